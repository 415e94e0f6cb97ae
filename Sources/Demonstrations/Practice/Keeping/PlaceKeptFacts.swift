import SceneParts

/// What each side has done to the row that a person reads.
package struct PlaceKeptFacts: SceneFacts {
  package struct Side: Hashable, Sendable {
    /// The row that was read at the latest change, and how far it has moved, in points; nil before.
    package let name: String?
    package let moved: Double?
    /// The row at the upper edge of the viewport now.
    package let firstRow: String?
  }

  /// The side that keeps the offset, and the side that keeps the row.
  package let byOffset: Side
  package let byRow: Side
  package let rowCount: Int
  package let offset: Double
  /// The number of rows that one change brings, and the height of a new row; in points.
  package let step: Int
  package let newHeight: Double
}
