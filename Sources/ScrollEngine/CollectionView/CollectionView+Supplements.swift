// Headers, footers, and other elements that are not items.
extension CollectionView {
  /// Requests the view of an element that is not an item, and shows it.
  func makeSupplement(_ attributes: ElementAttributes) {
    guard let kind = attributes.kind else { return }
    if attributes.isDecoration { return makeDecoration(attributes, ofKind: kind) }
    if let scroller = attributes.scroller { host(scroller) }
    let path = attributes.indexPath
    guard let dataSource else {
      fail("CollectionView: the layout has a \"\(kind)\", but \(self) has no data source")
    }
    let view =
      unpark(.supplement(kind: kind, path)) as? CollectionReusableView
      ?? supplement(of: dataSource, ofKind: kind, at: path, in: attributes.frame)
    apply(attributes, to: view)
    let supplement = CollectionSupplement(view: view, attributes: attributes)
    liveSupplements.append(supplement)
    insert(view, attributes)
    welcomeByLayout(view, supplement)
    guard let itemDelegate else { return }
    reportCall(.willDisplaySupplement(kind: kind, path))
    calling(.willDisplaySupplement) {
      itemDelegate.collectionView(
        self, willDisplaySupplementaryView: view, forElementKind: kind, at: path)
    }
  }

  private func supplement(
    of dataSource: any CollectionViewDataSource, ofKind kind: String, at path: IndexPath,
    in frame: Rect
  ) -> CollectionReusableView {
    reportCall(.supplement(kind: kind, path))
    frameToFill = frame
    let view = askForView(.viewForSupplement) {
      dataSource.collectionView(self, viewForSupplementaryElementOfKind: kind, at: path)
    }
    frameToFill = nil
    requireOwn(
      view, of: reuseQueue,
      from: "dequeueReusableSupplementaryView(ofKind:withReuseIdentifier:for:)",
      "the \"\(kind)\" of section \(path.section)")
    return view
  }
}
