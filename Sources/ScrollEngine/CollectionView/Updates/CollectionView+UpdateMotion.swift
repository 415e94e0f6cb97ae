import Extents
import ScrollMotion

// How an update is shown. Whoever stays is shown where it was, on its way to where it is; places are
// compared as one sees them, so it does not matter whether the items have moved or the offset.
extension CollectionView {
  /// - Parameter changes: Nil where only the layout is about to become another one.
  /// - Returns: nil where nobody would see anything move.
  func snapshot(before changes: ListChanges?) -> CollectionSnapshot? {
    guard let window, bounds.height > 0, bounds.width > 0 else { return nil }
    let motion = updateState.motion ?? UpdateMotion { [unowned self] in ghostHasArrived($0) }
    updateState.motion = motion
    let views = liveCells.map(\.cell) + liveSupplementaries.map(\.view)
    return CollectionSnapshot(
      views: views.map { view in
        (view, view.frame.offsetBy((view.transit?.offset ?? .zero) - bounds.origin))
      },
      arrival: CollectionArrival(
        changes: changes, oldGeometry: lineLayout?.geometry, oldBounds: bounds,
        oldMirror: mirror, start: window.now),
      motion: motion)
  }

  /// Sends those that stay on their way, when their frames and the offset are the last ones.
  func show(_ snapshot: CollectionSnapshot, completion: @escaping (Bool) -> Void) {
    updateState.arrival = snapshot.arrival
    let start = snapshot.arrival.start
    for (view, frame) in snapshot.views where view.superview === self {
      let place = corner(of: frame)
      if let ghost = updateState.ghosts.first(where: { $0.view === view })?.view {
        let corner = place + bounds.origin - (ghost.transit?.offset ?? .zero)
        ghost.frame.origin = ghost.frame.origin + corner - self.corner(of: ghost.frame)
        continue
      }
      var transit = view.transit ?? Transit()
      transit.offset = distance(from: corner(of: view.frame) - bounds.origin, to: place)
      snapshot.motion.show(view, from: transit, at: start)
    }
    snapshot.motion.whenDone(from: start, completion)
    // What the offset's change was told to may have taken the collection out of its window.
    if let window { window.start(snapshot.motion) } else { finishUpdateMotion() }
  }

  // MARK: Going

  /// Sends the cell of an item that is gone or reloaded on its way out.
  ///
  /// - Returns: false where it is to go at once.
  func dismiss(_ live: LiveCell, _ snapshot: CollectionSnapshot) -> Bool {
    let path = live.attributes.indexPath
    guard live.cell.superview === self, let changes = snapshot.arrival.changes else { return false }
    let end = changes.departure(of: path).transit(of: live.cell.frame.size)
    guard end != Transit() else { return false }
    dismiss(.cell(live.cell, path), to: end, snapshot)
    return true
  }

  func dismiss(_ live: LiveSupplementary, _ snapshot: CollectionSnapshot) -> Bool {
    let section = live.attributes.indexPath.section
    guard live.view.superview === self, let sections = snapshot.arrival.changes?.sections else {
      return false
    }
    let run =
      sections.removals.run(holding: section) ?? sections.reloads.run(holding: section)
    let end = (run?.animation ?? .none).transit(of: live.view.frame.size)
    guard end != Transit() else { return false }
    dismiss(.supplementary(live), to: end, snapshot)
    return true
  }

  /// Sends what stays, but is out of sight now, to its new place, as far as one can see it.
  func slideOut(_ snapshot: CollectionSnapshot) {
    let bounds = bounds
    func way(_ view: View, to frame: Rect) -> Transit? {
      guard let place = snapshot.views.first(where: { $0.view === view })?.place else { return nil }
      let start = corner(of: place) - (view.transit?.offset ?? .zero)
      return Transit(offset: distance(from: start, to: outside(frame, from: bounds)))
    }
    hideLive { ghost, frame in
      guard let end = way(ghost.view, to: frame), end != Transit() else { return false }
      dismiss(ghost, to: end, snapshot)
      return true
    }
  }

  /// Takes out of the live elements what is out of sight.
  ///
  /// - Parameter dismiss: Answers whether the view goes by itself, and need not be released.
  private func hideLive(_ dismiss: (CollectionUpdateState.Ghost, Rect) -> Bool) {
    for live in liveCells where isOutOfSight(live) {
      guard let place = liveCells.firstIndex(where: { $0.cell === live.cell }) else { continue }
      liveCells.remove(at: place)
      let path = live.attributes.indexPath
      offsetMemory.remember(live.cell, at: path)
      let frame = seen(live.attributes.frame)
      if !dismiss(.cell(live.cell, path), frame) { takeOut(live.cell, at: path) }
    }
    for live in liveSupplementaries where isOutOfSight(live) {
      guard let place = liveSupplementaries.firstIndex(where: { $0.view === live.view }) else {
        continue
      }
      liveSupplementaries.remove(at: place)
      rememberOffsets(in: live, at: live.attributes.indexPath)
      if !dismiss(.supplementary(live), seen(live.attributes.frame)) { release(live) }
    }
  }

