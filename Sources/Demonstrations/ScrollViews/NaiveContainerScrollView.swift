package import ScrollEngine

/// The obvious way to stack tables, kept to show its cost: each child is as tall as its content.
///
/// It is a stack as it comes: nothing cuts its children. A table whose frame contains all of its
/// content sees every one of its rows, so it makes a cell for each, whether or not the container
/// shows it. No cell ever enters a reuse queue.
package final class NaiveContainerScrollView: StackingScrollView {}
