import Extents

// Animated changes.
extension StackingScrollView {
  /// Makes changes to the children and animates their effect, over 0.3 seconds.
  ///
  /// Children that are inserted, removed, moved, hidden or resized in `changes`, or given other
  /// margins and spacing, have their new order and content at once. Their slots follow gradually,
  /// and views that constraints place in visible children move along. Outside a window nothing is
  /// animated.
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
    if isAnimatingChanges {
      let motion = slotMotion ?? SlotMotion(of: self)
      slotMotion = motion
      if !outer { motion.notePlaces(in: viewsInSight) }
    }
    changes()
    isAnimatingChanges = outer
  }

  /// Makes a slot `lag` points longer than its final length, or shorter if `lag` is negative; the
  /// slot then reaches that length gradually.
  final func delaySlot(of view: View, at index: Int, by lag: Double) {
    var traits = items[index].traits ?? ArrangedTraits()
    traits.lag = lag
    traits.keepsFrame = items[index].scroller == nil && ConstrainedMoves.decideLength(of: view)
    items[index].traits = traits
    hasTraits = true
    let motion = slotMotion ?? SlotMotion(of: self)
    slotMotion = motion
    motion.delay(view, by: lag)
    if traits.keepsFrame { cover(view, lag: lag) }
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

  /// Changes the traits of a child for an animation.
  final func set(of view: View, _ change: (inout ArrangedTraits) -> Void) {
    guard let index = index(of: view), var traits = items[index].traits else { return }
    change(&traits)
    items[index].traits = traits
    let wasAnimating = isAnimatingChanges
    isAnimatingChanges = false
    slotDidChange(at: index)
    // The length of the child may change even if the rounded length of its slot does not.
    arrangementIsStale = true
    markForLayout()
    isAnimatingChanges = wasAnimating
  }

  /// Sets by how many points a slot is longer than its final length.
  final func setLag(of view: View, to lag: Double) {
    set(of: view) { $0.lag = lag }
    guard let index = index(of: view), let traits = items[index].traits, traits.keepsFrame else {
      return
    }
    cover(view, lag: lag)
    if lag == 0 { items[index].traits?.keepsFrame = false }
  }

  /// Hides the part of a child that lies beyond its slot, while the slot is shorter than the child.
  final func cover(_ view: View, lag: Double) {
    var transit = view.transit ?? Transit()
    transit.cover = .zero
    transit.cover.add(max(0, -lag), far: axis)
    view.transit = transit == Transit() ? nil : transit
  }

  final func setTailGap(_ length: Double) {
    tailGap = length
    slotsDidChange()
  }

  final func finishSlotMotion() { slotMotion?.finish() }
}
