extension TableView {
  /// The selected row, the first of several, or nil.
  public var indexPathForSelectedRow: IndexPath? { selection.first }

  /// The selected rows in order, or nil if none.
  public var indexPathsForSelectedRows: [IndexPath]? {
    selection.isEmpty ? nil : selection.sorted
  }

  /// Selects a row, or none for nil, without calling the delegate.
  ///
  /// Without ``ListView/allowsMultipleSelection`` all other rows are deselected.
  ///
  /// `animated` lets the cell and the scroll take time; `scrollPosition` is where to scroll the
  /// row, and `none` does not scroll.
  ///
  /// - Precondition: The table has the row.
  public func selectRow(
    at indexPath: IndexPath?, animated: Bool = false, scrollPosition: ScrollPosition = .none
  ) {
    select(indexPath, animated: animated)
    guard let indexPath, scrollPosition != .none else { return }
    scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
  }

  /// Deselects a row without calling the delegate; `animated` lets the cell take time to change.
  public func deselectRow(at indexPath: IndexPath, animated: Bool) {
    unselect(indexPath, animated: animated)
  }

  // MARK: Touches

  func rowToPress(at point: Point) -> IndexPath? {
    // A header that sticks covers the rows below it.
    let isCovered = liveSupplements.contains { $0.view?.frame.contains(point) == true }
    return isCovered ? nil : indexPathForRow(at: point)
  }

  func chosenRow(insteadOf path: IndexPath) -> IndexPath? {
    guard let tableDelegate else { return path }
    return tableDelegate.tableView(self, willSelectRowAt: path)
  }

  func rowToDeselect(insteadOf path: IndexPath) -> IndexPath? {
    guard let tableDelegate else { return path }
    return tableDelegate.tableView(self, willDeselectRowAt: path)
  }

  func tellOfSelection(_ event: ListSelection.Event, _ path: IndexPath) {
    guard let tableDelegate else { return }
    reportCall(DelegateCall(event, path))
    switch event {
    case .didHighlight: tableDelegate.tableView(self, didHighlightRowAt: path)
    case .didUnhighlight: tableDelegate.tableView(self, didUnhighlightRowAt: path)
    case .didSelect: tableDelegate.tableView(self, didSelectRowAt: path)
    case .didDeselect: tableDelegate.tableView(self, didDeselectRowAt: path)
    }
  }
}
