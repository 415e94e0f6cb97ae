import SceneParts

/// What each side knows about the heights of its rows, and how far its scroll bar has jumped.
package struct EstimatedHeightsFacts: SceneFacts {
  package struct Side: Hashable, Sendable {
    /// The estimated height of a row, in points; nil if no height is an estimate.
    package let estimate: Double?
    /// The height that the table takes its content to have, in points.
    package let contentHeight: Double
    /// The longest way of the thumb that no movement of the content explains, in points.
    package let longestJump: Double
    /// The height of the row that caused it, in points; nil if none did.
    package let causeHeight: Double?
    /// The number of rows with an estimated height.
    package let estimatedRows: Int
  }

  package let left: Side
  package let right: Side
  package let rowCount: Int
  /// The height of the content once all rows are measured, in points.
  package let trueHeight: Double
}
