/// Recognizes a finger that stays on a row that has a menu.
final class RowPressRecognizer: LongPressGestureRecognizer {
  override var isPartOfItsView: Bool { true }
  override var isHidden: Bool { true }

  /// Accepts touches only: a mouse has a button for menus.
  override func pointerDown(at location: Point) {
    guard device == .touch, let table = view as? TableView,
      table.delegate(answering: .contextMenu) != nil
    else { return move(to: .failed) }
    super.pointerDown(at: location)
  }

  override func deadlineReached() {
    guard let table = view as? TableView,
      table.hasContextMenu(at: table.convert(location, from: nil))
    else { return move(to: .failed) }
    super.deadlineReached()
  }
}

// Menus of rows.
extension TableView {
  func takePresses() {
    let recognizer = RowPressRecognizer { [unowned self] in
      if $0.state == .began { window?.openContextMenu(at: $0.location) }
    }
    addGestureRecognizer(recognizer)
  }

  func hasContextMenu(at point: Point) -> Bool { rowMenu(at: point) != nil }

  func rowMenu(at point: Point) -> ContextMenuConfiguration? {
    guard !isOutdated, !isSuspended, let path = rowToPress(at: point) else { return nil }
    return delegate(answering: .contextMenu)?.tableView(
      self, contextMenuConfigurationForRowAt: path, point: point)
  }
}
