/// The place of a row or an item: its section, and its number in it.
public struct IndexPath: Hashable, Sendable, Comparable {
  public var section: Int
  public var row: Int

  public init(row: Int, section: Int) {
    self.section = section
    self.row = row
  }

  public init(item: Int, section: Int) {
    self.init(row: item, section: section)
  }

  /// What collections call ``row``.
  public var item: Int {
    get { row }
    set { row = newValue }
  }

  public static func < (lhs: IndexPath, rhs: IndexPath) -> Bool {
    (lhs.section, lhs.row) < (rhs.section, rhs.row)
  }
}

extension IndexPath: CustomStringConvertible {
  public var description: String { "row \(row) of section \(section)" }
}
