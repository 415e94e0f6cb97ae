/// The bits that tell which fields of a cell follow in a record. The first four are for the numbers of
/// its frame.
enum CellField {
  static let path: UInt8 = 1 << 4
  /// The cell shows a row no longer; no data follow.
  static let noPath: UInt8 = 1 << 5
  /// `isStale` becomes the opposite; no data follow.
  static let isStale: UInt8 = 1 << 6
  static let list: UInt8 = 1 << 7
}

/// The bits that tell which fields of a view follow in a record.
enum ViewField {
  // The first of four bits for the numbers of each of these.
  static let bounds = 0
  static let frame = 4
  static let contentSize = 8
  static let contentInset = 12
  static let adjustedContentInset = 16

  static let motion: UInt32 = 1 << 20
  static let parent: UInt32 = 1 << 21
  /// The view becomes a scroll view, or is one no longer; no data follow.
  static let scroll: UInt32 = 1 << 22
}

/// The bits that tell which fields of a call follow in a record.
enum CallField {
  static let path: UInt8 = 1 << 0
  static let values: UInt8 = 1 << 1
  static let cause: UInt8 = 1 << 2
  static let programCall: UInt8 = 1 << 3
  static let letter: UInt8 = 1 << 4
  static let addresses: UInt8 = 1 << 5
  static let outcome: UInt8 = 1 << 6
}
