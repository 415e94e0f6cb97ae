extension ScrollView: FrameAnimating {
  /// The time of the window in seconds.
  var now: Double { window?.now ?? 0 }

  var isAnimating: Bool {
    if case .animation = motion { return true }
    return false
  }

  // MARK: Making flings

  private var physics: ScrollPhysics {
    ScrollPhysics(decelerationRate: decelerationRate, bounces: bounces)
  }

  func paging(along axis: Axis) -> Paging {
    Paging(pageLength: bounds.size[axis], range: scrollRange[axis])
  }

  /// The motion of content that is let go with a velocity in points per second.
  func makeFling(velocity: Point, startPage: [Axis: Int]) -> OffsetFling {
    func fling(_ axis: Axis) -> Fling {
      let range = restingRange(along: axis)
      let offset = contentOffset[axis]
      guard isPagingEnabled else {
        return Fling(from: offset, velocity: velocity[axis], in: range, physics: physics)
      }
      let paging = paging(along: axis)
      let target = paging.target(
        offset: offset, velocity: velocity[axis] / 1_000,
        startPage: startPage[axis] ?? paging.page(at: offset))
      return Fling(
        from: offset, velocity: velocity[axis], snappingTo: target, in: range, physics: physics)
    }
    return OffsetFling(x: fling(.horizontal), y: fling(.vertical))
  }

  func makeFling(velocity: Point, target: Point) -> OffsetFling {
    func fling(_ axis: Axis) -> Fling {
      Fling(
        from: contentOffset[axis], velocity: velocity[axis], to: target[axis],
        in: restingRange(along: axis), physics: physics)
    }
    return OffsetFling(x: fling(.horizontal), y: fling(.vertical))
  }

  /// Where content comes to rest along an axis: an axis that cannot be dragged stays where it is.
  private func restingRange(along axis: Axis) -> ClosedRange<Double> {
    let range = scrollRange[axis]
    let offset = contentOffset[axis]
    return canDrag(along: axis) ? range : min(offset, range.lowerBound)...max(offset, range.upperBound)
  }

  // MARK: Moving

  func startMoving() {
    showIndicators()
    window?.start(self)
  }

  /// Sets the offset for a drag or a motion.
  func move(to offset: Point) {
    guard offset != contentOffset else { return }
    isMoving = true
    bounds.origin = offset
    isMoving = false
  }

  func advance(to time: Double) {
    if let offset = motion.offset(at: time) {
      let isOver = time >= motion.end
      showIndicators()
      let before = motion
      if isOver { motion = .none }
      move(to: offset)
      if isOver, motion.isNone, drag == nil { arrive(by: before) }
    }
    advanceZoom(to: time)
    updateIndicators(at: time)
  }

  func nextChange(after now: Double) -> Double? {
    motion.isNone && zoomAnimation == nil ? nextIndicatorChange(after: now) : now
  }

  private func arrive(by motion: Motion) {
    tellEnd(of: motion)
    if case .animation(_, _, isToTop: true) = motion { delegate?.scrollViewDidScrollToTop(self) }
  }

  /// Stops what moves, and tells the delegate so.
  func endMotion() {
    let stopped = motion
    motion = .none
    tellEnd(of: stopped)
  }

  func tellEnd(of motion: Motion) {
    switch motion {
    case .fling: endDeceleration()
    case .animation: delegate?.scrollViewDidEndScrollingAnimation(self)
    case .none, .smoothing: break
    }
  }

  /// Forgets drag and motion without a word, as when the view leaves its window.
  func stopSilently() {
    motion = .none
    drag = nil
    isTracking = false
    isDragging = false
    isDecelerating = false
    zoomAnimation = nil
    pinch = nil
    indicatorsShownAt = nil
    panGestureRecognizer.forget()
    indicatorDragRecognizer.forget()
  }

  // MARK: Changes from outside

  /// Has drag and fling go on from where a program has put the content.
  func goOnFromHere() {
    rebaseDrag()
    guard case .fling = motion else { return }
    motion = .fling(
      makeFling(velocity: motion.velocity(at: now), startPage: [:]), start: now)
  }

  /// Brings offset and motion into the range after it has changed.
  ///
  /// A drag goes on under the pointer and is brought in when it ends. The offset of a child that a
  /// container slices is the container's business.
  func rangeDidChange() {
    guard contentSizeObserver == nil, drag == nil, !isSettingZoom else { return }
    switch motion {
    case .none:
      contentOffset = scrollRange.clamp(contentOffset)
    case .fling:
      goOnFromHere()
    case .animation(let animation, let start, let isToTop):
      let target = scrollRange.clamp(animation.destination)
      guard target != animation.destination else { return }
      motion = .animation(
        AnimatedOffset(
          from: contentOffset, to: target, duration: max(0, start + animation.duration - now)),
        start: now, isToTop: isToTop)
    case .smoothing(let x, let y, _):
      smooth(to: scrollRange.clamp(Point(x: x.destination, y: y.destination)))
    }
  }
}
