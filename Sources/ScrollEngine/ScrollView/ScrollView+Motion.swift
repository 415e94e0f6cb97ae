import ScrollMotion

extension ScrollView: FrameAnimating {
  /// The window's time, in seconds; 0 outside a window.
  var now: Double { window?.now ?? 0 }

  var isAnimating: Bool {
    if case .animation = motion { return true }
    return false
  }

  // MARK: Making flings

  private func physics(along axis: Axis) -> ScrollPhysics {
    let inset = adjustedContentInset
    let hidden = axis == .horizontal ? max(inset.left, inset.right) : max(inset.top, inset.bottom)
    return ScrollPhysics(
      decelerationRate: decelerationRate, bounces: bounces,
      largestOvershoot: ScrollPhysics.largestOvershoot(
        visibleLength: storedBounds.size[axis] - max(0, hidden)),
      threshold: StopThreshold(scale: (window?.displayScale ?? 1) * scaleInWindow))
  }

  func paging(along axis: Axis) -> PagingPhysics {
    PagingPhysics(
      pageLength: storedBounds.size[axis], range: pagedRange(along: axis),
      startsAtGreatest: axis == .horizontal && startsAtRight)
  }

  /// The offsets from the first page to the last, in points. The space of a refresh control, which
  /// comes and goes, lies before the first page.
  private func pagedRange(along axis: Axis) -> ClosedRange<Double> {
    let range = scrollRange[axis]
    guard axis == .vertical else { return range }
    return min(range.lowerBound + refreshInset, range.upperBound)...range.upperBound
  }

  /// The offset at which content comes to rest on a page: the page's own, or the start of a refresh
  /// control's space before the first page if `offset` is nearer to that start.
  func restingOffset(on target: Double, from offset: Double, along axis: Axis) -> Double {
    let start = scrollRange[axis].lowerBound
    let isFirst = target == pagedRange(along: axis).lowerBound
    return isFirst && offset < (start + target) / 2 ? start : target
  }

  /// The fling of released content, from a velocity in points per second.
  func makeFling(from start: Point, velocity: Point, startPage: PerAxis<Int>) -> OffsetFling {
    func fling(_ axis: Axis) -> Fling {
      let range = restingRange(along: axis)
      let offset = start[axis]
      guard isPagingEnabled else {
        return Fling(
          from: offset, velocity: velocity[axis], in: range, physics: physics(along: axis))
      }
      let paging = paging(along: axis)
      // An offset in the space of a refresh control is on the first page.
      let start = paging.range.lowerBound
      let target = paging.target(
        offset: offset < start ? min(start, offset + refreshInset) : offset,
        velocity: velocity[axis] / 1_000, startPage: startPage[axis])
      return Fling(
        from: offset, velocity: velocity[axis],
        snappingTo: restingOffset(on: target, from: offset, along: axis), in: range,
        physics: physics(along: axis))
    }
    return OffsetFling(x: fling(.horizontal), y: fling(.vertical))
  }

  /// The fling to the delegate's target, or to the page nearest to it.
  func makeFling(from start: Point, velocity: Point, target: Point) -> OffsetFling {
    func fling(_ axis: Axis) -> Fling {
      let range = restingRange(along: axis)
      let offset = start[axis]
      guard isPagingEnabled else {
        return Fling(
          from: offset, velocity: velocity[axis], to: target[axis], in: range,
          physics: physics(along: axis))
      }
      return Fling(
        from: offset, velocity: velocity[axis],
        snappingTo: pagedOffset(target[axis], along: axis), in: range,
        physics: physics(along: axis))
    }
    return OffsetFling(x: fling(.horizontal), y: fling(.vertical))
  }

