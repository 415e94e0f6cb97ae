package import ScrollEngine

/// The obvious way to stack tables, kept to show its cost: each child is as tall as its content.
///
/// The children's frames are not limited to their visible parts. A table whose bounds contain all
/// of its rows makes a cell for each of them, whether or not the container shows the row. No cell
/// ever enters a reuse queue.
package final class NaiveContainerScrollView: StackingScrollView {
  /// The greatest number of rows that are tried, and the longest time for their cells, in seconds.
  static let mostRows = 5_000
  static let longestTime = 2.0

  /// Whether so many rows, at this cost of each cell in seconds, are not even tried: a person would
  /// wait too long for the first frame.
  static func isHopeless(rows: Int, cost: Double) -> Bool {
    rows > mostRows || Double(rows) * cost > longestTime
  }
}
