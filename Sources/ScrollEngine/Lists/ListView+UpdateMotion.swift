import ScrollMotion

// Animating a change. A view that stays moves from its old frame on screen to its new one, no
// matter whether the elements have moved or the offset.
extension ListView {
  /// What is visible before a change, or nil if no motion would be visible.
  ///
  /// `changes` is nil if only the layout is about to change; `views` remain visible besides those
  /// of the list; `oldFrame` and `oldEdgeFrame` are the displayed frames of elements, and of
  /// headers and footers.
  final func snapshot(
    before changes: ListChanges?, with views: [View] = [],
    oldFrame: @escaping (IndexPath) -> Rect?,
    oldEdgeFrame: @escaping (SectionEdge, Int) -> Rect?
  ) -> ListSnapshot? {
    guard let window, bounds.height > 0, bounds.width > 0 else { return nil }
    let motion = updates.motion ?? UpdateMotion { [unowned self] in ghostHasArrived($0) }
    updates.motion = motion
    return ListSnapshot(
      views: (shownViews + views).map { view in
        (view, view.frame.offsetBy((view.transit?.offset ?? .zero) - bounds.origin))
      },
      arrival: ListArrival(
        changes: changes, start: window.now, oldBounds: bounds, oldFrame: oldFrame,
        oldEdgeFrame: oldEdgeFrame),
      motion: motion)
  }

  /// Starts moving the views that stay, once their frames and the offset are final.
  final func show(_ snapshot: ListSnapshot, completion: @escaping (Bool) -> Void) {
    updates.arrival = awaitsViews ? snapshot.arrival : nil
    let start = snapshot.arrival.start
    for (view, frame) in snapshot.views where view.superview === self {
      let place = corner(of: frame)
      if let ghost = updates.ghosts.first(where: { $0.view === view })?.view {
        let corner = place + bounds.origin - (ghost.transit?.offset ?? .zero)
        ghost.frame.origin = ghost.frame.origin + corner - self.corner(of: ghost.frame)
        continue
      }
      var transit = view.transit ?? Transit()
      transit.offset = distance(from: corner(of: view.frame) - bounds.origin, to: place)
      snapshot.motion.show(view, from: transit, at: start)
    }
    snapshot.motion.whenDone(from: start, completion)
    // A callback for the new offset may have removed the list from its window.
    if let window { window.start(snapshot.motion) } else { finishUpdateMotion() }
  }

  // MARK: Leaving

  /// Moves a removed view out, behind everything else; `giveBack` gives it back and reports it.
  ///
  /// Returns false if it is to go at once.
  final func dismiss(
    _ view: View?, to end: Transit, _ snapshot: ListSnapshot, then giveBack: @escaping () -> Void
  ) -> Bool {
    guard let view, view.superview === self, end != Transit() else { return false }
    updates.ghosts.append(ListUpdateState.Ghost(view: view, end: giveBack))
    putBehindAll(view)
    snapshot.motion.dismiss(view, to: end, at: snapshot.arrival.start)
    return true
  }

  /// How the cell of a deleted or reloaded element leaves.
  final func departure(of cell: View, at path: IndexPath, _ snapshot: ListSnapshot) -> Transit {
    snapshot.arrival.changes?.departure(of: path).transit(of: cell.frame.size) ?? Transit()
  }

  /// How a view of a deleted or reloaded section leaves.
  final func departure(
    of view: View, fromSection section: Int, _ snapshot: ListSnapshot
  ) -> Transit {
    let sections = snapshot.arrival.changes?.sections
    let run = sections.flatMap {
      $0.removals.run(holding: section) ?? $0.reloads.run(holding: section)
    }
    return (run?.animation ?? .none).transit(of: view.frame.size)
  }

  private func ghostHasArrived(_ view: View) {
    guard let index = updates.ghosts.firstIndex(where: { $0.view === view }) else { return }
    updates.ghosts.remove(at: index).end()
  }

  // MARK: Appearing

  /// Animates the cell of an element that had none before the change.
  final func show(_ cell: View, at path: IndexPath, _ arrival: ListArrival) {
    guard let changes = arrival.changes else {
      return slide(cell, from: arrival.oldFrame(path), arrival)
    }
    if let animation = changes.arrival(at: path) {
      return show(cell, from: animation.transit(of: cell.frame.size), arrival)
    }
    guard let old = changes.oldIndexPath(forNew: path) else { return }
    slide(cell, from: arrival.oldFrame(old), arrival)
  }

  /// Animates a new view of a section; `edge` is nil if its old frame is unknown.
  final func show(
    _ view: View, at edge: SectionEdge?, ofSection section: Int, _ arrival: ListArrival
  ) {
    var oldSection: Int? = section
    if let sections = arrival.changes?.sections {
      oldSection = sections.oldSection(forNew: section)
      let run =
        oldSection.map { sections.reloads.run(holding: $0) }
        ?? sections.insertions.run(holding: section)
      if let run { return show(view, from: run.animation.transit(of: view.frame.size), arrival) }
    }
    guard let edge, let oldSection else { return }
    slide(view, from: arrival.oldEdgeFrame(edge, oldSection), arrival)
  }

  /// Moves a view in from its old frame, or from just outside the visible part; if neither is
  /// known, it fades in.
  private func slide(_ view: View, from old: Rect?, _ arrival: ListArrival) {
    guard let old else { return show(view, from: Transit(alpha: 0), arrival) }
    let start = outside(old, from: arrival.oldBounds)
    let end = corner(of: view.frame) - bounds.origin
    show(view, from: Transit(offset: distance(from: end, to: start)), arrival)
  }

  /// Distances within the rounding error of sums added up in another order are invisible.
  final func distance(from start: Point, to end: Point) -> Point {
    let distance = end - start
    return max(abs(distance.x), abs(distance.y)) < 1.0 / 1_024 ? .zero : distance
  }

  /// The displayed corner of a frame, in points of the list; one far outside is moved to just
  /// outside.
  final func outside(_ frame: Rect, from visible: Rect) -> Point {
    var frame = frame.offsetBy(Point.zero - visible.origin)
    frame.origin.x = min(max(frame.minX, -frame.width), bounds.width)
    frame.origin.y = min(max(frame.minY, -frame.height), bounds.height)
    return corner(of: frame)
  }

  private func show(_ view: View, from start: Transit, _ arrival: ListArrival) {
    updates.motion?.show(view, from: start, at: arrival.start, now: window?.now ?? .infinity)
  }

  // MARK: The end

  /// Moves everything to its final frame at once.
  final func finishUpdateMotion() {
    updates.arrival = nil
    updates.motion?.finish()
  }

  /// Ends silently, when the list goes away.
  final func abandonUpdateMotion() {
    updates.motion?.abandon()
    for case let view as ReusableView in updates.ghosts.map(\.view) {
      view.reuseQueue?.enqueue(view)
    }
  }
}
