// Cells that leave the screen go into the queue, or are parked while they receive keys.
extension ListView {
  /// Gives back the cell of an element that is out of sight, or parks the cell if it receives keys.
  ///
  /// Evaluates `path` only if needed, for instance to report the cell to the delegate.
  @inline(__always)
  final func release(
    _ cell: consuming ReusableView, to queue: ReuseQueue, isReported: Bool,
    at path: @autoclosure () -> IndexPath?
  ) {
    if cell.hasKeys, let path = path() { return parkCell(cell, at: path) }
    if cell.holdsScrollViews { offsetMemory.remember(cell, at: path()) }
    let reported = isReported ? copy cell : nil
    giveBack(cell, to: queue)
    if let reported, let path = path() { cellDidLeave(reported, at: path) }
  }

  /// Parks the cell of an element that is out of sight, and reports the end of its display.
  final func parkCell(_ cell: ReusableView, at path: IndexPath) {
    park(cell, .element(path))
    cellDidLeave(cell, at: path)
  }

  /// Gives back a cell that has lost its element, and reports the end of its display.
  final func takeOut(_ cell: ReusableView, of path: IndexPath) {
    giveBack(cell, to: reuseQueue)
    cellDidLeave(cell, at: path)
  }
}