  /// The rest of a fling from `time`, in seconds since its start, reduced to a return into the
  /// range.
  func stopped(
    _ fling: Fling, at time: Double, in range: ClosedRange<Double>, along axis: Axis
  ) -> Fling {
    let offset = fling.value(at: time)
    guard !range.contains(offset) else {
      return Fling(from: offset, velocity: 0, in: range, physics: physics(along: axis))
    }
    return Fling(
      from: offset, velocity: fling.velocity(at: time),
      returningTo: offset < range.lowerBound ? .lower : .upper, in: range,
      physics: physics(along: axis))
  }

  /// The range along an axis, extended to the present offset if that is pinned.
  func unpinnedRange(along axis: Axis) -> ClosedRange<Double> {
    let range = scrollRange[axis]
    guard isPinned[axis] else { return range }
    let offset = contentOffset[axis]
    return min(offset, range.lowerBound)...max(offset, range.upperBound)
  }

  // MARK: Moving

  func startMoving() {
    isUnseen = false
    showIndicators()
    window?.start(self)
  }

  /// Sets the offset, in points, as a drag or a motion does: ``isMovingContent`` is true meanwhile.
  public final func moveContent(to offset: Point) {
    during(.moveContent) { moveContent(to: offset, by: .programMove) }
  }

  /// Moves the content for a cause for which ``isMovingContent`` is true.
  final func moveContent(to offset: Point, by cause: ScrollCause) {
    guard offset != storedBounds.origin else { return }
    isUnseen = false
    setContentOffset(offset, by: cause)
  }

  /// Moves the content to the place of a motion at a time, in seconds.
  private func moveContent(to offset: Point, by motion: Motion, at time: Double) {
    // Any movement will do if nobody asks for its cause.
    guard hasListener else { return moveContent(to: offset, by: .deceleration) }
    during(motion.occasion) { moveContent(to: offset, by: motion.cause(at: time)) }
  }

  func advance(to time: Double) -> Double? {
    let current = motion
    if let offset = current.offset(at: time) {
      indicatorsShownAt = time
      if time < current.end {
        moveContent(to: offset, by: current, at: time)
      } else {
        let stay = stay
        motion = .none
        moveContent(to: offset, by: current, at: time)
        if stay == self.stay { arrive(by: current) }
      }
    }
    advanceZoom(to: time)
    updateIndicators(at: time)
    return motion.isNone && zoomAnimation == nil ? nextIndicatorChange(after: time) : time
  }

  private func arrive(by motion: Motion) {
    during(motion.occasion) { didArrive() }
    if motion.occasion == .scrollToTop {
      tell(.didScrollToTop)
    } else {
      tellEnd(of: motion)
    }
  }

  /// Stops any motion at the present offset, makes a change, and then reports the end of the
  /// motion.
  ///
  /// - Returns: Whether nothing moves now: the change or the delegate may have begun a motion.
  @discardableResult
  public final func endMotion(during change: () -> Void = {}) -> Bool {
    let ended = motion
    let stay = stay
    if !ended.isNone { isPinned = pinsAtRest }
    motion = .none
    change()
    if motion.isAtRest, !ended.isAtRest { motion = .stopped }
    guard !ended.isNone else { return motion.isNone }
    if stay == self.stay { tellEnd(of: ended) }
    if case .stopped = motion { motion = .none }
    return motion.isNone
  }

  /// Reports the end of a motion, even if the delegate has begun another one meanwhile. The end of
  /// a fling waits if the content is dragged or flung again: one call then ends both.
  func tellEnd(of ended: Motion) {
    switch ended {
    case .fling: if drag == nil, !motion.isFling { endDeceleration() }
    case .animation: tell(.didEndScrollingAnimation)
    case .none, .stopped, .smoothing: break
    }
  }

  /// Drops drag and motion at the present offset, without a callback, as when the view leaves its
  /// window.
  func stopSilently() {
    stay += 1
    motion = .none
    drag = nil
    ownGesture = []
    audience?.dismiss()
    zoomAnimation = nil
    pinch = nil
    indicatorsShownAt = nil
    guard isReadyForGestures else { return }
    ownPanRecognizer.forget()
    ownIndicatorRecognizer.forget()
  }

