import Extents
import ScrollMotion

// How an update goes: the numbers are asked for and checked, then everything changes, then those are
// told whom it concerns.
extension CollectionView {
  func carryOut(
    _ updates: ListUpdates, reconfiguring paths: [IndexPath] = [], animated: Bool,
    completion: @escaping (Bool) -> Void
  ) throws(ListUpdateError) {
    guard !isFrozen else { throw ListUpdateError(.frozen, of: .item) }
    guard !isUpdating, !isPreparing, updateState.batch.depth == 0 else {
      freeze()
      throw ListUpdateError(.underWay, of: .item)
    }
    // A collection that asks for everything anyway need not be told what has changed.
    if isOutdated { return completion(true) }
    isUpdating = true
    let changes: ListChanges
    let counts: ItemCounts
    do {
      (changes, counts) = try checked(updates)
    } catch {
      isUpdating = false
      freeze()
      throw error
    }
    isUpdating = false
    // The callbacks may have made it pointless.
    guard !isFrozen else { throw ListUpdateError(.frozen, of: .item) }
    if isOutdated { return completion(true) }
    perform(changes, counts, animated: animated, completion: completion)
    if !paths.isEmpty { try reconfigure(paths.compactMap { changes.newIndexPath(forOld: $0) }) }
  }

  /// Checks updates against the data source.
  private func checked(
    _ updates: ListUpdates
  ) throws(ListUpdateError) -> (ListChanges, ItemCounts) {
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
    return (changes, ItemCounts(sections: sections) { after[$0] })
  }

  private func perform(
    _ changes: ListChanges, _ newCounts: ItemCounts, animated: Bool,
    completion: @escaping (Bool) -> Void
  ) {
    isUpdating = true
    // A layout that waits to be prepared does not know where things were.
    let isKnown = !needsPrepare
    let snapshot =
      isKnown && animated && changes.isAnimated ? snapshot(before: changes) : nil
    let anchor = isKnown ? anchor { changes.newPathInPlace(forOld: $0) } : nil
    let newPath = { (path: IndexPath) in changes.newIndexPath(forOld: path) }
    selection.map(newPath)
    offsetMemory.map(newPath) { changes.sections.newSection(forOld: $0) }
    prefetcher?.follow(from: counts, to: newCounts, newPath)
    if let target = scrollTarget {
      let path = changes.newIndexPath(forOld: target.indexPath)
      scrollTarget = path.map {
        ScrollTarget(indexPath: $0, position: target.position, offset: target.offset)
      }
    }
    let (cells, supplementaries) = followElements(changes, newCounts)
    counts = newCounts
    isUpdating = false
    followLayout(changes)
    isUpdating = true
    letGo(cells, supplementaries, snapshot)
    isUpdating = false
    stacking?.animatesChange = snapshot != nil
    moveContent(along: anchor)
    stacking?.animatesChange = false
    settle(snapshot)
    setNeedsLayout()
    setNeedsDisplay()
    if let snapshot {
      show(snapshot, completion: completion)
    } else {
      updateState.arrival = nil
      completion(true)
    }
  }

  // MARK: The layout

  private func followLayout(_ changes: ListChanges) {
    isPreparing = true
    if let lines = layout as? CollectionViewLineLayout {
      lines.follow(changes)
    } else {
      layout.invalidateLayout()
    }
    prepare()
  }

  // MARK: Elements that stay

  /// Gives live elements the places that they have after an update.
  ///
  /// - Returns: Those that have none any more.
  private func followElements(
    _ changes: ListChanges, _ newCounts: ItemCounts
  ) -> (cells: [LiveCell], supplementaries: [LiveSupplementary]) {
    var leaving: [LiveCell] = []
    var staying: [LiveCell] = []
    staying.reserveCapacity(liveCells.count)
    for var live in liveCells {
      let path = live.attributes.indexPath
      // A callback may have taken it out, and put it elsewhere.
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
    return (leaving, followSupplementaries(changes))
  }

  private func followSupplementaries(_ changes: ListChanges) -> [LiveSupplementary] {
    guard !changes.sections.isEmpty else { return [] }
    var leaving: [LiveSupplementary] = []
    liveSupplementaries = liveSupplementaries.compactMap { live in
      let section = live.attributes.indexPath.section
      guard changes.sections.reloads.run(holding: section) == nil,
        let newSection = changes.sections.newSection(forOld: section)
      else {
        leaving.append(live)
        return nil
      }
      var live = live
      live.attributes.indexPath.section = newSection
      return live
    }
    return leaving
  }

  // MARK: Elements that go

  /// Gives back, or sends on its way out, what has no place any more.
  private func letGo(
    _ cells: [LiveCell], _ supplementaries: [LiveSupplementary], _ snapshot: CollectionSnapshot?
  ) {
    for live in cells {
      // Its place is another item's now, but its name is not.
      offsetMemory.remember(live.cell, at: nil)
      if let snapshot, dismiss(live, snapshot) { continue }
      takeOut(live.cell, at: live.attributes.indexPath)
    }
    for live in supplementaries {
      rememberOffsets(in: live, at: nil)
      if let snapshot, dismiss(live, snapshot) { continue }
      release(live)
    }
  }

  /// Places what is live, and lets go what is out of sight now.
  func settle(_ snapshot: CollectionSnapshot?) {
    // What was told of the new offset may have asked for a reload, which does all this.
    guard !isInterrupted, !isUpdating else { return }
    isUpdating = true
    defer { isUpdating = false }
    needsPlacement = true
    placeAgain()
    measureNewLines()
    if lineLayout == nil { placeBySight() }
    guard let snapshot else { return releaseHidden() }
    slideOut(snapshot)
  }
}

extension ListChanges {
  /// The index path that an item of the old state has by now; nil for one that goes, or moves.
  fileprivate func newPathInPlace(forOld path: IndexPath) -> IndexPath? {
    guard removals.run(holding: path.item, in: path.section) == nil,
      sections.removals.run(holding: path.section) == nil
    else { return nil }
    return newIndexPath(forOld: path)
  }
}
