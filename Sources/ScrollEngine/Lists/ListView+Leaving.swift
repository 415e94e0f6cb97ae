// How cells leave the screen: into the queue, or out of sight while keys go to them.
extension ListView {
  /// Gives back the cell of an element that is out of sight, or keeps it while keys go to it.
  ///
  /// `path` is only asked for where it is needed, as when the delegate is called for what leaves.
  @inline(__always)
  final func release(
    _ cell: consuming ReusableView, to queue: ReuseQueue, isReported: Bool,
    at path: @autoclosure () -> IndexPath?
  ) {
    if cell.hasKeys, let path = path() { return parkCell(cell, at: path) }
    if cell.holdsScrollViews { offsetMemory.remember(cell, at: path()) }
    guard isReported else { return giveBack(cell, to: queue) }
    giveBack(copy cell, to: queue)
    if let path = path() { cellDidLeave(cell, at: path) }
  }

  /// Keeps the cell of an element that is out of sight while keys go to it, and reports it as gone.
  final func parkCell(_ cell: ReusableView, at path: IndexPath) {
    park(cell, .element(path))
    cellDidLeave(cell, at: path)
  }

  /// Gives back a cell that shows nothing here from now on, and reports it.
  final func takeOut(_ cell: ReusableView, of path: IndexPath) {
    giveBack(cell, to: reuseQueue)
    cellDidLeave(cell, at: path)
  }
}