  /// The offset, in points, at which the content stops if its drag or motion cannot continue; nil
  /// if there is neither.
  var interruptedOffset: Point? {
    guard drag != nil || !motion.isNone else { return nil }
    let pins = drag == nil ? pinsAtRest : isPinned
    let place = stoppingOffset(from: contentOffset)
    return Point(
      x: staysPut(along: .horizontal, pins) ? contentOffset.x : place.x,
      y: staysPut(along: .vertical, pins) ? contentOffset.y : place.y)
  }

  private func staysPut(along axis: Axis, _ pins: PerAxis<Bool>) -> Bool {
    pins[axis] || stacking?.axis == axis
  }

  // MARK: External changes

  /// The present offset or, if a motion is bringing content back from past an edge, the offset at
  /// that edge.
  var broughtInOffset: Point {
    motion.isAtRest ? contentOffset : offsetInside(butFor: pinsAtRest)
  }

  /// The offset clamped to the range along every axis that is not pinned.
  func offsetInside(butFor pins: PerAxis<Bool>) -> Point {
    var offset = scrollRange.clamp(contentOffset)
    for axis in Axis.allCases where pins[axis] { offset[axis] = contentOffset[axis] }
    return offset
  }

  /// The axes on which the content would keep its offset if it stopped now, even outside the range:
  /// those on which a program has set it, except if an animation is bringing it into the range.
  var pinsAtRest: PerAxis<Bool> {
    guard case .animation(let animation, _, _) = motion else { return isPinned }
    let range = scrollRange
    return PerAxis { isPinned[$0] && !range[$0].contains(animation.destination[$0]) }
  }

  /// Continues drag and motion after a program has moved the content by `shift`.
  ///
  /// The target of a fling and of the wheel moves with the content, so a program may insert content
  /// before the visible part. An animation keeps its target, which a program has chosen.
  func goOnFromHere(shift: Point) {
    rebaseDrag()
    switch motion {
    case .none: break
    case .stopped:
      for axis in Axis.allCases where shift[axis] != 0 { isPinned[axis] = true }
    case .fling(_, _, let target):
      for axis in Axis.allCases where shift[axis] != 0 { isPinned[axis] = !canDrag(along: axis) }
      // The fling continues from its actual position and velocity now, which the last frame has not
      // shown yet.
      let start = (motion.offset(at: now) ?? contentOffset - shift) + shift
      let velocity = motion.velocity(at: now)
      let fling: OffsetFling
      if let target {
        fling = makeFling(from: start, velocity: velocity, target: target + shift)
      } else {
        fling = makeFling(
          from: start, velocity: velocity,
          startPage: PerAxis { paging(along: $0).page(at: contentOffset[$0]) })
      }
      motion = .fling(fling, start: now, target: target.map { $0 + shift })
    case .animation(let animation, let start, let call):
      isPinned = PerAxis { _ in true }
      retarget(animation, movedBy: shift, to: animation.destination, start: start, by: call)
    case .smoothing(let x, let y, _, _):
      correctSmoothing(
        towards: Point(x: x.destination, y: y.destination) + shift, movedBy: shift)
    }
  }

  /// Continues a fling after the range has changed, from its current position and velocity.
  ///
  /// Content returning to an edge returns to the new position of that edge.
  private func reaim(_ fling: OffsetFling, start: Double, target: Point?) {
    let elapsed = now - start
    goOnFromHere(shift: .zero)
    guard target == nil, !isPagingEnabled, case .fling(var aimed, let restart, nil) = motion else {
      return
    }
    var isReaimed = false
    for axis in Axis.allCases {
      guard let edge = fling[axis].edgeOfReturn(at: elapsed) else { continue }
      let range = restingRange(along: axis)
      let offset = fling[axis].value(at: elapsed)
      let place = edge == .lower ? range.lowerBound : range.upperBound
      // An edge further away than the visible length, as after appending a page of rows, is not the
      // edge that the content has passed: the content then comes to rest where that edge was.
      let isNear = abs(place - offset) <= storedBounds.size[axis]
      aimed[axis] = Fling(
        from: offset, velocity: fling[axis].velocity(at: elapsed), returningTo: edge,
        destination: isNear ? nil : fling[axis].destination, in: range,
        physics: physics(along: axis))
      isReaimed = true
    }
    if isReaimed { motion = .fling(aimed, start: restart, target: nil) }
  }

