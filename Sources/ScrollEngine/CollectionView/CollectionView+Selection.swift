// What is selected and highlighted, and how a person does that: as in a table.
//
// What a callback does to the items, the item that is pressed follows; if it is gone, that is the end
// of it. The order of the calls is that of ``CollectionViewDelegate``.
extension CollectionView {
  /// The selected items in their order, or nil where there is none.
  public var indexPathsForSelectedItems: [IndexPath]? {
    selection.isEmpty ? nil : selection.sorted
  }

  /// Selects an item, or none for nil, without telling the delegate.
  ///
  /// Without ``allowsMultipleSelection`` no other item stays selected.
  ///
  /// - Parameters:
  ///   - animated: Whether the collection takes some time to scroll.
  ///   - scrollPosition: Where to bring the item; nowhere if it is empty.
  /// - Precondition: The collection has the item.
  public func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    if let indexPath { requireItem(indexPath) }
    if indexPath == nil || !allowsMultipleSelection {
      for path in selection.places where path != indexPath {
        deselectItem(at: path, animated: animated)
      }
    }
    guard let indexPath else { return }
    selection.insert(indexPath)
    cellForItem(at: indexPath)?.isSelected = true
    if !scrollPosition.isEmpty {
      scrollToItem(at: indexPath, at: scrollPosition, animated: animated)
    }
  }

  /// Takes the selection from an item, without telling the delegate.
  public func deselectItem(at indexPath: IndexPath, animated: Bool) {
    guard selection.contains(indexPath) else { return }
    selection.remove(indexPath)
    cellForItem(at: indexPath)?.isSelected = false
  }

  func keepOneSelected() {
    guard let first = selection.first else { return }
    for path in selection.places where path != first { deselectItem(at: path, animated: false) }
  }

  /// Gives a cell that comes into sight the state of its item.
  func showState(of path: IndexPath, in cell: CollectionViewCell) {
    let isSelected = selection.contains(path)
    if cell.isSelected != isSelected { cell.isSelected = isSelected }
    let isHighlighted = selection.highlighted == path
    if cell.isHighlighted != isHighlighted { cell.isHighlighted = isHighlighted }
  }

  /// Forgets the state of all items, for a reload after which they are others.
  func forgetSelection() {
    for path in selection.places { cellForItem(at: path)?.isSelected = false }
    if let path = selection.highlighted { cellForItem(at: path)?.isHighlighted = false }
    selection.forget()
  }

  // MARK: A person's touch

  func takeTaps() {
    let tap = TapGestureRecognizer { [unowned self] in
      if $0.state == .ended { tapPressedItem() }
    }
    tap.concernsContent = true
    tap.onTouch = { [unowned self, unowned tap] isDown in
      if isDown { beginTouch(at: tap.location(in: self)) } else { endTouch() }
    }
    addGestureRecognizer(tap)
  }

  private func beginTouch(at point: Point) {
    guard allowsSelection, let path = indexPathForItem(at: point), !isCovered(path, at: point)
    else { return }
    selection.pressed = path
    let delegate = itemDelegate
    guard delegate?.collectionView(self, shouldHighlightItemAt: path) ?? true else {
      selection.pressed = nil
      return
    }
    guard let path = selection.pressed else { return }
    selection.highlighted = path
    cellForItem(at: path)?.isHighlighted = true
    delegate?.collectionView(self, didHighlightItemAt: path)
  }

  /// Whether a header that is pinned, or its like, lies over an item.
  private func isCovered(_ path: IndexPath, at point: Point) -> Bool {
    let zIndex = cellForItem(at: path)?.zIndex ?? 0
    return liveSupplementaries.contains {
      $0.attributes.zIndex > zIndex && $0.view.frame.contains(point)
    }
  }

  /// The pointer is gone, or drags, or the collection has left its window.
  private func endTouch() {
    unhighlight()
    selection.pressed = nil
  }

  private func unhighlight() {
    guard let path = selection.highlighted else { return }
    selection.highlighted = nil
    cellForItem(at: path)?.isHighlighted = false
    itemDelegate?.collectionView(self, didUnhighlightItemAt: path)
  }

  private func tapPressedItem() {
    unhighlight()
    guard let path = selection.pressed, allowsSelection else { return }
    if allowsMultipleSelection, selection.contains(path) {
      guard itemDelegate?.collectionView(self, shouldDeselectItemAt: path) ?? true,
        let path = selection.pressed
      else { return }
      return deselect(path)
    }
    guard itemDelegate?.collectionView(self, shouldSelectItemAt: path) ?? true else { return }
    if !allowsMultipleSelection {
      for other in selection.sorted where other != selection.pressed { deselect(other) }
    }
    guard let path = selection.pressed else { return }
    selection.insert(path)
    cellForItem(at: path)?.isSelected = true
    itemDelegate?.collectionView(self, didSelectItemAt: path)
  }

  private func deselect(_ path: IndexPath) {
    guard selection.contains(path) else { return }
    deselectItem(at: path, animated: false)
    itemDelegate?.collectionView(self, didDeselectItemAt: path)
  }

  func requireItem(_ path: IndexPath) {
    reloadIfNeeded()
    require(
      counts.hasItem(at: path),
      "CollectionView: there is no \(path); the collection has \(counts.numberOfSections) "
        + "sections")
  }
}
