import ScrollMotion

/// Zooming: the scroll view scales the view that the delegate provides, about a point that stays in
/// place.
extension ScrollView {
  private var zoomLimits: ClosedRange<Double> {
    minimumZoomScale...max(minimumZoomScale, maximumZoomScale)
  }

  /// The centre of the visible part, in points from its corner.
  private var middle: Point { Point(x: storedBounds.width / 2, y: storedBounds.height / 2) }

  /// Whether a person can zoom: scrolling is enabled, no container scrolls the view, the limits
  /// differ, and there is a view to zoom.
  var canZoom: Bool {
    isScrollEnabled && stacking == nil && maximumZoomScale > minimumZoomScale && zoomedView != nil
  }

  /// Whether a pinch, an animation or the wheel is changing the scale.
  public var isZooming: Bool { pinch != nil || zoomAnimation != nil }

  /// Whether a pinch or an animation changes the scale, so that nothing can scroll meanwhile; the
  /// wheel's zooming does not count.
  var isZoomingAlone: Bool { pinch != nil || zoomAnimation.map { !$0.isByNotches } ?? false }

  final func zoomAboutMiddle(to scale: Double, animated: Bool) {
    requireScale(scale)
    let scale = ZoomPhysics.clamp(scale, to: zoomLimits)
    let offset = ZoomPhysics.offset(contentOffset, anchor: middle, from: zoomScale, to: scale)
    during(.setZoomScale) { zoom(to: scale, offset: offset, animated: animated) }
  }

  final func showZoomed(_ rect: Rect, animated: Bool) {
    require(rect.isFinite, "ScrollView: zoom(to:) got \(rect), which is not finite")
    let scale = ZoomPhysics.scale(showing: rect, in: storedBounds.size, limits: zoomLimits)
    let offset = ZoomPhysics.offset(centering: rect, in: storedBounds.size, scale: scale)
    during(.zoom) { zoom(to: scale, offset: offset, animated: animated) }
  }

  final func requireScale(_ scale: Double, _ name: StaticString = "zoomScale") {
    require(
      scale.isFinite && scale > 0, "ScrollView: \(name) \(scale) is not finite and above zero")
  }

  private func zoom(to scale: Double, offset: Point, animated: Bool) {
    guard drag == nil, pinch == nil, zoomedView != nil else { return }
    stopScrolling()
    finishZooming()
    guard let view = zoomedView, motion.isNone else { return }
    guard animated, let window, scale != view.frameScale else {
      apply(scale: scale, offset: offset)
      return
    }
    zoomAnimation = ZoomAnimation(
      from: (view.frameScale, contentOffset),
      to: (scale, restingRange(atScale: scale).clamp(offset)),
      about: middle, start: window.animationStart)
    tellWillBeginZooming(view)
    startMoving()
  }

  /// Ends an animated change of the scale at once.
  func finishZooming() {
    if let zoomAnimation { advanceZoom(to: zoomAnimation.end, springsIn: false) }
  }

  /// Zooms as the wheel turns while Ctrl is held, at `time` in seconds, about the pointer: `n`
  /// notches enlarge by a factor of 1 + n / 10, at most 2, or reduce by that factor.
  ///
  /// The notches add to a target, towards which the scale eases, as the offset does without Ctrl.
  /// Content past an edge returns meanwhile.
  func zoom(byNotches notches: Double, at location: Point, time: Double) {
    let turning = zoomAnimation.flatMap { $0.isByNotches ? $0 : nil }
    guard drag == nil, pinch == nil, zoomAnimation == nil || turning != nil, notches.isFinite,
      let view = zoomedView, window != nil
    else { return }
    let factor = 1 + 0.1 * min(abs(notches), 10)
    let before = turning?.to.scale ?? view.frameScale
    let scale = ZoomPhysics.clamp(notches > 0 ? before * factor : before / factor, to: zoomLimits)
    guard scale != before else { return }
    let stay = stay
    if turning == nil {
      endMotion()
      guard stay == self.stay, motion.isNone, zoomAnimation == nil, zoomedView === view else {
        return
      }
      tellWillBeginZooming(view)
      guard stay == self.stay, zoomAnimation == nil else { return }
    }
    // If a drag or a motion has moved the content since, the animation does not know the offset.
    let isCarried = turning?.isCarried ?? false
    let shown: (scale: Double, offset: Point) =
      isCarried
      ? (view.frameScale, contentOffset)
      : turning?.value(at: time) ?? (view.frameScale, contentOffset)
    let anchor = convert(location, from: nil) - storedBounds.origin
    let offset = ZoomPhysics.offset(shown.offset, anchor: anchor, from: shown.scale, to: scale)
    zoomAnimation = ZoomAnimation(
      turningFrom: shown, to: (scale, restingRange(atScale: scale).clamp(offset)),
      velocity: turning?.turningVelocity(at: time) ?? 0, about: anchor, start: time)
    zoomAnimation?.isCarried = isCarried
    startMoving()
  }

