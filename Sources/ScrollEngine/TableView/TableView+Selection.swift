extension TableView {
  /// The selected row, the first of several, or nil.
  public var indexPathForSelectedRow: IndexPath? { selection.first }

  /// The selected rows in their order, or nil where there is none.
  public var indexPathsForSelectedRows: [IndexPath]? {
    selection.isEmpty ? nil : selection.sorted
  }

  /// Selects a row, or none for nil, without telling the delegate.
  ///
  /// Without ``ListView/allowsMultipleSelection`` no other row stays selected.
  ///
  /// - Parameters:
  ///   - animated: Whether the cell may show the change in its own time, and whether the table takes
  ///     some to scroll.
  ///   - scrollPosition: Where to bring the row; `none` scrolls nowhere.
  /// - Precondition: The table has the row.
  public func selectRow(
    at indexPath: IndexPath?, animated: Bool = false, scrollPosition: ScrollPosition = .none
  ) {
    select(indexPath, animated: animated)
    guard let indexPath, scrollPosition != .none else { return }
    scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
  }

  /// Takes the selection from a row, without telling the delegate.
  ///
  /// - Parameter animated: Whether the cell may show the change in its own time.
  public func deselectRow(at indexPath: IndexPath, animated: Bool) {
    unselect(indexPath, animated: animated)
  }

  // MARK: A person's touch

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
    switch event {
    case .didHighlight: tableDelegate.tableView(self, didHighlightRowAt: path)
    case .didUnhighlight: tableDelegate.tableView(self, didUnhighlightRowAt: path)
    case .didSelect: tableDelegate.tableView(self, didSelectRowAt: path)
    case .didDeselect: tableDelegate.tableView(self, didDeselectRowAt: path)
    }
  }
}
