import ScrollEngine

extension TableView {
  /// The rows that have a cell, in order.
  var visibleRows: [IndexPath] { indexPathsForVisibleRows ?? [] }
}
