// What is selected and highlighted, and how a person does that.
//
// A pointer that goes down on a row highlights it, once it has stayed long enough not to be about to
// scroll (`delaysContentTouches`). If it becomes a drag, the highlight goes; if it goes up, the row is
// selected. The delegate is asked and told in UIKit's order: `shouldHighlight`, `didHighlight`;
// `didUnhighlight`, `willSelect`, then for a row that loses its selection `willDeselect` and
// `didDeselect`, then `didSelect`. What a callback does to the rows, the row that is pressed follows;
// if it is gone, that is the end of it.
extension TableView {
  /// The selected row, the first of several, or nil.
  public var indexPathForSelectedRow: IndexPath? { selection.first }

  /// The selected rows in their order, or nil where there is none.
  public var indexPathsForSelectedRows: [IndexPath]? {
    selection.isEmpty ? nil : selection.sorted
  }

  /// Selects a row, or none for nil, without telling the delegate.
  ///
  /// Without ``allowsMultipleSelection`` no other row stays selected.
  ///
  /// - Parameters:
  ///   - animated: Whether the cell may show the change in its own time, and whether the table takes
  ///     some to scroll.
  ///   - scrollPosition: Where to bring the row; `none` scrolls nowhere.
  /// - Precondition: The table has the row.
  public func selectRow(
    at indexPath: IndexPath?, animated: Bool = false, scrollPosition: ScrollPosition = .none
  ) {
    if let indexPath { requireRow(indexPath) }
    if indexPath == nil || !allowsMultipleSelection {
      for path in selection.places where path != indexPath {
        deselectRow(at: path, animated: animated)
      }
    }
    guard let indexPath else { return }
    selection.insert(indexPath)
    cellForRow(at: indexPath)?.show(isSelected: true, animated: animated)
    if scrollPosition != .none {
      scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
    }
  }

  /// Takes the selection from a row, without telling the delegate.
  ///
  /// - Parameter animated: Whether the cell may show the change in its own time.
  public func deselectRow(at indexPath: IndexPath, animated: Bool) {
    guard selection.contains(indexPath) else { return }
    selection.remove(indexPath)
    cellForRow(at: indexPath)?.show(isSelected: false, animated: animated)
  }

  /// Gives a cell that comes into sight the state of its row.
  func showState(of path: IndexPath, in cell: TableViewCell) {
    let isSelected = selection.contains(path)
    if cell.isSelected != isSelected { cell.isSelected = isSelected }
    let isHighlighted = selection.highlighted == path
    if cell.isHighlighted != isHighlighted { cell.isHighlighted = isHighlighted }
  }

  // MARK: A person's touch

  func takeTaps() {
    let tap = TapGestureRecognizer { [unowned self] in
      if $0.state == .ended { tapPressedRow() }
    }
    tap.concernsContent = true
    tap.onTouch = { [unowned self, unowned tap] isDown in
      if isDown { beginTouch(at: tap.location(in: self)) } else { endTouch() }
    }
    addGestureRecognizer(tap)
  }

  private func beginTouch(at point: Point) {
    // A header that sticks covers the rows below it.
    guard allowsSelection,
      !liveSupplements.contains(where: { $0.view?.frame.contains(point) == true }),
      let path = indexPathForRow(at: point)
    else { return }
    selection.pressed = path
    let delegate = tableDelegate
    guard delegate?.tableView(self, shouldHighlightRowAt: path) ?? true else {
      selection.pressed = nil
      return
    }
    guard let path = selection.pressed else { return }
    selection.highlighted = path
    cellForRow(at: path)?.isHighlighted = true
    delegate?.tableView(self, didHighlightRowAt: path)
  }

  /// The pointer is gone, or drags, or the table has left its window.
  func endTouch() {
    unhighlight()
    selection.pressed = nil
  }

  private func unhighlight() {
    guard let path = selection.highlighted else { return }
    selection.highlighted = nil
    cellForRow(at: path)?.isHighlighted = false
    tableDelegate?.tableView(self, didUnhighlightRowAt: path)
  }

  private func tapPressedRow() {
    unhighlight()
    guard let path = selection.pressed, allowsSelection else { return }
    if allowsMultipleSelection, selection.contains(path) {
      deselect(path)
      return
    }
    let delegate = tableDelegate
    if let delegate {
      let chosen = delegate.tableView(self, willSelectRowAt: path)
      // The row may be gone by now, and the answer is about the rows there were.
      guard let chosen, let pressed = selection.pressed else { return }
      selection.pressed = chosen == path ? pressed : chosen
    }
    if !allowsMultipleSelection {
      for other in selection.sorted where other != selection.pressed { deselect(other) }
    }
    guard let path = selection.pressed else { return }
    requireRow(path)
    selection.insert(path)
    cellForRow(at: path)?.isSelected = true
    delegate?.tableView(self, didSelectRowAt: path)
  }

  /// Takes the selection from a row if the delegate agrees.
  private func deselect(_ path: IndexPath) {
    let delegate = tableDelegate
    let chosen = delegate.map { $0.tableView(self, willDeselectRowAt: path) } ?? path
    guard let chosen, selection.contains(chosen) else { return }
    deselectRow(at: chosen, animated: false)
    delegate?.tableView(self, didDeselectRowAt: chosen)
  }
}
