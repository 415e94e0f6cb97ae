// A list as assistive technology sees it: all its elements; the visible ones have a cell.
extension ListView: SpokenList {
  final var spokenRows: SpokenRows? {
    get { extras?.spokenRows }
    set { changeExtras { $0.spokenRows = newValue } }
  }

  final func spokenCell(at path: IndexPath) -> View? {
    hasElement(at: path) ? liveCell(at: path) : nil
  }

  final func spokenPath(of cell: View) -> IndexPath? {
    guard cell is any ListCell else { return nil }
    return liveElements.first { $0.cell === cell }?.path ?? parkedPath(of: cell)
  }

  final var spokenLivePaths: [IndexPath] { liveElements.map(\.path).sorted() }

  final var spokenExtras: [View] {
    readableSubviews.flatMap { $0 is any PassedOver ? $0.readableSubviews : [$0] }
      .filter { !($0 is any ListCell) && !letsGo($0) }
  }

  final func spokenFrame(at path: IndexPath) -> Rect? {
    guard hasElement(at: path) else { return nil }
    guard let cell = liveCell(at: path), cell.isSubview(of: self) else {
      return frameOfElement(at: path)
    }
    return cell.frame
  }

  /// Asks the data source for the cell of an element, and puts the cell back into the queue.
  final func spokenWords(at path: IndexPath) -> String? {
    guard phase == .resting, access == .open, !needsReload, hasElement(at: path) else { return nil }
    phase = .changing
    defer {
      phase = .resting
      if access == .postponed { markForLayout() }
    }
    guard let cell = askForCell(at: path) else { return nil }
    let words = cell.accessibilityLabel
    if cell.superview == nil, cell.isMade(by: reuseQueue) { reuseQueue.enqueue(cell) }
    return words
  }

  final var spokenAllowsSelection: Bool { selectsByTouch && hasDataSource }
  final var spokenAllowsSeveral: Bool { allowsMultipleSelection }
  final var spokenSelection: [IndexPath] { selection.sorted }
  final func isSpokenSelected(_ path: IndexPath) -> Bool { selection.contains(path) }

  final func spokenChoose(_ path: IndexPath) { if hasElement(at: path) { chooseByKey(path) } }

  final func spokenReveal(_ path: IndexPath) {
    guard hasElement(at: path) else { return }
    let places = PerAxis { nearestPlace(ofElementAt: path, along: $0) }
    guard places.x != nil || places.y != nil else { return }
    scroll(toElementAt: path, at: places, animated: false)
  }

  final var spokenFocus: IndexPath? { focusedIndexPath }
  final func spokenTakeFocus(at path: IndexPath) {
    if hasElement(at: path) { focusElement(at: path) }
  }
}
