import Extents

// How cells come and go. A layout has two phases, so that several tables can share a queue: a
// container lets all of them release before any of them fills.
extension TableView {
  /// The first phase of layout: cells that can no longer be seen go into the queue.
  func releaseOutOfSight() {
    reloadIfNeeded()
    guard !isUpdating else { return }
    isUpdating = true
    defer { isUpdating = false }
    let visible = layout.items(intersecting: bounds.minY, bounds.maxY)
    while !live.isEmpty, !visible.contains(liveItems.upperBound - 1) {
      let index = liveItems.upperBound - 1
      liveItems = liveItems.lowerBound..<index
      release(live.removeLast(), at: index)
    }
    let leaving = min(live.count, max(0, visible.lowerBound - liveItems.lowerBound))
    if leaving > 0 {
      let first = liveItems.lowerBound
      let views = live.prefix(leaving)
      live.removeFirst(leaving)
      liveItems = first + leaving..<liveItems.upperBound
      for (place, view) in views.enumerated() { release(view, at: first + place) }
    }
    if live.isEmpty { liveItems = visible.lowerBound..<visible.lowerBound }
  }

  /// The second phase of layout: rows that have come into sight get a cell.
  ///
  /// It stops where a callback asks for a reload: the rows that are left may be gone by now.
  func fillInSight() {
    guard !isUpdating else { return }
    isUpdating = true
    defer { isUpdating = false }
    if needsPlacement {
      needsPlacement = false
      for (index, view) in zip(liveItems, live) {
        view?.frame = layout.frame(at: index, width: bounds.width)
      }
    }
    let visible = layout.items(intersecting: bounds.minY, bounds.maxY)
    guard visible != liveItems else { return }
    if live.isEmpty { liveItems = visible.lowerBound..<visible.lowerBound }
    for index in (visible.lowerBound..<liveItems.lowerBound).reversed() where !needsReload {
      live.insert(makeView(at: index), at: 0)
      liveItems = index..<liveItems.upperBound
    }
    for index in liveItems.upperBound..<max(liveItems.upperBound, visible.upperBound)
    where !needsReload {
      live.append(makeView(at: index))
      liveItems = liveItems.lowerBound..<index + 1
    }
  }

  /// Releases everything, for a reload.
  func releaseAll() {
    let first = liveItems.lowerBound
    let views = live
    live = []
    liveItems = 0..<0
    for (place, view) in views.enumerated() { release(view, at: first + place) }
  }

  /// - Returns: nil for what has no height, and so cannot be seen.
  private func makeView(at index: Int) -> View? {
    let frame = layout.frame(at: index, width: bounds.width)
    guard frame.height > 0 else { return nil }
    switch layout.item(at: index) {
    case .header(let section):
      guard let header = headers?.tableView(self, viewForHeaderInSection: section) else {
        return nil
      }
      header.frame = frame
      addSubview(header)
      return header
    case .row(let path):
      guard let dataSource else { return nil }
      let cell = dataSource.tableView(self, cellForRowAt: path)
      requireOwn(cell, for: path)
      cell.isSelected = path == indexPathForSelectedRow
      cell.frame = frame
      addSubview(cell)
      offsetMemory.restore(cell, at: path)
      displayObserver?.tableView(self, willDisplay: cell, forRowAt: path)
      return cell
    }
  }

  private func requireOwn(_ cell: TableViewCell, for path: IndexPath) {
    let name = "TableView: the cell for \(path), \(cell),"
    if let superview = cell.superview {
      fail("\(name) is already in \(superview)")
    }
    require(
      cell.reuseQueue === reuseQueue,
      "\(name) did not come from dequeueReusableCell(withIdentifier:for:)")
    require(
      !cell.isQueued,
      "\(name) waits in the queue; ask for it by dequeueReusableCell(withIdentifier:for:)")
  }

  private func release(_ view: View?, at index: Int) {
    guard let view else { return }
    guard let cell = view as? TableViewCell, case .row(let path) = layout.item(at: index) else {
      return takeOut(view)
    }
    offsetMemory.remember(cell, at: path)
    takeOut(cell)
    reuseQueue.enqueue(cell)
    displayObserver?.tableView(self, didEndDisplaying: cell, forRowAt: path)
  }

  /// A callback may have taken it out before, and put it elsewhere.
  private func takeOut(_ view: View) {
    if view.superview === self { view.removeFromSuperview() }
  }
}
