/// Zooming: the delegate names a view, and the scroll view scales it about a point that stays put.
extension ScrollView {
  private var zoomLimits: ClosedRange<Double> {
    minimumZoomScale...max(minimumZoomScale, maximumZoomScale)
  }

  /// Whether a person can zoom: the limits differ, and the delegate has a view for it.
  var canZoom: Bool {
    isScrollEnabled && stacking == nil && maximumZoomScale > minimumZoomScale && zoomedView != nil
  }

  /// Whether a pinch or an animation changes the scale.
  public var isZooming: Bool { pinch != nil || zoomAnimation != nil }

  /// How much larger the content is shown; 1 without a view for zooming.
  public var zoomScale: Double {
    get { zoomedView?.scale ?? 1 }
    set { setZoomScale(newValue, animated: false) }
  }

  /// Scales the content about the middle of the visible part, within the limits.
  ///
  /// - Precondition: Finite and above zero.
  public func setZoomScale(_ scale: Double, animated: Bool) {
    requireScale(scale)
    let scale = Zoom.clamp(scale, to: zoomLimits)
    let middle = Point(x: bounds.width / 2, y: bounds.height / 2)
    let offset = Zoom.offset(contentOffset, anchor: middle, from: zoomScale, to: scale)
    zoom(to: scale, offset: offset, animated: animated)
  }

  /// Shows a rectangle, in the coordinates of the zoomed view, as large as it fits.
  public func zoom(to rect: Rect, animated: Bool) {
    require(rect.isFinite, "ScrollView: zoom(to:) got \(rect), which is not finite")
    let scale = Zoom.scale(showing: rect, in: bounds.size, limits: zoomLimits)
    let offset = Zoom.offset(centering: rect, in: bounds.size, scale: scale)
    zoom(to: scale, offset: offset, animated: animated)
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
    guard animated, window != nil, scale != view.scale else {
      apply(scale: scale, offset: offset)
      return
    }
    zoomAnimation = ZoomAnimation(
      fromScale: view.scale, toScale: scale, fromOffset: contentOffset,
      toOffset: restingRange(atScale: scale).clamp(offset), start: now)
    delegate?.scrollViewWillBeginZooming(self, with: view)
    startMoving()
  }

  /// Brings an animated change of the scale to its end at once.
  func finishZooming() {
    if let zoomAnimation { advanceZoom(to: zoomAnimation.end) }
  }

  /// A notch of the wheel with Ctrl: a tenth larger or smaller, about the pointer.
  func zoom(byNotches notches: Double, at location: Point) {
    guard drag == nil, !isZooming, notches.isFinite else { return }
    stopScrolling()
    guard let view = zoomedView, motion.isNone, window != nil else { return }
    let anchor = convert(location, from: nil) - bounds.origin
    let factor = 1 + 0.1 * min(abs(notches), 10)
    let scale = Zoom.clamp(
      notches > 0 ? view.scale * factor : view.scale / factor, to: zoomLimits)
    guard scale != view.scale else { return }
    let stay = stay
    delegate?.scrollViewWillBeginZooming(self, with: view)
    guard stay == self.stay else { return }
    apply(
      scale: scale,
      offset: Zoom.offset(contentOffset, anchor: anchor, from: view.scale, to: scale))
    if stay == self.stay {
      delegate?.scrollViewDidEndZooming(self, with: view, atScale: scale)
    }
  }

  // MARK: Applying

  private func restingRange(atScale scale: Double) -> ScrollRange {
    let content = zoomedView?.bounds.size ?? contentSize
    return ScrollRange(
      bounds: bounds.size,
      content: Size(width: content.width * scale, height: content.height * scale),
      inset: adjustedContentInset)
  }

  /// Sets scale, content size and offset together, so that the offset changes once.
  private func apply(scale: Double, offset: Point, clamps: Bool = true) {
    guard let view = zoomedView else { return move(to: scrollRange.clamp(contentOffset)) }
    let stay = stay
    isSettingZoom = true
    view.scale = scale
    contentSize = view.frame.size
    isSettingZoom = false
    showIndicators()
    move(to: clamps ? scrollRange.clamp(offset) : offset)
    if stay == self.stay { delegate?.scrollViewDidZoom(self) }
  }

  func advanceZoom(to time: Double) {
    guard let animation = zoomAnimation else { return }
    let isOver = time >= animation.end
    if isOver { zoomAnimation = nil }
    let (scale, offset) = animation.value(at: time)
    let stay = stay
    apply(scale: scale, offset: offset, clamps: isOver)
    guard isOver, stay == self.stay, zoomAnimation == nil else { return }
    delegate?.scrollViewDidEndZooming(self, with: zoomedView, atScale: scale)
  }

  // MARK: Pinching

  func beginPinch(distance: Double, at center: Point) {
    guard distance > 0 else { return }
    let wasAnimated = zoomAnimation != nil
    zoomAnimation = nil
    stopScrolling()
    motion = .none
    guard window != nil, let view = zoomedView else { return }
    pinch = Pinch(
      distance: distance, scale: view.scale, offset: contentOffset,
      anchor: convert(center, from: nil) - bounds.origin)
    if !wasAnimated { delegate?.scrollViewWillBeginZooming(self, with: view) }
  }

  func continuePinch(distance: Double, at center: Point) {
    guard let pinch, distance > 0 else { return }
    let wanted = pinch.scale * distance / pinch.distance
    let scale =
      bouncesZoom
      ? Zoom.rubberBanded(wanted, to: zoomLimits) : Zoom.clamp(wanted, to: zoomLimits)
    let drift = convert(center, from: nil) - bounds.origin - pinch.anchor
    let offset = Zoom.offset(pinch.offset, anchor: pinch.anchor, from: pinch.scale, to: scale)
    apply(scale: scale, offset: offset - drift)
  }

  /// Ends a pinch; a scale past a limit goes back to it on a way of 0.3 seconds.
  func endPinch() {
    guard let pinch else { return }
    self.pinch = nil
    let scale = zoomScale
    let target = Zoom.clamp(scale, to: zoomLimits)
    guard scale != target || !scrollRange.contains(contentOffset) else {
      delegate?.scrollViewDidEndZooming(self, with: zoomedView, atScale: scale)
      return
    }
    let offset = Zoom.offset(contentOffset, anchor: pinch.anchor, from: scale, to: target)
    zoomAnimation = ZoomAnimation(
      fromScale: scale, toScale: target, fromOffset: contentOffset,
      toOffset: restingRange(atScale: target).clamp(offset), start: now)
    startMoving()
  }
}

/// A pinch under way.
struct Pinch {
  /// Between the two fingers when it began, in points of the window.
  let distance: Double
  let scale: Double
  let offset: Point
  /// The middle of the fingers when it began, in points from the corner of the visible part.
  let anchor: Point
}

/// The way from one scale and offset to another: an ease in and out of 0.3 seconds.
struct ZoomAnimation {
  let fromScale: Double
  let toScale: Double
  let fromOffset: Point
  let toOffset: Point
  let start: Double

  var end: Double { start + AnimatedOffset.standardDuration }

  func value(at time: Double) -> (scale: Double, offset: Point) {
    guard time < end else { return (toScale, toOffset) }
    let progress = CubicBezier.easeInOut.value(
      at: (time - start) / AnimatedOffset.standardDuration)
    let scale = fromScale + (toScale - fromScale) * progress
    // The offset follows the scale, not the time: so one point of the content stays where it is.
    let share = toScale == fromScale ? progress : (scale - fromScale) / (toScale - fromScale)
    return (scale, fromOffset * (1 - share) + toOffset * share)
  }
}
