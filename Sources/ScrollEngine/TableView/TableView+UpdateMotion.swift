import Extents

/// What a table showed before an update, as one saw it.
struct UpdateSnapshot {
  /// A view, and where its upper left corner was, from that of what was visible, in points.
  let views: [(view: View, place: Point)]
  let arrival: TableArrival
  let motion: UpdateMotion
}

// How an update is shown. Whoever stays is shown where it was, on its way to where it is; places are
// compared as one sees them, so it does not matter whether the rows have moved or the offset.
extension TableView {
  /// - Returns: nil where nobody would see anything move.
  func snapshot(before changes: ListChanges) -> UpdateSnapshot? {
    guard let window, bounds.height > 0, bounds.width > 0 else { return nil }
    let motion = updateState.motion ?? UpdateMotion { [unowned self] in ghostHasArrived($0) }
    updateState.motion = motion
    let views = live.cells + liveSupplements.compactMap(\.view) + edgeViews
    return UpdateSnapshot(
      views: views.map { ($0, place(of: $0)) },
      arrival: TableArrival(
        changes: changes, oldLayout: layout, oldOffset: bounds.minY, start: window.now),
      motion: motion)
  }

  private var edgeViews: [View] {
    [tableHeaderView, tableFooterView].compactMap { $0 }.filter { $0.superview === self }
  }

  private func place(of view: View) -> Point {
    view.frame.origin - bounds.origin + (view.transit?.offset ?? .zero)
  }

  /// Sends those that stay on their way, when their frames and the offset are the last ones.
  func show(_ snapshot: UpdateSnapshot, completion: @escaping (Bool) -> Void) {
    updateState.arrival = hasHoles ? snapshot.arrival : nil
    let start = snapshot.arrival.start
    if style == .plain { placeSupplements() }
    for (view, place) in snapshot.views where view.superview === self {
      if let ghost = updateState.ghosts.first(where: { $0.view === view })?.view {
        ghost.frame.origin = place + bounds.origin - (ghost.transit?.offset ?? .zero)
        continue
      }
      var transit = view.transit ?? Transit()
      transit.offset = place + bounds.origin - view.frame.origin
      snapshot.motion.show(view, from: transit, at: start)
    }
    snapshot.motion.whenDone(from: start, completion)
    // What the offset's change was told to may have taken the table out of its window.
    if let window { window.start(snapshot.motion) } else { finishUpdateMotion() }
  }

  // MARK: Going

  /// Sends the cell of a row that is gone, or out of sight, on its way out.
  ///
  /// - Returns: false where it is to go at once.
  func dismiss(_ row: LeavingRow, _ snapshot: UpdateSnapshot, shift: Double) -> Bool {
    let cell = row.cell
    guard cell.superview === self else { return false }
    let end: Transit
    if let path = row.newPath {
      let way = layout.rowFrame(at: path, width: bounds.width).minY - shift - cell.frame.minY
      end = Transit(offset: Point(x: 0, y: min(max(way, -bounds.height), bounds.height)))
    } else {
      let animation = snapshot.arrival.changes.departure(of: row.oldPath)
      end = animation.transit(of: cell.frame.size)
    }
    guard end != Transit() else { return false }
    updateState.ghosts.append(.cell(cell, row.newPath ?? row.oldPath))
    dismiss(cell, to: end, snapshot)
    return true
  }

  func dismiss(_ supplement: Supplement, _ snapshot: UpdateSnapshot) -> Bool {
    guard let view = supplement.view, view.superview === self else { return false }
    let changes = snapshot.arrival.changes.sections
    let run =
      changes.removals.run(holding: supplement.section)
      ?? changes.reloads.run(holding: supplement.section)
    let end = (run?.animation ?? .none).transit(of: view.frame.size)
    guard end != Transit() else { return false }
    updateState.ghosts.append(.supplement(supplement))
    dismiss(view, to: end, snapshot)
    return true
  }

  /// Ghosts lie behind everything else.
  private func dismiss(_ view: View, to end: Transit, _ snapshot: UpdateSnapshot) {
    insertSubview(view, at: 0)
    snapshot.motion.dismiss(view, to: end, at: snapshot.arrival.start)
  }

  private func ghostHasArrived(_ view: View) {
    guard let index = updateState.ghosts.firstIndex(where: { $0.view === view }) else { return }
    switch updateState.ghosts.remove(at: index) {
    case .cell(let cell, let path):
      giveBack(cell, to: reuseQueue)
      delegate(answering: .didEndDisplayingCell)?.tableView(
        self, didEndDisplaying: cell, forRowAt: path)
    case .supplement(let supplement):
      release(supplement)
    }
  }

  // MARK: Coming

  /// Shows how a row comes that had no cell before the update.
  func show(_ cell: TableViewCell, at path: IndexPath, _ arrival: TableArrival) {
    if let animation = arrival.changes.arrival(at: path) {
      return show(cell, from: animation.transit(of: cell.frame.size), arrival)
    }
    guard let old = arrival.changes.oldIndexPath(forNew: path) else { return }
    slide(cell, from: arrival.oldLayout.rowFrame(at: old, width: bounds.width).minY, arrival)
  }

  func show(_ supplement: Supplement, _ arrival: TableArrival) {
    guard let view = supplement.view else { return }
    let changes = arrival.changes.sections
    let oldSection = changes.oldSection(forNew: supplement.section)
    let run =
      oldSection.map { changes.reloads.run(holding: $0) }
      ?? changes.insertions.run(holding: supplement.section)
    if let run {
      return show(view, from: run.animation.transit(of: view.frame.size), arrival)
    }
    guard let old = oldSection else { return }
    let span = arrival.oldLayout.span(of: arrival.oldLayout.section(at: old))
    let top = supplement.kind == .header ? span.start : span.end - supplement.height
    slide(view, from: top, arrival)
  }

  /// Has a view come from where it was in the old content, or from just out of sight.
  private func slide(_ view: View, from oldTop: Double, _ arrival: TableArrival) {
    let place = oldTop - arrival.oldOffset
    let start = min(max(place, -view.frame.height), bounds.height)
    let offset = start - (view.frame.minY - bounds.minY)
    show(view, from: Transit(offset: Point(x: 0, y: offset)), arrival)
  }

  private func show(_ view: View, from start: Transit, _ arrival: TableArrival) {
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
    for ghost in updateState.ghosts {
      switch ghost {
      case .cell(let cell, _): reuseQueue.enqueue(cell)
      case .supplement(let supplement): takeBack(supplement.view)
      }
    }
  }
}
