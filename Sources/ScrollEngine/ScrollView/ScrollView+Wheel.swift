/// What the wheel or a key asks of a scroll view; translations of the offset are in points.
enum ScrollStep {
  /// A click of the wheel, or several.
  case notch(Point)
  /// Less than a click, as touchpads send it, or what a program asks for at once.
  case fraction(Point)
  case key(KeyScroll)
}

/// The wheel and the keys: they stay within the range, and call nothing but didScroll.
extension ScrollView {
  /// Scrolls by a turn of the wheel: notches ease towards a target that adds up, fractions of a notch
  /// take effect at once.
  ///
  /// - Parameter time: When the wheel was turned, in seconds.
  func scroll(byWheel delta: Point, swapsAxes: Bool, at time: Double) {
    let translation = WheelStep.translation(
      delta: delta, pointsPerNotch: wheelStep, swapsAxes: swapsAxes)
    guard drag == nil, !isZooming, translation.isFinite else { return }
    let step = WheelStep.isNotch(delta) ? ScrollStep.notch(translation) : .fraction(translation)
    guard !takeStep(step, at: time) else { return }
    if WheelStep.isNotch(delta), window != nil {
      smooth(by: translation)
    } else {
      let isMoving = !motion.isNone
      guard stopForWheel() else { return }
      showIndicators()
      move(to: translated(contentOffset, by: translation, bringsIn: isMoving))
    }
  }

  /// Moves the content as a key asks, on a way of 0.15 seconds.
  public func scroll(by step: KeyScroll) {
    guard drag == nil, !isZooming, !takeStep(.key(step), at: now) else { return }
    let axis = step.axis
    var translation = Point.zero
    translation[axis] = step.distance(visible: bounds.size[axis], range: scrollRange[axis])
    guard window != nil else {
      scroll(by: translation)
      return
    }
    smooth(by: translation, duration: WheelSmoothing.keyDuration)
    if step.amount == .end { soughtEnd = step }
  }

  /// Moves the content by a translation of the offset at once, as far as it goes.
  ///
  /// - Returns: The part of the translation that took effect.
  @discardableResult
  public func scroll(by translation: Point) -> Point {
    let old = contentOffset
    guard !takeStep(.fraction(translation), at: now) else { return contentOffset - old }
    showIndicators()
    move(to: translated(old, by: translation))
    return contentOffset - old
  }

  /// An axis along which nothing moves stays where a program put it, in range or not.
  ///
  /// - Parameter bringsIn: Whether a motion has been stopped: where it was past an edge, it goes there.
  private func translated(_ offset: Point, by translation: Point, bringsIn: Bool = false) -> Point {
    let range = scrollRange
    let limited = range.clamp(range.clamp(offset) + translation)
    var result = offset
    for axis in Axis.allCases {
      let isMoved = translation[axis] != 0 && range.isScrollable(axis)
      if isMoved || (bringsIn && !isPinned[axis]) {
        result[axis] = limited[axis]
        isPinned[axis] = false
      } else if motion.isNone {
        isPinned[axis] = true
      }
    }
    return result
  }

  private func smooth(by translation: Point, duration: Double? = nil) {
    soughtEnd = nil
    // What earlier notches asked for is still to be done, and this on top of it.
    if case .smoothing(let x, let y, _) = motion {
      let pending = Point(x: x.destination, y: y.destination)
      smooth(to: translated(pending, by: translation), duration: duration)
    } else {
      let isMoving = !motion.isNone
      guard stopForWheel() else { return }
      smooth(
        to: translated(contentOffset, by: translation, bringsIn: isMoving), duration: duration)
    }
  }

  /// Sets out for a target, with the velocity that an earlier notch has given.
  ///
  /// It starts from what is on screen, and so at the time of that, though the wheel may have been turned
  /// before: nothing jumps, and it arrives where it would have.
  ///
  /// - Parameter start: When it sets out, in seconds; nil for now.
  func smooth(to target: Point, duration: Double? = nil, at start: Double? = nil) {
    guard window != nil, target != contentOffset || !motion.isNone else { return }
    let velocity = motion.velocity(at: now)
    let offset = contentOffset
    motion = .smoothing(
      x: WheelSmoothing(from: offset.x, to: target.x, velocity: velocity.x, duration: duration),
      y: WheelSmoothing(from: offset.y, to: target.y, velocity: velocity.y, duration: duration),
      start: start ?? now)
    startMoving()
  }

  /// Has the wheel or a key arrive within the range, after that has changed.
  ///
  /// A key that asks for an end asks for that which there is on arrival.
  ///
  /// - Parameters:
  ///   - target: Where it would arrive.
  ///   - shift: By how much what is seen has been moved already, of which the way has to be told.
  func correctSmoothing(towards target: Point, movedBy shift: Point = .zero) {
    guard case .smoothing(let x, let y, let start) = motion else { return }
    let range = scrollRange
    var corrected = range.clamp(target)
    if let soughtEnd {
      let ends = range[soughtEnd.axis]
      corrected[soughtEnd.axis] = soughtEnd.isForward ? ends.upperBound : ends.lowerBound
    }
    if corrected != target {
      smooth(to: corrected, duration: soughtEnd == nil ? nil : max(0, motion.end - now))
    } else if shift != .zero {
      motion = .smoothing(x: x.shifted(by: shift.x), y: y.shifted(by: shift.y), start: start)
    }
  }

  /// - Returns: Whether it has stopped: what the delegate begins on being told of the end goes on.
  func stopForWheel() -> Bool {
    endMotion()
    return motion.isNone
  }
}
