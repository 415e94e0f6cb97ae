extension CollectionView {
  /// The selected items in their order, or nil where there is none.
  public var indexPathsForSelectedItems: [IndexPath]? {
    selection.isEmpty ? nil : selection.sorted
  }

  /// Selects an item, or none for nil, without telling the delegate.
  ///
  /// Without ``ListView/allowsMultipleSelection`` no other item stays selected.
  ///
  /// - Parameters:
  ///   - animated: Whether the collection takes some time to scroll.
  ///   - scrollPosition: Where to bring the item; nowhere if it is empty.
  /// - Precondition: The collection has the item.
  public func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    select(indexPath, animated: animated)
    guard let indexPath, !scrollPosition.isEmpty else { return }
    scrollToItem(at: indexPath, at: scrollPosition, animated: animated)
  }

  /// Takes the selection from an item, without telling the delegate.
  public func deselectItem(at indexPath: IndexPath, animated: Bool) {
    unselect(indexPath, animated: animated)
  }

  func keepOneSelected() {
    guard let first = selection.first else { return }
    for path in selection.places where path != first { unselect(path, animated: false) }
  }

  // MARK: A person's touch

  func itemToPress(at point: Point) -> IndexPath? {
    guard let path = indexPathForItem(at: point) else { return nil }
    // A header that is pinned, or its like, may lie over it.
    let zIndex = cellForItem(at: path)?.zIndex ?? 0
    let isCovered = liveSupplementaries.contains {
      $0.attributes.zIndex > zIndex && $0.view.frame.contains(point)
    }
    return isCovered ? nil : path
  }

  /// Of an item that loses its selection to another one nobody is asked.
  func itemToDeselect(_ path: IndexPath, isTapped: Bool) -> IndexPath? {
    guard isTapped else { return path }
    let mayLose = itemDelegate?.collectionView(self, shouldDeselectItemAt: path) ?? true
    return mayLose ? selection.pressed : nil
  }

  func tellOfSelection(_ event: ListSelection.Event, _ path: IndexPath) {
    guard let itemDelegate else { return }
    switch event {
    case .didHighlight: itemDelegate.collectionView(self, didHighlightItemAt: path)
    case .didUnhighlight: itemDelegate.collectionView(self, didUnhighlightItemAt: path)
    case .didSelect: itemDelegate.collectionView(self, didSelectItemAt: path)
    case .didDeselect: itemDelegate.collectionView(self, didDeselectItemAt: path)
    }
  }
}
