/// The place of a row: its section, and its number in it.
public struct IndexPath: Hashable, Sendable, Comparable {
  public var section: Int
  public var row: Int

  public init(row: Int, section: Int) {
    self.section = section
    self.row = row
  }

  public static func < (lhs: IndexPath, rhs: IndexPath) -> Bool {
    (lhs.section, lhs.row) < (rhs.section, rhs.row)
  }
}

extension IndexPath: CustomStringConvertible {
  public var description: String { "row \(row) of section \(section)" }
}
