/// Identifies a row or an item by its section and its index in that section.
public struct IndexPath: Hashable, Sendable, Comparable {
  /// The index of the section.
  public var section: Int
  /// The index of the row in its section.
  public var row: Int

  /// Identifies a row of a table.
  public init(row: Int, section: Int) {
    self.section = section
    self.row = row
  }

  /// Identifies an item of a collection.
  public init(item: Int, section: Int) {
    self.init(row: item, section: section)
  }

  /// The ``row``, as collections call it.
  public var item: Int {
    get { row }
    set { row = newValue }
  }

  /// Orders by section, then by row.
  public static func < (lhs: IndexPath, rhs: IndexPath) -> Bool {
    (lhs.section, lhs.row) < (rhs.section, rhs.row)
  }
}

extension IndexPath: CustomStringConvertible {
  /// Such as "row 3 of section 0".
  public var description: String { "row \(row) of section \(section)" }
}
