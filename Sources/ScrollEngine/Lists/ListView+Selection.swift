// Selection and highlight, and how a person changes them.
//
// A pointer that goes down on an element highlights the element after a delay, in which the touch
// can become a scroll (`delaysContentTouches`). If the pointer drags, the highlight ends; if the
// pointer goes up, the element is selected. The delegate is called in UIKit's order:
// `shouldHighlight` and `didHighlight`; on release `didUnhighlight`, the question whether to
// select, `didDeselect` for each element that loses its selection, and `didSelect`. If a callback
// changes the elements, the index path of the pressed element is updated; if that element is gone,
// the touch ends.
extension ListView {
  /// Selects an element without calling the delegate; nil deselects all.
  final func select(_ path: IndexPath?, animated: Bool) {
    if let path {
      requireElement(
        at: path,
        call: element == .row
          ? "selectRow(at:animated:scrollPosition:)" : "selectItem(at:animated:scrollPosition:)")
    }
    if path == nil || !allowsMultipleSelection {
      for other in selection.places where other != path { unselect(other, animated: animated) }
    }
    guard let path else { return }
    selection.insert(path)
    liveCell(at: path)?.show(isSelected: true, animated: animated)
  }

  /// Deselects an element without calling the delegate.
  final func unselect(_ path: IndexPath, animated: Bool) {
    guard selection.contains(path) else { return }
    selection.remove(path)
    liveCell(at: path)?.show(isSelected: false, animated: animated)
  }

  /// Gives a cell that becomes visible the selection and the highlight of its element.
  @inline(__always)
  final func showState<Cell: ListCell>(of path: IndexPath, in cell: Cell) {
    let isSelected = selection.contains(path)
    if cell.isSelected != isSelected { cell.isSelected = isSelected }
    let isHighlighted = selection.highlighted == path
    if cell.isHighlighted != isHighlighted { cell.isHighlighted = isHighlighted }
    if extras != nil || cell.boxedShowing != nil {
      cell.set(.focused, to: extras?.focusedPath == path)
    }
  }

  // MARK: Touches

  final func takeTaps() {
    let tap = TapGestureRecognizer { [unowned self] in
      if $0.state == .ended { tapPressed() }
    }
    tap.concernsContent = true
    // Views in a cell may follow the touch to its end.
    tap.cancelsTouchesInView = false
    tap.onTouch = { [unowned self, unowned tap] isDown in
      if isDown { beginTouch(at: tap.location(in: self)) } else { endTouch() }
    }
    addGestureRecognizer(tap)
  }

  private func beginTouch(at point: Point) {
    // A custom layout that was asked for the element may have requested a reload.
    guard touchHasBegun(), selectsByTouch, let path = elementToPress(at: point),
      hasElement(at: path)
    else { return }
    selection.pressed = path
    guard shouldHighlight(path) else {
      selection.pressed = nil
      return
    }
    guard let path = selection.pressed else { return }
    selection.highlighted = path
    liveCell(at: path)?.isHighlighted = true
    tellDelegate(.didHighlight, of: path)
  }

  /// Ends the touch: the pointer is up, or drags, or the list has left its window.
  final func endTouch() {
    unhighlight()
    selection.pressed = nil
  }

  private func unhighlight() {
    guard let path = selection.highlighted else { return }
    selection.highlighted = nil
    liveCell(at: path)?.isHighlighted = false
    tellDelegate(.didUnhighlight, of: path)
  }

  /// Selects an element as if it were tapped.
  final func chooseByKey(_ path: IndexPath) {
    guard selectsByTouch, selection.pressed == nil, shouldHighlight(path) else { return }
    selection.pressed = path
    tapPressed()
    selection.pressed = nil
  }

  private func tapPressed() {
    unhighlight()
    guard let path = selection.pressed, selectsByTouch else { return }
    if allowsMultipleSelection, selection.contains(path) {
      return deselect(path, isTapped: true)
    }
    let chosen = willSelect(path)
    // The callback may have removed the pressed element; its answer refers to the elements before
    // the removal.
    guard let chosen, let pressed = selection.pressed else { return }
    selection.pressed = chosen == path ? pressed : chosen
    if !allowsMultipleSelection {
      for other in selection.sorted where other != selection.pressed {
        deselect(other, isTapped: false)
      }
    }
    // A callback may have requested a reload, which updates the pressed index path.
    reloadIfNeeded()
    guard let path = selection.pressed else { return }
    requireElement(at: path, call: selectionQuestion)
    selection.insert(path)
    liveCell(at: path)?.isSelected = true
    tellDelegate(.didSelect, of: path)
  }

  /// Deselects `path`, or the element that the delegate chooses instead; deselects nothing if the
  /// delegate returns nil, or an element that is not selected.
  private func deselect(_ path: IndexPath, isTapped: Bool) {
    guard let chosen = willDeselect(path, isTapped: isTapped), selection.contains(chosen) else {
      return
    }
    unselect(chosen, animated: false)
    tellDelegate(.didDeselect, of: chosen)
  }
}
