public import Foundation
public import ScrollEngine

/// The engine's `IndexPath`; Foundation's is another type.
public typealias IndexPath = ScrollEngine.IndexPath

extension ScrollEngine.IndexPath {
  /// Makes the path of a section and a row in it.
  ///
  /// - Precondition: There are two indexes, as in every path in a list.
  public init(indexes: [Int]) {
    precondition(indexes.count == 2, "IndexPath: \(indexes) is not a section and a row")
    self.init(row: indexes[1], section: indexes[0])
  }

  /// The number of indexes: two.
  public var count: Int { 2 }

  /// Whether there are no indexes: never, because a path of this type has two.
  public var isEmpty: Bool { false }

  /// Returns the section at 0 and the row at 1.
  ///
  /// - Precondition: `position` is 0 or 1.
  public subscript(position: Int) -> Int {
    get {
      precondition(position == 0 || position == 1, "IndexPath: no index \(position)")
      return position == 0 ? section : row
    }
    set {
      precondition(position == 0 || position == 1, "IndexPath: no index \(position)")
      if position == 0 { section = newValue } else { row = newValue }
    }
  }

  /// Compares two paths, by section and then by row.
  public func compare(_ other: ScrollEngine.IndexPath) -> ComparisonResult {
    self == other ? .orderedSame : self < other ? .orderedAscending : .orderedDescending
  }
}

extension ScrollEngine.IndexPath: ExpressibleByArrayLiteral {
  /// Makes the path of a section and a row in it, such as `[0, 3]`.
  ///
  /// - Precondition: There are two indexes, or none for row 0 of section 0.
  public init(arrayLiteral indexes: Int...) {
    self.init(indexes: indexes.isEmpty ? [0, 0] : indexes)
  }
}

// The engine's messages use `description`, which names the row and the section. If a program prints
// an index path, alone or inside a text, it gets the form that Foundation prints.
extension ScrollEngine.IndexPath: TextOutputStreamable {
  /// Writes the indexes in brackets, such as "[1, 3]".
  public func write<Target: TextOutputStream>(to target: inout Target) {
    target.write(debugDescription)
  }
}

extension ScrollEngine.IndexPath: CustomDebugStringConvertible {
  /// The section and the row in brackets, such as "[1, 3]".
  public var debugDescription: String { "[\(section), \(row)]" }
}
