import Extents
import ScrollMotion

// Applying an update: first the counts are requested and checked, then everything changes, then the
// callbacks are called.
extension CollectionView {
  /// Checks updates against the data source.
  func checkedAndCounted(_ updates: ListUpdates) throws(ListUpdateError) -> CollectionUpdate {
    let source = dataSource
    let counts = counts
    let sections = source?.numberOfSections(in: self) ?? 0
    var count = ListCount("CollectionView", of: .item)
    if sections >= 0 { count.checkSections(sections) }
    var after: [Int] = []
    let changes = try ListChanges(
      updates, of: .item,
      sectionsBefore: counts.numberOfSections,
      rowsBefore: { counts.numberOfItems(inSection: $0) },
      sectionsAfter: sections,
      rowsAfter: {
        let items = source?.collectionView(self, numberOfItemsInSection: $0) ?? 0
        if items >= 0 { count.add(items, inSection: $0) }
        after.append(items)
        return items
      })
    return CollectionUpdate(changes, ItemCounts(sections: sections) { after[$0] })
  }

  func carryOut(
    _ update: CollectionUpdate, animated: Bool, completion: @escaping (Bool) -> Void
  ) {
    let changes = update.changes
    phase = .changing
    // A layout that waits to be prepared does not know the old frames.
    let isKnown = !needsPrepare
    let snapshot =
      isKnown && animated && changes.isAnimated ? snapshot(before: changes) : nil
    let anchor = isKnown ? anchor { changes.newPathInPlace(forOld: $0) } : nil
    follow(changes)
    let old = counts
    prefetcher?.map { number in
      changes.newIndexPath(forOld: old.indexPath(at: number)).map(update.counts.index(of:))
    }
    let cells = followItems(changes, update.counts)
    let supplements = liveSupplements.follow(changes.sections)
    counts = update.counts
    phase = .resting
    followLayout(changes)
    phase = .changing
    letGo(cells, supplements, snapshot)
    phase = .resting
    stacking?.animatesChange = snapshot != nil
    moveContent(along: anchor)
    stacking?.animatesChange = false
    settle(snapshot)
    setNeedsLayout()
    setNeedsDisplay()
    if let snapshot {
      show(snapshot, completion: completion)
    } else {
      updates.arrival = nil
      completion(true)
    }
  }

  // MARK: The layout

  private func followLayout(_ changes: ListChanges) {
    phase = .preparing
    if let lines = layout as? CollectionViewLineLayout {
      lines.follow(changes)
    } else {
      layout.invalidateLayout()
    }
    prepare()
  }

  // MARK: Elements that stay

  /// Gives live cells their items after an update.
  ///
  /// - Returns: Those that have none any more.
  private func followItems(_ changes: ListChanges, _ newCounts: ItemCounts) -> [LiveCell] {
    var leaving: [LiveCell] = []
    var staying: [LiveCell] = []
    staying.reserveCapacity(liveCells.count)
    for var live in liveCells {
      let path = live.attributes.indexPath
      // A callback may have moved it to another superview.
      guard live.cell.superview === self, !changes.isReloaded(old: path),
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

  /// Gives back, or animates out, what no longer has an index path.
  private func letGo(
    _ cells: [LiveCell], _ supplements: [CollectionSupplement], _ snapshot: ListSnapshot?
  ) {
    for live in cells {
      // Its index path is another item's now, but its name is not.
      offsetMemory.remember(live.cell, at: nil)
      if let snapshot, dismiss(live, snapshot) { continue }
      takeOut(live.cell, at: live.attributes.indexPath)
    }
    letGo(supplements, snapshot)
  }

  /// Places live elements, and releases those now off screen.
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

/// Checked updates of a collection, with the item counts after them.
final class CollectionUpdate: ListUpdate {
  let counts: ItemCounts

  init(_ changes: ListChanges, _ counts: ItemCounts) {
    self.counts = counts
    super.init(changes)
  }
}

extension ListChanges {
  /// The new index path of an item of the old state; nil for one that goes, or moves.
  fileprivate func newPathInPlace(forOld path: IndexPath) -> IndexPath? {
    guard removals.run(holding: path.item, in: path.section) == nil,
      sections.removals.run(holding: path.section) == nil
    else { return nil }
    return newIndexPath(forOld: path)
  }
}
