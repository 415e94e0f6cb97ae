import Extents
import ScrollMotion

// Animates an update. Unlike the rows of a table, items may move in any direction.
extension CollectionView {
  /// The visible views before a change; nil if no motion would be visible.
  ///
  /// `changes` is nil if only the layout is about to change.
  func snapshot(ofItemsBefore changes: ListChanges?) -> ListSnapshot? {
    let geometry = lineLayout?.geometry
    let mirror = mirror
    func seen(_ frame: Rect?) -> Rect? { frame.map { mirror?.turned($0) ?? $0 } }
    return snapshot(
      before: changes, with: scrollers,
      oldFrame: { path in seen(geometry.map { $0.frame(ofItem: $0.counts.index(of: path)) }) },
      oldEdgeFrame: { seen(geometry?.frame(of: $0, ofSection: $1)) })
  }

  /// Animates out the cell of a deleted or reloaded item.
  ///
  /// - Returns: Whether the cell is animated; if not, the caller takes it out at once.
  func dismiss(_ live: LiveCell, _ snapshot: ListSnapshot) -> Bool {
    let path = live.attributes.indexPath
    let end = layoutDeparture(of: live.cell, live.attributes)
    return dismiss(live, to: end ?? departure(of: live.cell, at: path, snapshot), snapshot)
  }

  private func dismiss(
    _ live: LiveCell, to end: Transit, _ snapshot: ListSnapshot, isRaised: Bool = false
  ) -> Bool {
    dismiss(live.cell, to: end, snapshot, isRaised: isRaised) { [unowned self] in
      takeOut(live.cell, of: live.attributes.indexPath)
    }
  }

  /// Animates out the views that keep their elements but are off screen now, along the visible part
  /// of their paths.
  func slideOut(_ snapshot: ListSnapshot) {
    let bounds = bounds
    func way(_ view: View, to frame: Rect, isRaised: Bool = false) -> Transit {
      guard let place = snapshot.views.first(where: { $0.view === view })?.place else {
        return Transit()
      }
      return wayOut(
        from: corner(of: place) - (view.transit?.offset ?? .zero), to: frame,
        seenFrom: Rect(origin: heldOffset(of: view), size: bounds.size),
        isRaised: isRaised, snapshot.arrival)
    }
    for live in liveCells where isOutOfSight(live) {
      guard let place = liveCells.firstIndex(where: { $0.cell === live.cell }) else { continue }
      liveCells.remove(at: place)
      if live.cell.hasKeys {
        parkCell(live.cell, at: live.attributes.indexPath)
        continue
      }
      let path = live.attributes.indexPath
      offsetMemory.remember(live.cell, at: path)
      let isRaised = snapshot.arrival.changes?.moves(to: path) ?? false
      let end = way(live.cell, to: inner(live.attributes), isRaised: isRaised)
      if !dismiss(live, to: end, snapshot, isRaised: isRaised) { takeOut(live.cell, of: path) }
    }
    for supplement in liveSupplements.takeOut(where: isOutOfSight) where !park(supplement) {
      rememberOffsets(in: supplement, at: supplement.path)
      let end =
        layoutDeparture(of: supplement.view, supplement.attributes)
        ?? way(supplement.view, to: inner(supplement.attributes))
      if !dismiss(supplement, to: end, snapshot) { takeOut(supplement) }
    }
  }
}
