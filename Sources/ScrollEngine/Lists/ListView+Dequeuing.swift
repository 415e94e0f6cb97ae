extension ListView {
  /// A cell to fill: the cell being refilled, else a reset cell from the queue, else a new cell.
  @inline(__always)
  final func dequeueCell<Cell: ReusableView>(
    withIdentifier identifier: String, for what: @autoclosure () -> String
  ) -> Cell {
    if let cell = cellToReconfigure(withIdentifier: identifier) { return typed(cell, identifier) }
    if let queued = takeQueued(withIdentifier: identifier) {
      if queued.holdsScrollViews { offsetMemory.startOver(queued) }
      return typed(queued, identifier)
    }
    let queue = reuseQueue
    let cell = makeCell(withIdentifier: identifier, for: what())
    return typed(queue.adopt(cell, withIdentifier: identifier), identifier)
  }

  /// A reset cell from the queue; nil if none is waiting.
  @inline(__always)
  private func takeQueued(withIdentifier identifier: String) -> ReusableView? {
    // With a listener the queue is retained, because the listener may give the list another queue.
    guard !reuseQueue.hasListener else { return reuseQueue.takeQueued(withIdentifier: identifier) }
    return Unmanaged.passUnretained(reuseQueue).withObject {
      $0.takeQueued(withIdentifier: identifier)
    }
  }

  /// Makes cells until `count` cells with an identifier wait in the queue, so that scrolling does
  /// not have to make them.
  final func preload(_ count: Int, withIdentifier identifier: String) {
    reuseQueue.preload(count: count, withIdentifier: identifier) {
      makeCell(withIdentifier: identifier, for: "preloading")
    }
  }

  /// Makes a cell; `purpose` completes the message if no class is registered.
  private func makeCell(withIdentifier identifier: String, for purpose: String) -> ReusableView {
    guard let cellClass = cellClasses[identifier] else {
      fail(
        "\(name): no class is registered for the reuse identifier \"\(identifier)\", asked for "
          + "\(purpose); call \(registration) first")
    }
    return make(cellClass, identifier)
  }

  /// Takes a view without an element out of the list, and gives it back to a queue.
  @inline(__always)
  final func giveBack(_ view: consuming ReusableView, to queue: ReuseQueue) {
    takeFromSight(view)
    // Shows the cell again: a program may have hidden it for its previous element only.
    if view.hides { view.isHidden = false }
    queue.takeBack(view)
  }

  /// Takes a view out of the hierarchy, and ends its motions.
  @inline(__always)
  final func takeFromSight(_ view: View) {
    view.isArranged = false
    // A callback may have moved the view to another superview.
    if view.isSubview(of: self) || holds(view) {
      view.isBeingPlaced = true
      view.removeFromSuperview()
      view.isBeingPlaced = false
    }
    if view.transit != nil { view.transit = nil }
    if updates?.isMoving == true { ConstrainedMoves.end(in: view) }
  }

  /// Stops the program, because it has removed a view of the list.
  final func failMissing(_ view: View, _ what: String) -> Never {
    let place = view.superview.map { "is in \($0)" } ?? "is in no view"
    fail(
      "\(name): the view of \(what), \(view), \(place); only \(self) takes it out, when it is out of "
        + "sight, deleted or reloaded")
  }

  /// Casts a view from a queue to the expected class; stops the program if the view has another
  /// class.
  final func typed<V: ReusableView>(_ view: consuming ReusableView, _ identifier: String) -> V {
    if view.knownClass == ObjectIdentifier(V.self) { return unsafeDowncast(view, to: V.self) }
    if view is V {
      view.knownClass = ObjectIdentifier(V.self)
      return unsafeDowncast(view, to: V.self)
    }
    fail("\(name): the queue holds a \(type(of: view)) for \"\(identifier)\", not a \(V.self)")
  }

  /// Stops the program if the data source returned a view that the list cannot show; `method` names
  /// the method that provides such views.
  @inline(__always)
  final func requireOwn(
    _ view: ReusableView, of queue: ReuseQueue, from method: StaticString,
    _ what: @autoclosure () -> String
  ) {
    guard view.superviewReference == nil, view.isMade(by: queue), !view.isQueued else {
      failForeign(view, of: queue, from: method, what())
    }
  }

  private func failForeign(
    _ view: ReusableView, of queue: ReuseQueue, from method: StaticString, _ what: String
  ) -> Never {
    if view.superviewReference != nil {
      fail("\(name): \(what), \(view), is already in \(view.superview ?? view)")
    }
    if view.isMade(by: queue) {
      fail("\(name): \(what), \(view), is waiting in the queue; get it from \(method)")
    }
    fail("\(name): \(what), \(view), did not come from \(method)")
  }
}