  private func tellWillBeginZooming(_ view: View) {
    guard let delegate else { return }
    reportCall(.willBeginZooming)
    calling(.willBeginZooming) { delegate.scrollViewWillBeginZooming(self, with: view) }
  }

  private func tellDidEndZooming(_ view: View?, _ scale: Double) {
    guard let delegate else { return }
    reportCall(.didEndZooming(scale: scale))
    calling(.didEndZooming) {
      delegate.scrollViewDidEndZooming(self, with: view, atScale: scale)
    }
  }

  // MARK: Applying

  private func restingRange(atScale scale: Double) -> ScrollRange {
    let content = zoomedView?.bounds.size ?? contentSize
    return ScrollRange(
      bounds: storedBounds.size,
      content: Size(width: content.width * scale, height: content.height * scale),
      inset: adjustedContentInset)
  }

  /// How an offset is fitted into the range at a scale.
  private enum Fit {
    case clamped
    /// Past an edge the offset follows less and less, as in a drag.
    case banded
    /// Not fitted while a drag, a motion or a zoom is in progress; otherwise clamped.
    case free
    /// Not fitted, because the content springs back next.
    case released
  }

  /// Sets scale, content size and offset together, so that the offset changes once.
  private func apply(scale: Double, offset: Point, _ fit: Fit = .clamped) {
    guard let view = zoomedView else {
      return moveContent(to: scrollRange.clamp(contentOffset), by: .zoom)
    }
    let (stay, outer) = (stay, zoomStep)
    defer { zoomStep = outer }
    zoomStep = .setting
    view.frameScale = scale
    during(.zooming) { contentSize = view.frame.size }
    zoomStep = .telling
    showIndicators()
    switch fit {
    case .clamped: moveContent(to: scrollRange.clamp(offset), by: .zoom)
    case .banded:
      moveContent(
        to: Point(x: banded(offset.x, along: .horizontal), y: banded(offset.y, along: .vertical)),
        by: .zoom)
    case .free:
      // The delegate, asked for its view, may have ended the motion that brings the content in.
      let isHeld = isZooming || drag != nil || !motion.isNone
      moveContent(to: isHeld ? offset : scrollRange.clamp(offset), by: .zoom)
    case .released: moveContent(to: offset, by: .zoom)
    }
    if stay == self.stay, let delegate {
      reportCall(.didZoom(scale: scale))
      calling(.didZoom) { delegate.scrollViewDidZoom(self) }
    }
  }

  func advanceZoom(to time: Double, springsIn: Bool = true) {
    guard let animation = zoomAnimation else { return }
    let isOver = time >= animation.end
    let (scale, offset) = animation.value(at: time)
    let stay = stay
    if drag != nil || !motion.isNone || animation.isCarried {
      zoomAnimation?.isCarried = true
      if isOver { zoomAnimation = nil }
      scaleInMotion(to: scale, about: animation.anchor, isOver ? .released : .free)
    } else if isOver {
      // The range may have changed since the target of the animation was computed.
      let fit = springsIn && isPastEdge ? Fit.released : .clamped
      zoomAnimation = nil
      apply(scale: scale, offset: offset, fit)
    } else {
      apply(scale: scale, offset: offset, .free)
    }
    guard isOver, stay == self.stay, zoomAnimation == nil else { return }
    if springsIn, drag == nil, motion.isNone, isPastEdge { return springIn(from: time) }
    rangeDidChange()
    guard stay == self.stay, zoomAnimation == nil else { return }
    tellDidEndZooming(zoomedView, scale)
  }

  /// Whether content is visibly out of its range.
  private var isPastEdge: Bool {
    (scrollRange.clamp(contentOffset) - contentOffset).length > 0.5
  }

  /// Starts a spring that returns content past an edge to that edge, at `time` in seconds.
  private func springIn(from time: Double) {
    zoomAnimation = ZoomAnimation(
      springingFrom: (zoomScale, contentOffset),
      to: (zoomScale, scrollRange.clamp(contentOffset)), velocity: 0,
      about: middle, start: time)
  }