  /// Continues an animation to another target, from its position now, which the last frame has not
  /// shown yet, and with the same end time.
  private func retarget(
    _ animation: AnimatedOffset, movedBy shift: Point = .zero, to target: Point, start: Double,
    by call: ScrollOccasion
  ) {
    let elapsed = now - start
    motion = .animation(
      animation.retargeted(from: animation.value(at: elapsed) + shift, to: target, at: elapsed),
      start: start, by: call)
  }

  /// Redirects a running animation to another target, with the same end time.
  func retarget(to target: Point) {
    guard case .animation(let animation, let start, let call) = motion,
      target != animation.destination
    else { return }
    retarget(animation, to: target, start: start, by: call)
  }

  /// Brings offset and motion into the range after the range has changed.
  ///
  /// While the range is a guess, the next layout does this. A drag continues under the pointer, and
  /// its content is brought in when it ends. A container positions its child along the container's
  /// axis. An offset that a program has set outside the range stays there if the range has changed
  /// by a rounding error only.
  func rangeDidChange(byRounding isRounded: Bool = false) {
    guard zoomStep != .setting, !isRangeProvisional else { return }
    if isRounded, isRangeGuessed || isFarOutside { return }
    guard isRangeGuessed else { return bringIntoRange() }
    isRangeProvisional = true
    markForLayout()
  }

  /// Whether the content is visibly outside its range.
  private var isFarOutside: Bool {
    guard stacking == nil else { return false }
    let way = scrollRange.clamp(storedBounds.origin) - storedBounds.origin
    return max(abs(way.x), abs(way.y)) > 1.0 / 1_024
  }

  /// Brings offset and motion into the range, which is known now.
  final func settleRange() {
    isRangeProvisional = false
    bringIntoRange()
  }

  private func bringIntoRange() {
    if let stacking {
      let axis = stacking.axis.across
      // Returns early in the usual case: the view does not scroll along this axis, and 0 is in its
      // range.
      if contentOffset[axis] == 0, adjustedContentInset == .zero { return }
      guard drag == nil, motion.isNone else { return }
      let offset = scrollRange.clamp(contentOffset, along: axis)
      if offset != contentOffset { setContentOffset(offset, by: .clamping) }
      return
    }
    let range = scrollRange
    // Reading the content size may have shown just now that the range is a guess.
    guard !isRangeProvisional else { return }
    isPinned = PerAxis { _ in false }
    // During a drag the content stays in place, so that it does not jump under a resting pointer.
    if drag != nil {
      if !isBeyondReach { rebaseDrag() }
      return
    }
    switch motion {
    case .none, .stopped:
      // A zoom springs into its range by itself at its end. But while the delegate is called for
      // the new scale, it may set insets to fit, and the content follows these.
      guard !isZooming || zoomStep == .telling else { return }
      let offset = range.clamp(storedBounds.origin)
      if offset != storedBounds.origin { keepingAim { setContentOffset(offset, by: .clamping) } }
    case .fling(let fling, let start, let target):
      reaim(fling, start: start, target: target)
    case .animation(let animation, let start, let call):
      let target = range.clamp(animation.destination)
      guard target != animation.destination else { return }
      keepingAim { retarget(animation, to: target, start: start, by: call) }
    case .smoothing(let x, let y, _, _):
      correctSmoothing(towards: Point(x: x.destination, y: y.destination))
    }
  }
}
