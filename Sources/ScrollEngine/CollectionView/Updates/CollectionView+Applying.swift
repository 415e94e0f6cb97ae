import Extents
import ScrollMotion

// How a collection applies an update: its part of the steps of ``ListView``.
extension CollectionView {
  /// Checks updates against the data source.
  func checkedAndCounted(_ updates: ListUpdates) throws(ListUpdateError) -> CollectionUpdate {
    var counts: [Int] = []
    let changes = try changes(of: updates) { counts.append($0) }
    return CollectionUpdate(changes, ItemCounts(sections: counts.count) { counts[$0] }, updates)
  }

  /// Changes the layout, and gives the cells that stay the new indices of their items.
  func changeLayout(by update: CollectionUpdate) {
    let changes = update.changes
    if !needsPrepare { update.anchor = anchor(before: changes) }
    anchorOfResize = nil
    update.cells = followItems(changes, update.counts)
    update.supplements = liveSupplements.follow(changes.sections)
    counts = update.counts
    phase = .resting
    let items = lineLayout == nil ? update.updates.items(changes) : []
    followLayout(changes, items)
    if lineLayout == nil {
      phase = .preparing
      calling(.layoutForUpdates) { layout.prepare(forCollectionViewUpdates: items) }
      layoutUpdate = changes
      phase = .resting
    }
    phase = .changing
  }

  // MARK: The layout

  private func followLayout(_ changes: ListChanges, _ items: [CollectionViewUpdateItem]) {
    phase = .preparing
    if let lines { lines.follow(changes) }
    if lineLayout == nil {
      let context = layout.makeContext()
      context.invalidateDataSourceCounts = true
      context.linesFollowed = lines != nil
      context.updateItems = items
      layout.invalidate(using: context)
    }
    prepare()
  }

  // MARK: Elements that stay

  /// Gives live cells the new indices of their items after an update.
  ///
  /// - Returns: The cells that have lost their items.
  private func followItems(_ changes: ListChanges, _ newCounts: ItemCounts) -> [LiveCell] {
    var leaving: [LiveCell] = []
    var staying: [LiveCell] = []
    staying.reserveCapacity(liveCells.count)
    for var live in liveCells {
      let path = live.attributes.indexPath
      // A callback may have moved the cell to another superview.
      guard holds(live.cell), !changes.isReloaded(old: path),
        let newPath = changes.newIndexPath(forOld: path)
      else {
        leaving.append(live)
        continue
      }
      live.attributes.indexPath = newPath
      live.item = newCounts.index(of: newPath)
      staying.append(live)
    }
    liveCells = staying.sorted { $0.item < $1.item }
    return leaving
  }

  // MARK: Elements that go

  /// Gives back, or animates out, the views of elements that are gone.
  func letItemsGo(after update: CollectionUpdate, _ snapshot: ListSnapshot?) {
    for live in update.cells {
      // Another item may have this index path now, so the offsets are kept only under the name or
      // the content of the cell.
      offsetMemory.remember(live.cell, at: nil)
      if let snapshot, dismiss(live, snapshot) { continue }
      takeOut(live.cell, of: live.attributes.indexPath)
    }
    let others = update.supplements.filter { supplement in
      guard let snapshot,
        let end = layoutDeparture(of: supplement.view, supplement.attributes)
      else { return true }
      rememberOffsets(in: supplement, at: nil)
      return !dismiss(supplement, to: end, snapshot)
    }
    letGo(others, snapshot)
  }

  func settleAfterUpdate(_ snapshot: ListSnapshot?) {
    settle(snapshot)
    // Without animation, the layout has answered everything already.
    if snapshot == nil { finishLayoutUpdate() }
    setNeedsLayout()
    setNeedsDisplay()
  }

  /// Places live elements, and releases elements that are off screen now.
  func settle(_ snapshot: ListSnapshot?) {
    // A callback for the new offset may have asked for a reload, which does all this.
    guard !isInterrupted, !isChanging else { return }
    phase = .changing
    defer { phase = .resting }
    needsPlacement = true
    placeAgain()
    measureNewLines()
    if lineLayout == nil { placeBySight() }
    guard let snapshot else { return releaseHidden() }
    slideOut(snapshot)
  }
}
