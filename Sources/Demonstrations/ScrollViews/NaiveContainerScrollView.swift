package import ScrollEngine

/// The obvious way to stack tables, kept to show what it costs: each child is as tall as its content.
///
/// That is a stack as it comes: nothing cuts its children. A table whose frame holds all of its content
/// sees every one of its rows, so it makes a cell for each, whether or not the container shows it. Nothing
/// ever enters a reuse queue.
package final class NaiveContainerScrollView: StackingScrollView {}
