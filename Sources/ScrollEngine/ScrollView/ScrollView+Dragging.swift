import ScrollMotion

extension ScrollView {
  func preparePanning() {
    let pan = ownPanRecognizer
    pan.isEnabled = isScrollEnabled
    // Unowned, because the recognizer drops these closures when the view is deallocated.
    pan.shouldBegin = { [unowned self] in shouldBeginDragging($0) }
    pan.shouldBeginAtOnce = { [unowned self] in isMovingVisibly && !isZooming }
    pan.onTouch = { [unowned self] in touched($0) }
    pan.onChange = { [unowned self] _ in panned() }
    addGestureRecognizer(pan)
  }

  private func touched(_ isDown: Bool) {
    ownGesture[.tracking] = isDown
  }

  // MARK: Begin

  /// The velocity below which a pointer does not catch moving content, but hits what is under it: a
  /// pixel per sixtieth of a second. In pixels per second.
  private static let slowestCatch = 60.0

  /// Whether a pointer that goes down catches the content, instead of hitting what is under it. A
  /// mouse does not catch content that a wheel or a key moves, because that motion stops soon.
  private var isMovingVisibly: Bool {
    if motion.isNone { return false }
    if case .smoothing = motion, ownPanRecognizer.device == .mouse { return false }
    let pixels = (window?.displayScale ?? 1) * scaleInWindow
    return motion.velocity(at: now).length * pixels >= Self.slowestCatch
  }

  /// Whether a movement of the pointer drags this view, and not an enclosing one.
  ///
  /// A view at its end leaves the gesture to an enclosing view that can still scroll that way; if
  /// there is none, the view keeps the gesture, to bounce.
  private func shouldBeginDragging(_ movement: Point) -> Bool {
    let axis = movement.longerAxis
    guard canDrag(along: axis), !isZoomingAlone else { return false }
    if window?.router.contentKeepsPointer(from: self) ?? false { return false }
    let direction = -movement[axis]
    if canScroll(along: axis, towards: direction) { return true }
    var view = superview
    while let current = view {
      if let outer = current as? ScrollView,
        outer.canScroll(along: axis, towards: direction)
      {
        return false
      }
      view = current.superview
    }
    return true
  }

  /// Whether a drag moves the content along an axis, even if it only bounces.
  func canDrag(along axis: Axis) -> Bool {
    guard takesGestures(along: axis) else { return false }
    return scrollRange.isScrollable(axis) || alwaysBounces(along: axis)
  }

  private func alwaysBounces(along axis: Axis) -> Bool {
    bounces && (axis == .vertical ? alwaysBounceVertical : alwaysBounceHorizontal)
  }

  private func panned() {
    switch panGestureRecognizer.progress {
    case .began: beginDragging()
    case .changed: continueDragging()
    case .ended:
      let pan = panGestureRecognizer
      endDragging(velocity: pan.velocity(in: self), at: pan.time)
    // A cancellation may come without an event.
    case .cancelled: endDragging(velocity: .zero, at: now)
    case .possible, .failed: break
    }
  }

  private func beginDragging() {
    let movement = panGestureRecognizer.location - panGestureRecognizer.startLocation
    let wasCaught = !motion.isNone
    let wasAnimated = isAnimating
    let momentum = remainingMomentum(at: panGestureRecognizer.time)
    if wasAnimated {
      ownGesture.insert(.tracking)
      endMotion()
      guard panGestureRecognizer.isActive else { return bringIn() }
      // The person holds the content: an animation that the delegate starts now takes effect at
      // once.
      if case .animation(let animation, _, let call) = motion {
        motion = .none
        during(call) { contentOffset = animation.destination }
        guard panGestureRecognizer.isActive else { return }
      }
    }
    motion = .none
    drag = Drag(
      origin: pulled(contentOffset),
      lock: isDirectionalLockEnabled ? DirectionalLock(movement: movement) : .free,
      startPage: PerAxis { paging(along: $0).page(at: contentOffset[$0]) }, momentum: momentum,
      movedAt: panGestureRecognizer.time)
    // Content that was caught while it returned from past an edge is not pinned: it must still
    // return.
    isPinned = PerAxis { !canDrag(along: $0) && (!wasCaught || isPinned[$0]) }
    ownGesture.formUnion([.tracking, .dragging])
    showIndicators()
    dragHasBegun()
    didBeginDragging()
    tell(.willBeginDragging)
    if keyboardDismissMode.dismissesOnDrag { window?.firstResponder?.resignFirstResponder() }
  }

  /// Moves the content into its range after a drag has stopped an animation, if a callback has ended
  /// the drag at once: nothing else would bring the content back.
  private func bringIn() {
    guard window != nil, motion.isNone, drag == nil else { return }
    moveContent(to: offsetInside(butFor: isPinned), by: .finger)
  }

  /// The velocity that decelerating content still has, in points per second; zero for content that
  /// a spring moves.
  private func remainingMomentum(at time: Double) -> Point {
    guard case .fling(let fling, let start, _) = motion, !isPagingEnabled else { return .zero }
    var momentum = Point.zero
    for axis in Axis.allCases where fling[axis].phase(at: time - start) == .decelerating {
      momentum[axis] = fling[axis].velocity(at: time - start)
    }
    return momentum
  }

  // MARK: Following

  private func continueDragging() {
    guard let drag else { return }
    let time = panGestureRecognizer.time
    if time - drag.movedAt > VelocityTracker.restingTime { drag.momentum = .zero }
    drag.movedAt = time
    let translation = drag.lock.apply(to: panGestureRecognizer.translation(in: self))
    moveContent(to: offset(draggedTo: drag.origin - translation), by: .finger)
    refreshControl?.contentWasPulled()
  }

