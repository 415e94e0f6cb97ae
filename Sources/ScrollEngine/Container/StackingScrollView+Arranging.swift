import Extents

// Adapts the slots to changes of a child or of the axis.
extension StackingScrollView: ArrangingParent {
  /// Determines again whether the stack scrolls a child, after the child's scroll axis has changed.
  public final func subviewDidChangeScrollAxis(_ view: View) {
    guard let index = index(of: view) else { return }
    reattach(view, at: index)
    guard let index = self.index(of: view) else { return }
    slotDidChange(at: index)
    put(view, at: index)
  }

  /// Makes the next layout put a child back that other code has moved.
  public final func subviewWasPlaced(_ view: View) {
    if view !== viewBeingPlaced, places.contains(view) { markForLayout() }
  }

  /// Removes the slot of a hidden child, or restores it.
  public final func subviewWasHidden(_ view: View) {
    guard let index = index(of: view) else { return }
    items[index].isShown = !view.isHidden
    shown[index] = view.isHidden ? 0 : 1
    guard let index = view.isHidden ? index : fit(view, at: index) else { return }
    slotDidChange(at: index)
    // The content ends at the last shown child, which may be another one now, even if the slot has
    // no length.
    slotsDidChange()
  }

  /// Asks a child again for its preferred length.
  public final func subviewDidInvalidateSize(_ view: View) {
    guard let index = index(of: view), let index = fit(view, at: index) else { return }
    slotDidChange(at: index)
  }

  final func axisDidChange() {
    finishSlotMotion()
    measuredBreadth = storedBounds.size[axis.across]
    for (index, view) in arrangedSubviews.enumerated() { reattach(view, at: index) }
    if !isUnseen { during(.layout) { contentOffset = scrollRange.minimum } }
    lengthsBecameOthers()
    for (index, view) in arrangedSubviews.enumerated() { put(view, at: index) }
    stacking?.container.contentSizeBecameStale(of: self)
    superview?.arrangement?.subviewDidChangeScrollAxis(self)
  }
}
