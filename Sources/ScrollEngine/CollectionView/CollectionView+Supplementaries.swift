// Headers, footers, and other elements that are no items.
extension CollectionView {
  /// Requests the view of an element that is no item, and shows it.
  func makeSupplementary(_ attributes: CollectionViewLayoutAttributes) {
    guard let kind = attributes.representedElementKind else { return }
    let path = attributes.indexPath
    guard let dataSource else {
      fail("CollectionView: the layout has a \"\(kind)\", but \(self) has no data source")
    }
    let view = dataSource.collectionView(self, viewForSupplementaryElementOfKind: kind, at: path)
    requireOwn(
      view, of: reuseQueue,
      from: "dequeueReusableSupplementaryView(ofKind:withReuseIdentifier:for:)",
      "the \"\(kind)\" of section \(path.section)")
    show(view, by: attributes)
    liveSupplementaries.append(LiveSupplementary(view: view, attributes: attributes))
    insert(view)
    view.isArranged = true
    if view.holdsScrollViews { offsetMemory.restore(view, at: path, as: kind) }
    if let arrival = updates.arrival {
      show(view, at: SectionEdge(kind: kind), ofSection: path.section, arrival)
    }
    itemDelegate?.collectionView(
      self, willDisplaySupplementaryView: view, forElementKind: kind, at: path)
  }

  func releaseSupplementaries(where isHidden: (LiveSupplementary) -> Bool) {
    var place = 0
    while place < liveSupplementaries.count {
      if isHidden(liveSupplementaries[place]) {
        let live = liveSupplementaries.remove(at: place)
        rememberOffsets(in: live, at: live.attributes.indexPath)
        release(live)
      } else {
        place += 1
      }
    }
  }

  /// Keeps the offsets of scroll views in a view that leaves the screen; `path` is nil if the
  /// section has no index any more.
  func rememberOffsets(in live: LiveSupplementary, at path: IndexPath?) {
    guard live.view.holdsScrollViews else { return }
    offsetMemory.remember(live.view, at: path, as: live.attributes.representedElementKind)
  }

  func release(_ live: LiveSupplementary) {
    giveBack(live.view, to: reuseQueue)
    itemDelegate?.collectionView(
      self, didEndDisplayingSupplementaryView: live.view,
      forElementOfKind: live.attributes.representedElementKind ?? "",
      at: live.attributes.indexPath)
  }
}
