// Which items are selected, by a person and by a program.
extension CollectionView {
  /// The selected items, in order.
  public var indexPathsForSelectedItems: [IndexPath] { selection.sorted() }

  /// Selects an item, or none at all for nil, without telling the delegate.
  ///
  /// Where ``allowsMultipleSelection`` is not set it takes the place of the one that was selected.
  /// - Parameter scrollPosition: Where to scroll the item to; nowhere if it is empty.
  /// - Precondition: The collection has the item.
  public func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    guard let indexPath else { return select([]) }
    requireItem(indexPath)
    select(allowsMultipleSelection ? selection.union([indexPath]) : [indexPath])
    scrollToItem(at: indexPath, at: scrollPosition, animated: animated)
  }

  /// Takes an item out of the selection without telling the delegate.
  public func deselectItem(at indexPath: IndexPath, animated: Bool) {
    select(selection.subtracting([indexPath]))
  }

  private func select(_ new: Set<IndexPath>) {
    let old = selection
    selection = new
    for live in liveCells {
      let path = live.attributes.indexPath
      if old.contains(path) != new.contains(path) { live.cell.isSelected = new.contains(path) }
    }
  }

  func keepOneSelected() {
    if selection.count > 1, let first = selection.min() { select([first]) }
  }

  // MARK: What a person does

  func press(at location: Point) {
    guard allowsSelection, let path = indexPathForItem(at: convert(location, from: nil)),
      itemDelegate?.collectionView(self, shouldHighlightItemAt: path) ?? true,
      counts.hasItem(at: path)
    else { return }
    highlighted = path
    cellForItem(at: path)?.isHighlighted = true
    itemDelegate?.collectionView(self, didHighlightItemAt: path)
  }

  func lift() {
    guard let path = endHighlight(), allowsSelection, counts.hasItem(at: path) else { return }
    if allowsMultipleSelection, selection.contains(path) {
      guard itemDelegate?.collectionView(self, shouldDeselectItemAt: path) ?? true else { return }
      select(selection.subtracting([path]))
      itemDelegate?.collectionView(self, didDeselectItemAt: path)
      return
    }
    guard itemDelegate?.collectionView(self, shouldSelectItemAt: path) ?? true else { return }
    if !allowsMultipleSelection {
      for other in selection.sorted() where other != path {
        select(selection.subtracting([other]))
        itemDelegate?.collectionView(self, didDeselectItemAt: other)
      }
    }
    // What is told of it may have taken the item away.
    guard counts.hasItem(at: path) else { return }
    select(selection.union([path]))
    itemDelegate?.collectionView(self, didSelectItemAt: path)
  }

  func cancelPress() {
    _ = endHighlight()
  }

  /// - Returns: The item that had been highlighted.
  private func endHighlight() -> IndexPath? {
    guard let path = highlighted else { return nil }
    highlighted = nil
    cellForItem(at: path)?.isHighlighted = false
    itemDelegate?.collectionView(self, didUnhighlightItemAt: path)
    return path
  }

  func requireItem(_ path: IndexPath) {
    reloadIfNeeded()
    require(
      counts.hasItem(at: path),
      "CollectionView: there is no \(path); the collection has \(counts.numberOfSections) "
        + "sections")
  }
}
