import Extents

// Visible changes.
extension StackingScrollView {
  /// Makes changes to the children and animates their effect, over 0.3 seconds.
  ///
  /// Children that are inserted, removed, moved, hidden or resized in `changes`, or given other
  /// margins and spacing, have their new order and content at once; their slots follow. Outside a
  /// window nothing is animated.
  ///
  /// ```swift
  /// container.animateChanges {
  ///   container.insertArrangedSubview(banner, at: 1)
  ///   footer.isHidden = true
  /// }
  /// ```
  public func animateChanges(_ changes: () -> Void) {
    let outer = isAnimatingChanges
    isAnimatingChanges = window != nil
    if isAnimatingChanges, slotMotion == nil { slotMotion = SlotMotion(of: self) }
    changes()
    isAnimatingChanges = outer
  }

  /// Makes a slot longer than its final length, which it reaches gradually.
  final func delaySlot(of view: View, at index: Int, by lag: Double) {
    var traits = items[index].traits ?? ArrangedTraits()
    traits.lag = lag
    items[index].traits = traits
    hasTraits = true
    let motion = slotMotion ?? SlotMotion(of: self)
    slotMotion = motion
    motion.delay(view, by: lag)
  }

  /// Keeps the space that a child has left, and closes it gradually.
  final func closeGap(of length: Double, before index: Int) {
    guard length > 0, let slotMotion else { return }
    guard index < items.count else {
      tailGap += length
      return slotMotion.close(tailGap, before: nil)
    }
    var traits = items[index].traits ?? ArrangedTraits()
    traits.gap += length
    items[index].traits = traits
    hasTraits = true
    slots[slot(at: index)] += length
    slotMotion.close(traits.gap, before: arrangedSubviews[index])
  }

  /// Changes what an animation requests for a child.
  final func set(of view: View, _ change: (inout ArrangedTraits) -> Void) {
    guard let index = index(of: view), var traits = items[index].traits else { return }
    change(&traits)
    items[index].traits = traits
    let wasAnimating = isAnimatingChanges
    isAnimatingChanges = false
    slotDidChange(at: index)
    // The child's length may change even if that of its slot, rounded, does not.
    arrangementIsStale = true
    markForLayout()
    isAnimatingChanges = wasAnimating
  }

  final func setTailGap(_ length: Double) {
    tailGap = length
    slotsDidChange()
  }

  final func finishSlotMotion() { slotMotion?.finish() }
}
