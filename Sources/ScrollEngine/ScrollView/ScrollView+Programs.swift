import ScrollMotion

/// The scrolling that a program requests.
extension ScrollView {
  final func scroll(to offset: Point, animated: Bool) {
    require(offset.isFinite, "ScrollView: contentOffset \(offset) is not finite")
    if stacking != nil, forward(offset, animated: animated) { return }
    // An animation that begins at the end of a scroll to the top is not one itself.
    let call: ScrollOccasion =
      occasion == .none || occasion == .scrollToTop ? .setContentOffset : occasion
    setContentOffset(offset, animated: animated, by: call)
  }

  private func setContentOffset(_ offset: Point, animated: Bool, by call: ScrollOccasion) {
    finishZooming()
    let resting = broughtInOffset
    let (offset, isOpen) = route(to: offset)
    let isAnimated = animated && isOpen
    if !isAnimated || motion.isFling || offset == contentOffset { endMotion() }
    // The delegate's response to the end of the motion may have removed the view from its window.
    guard isAnimated, window != nil, drag == nil, pinch == nil else {
      return during(call) { contentOffset = offset }
    }
    guard offset != contentOffset else { return }
    // Content that was returning from past an edge is not pinned: it must still return if a touch
    // or the wheel ends the animation.
    isPinned = PerAxis { contentOffset[$0] == resting[$0] }
    // The animation starts from the actual position now, which the last frame has not shown yet.
    let start = motion.offset(at: now) ?? contentOffset
    motion = .animation(
      AnimatedOffset(from: start, to: offset), start: window?.animationStart ?? now, by: call)
    startMoving()
  }

  final func reveal(_ rect: Rect, animated: Bool) {
    during(.scrollRectToVisible) { revealNow(rect, animated: animated) }
  }

  private func revealNow(_ rect: Rect, animated: Bool) {
    if stacking != nil, forwardRevealing(rect, animated: animated) { return }
    finishZooming()
    let before = contentOffset
    let start = broughtInOffset
    let offset = self.offset(revealing: rect, from: start)
    guard offset != start else { return }
    if animated {
      guard motion.isFling else { return setContentOffset(offset, animated: true) }
      // The delegate's response to the end of the motion may move the rectangle.
      endMotion()
      let origin = offsetInside(butFor: PerAxis { start[$0] == before[$0] })
      return setContentOffset(self.offset(revealing: rect, from: origin), animated: true)
    }
    endMotion()
    // The delegate's response to the end of the motion may have changed the range.
    var target = scrollRange.clamp(offset)
    for axis in Axis.allCases where offset[axis] == before[axis] {
      target[axis] = contentOffset[axis]
    }
    contentOffset = target
  }

  /// Stops any motion: at the present offset, at the edge if past one, or on a page if paging is
  /// enabled.
  public func stopScrolling() {
    guard !motion.isNone else { return }
    let offset = stoppingOffset(from: contentOffset)
    let stopped = motion
    let stay = stay
    motion = .none
    during(.stopScrolling) { moveContent(to: offset, by: .programMove) }
    if stay == self.stay { tellEnd(of: stopped) }
  }

  /// Stops the content, except if it is returning from past an edge or settling on a page.
  func stopBeingScrolled() {
    // The motion of a wheel or a key also brings content in.
    if case .smoothing = motion, !scrollRange.contains(contentOffset) { return }
    guard case .fling(let fling, let start, let target) = motion else { return stopScrolling() }
    let range = scrollRange
    if isPagingEnabled, target != nil { return }
    let offset = fling.value(at: now - start)
    guard Axis.allCases.contains(where: { !range[$0].contains(offset[$0]) }) else {
      return stopScrolling()
    }
    var returning = fling
    for axis in Axis.allCases {
      returning[axis] = stopped(fling[axis], at: now - start, in: range[axis], along: axis)
    }
    motion = .fling(returning, start: now, target: nil)
    startMoving()
  }

  /// The offset of the nearest page if ``isPagingEnabled``, or else `offset`.
  func pagedOffset(_ offset: Point) -> Point {
    guard isPagingEnabled else { return offset }
    return Point(
      x: pagedOffset(offset.x, along: .horizontal), y: pagedOffset(offset.y, along: .vertical))
  }

  func pagedOffset(_ offset: Double, along axis: Axis) -> Double {
    let paging = paging(along: axis)
    return restingOffset(
      on: paging.offset(ofPage: paging.page(at: offset)), from: offset, along: axis)
  }

  /// Scrolls to the top if ``scrollsToTop`` is set, the delegate agrees and the content is not
  /// there yet.
  ///
  /// - Returns: Whether the content scrolls.
  @discardableResult
  public func scrollToTop() -> Bool {
    finishZooming()
    let stay = stay
    guard scrollsToTop, takesGestures(along: .vertical), contentOffset.y > scrollRange.minimum.y,
      calling(.shouldScrollToTop, { delegate?.scrollViewShouldScrollToTop(self) }) ?? true,
      stay == self.stay
    else { return false }
    // The top is computed again, because the delegate may have changed the range.
    let top = Point(x: broughtInOffset.x, y: scrollRange.minimum.y)
    setContentOffset(top, animated: true, by: .scrollToTop)
    if motion.isNone, stay == self.stay { tell(.didScrollToTop) }
    return true
  }
}