  /// Ghosts lie behind everything else.
  private func dismiss(
    _ ghost: CollectionUpdateState.Ghost, to end: Transit, _ snapshot: CollectionSnapshot
  ) {
    updateState.ghosts.append(ghost)
    ghost.view.zIndex = .min
    insertSubview(ghost.view, at: 0)
    snapshot.motion.dismiss(ghost.view, to: end, at: snapshot.arrival.start)
  }

  private func ghostHasArrived(_ view: View) {
    guard let index = updateState.ghosts.firstIndex(where: { $0.view === view }) else { return }
    switch updateState.ghosts.remove(at: index) {
    case .cell(let cell, let path): takeOut(cell, at: path)
    case .supplementary(let live): release(live)
    }
  }

  // MARK: Coming

  /// Shows how a cell comes that was not there before the change.
  func show(_ cell: CollectionViewCell, at path: IndexPath, _ arrival: CollectionArrival) {
    guard let changes = arrival.changes else {
      let item = counts.index(of: path)
      return slide(cell, from: arrival.oldGeometry?.frame(ofItem: item), arrival)
    }
    if let animation = changes.arrival(at: path) {
      return show(cell, from: animation.transit(of: cell.frame.size), arrival)
    }
    guard let old = changes.oldIndexPath(forNew: path) else { return }
    slide(
      cell, from: arrival.oldGeometry.map { $0.frame(ofItem: $0.counts.index(of: old)) }, arrival)
  }

  /// Shows how a header, a footer or their like comes.
  func show(_ live: LiveSupplementary, _ arrival: CollectionArrival) {
    let section = live.attributes.indexPath.section
    let sections = arrival.changes?.sections
    let oldSection = sections.map { $0.oldSection(forNew: section) } ?? section
    if let sections {
      let run =
        oldSection.map { sections.reloads.run(holding: $0) }
        ?? sections.insertions.run(holding: section)
      if let run {
        return show(live.view, from: run.animation.transit(of: live.view.frame.size), arrival)
      }
    }
    let edge = live.attributes.representedElementKind.flatMap(SectionEdge.init(kind:))
    guard let edge, let oldSection else { return }
    slide(live.view, from: arrival.oldGeometry?.frame(of: edge, ofSection: oldSection), arrival)
  }

  /// Has a view come from where it was in the old content, or from just out of sight; where nobody
  /// knows where that is, it fades in.
  private func slide(_ view: View, from old: Rect?, _ arrival: CollectionArrival) {
    guard let old else { return show(view, from: Transit(alpha: 0), arrival) }
    let start = outside(arrival.oldMirror?.turned(old) ?? old, from: arrival.oldBounds)
    let end = corner(of: view.frame) - bounds.origin
    show(view, from: Transit(offset: distance(from: end, to: start)), arrival)
  }

  /// Nobody sees a way that is no longer than lengths differ by that were added up in another order.
  private func distance(from start: Point, to end: Point) -> Point {
    let distance = end - start
    return max(abs(distance.x), abs(distance.y)) < 1.0 / 1_024 ? .zero : distance
  }

  /// Where one sees the corner of a frame, in points of the collection; one that is far out of sight
  /// lies just out of it.
  private func outside(_ frame: Rect, from visible: Rect) -> Point {
    var frame = frame.offsetBy(Point.zero - visible.origin)
    frame.origin.x = min(max(frame.minX, -frame.width), bounds.width)
    frame.origin.y = min(max(frame.minY, -frame.height), bounds.height)
    return corner(of: frame)
  }

  private func show(_ view: View, from start: Transit, _ arrival: CollectionArrival) {
    updateState.motion?.show(view, from: start, at: arrival.start, now: window?.now ?? .infinity)
  }

  // MARK: The end

  /// Has everything be where it belongs at once.
  func finishUpdateMotion() {
    updateState.arrival = nil
    updateState.motion?.finish()
  }

  func abandonUpdateMotion() {
    updateState.motion?.abandon()
    for ghost in updateState.ghosts { reuseQueue.enqueue(ghost.view) }
  }
}
