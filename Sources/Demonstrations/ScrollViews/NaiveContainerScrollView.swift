package import ScrollEngine

/// The obvious way to stack tables, kept to show its cost: each child is as tall as its content.
///
/// The children's frames are not limited to their visible parts. A table whose bounds contain all
/// of its rows makes a cell for each of them, whether or not the container shows the row. No cell
/// ever enters a reuse queue.
package final class NaiveContainerScrollView: StackingScrollView {}