  /// The offset to show when a drag requests `wanted`, along all axes that can be dragged.
  func bandedOffset(_ wanted: Point) -> Point {
    var offset = contentOffset
    for axis in Axis.allCases where canDrag(along: axis) {
      offset[axis] = banded(wanted[axis], along: axis)
      isPinned[axis] = false
    }
    return offset
  }

  /// The offset to show when a drag requests `wanted`: past an edge, the content follows less and
  /// less.
  func banded(_ wanted: Double, along axis: Axis) -> Double {
    let range = scrollRange[axis]
    guard canBounce(along: axis) else {
      return min(max(wanted, range.lowerBound), range.upperBound)
    }
    return RubberBand.standard.clamp(wanted, to: range, dimension: storedBounds.size[axis])
  }

  /// The offset that a drag has to request for `offset` to be shown, so that catching a bounce
  /// causes no jump.
  func pulled(_ offset: Point) -> Point {
    var pulled = offset
    for axis in Axis.allCases where canBounce(along: axis) {
      pulled[axis] = RubberBand.standard.unclamp(
        offset[axis], from: scrollRange[axis], dimension: storedBounds.size[axis])
    }
    return pulled
  }

  private func canBounce(along axis: Axis) -> Bool {
    bounces && (scrollRange.isScrollable(axis) || alwaysBounces(along: axis))
  }

  /// Continues a drag from the present offset, after a program moved the content or its range
  /// changed.
  func rebaseDrag() {
    guard let drag else { return }
    let translation = drag.lock.apply(to: panGestureRecognizer.translation(in: self))
    drag.origin = pulled(contentOffset) + translation
  }

  /// Adds a distance, in points, to every later argument of ``offset(draggedTo:)`` in the current
  /// drag.
  public final func shiftDrag(by distance: Point) {
    if let drag { drag.origin = drag.origin + distance }
  }

  /// Whether the content is further past an edge than a drag could pull it, as after losing most of
  /// its length.
  var isBeyondReach: Bool {
    let over = contentOffset - scrollRange.clamp(contentOffset)
    return Axis.allCases.contains {
      canBounce(along: $0) && abs(over[$0]) > 0.9 * storedBounds.size[$0]
    }
  }

  // MARK: Release

  /// Ends the drag at `time`, in seconds; its fling starts at that time.
  private func endDragging(velocity pointerVelocity: Point, at time: Double) {
    guard let ended = drag else { return }
    refreshControl?.contentWillBeReleased()
    let velocity = released(
      ended.lock.apply(to: Point.zero - pointerVelocity), momentum: ended.momentum)
    var fling = makeFling(
      from: contentOffset, velocity: velocity, startPage: ended.startPage)
    let proposed = fling.destination
    var target = isPagingEnabled ? proposed : restingOffset(proposed, velocity: velocity * 0.001)
    tellWillEndDragging(velocity: velocity * 0.001, target: &target)
    guard drag != nil else { return }
    // The delegate may have moved the content.
    if insistsOnRestingOffset {
      target = restingOffset(contentOffset, velocity: velocity * 0.001)
    }
    let isEdited =
      insistsOnRestingOffset || (!isPagingEnabled && target != proposed && target.isFinite)
    if isEdited {
      fling = makeFling(from: contentOffset, velocity: velocity, target: target)
    } else {
      // The delegate may have moved the content.
      fling = makeFling(
        from: contentOffset, velocity: velocity, startPage: ended.startPage)
    }
    drag = nil
    guard fling.duration > 0 else { return endWithoutDeceleration(at: fling.destination) }
    motion = .fling(
      fling, start: time,
      target: isEdited ? target : isPagingEnabled ? fling.destination : nil)
    tell(.didEndDragging(willDecelerate: true))
    ownGesture.remove(.tracking)
    guard motion.isFling else { return }
    ownGesture.insert(.decelerating)
    tell(.willBeginDecelerating)
    if motion.isFling { startMoving() }
  }

  private func endWithoutDeceleration(at offset: Point) {
    let stay = stay
    moveContent(to: offset, by: .finger)
    guard stay == self.stay else { return }
    ownGesture.insert(.tracking)
    ownGesture.remove(.dragging)
    tell(.didEndDragging(willDecelerate: false))
    ownGesture.remove(.tracking)
    showIndicators()
    // The delegate may have begun an animation, but the deceleration that was caught is over all
    // the same.
    if drag == nil, !motion.isFling { endDeceleration() }
  }

  /// Ends a deceleration, if one is in progress.
  func endDeceleration() {
    ownGesture.remove(.dragging)
    if ownGesture.remove(.decelerating) != nil { tell(.didEndDecelerating) }
    if drag == nil, !motion.isFling { audience?.dismiss() }
  }

  private func released(_ velocity: Point, momentum: Point) -> Point {
    var velocity = VelocityTracker.velocity(velocity, noSlowerThan: VelocityTracker.slowestFling)
    for axis in Axis.allCases {
      guard canDrag(along: axis) else {
        velocity[axis] = 0
        continue
      }
      let range = scrollRange[axis]
      let isAtEdge =
        velocity[axis] < 0
        ? contentOffset[axis] <= range.lowerBound : contentOffset[axis] >= range.upperBound
      if isAtEdge, !canBounce(along: axis) {
        velocity[axis] = 0
        continue
      }
      // Past an edge the content is slower than the pointer.
      let over = contentOffset[axis] - scrollRange.clamp(contentOffset)[axis]
      if over != 0 {
        velocity[axis] *= RubberBand.standard.gain(at: over, dimension: storedBounds.size[axis])
      } else {
        velocity[axis] = Momentum.carried(by: velocity[axis], from: momentum[axis])
      }
    }
    return velocity
  }
}
