extension ListView {
  /// A cell to fill: the one that is being filled again, or one that waits in the queue, reset, or else
  /// a new one.
  @inline(__always)
  final func dequeueCell<Cell: ReusableView>(
    withIdentifier identifier: String, making make: () -> Cell
  ) -> Cell {
    if let cell = cellToReconfigure(withIdentifier: identifier) { return typed(cell, identifier) }
    let queue = reuseQueue
    if let cell = queue.takeQueued(withIdentifier: identifier) {
      if cell.holdsScrollViews { offsetMemory.startOver(cell) }
      return typed(cell, identifier)
    }
    return typed(queue.adopt(make(), withIdentifier: identifier), identifier)
  }

  /// A view from a queue as what it has to be.
  final func typed<V: ReusableView>(_ view: consuming ReusableView, _ identifier: String) -> V {
    if view is V { return unsafeDowncast(view, to: V.self) }
    fail("\(name): the queue holds a \(type(of: view)) for \"\(identifier)\", not a \(V.self)")
  }

  /// Stops the program where the data source has returned a view that is not there to be shown here.
  ///
  /// - Parameter method: How one gets such a view.
  final func requireOwn(
    _ view: ReusableView, of queue: ReuseQueue, from method: StaticString,
    _ what: @autoclosure () -> String
  ) {
    if view.superviewReference != nil {
      fail("\(name): \(what()), \(view), is already in \(view.superview ?? view)")
    }
    require(
      view.isMade(by: queue),
      "\(name): \(what()), \(view), did not come from \(method)")
    require(
      !view.isQueued,
      "\(name): \(what()), \(view), waits in the queue; ask for it by \(method)")
  }
}
