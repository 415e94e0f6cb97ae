import ScrollMotion

// Animates a change. A view that stays moves from its old frame on screen to its new frame, whether
// its element or the content offset has moved.
extension ListView {
  /// The visible views before a change; nil if no motion would be visible, because there is no
  /// window or no visible part.
  ///
  /// `changes` is nil if only the layout is about to change; `views` are moved in addition to the
  /// views of elements and sections; `oldFrame` and `oldEdgeFrame` are the displayed frames of
  /// elements, and of headers and footers.
  final func snapshot(
    before changes: ListChanges?, with views: [View] = [],
    oldFrame: @escaping (IndexPath) -> Rect?,
    oldEdgeFrame: @escaping (SectionEdge, Int) -> Rect?
  ) -> ListSnapshot? {
    guard let window, storedBounds.height > 0, storedBounds.width > 0 else { return nil }
    let motion = motionMade()
    let shown = (shownViews + views).map { view in
      (
        view,
        (view.transit?.shown(view.uprightFrame) ?? view.uprightFrame).offsetBy(
          Point.zero - heldOffset(of: view))
      )
    }
    let longest = shown.reduce(Size.zero) { longest, shown in
      Size(width: max(longest.width, shown.1.width), height: max(longest.height, shown.1.height))
    }
    return ListSnapshot(
      views: shown, inner: shownViews.flatMap(ConstrainedMoves.places),
      arrival: ListArrival(
        changes: changes, start: window.animationStart, oldBounds: bounds,
        reach: Size(
          width: storedBounds.width + longest.width, height: storedBounds.height + longest.height),
        oldFrame: oldFrame, oldEdgeFrame: oldEdgeFrame),
      motion: motion)
  }

  /// The motion of the list's views, made on first use.
  final func motionMade() -> UpdateMotion {
    let updates = updatesMade()
    let motion = updates.motion ?? UpdateMotion { [unowned self] in ghostHasArrived($0) }
    updates.motion = motion
    return motion
  }

  /// Starts moving the views that stay, once their frames and the offset are final.
  final func animate(_ snapshot: ListSnapshot, completion: @escaping (Bool) -> Void) {
    let updates = updatesMade()
    updates.arrival = snapshot.arrival
    updates.isMoving = true
    let start = snapshot.arrival.start
    let raised = cellsMoved(by: snapshot.arrival.changes)
    snapshot.motion.fadeGhosts(before: start)
    for (view, frame) in snapshot.views where holds(view) {
      let origin = heldOffset(of: view)
      let place = corner(of: frame)
      if let ghost = updates.ghosts.first(where: { $0.view === view })?.view {
        let corner = place + origin - (ghost.transit?.offset ?? .zero)
        ghost.uprightFrame.origin =
          ghost.uprightFrame.origin + corner - self.corner(of: ghost.uprightFrame)
        continue
      }
      var transit = view.transit ?? Transit()
      transit.offset = distance(
        from: corner(of: view.uprightFrame) - origin, to: place)
      transit.cover = cover(of: view.uprightFrame.size, showing: frame.size)
      snapshot.motion.animate(
        view, from: transit, at: start, isRaised: raised.contains(ObjectIdentifier(view)))
    }
    ConstrainedMoves.animate(snapshot, in: self)
    snapshot.motion.whenDone(from: start, completion)
    if !awaitsViews { viewsHaveArrived() }
    // A callback for the new offset may have removed the list from its window.
    if let window { window.start(snapshot.motion) } else { finishUpdateMotion() }
  }

  private func cellsMoved(by changes: ListChanges?) -> Set<ObjectIdentifier> {
    guard let changes, changes.hasMoves else { return [] }
    return Set(
      liveElements.filter { changes.moves(to: $0.path) }.map { ObjectIdentifier($0.cell) })
  }

  /// Called in a layout while something moves, once every visible element has a view.
  final func viewsHaveArrived() {
    guard let updates else { return }
    // Checks paths from the time of the update on: no motion of the update was displayed before all
    // its views existed.
    let start = updates.arrival?.start ?? updates.interruption
    updates.arrival = nil
    updates.interruption = nil
    guard let motion = updates.motion, let window, !motion.isIdle else {
      updates.isMoving = false
      return
    }
    let leaving = updates.ghosts.map(\.view).filter { $0 is any ListCell }
    let cells = liveElements.map(\.cell) + leaving
    for cell in motion.avoidCrossings(of: cells, from: start ?? window.now, now: window.now) {
      put(cell, .behindCells)
    }
    for cell in motion.raised { put(cell, .aboveCells) }
  }

  // MARK: Leaving

  /// Moves a removed view out, behind all other views if it is not raised; `giveBack` is called at
  /// the end of its motion, to give the view back and report it.
  ///
  /// Returns whether the view is animated; if not, the caller gives it back at once.
  final func dismiss(
    _ view: View?, to end: Transit, _ snapshot: ListSnapshot, isRaised: Bool = false,
    then giveBack: @escaping () -> Void
  ) -> Bool {
    guard let view, holds(view), end != Transit() else { return false }
    let isRaised = isRaised || (view.transit?.lift ?? 0) > 0
    updatesMade().ghosts.append(ListUpdateState.Ghost(view: view, end: giveBack))
    if !isRaised { put(view, .behindAll) }
    snapshot.motion.dismiss(view, to: end, at: snapshot.arrival.start, isRaised: isRaised)
    return true
  }

  /// The final transit of a view that keeps its element and moves to a new frame off screen.
  ///
  /// `start` is the displayed corner of the view, in points of the list; `visible` is the part of
  /// the content that is visible when everything is in position.
  final func wayOut(
    from start: Point, to frame: Rect, seenFrom visible: Rect, isRaised: Bool,
    _ arrival: ListArrival
  ) -> Transit {
    // A raised view passes above all others, so it may end just outside the list.
    Transit(
      offset: isRaised
        ? distance(from: start, to: outside(frame, from: visible))
        : seenWay(from: start, to: corner(of: frame) - visible.origin, arrival))
  }

  /// The final transit of the cell of a deleted or reloaded element.
  final func departure(of cell: View, at path: IndexPath, _ snapshot: ListSnapshot) -> Transit {
    snapshot.arrival.changes?.departure(of: path).transit(of: cell.uprightFrame.size) ?? Transit()
  }

  /// The final transit of a view of a deleted or reloaded section.
  final func departure(
    of view: View, fromSection section: Int, _ snapshot: ListSnapshot
  ) -> Transit {
    let sections = snapshot.arrival.changes?.sections
    let run = sections.flatMap {
      $0.removals.run(holding: section) ?? $0.reloads.run(holding: section)
    }
    return (run?.animation ?? .none).transit(of: view.uprightFrame.size)
  }

  private func ghostHasArrived(_ view: View) {
    guard let updates, let index = updates.ghosts.firstIndex(where: { $0.view === view }) else {
      return
    }
    updates.ghosts.remove(at: index).end()
  }

  // MARK: The end

  /// Moves everything to its final frame at once.
  final func finishUpdateMotion() {
    guard let updates else { return }
    updates.arrival = nil
    updates.interruption = nil
    updates.isMoving = false
    updates.motion?.finish()
  }
}
