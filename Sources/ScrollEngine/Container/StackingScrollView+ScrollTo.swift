import Extents

/// A child that a container is scrolling to.
struct ArrangedTarget {
  /// Identifies a child by its view, or a child of a data source by its number.
  enum Child {
    case view(View)
    case numbered(Int)
  }

  var child: Child
  let place: ScrollPlace
  /// The scroller's offset at which the child is in position, as currently known, in points.
  var offset: Double

  func isView(_ view: View) -> Bool {
    if case .view(let own) = child { own === view } else { false }
  }
}

extension StackingScrollView {
  /// The position in the visible part to which a child is scrolled.
  public enum ScrollPosition: Hashable, Sendable {
    /// The nearest position at which the child is visible; a visible child is not scrolled.
    case nearest
    /// The child is at the start of the visible part.
    case start
    /// The child is in the middle of the visible part.
    case center
    /// The child is at the end of the visible part.
    case end
  }

  /// Scrolls a child to an exact position in the visible part, as far as the content allows.
  ///
  /// Children before the target may turn out longer or shorter than assumed; the target offset is
  /// then corrected.
  /// - Precondition: `view` is stacked here.
  public func scrollToArrangedSubview(
    _ view: View, at position: ScrollPosition, animated: Bool
  ) {
    guard let index = index(of: view) else {
      fail("StackingScrollView: \(view) is not stacked in \(self)")
    }
    during(.scrollToArrangedSubview) {
      scroll(to: target(inSlot: slot(at: index)), at: position, animated: animated)
    }
  }

  /// Identifies the child in a slot for a scroll target: by its view, or by its number.
  final func target(inSlot number: Int) -> ArrangedTarget.Child {
    slotNumbers == nil ? .view(arrangedSubviews[number]) : .numbered(number)
  }

  final func scroll(
    to child: ArrangedTarget.Child, at position: ScrollPosition, animated: Bool
  ) {
    let scroller = scroller(along: axis)
    guard let place = place(position, for: child), let offset = offset(showing: child, at: place)
    else { return }
    arrangedTarget = ArrangedTarget(child: child, place: place, offset: offset)
    var target = scroller.contentOffset
    target[axis] = offset
    scroller.scroll(toTarget: target, along: PerAxis { $0 == axis }, animated: animated)
    (scroller as? StackingScrollView)?.targetFollower = scroller === self ? nil : self
    awaitAnimation(of: scroller)
    scroller.markForLayout()
    scroller.layOutAtTarget()
  }

  /// The extent of a child in the scroller's content, and the part of the scroller that is not
  /// covered; nil if the child is gone.
  private func extent(
    of child: ArrangedTarget.Child
  ) -> (extent: ScrollPlace.Extent, free: ScrollPlace.FreePart)? {
    guard let number = slot(of: child) else { return nil }
    let span = span(inSlot: number)
    let scroller = scroller(along: axis)
    let inset =
      scroller === self ? coveredInset(aboveSlot: number) : scrollerInset(along: axis)
    return (
      ScrollPlace.Extent(
        start: scrollerPosition(of: span.start, along: axis), length: span.length),
      ScrollPlace.FreePart(
        start: inset.near(along: axis), end: scroller.bounds.size[axis] - inset.far(along: axis))
    )
  }

  private func slot(of child: ArrangedTarget.Child) -> Int? {
    switch child {
    case .view(let view): index(of: view)
    case .numbered(let number): number < slots.count ? number : nil
    }
  }

  /// Renumbers the child that is being scrolled to; `map` returns nil for a child that is gone.
  final func renumberTarget(_ map: (Int) -> Int?) {
    guard case .numbered(let number) = arrangedTarget?.child else { return }
    if let new = map(number) {
      arrangedTarget?.child = .numbered(new)
    } else {
      arrangedTarget = nil
    }
  }

  /// The place to which a child has to be scrolled; nil if it need not be scrolled.
  private func place(_ position: ScrollPosition, for child: ArrangedTarget.Child) -> ScrollPlace? {
    switch position {
    case .start: return .near
    case .center: return .middle
    case .end: return .far
    case .nearest:
      guard let (extent, free) = extent(of: child) else { return nil }
      return .nearest(
        to: scroller(along: axis).contentOffset[axis], of: extent, in: free)
    }
  }

  private func offset(showing child: ArrangedTarget.Child, at place: ScrollPlace) -> Double? {
    guard let (extent, free) = extent(of: child) else { return nil }
    let range = scroller(along: axis).scrollRange[axis]
    return min(max(place.offset(of: extent, in: free), range.lowerBound), range.upperBound)
  }
}

extension StackingScrollView: TargetFollowing {
  /// Makes the view that has set a target correct the target's offset.
  ///
  /// A view that has left the container meanwhile no longer scrolls the container.
  final func followTarget() {
    guard let follower else { return }
    let isMine = follower.scroller(along: axis) === self
    if !isMine || !follower.followScrollTarget(), targetFollower === follower {
      targetFollower = nil
    }
  }

  var isAiming: Bool {
    guard let arrangedTarget else { return false }
    return scroller(along: axis).isHeaded(for: arrangedTarget.offset, along: axis)
  }

  func aim() {
    guard let target = arrangedTarget,
      let offset = offset(showing: target.child, at: target.place)
    else {
      arrangedTarget = nil
      return
    }
    arrangedTarget?.offset = offset
    let scroller = scroller(along: axis)
    scroller.redirect(to: offset, along: axis)
    scroller.noteTarget(offset, along: axis)
  }

  func followScrollTarget() -> Bool {
    guard isAiming else {
      arrangedTarget = nil
      return false
    }
    aim()
    let scroller = scroller(along: axis)
    if scroller.motion.isNone, !scroller.needsLayout { arrangedTarget = nil }
    return arrangedTarget != nil
  }
}
