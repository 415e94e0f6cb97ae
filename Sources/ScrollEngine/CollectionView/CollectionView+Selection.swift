extension CollectionView {
  /// The selected items in order; nil if none is selected.
  public var indexPathsForSelectedItems: [IndexPath]? {
    selection.isEmpty ? nil : selection.sorted
  }

  func keepOneSelected() {
    guard let first = selection.first else { return }
    for path in selection.places where path != first { unselect(path, animated: false) }
  }

  // MARK: Touches

  func itemToPress(at point: Point) -> IndexPath? {
    guard let path = indexPathForItem(at: point) else { return nil }
    // A pinned header or another view may lie over the item.
    let zIndex = cellForItem(at: path)?.zIndex ?? 0
    let isCovered = liveSupplements.contains {
      $0.attributes.zIndex > zIndex
        && convert($0.view.bounds, from: $0.view).contains(point)
    }
    return isCovered ? nil : path
  }

  /// The item to deselect; nil if the delegate refuses. The delegate is not asked about an item
  /// that loses its selection to another item.
  func itemToDeselect(_ path: IndexPath, isTapped: Bool) -> IndexPath? {
    guard isTapped else { return path }
    let mayLose =
      calling(.shouldDeselectItem) {
        itemDelegate?.collectionView(self, shouldDeselectItemAt: path)
      } ?? true
    return mayLose ? selection.pressed : nil
  }

  func tellOfSelection(_ event: ListSelection.Event, _ path: IndexPath) {
    guard let itemDelegate else { return }
    reportCall(DelegateCall(event, path))
    switch event {
    case .didHighlight:
      calling(.didHighlightItem) { itemDelegate.collectionView(self, didHighlightItemAt: path) }
    case .didUnhighlight:
      calling(.didUnhighlightItem) { itemDelegate.collectionView(self, didUnhighlightItemAt: path) }
    case .didSelect:
      calling(.didSelectItem) { itemDelegate.collectionView(self, didSelectItemAt: path) }
    case .didDeselect:
      calling(.didDeselectItem) { itemDelegate.collectionView(self, didDeselectItemAt: path) }
    }
  }
}
