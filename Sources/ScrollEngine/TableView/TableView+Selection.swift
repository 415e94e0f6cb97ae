extension TableView {
  /// The selected row, or the first of several; nil if none is selected.
  public var indexPathForSelectedRow: IndexPath? { selection.first }

  /// The selected rows in order; nil if none is selected.
  public var indexPathsForSelectedRows: [IndexPath]? {
    selection.isEmpty ? nil : selection.sorted
  }

  // MARK: Touches

  func rowToPress(at point: Point) -> IndexPath? {
    // A header that sticks covers the rows below it.
    let isCovered = liveSupplements.contains { $0.view?.frame.contains(point) == true }
    return isCovered ? nil : indexPathForRow(at: point)
  }

  func chosenRow(insteadOf path: IndexPath) -> IndexPath? {
    guard let tableDelegate else { return path }
    return calling(.willSelectRow) { tableDelegate.tableView(self, willSelectRowAt: path) }
  }

  func rowToDeselect(insteadOf path: IndexPath) -> IndexPath? {
    guard let tableDelegate else { return path }
    return calling(.willDeselectRow) { tableDelegate.tableView(self, willDeselectRowAt: path) }
  }

  func tellOfSelection(_ event: ListSelection.Event, _ path: IndexPath) {
    guard let tableDelegate else { return }
    reportCall(DelegateCall(event, path))
    switch event {
    case .didHighlight:
      calling(.didHighlightRow) { tableDelegate.tableView(self, didHighlightRowAt: path) }
    case .didUnhighlight:
      calling(.didUnhighlightRow) { tableDelegate.tableView(self, didUnhighlightRowAt: path) }
    case .didSelect: calling(.didSelectRow) { tableDelegate.tableView(self, didSelectRowAt: path) }
    case .didDeselect:
      calling(.didDeselectRow) { tableDelegate.tableView(self, didDeselectRowAt: path) }
    }
  }
}