  /// Scales content while it is dragged or moves by itself, and continues the drag or the motion.
  private func scaleInMotion(to scale: Double, about anchor: Point, _ fit: Fit) {
    let anchor =
      drag == nil ? anchor : convert(panGestureRecognizer.location, from: nil) - storedBounds.origin
    let before = contentOffset
    let stay = stay
    apply(
      scale: scale,
      offset: ZoomPhysics.offset(contentOffset, anchor: anchor, from: zoomScale, to: scale), fit)
    if stay == self.stay { goOnFromHere(shift: contentOffset - before) }
  }

  /// After a zoom was interrupted, brings the scale within its limits, about the centre, and the
  /// offset into its range.
  func bringInZoom() {
    guard let view = zoomedView else { return }
    let scale = ZoomPhysics.clamp(view.frameScale, to: zoomLimits)
    if scale != view.frameScale { zoomAboutMiddle(to: scale, animated: false) }
    if drag == nil, motion.isNone {
      setContentOffset(offsetInside(butFor: isPinned), by: .clamping)
    }
  }

  // MARK: Pinching

  func beginPinch(distance: Double, at center: Point) {
    guard distance > 0 else { return }
    let wasAnimated = zoomAnimation != nil
    zoomAnimation = nil
    endMotion()
    motion = .none
    guard window != nil, let view = zoomedView else { return }
    let anchor = convert(center, from: nil) - storedBounds.origin
    pinch = Pinch(
      distance: distance, scale: ZoomPhysics.unbanded(view.frameScale, from: zoomLimits),
      shownScale: view.frameScale, offset: pulled(contentOffset), anchor: anchor, center: anchor)
    if !wasAnimated { tellWillBeginZooming(view) }
  }

  /// Follows a pinch at `time`, in seconds: `distance`, between the fingers, is in points of the
  /// window; `center`, the point between them, is in window coordinates.
  func continuePinch(distance: Double, at center: Point, time: Double) {
    guard let pinch, distance > 0 else { return }
    let wanted = pinch.scale * distance / pinch.distance
    let scale =
      bouncesZoom
      ? ZoomPhysics.rubberBanded(wanted, to: zoomLimits) : ZoomPhysics.clamp(wanted, to: zoomLimits)
    let place = convert(center, from: nil) - storedBounds.origin
    let offset = ZoomPhysics.offset(
      pinch.offset, anchor: pinch.anchor, from: pinch.shownScale, to: scale)
    self.pinch?.center = place
    self.pinch?.tracker.add(Point(x: scale, y: 0), at: time)
    apply(scale: scale, offset: offset - (place - pinch.anchor), .banded)
  }

  /// Ends a pinch; a scale past a limit springs back from its current velocity, about the fingers.
  ///
  /// `time` is in seconds; it is nil if the gesture is cancelled, and the velocity then counts as
  /// zero.
  func endPinch(at time: Double?) {
    guard let pinch else { return }
    self.pinch = nil
    let scale = zoomScale
    let target = ZoomPhysics.clamp(scale, to: zoomLimits)
    guard scale != target || !scrollRange.contains(contentOffset) else {
      tellDidEndZooming(zoomedView, scale)
      return
    }
    let offset = ZoomPhysics.offset(contentOffset, anchor: pinch.center, from: scale, to: target)
    zoomAnimation = ZoomAnimation(
      springingFrom: (scale, contentOffset),
      to: (target, restingRange(atScale: target).clamp(offset)),
      velocity: time.map { pinch.tracker.velocity(at: $0).x } ?? 0, about: pinch.center,
      start: time ?? now)
    startMoving()
  }
}

/// The stage of applying a scale.
enum ZoomStep {
  case none
  /// Content size and offset are being set together.
  case setting
  /// The offset is being set, and the delegate is being called for the offset and the scale.
  case telling
}

/// A pinch in progress.
struct Pinch {
  /// The distance between the fingers when the pinch began, in points of the window.
  let distance: Double
  /// The scale that the fingers requested when the pinch began, without resistance.
  let scale: Double
  /// The scale shown when the pinch began.
  let shownScale: Double
  let offset: Point
  /// The point between the fingers when the pinch began, in points from the corner of the visible
  /// part.
  let anchor: Point
  /// The point between the fingers now, in points from the corner of the visible part.
  var center: Point
  /// Tracks the velocity of the scale.
  var tracker = VelocityTracker()
}
