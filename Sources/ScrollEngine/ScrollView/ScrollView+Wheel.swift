/// The wheel and the keys: they stay within the range, and call nothing but didScroll.
extension ScrollView {
  /// Scrolls by a turn of the wheel: notches ease towards a target that adds up, fractions of a notch
  /// take effect at once.
  func scroll(byWheel delta: Point, swapsAxes: Bool) {
    let translation = WheelStep.translation(
      delta: delta, pointsPerNotch: wheelStep, swapsAxes: swapsAxes)
    guard drag == nil, translation.isFinite else { return }
    if WheelStep.isNotch(delta), window != nil {
      smooth(to: pendingTarget + limited(translation))
    } else {
      stopForWheel()
      scroll(by: translation)
    }
  }

  /// Moves the content as a key asks, on a way of 0.15 seconds.
  public func scroll(by step: KeyScroll) {
    guard drag == nil else { return }
    let axis = step.axis
    var translation = Point.zero
    translation[axis] = step.distance(visible: bounds.size[axis], range: scrollRange[axis])
    guard window != nil else {
      scroll(by: translation)
      return
    }
    smooth(to: pendingTarget + translation, duration: WheelSmoothing.keyDuration)
  }

  /// Moves the content by a translation of the offset at once, as far as it goes.
  ///
  /// - Returns: The part of the translation that took effect.
  @discardableResult
  public func scroll(by translation: Point) -> Point {
    let old = contentOffset
    let limited = scrollRange.clamp(scrollRange.clamp(old) + translation)
    var offset = old
    // An axis along which nothing moves stays where a program put it, in range or not.
    for axis in Axis.allCases where translation[axis] != 0 { offset[axis] = limited[axis] }
    showIndicators()
    move(to: offset)
    return contentOffset - old
  }

  private func limited(_ translation: Point) -> Point {
    var translation = translation
    for axis in Axis.allCases where !canScroll(along: axis) { translation[axis] = 0 }
    return translation
  }

  /// Where the wheel and the keys have the content go so far.
  private var pendingTarget: Point {
    guard case .smoothing(let x, let y, _) = motion else { return scrollRange.clamp(contentOffset) }
    return Point(x: x.destination, y: y.destination)
  }

  /// Sets out for a target within the range, with the velocity that an earlier notch has given.
  func smooth(to target: Point, duration: Double? = nil) {
    let target = scrollRange.clamp(target)
    if case .smoothing = motion {} else { stopForWheel() }
    let velocity = motion.velocity(at: now)
    let offset = contentOffset
    motion = .smoothing(
      x: WheelSmoothing(from: offset.x, to: target.x, velocity: velocity.x, duration: duration),
      y: WheelSmoothing(from: offset.y, to: target.y, velocity: velocity.y, duration: duration),
      start: now)
    startMoving()
  }

  private func stopForWheel() {
    endMotion()
    motion = .none
  }
}
