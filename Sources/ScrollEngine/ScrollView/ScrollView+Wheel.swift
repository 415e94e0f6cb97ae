/// What the wheel or a key asks of a scroll view; translations of the offset are in points.
enum ScrollStep {
  /// A click of the wheel, or several.
  case notch(Point)
  /// Less than a click of a fine wheel, or what a program asks for at once.
  case fraction(Point)
  case key(KeyScroll)
}

/// The wheel and the keys: they stay within the range, and call nothing but didScroll.
extension ScrollView {
  /// Scrolls by a turn of the wheel: notches and fractions of notches ease towards a target that adds
  /// up.
  ///
  /// - Parameter time: When the wheel was turned, in seconds.
  func scroll(byWheel delta: Point, swapsAxes: Bool, at time: Double) {
    let translation = WheelStep.translation(
      delta: delta, pointsPerNotch: wheelStep, swapsAxes: swapsAxes)
    guard drag == nil, !isZooming, translation.isFinite, translation != .zero else { return }
    let step = WheelStep.isNotch(delta) ? ScrollStep.notch(translation) : .fraction(translation)
    guard !takeStep(step, at: time) else { return }
    guard window != nil else {
      scroll(by: translation)
      return
    }
    smooth(by: translation, at: time)
  }

  /// Moves the content as a key asks, on a way of 0.15 seconds.
  public func scroll(by step: KeyScroll) { scroll(by: step, at: now) }

  /// - Parameter time: When the key was pressed, in seconds.
  func scroll(by step: KeyScroll, at time: Double) {
    guard drag == nil, !isZooming, !takeStep(.key(step), at: time) else { return }
    let axis = step.axis
    var translation = Point.zero
    translation[axis] = step.distance(visible: bounds.size[axis], range: scrollRange[axis])
    guard window != nil else {
      scroll(by: translation)
      return
    }
    smooth(by: translation, duration: WheelSmoothing.keyDuration, at: time)
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
      } else if motion.isAtRest {
        isPinned[axis] = true
      }
    }
    return result
  }

  /// Sets out for what another notch asks for, on top of what earlier ones have asked for.
  ///
  /// It goes on from where the motion is at the time of the notch, as fast as it is there, whatever the
  /// last frame has shown: the path depends on the notches alone, not on the frames between them.
  private func smooth(by translation: Point, duration: Double? = nil, at time: Double) {
    soughtEnd = nil
    let start = motion.offset(at: time) ?? contentOffset
    let velocity = motion.velocity(at: time)
    if case .smoothing(let x, let y, _) = motion {
      let pending = Point(x: x.destination, y: y.destination)
      let target = translated(pending, by: translation)
      return smooth(from: start, velocity, to: target, duration: duration, at: time)
    }
    let shown = contentOffset
    let isMoving = !motion.isNone
    guard stopForWheel() else { return }
    // Who was told of the end may have put the content elsewhere.
    let isElsewhere = contentOffset != shown
    let origin = isElsewhere ? contentOffset : start
    let target = translated(origin, by: translation, bringsIn: isMoving)
    guard target != origin || origin != contentOffset else { return }
    smooth(
      from: origin, isElsewhere ? .zero : velocity, to: target, duration: duration, at: time)
  }

  /// Sets out for a target from where the content is seen, as fast as it is now.
  ///
  /// - Parameter start: When it sets out, in seconds; nil for now.
  func smooth(to target: Point, duration: Double? = nil, at start: Double? = nil) {
    guard target != contentOffset || !motion.isNone else { return }
    smooth(
      from: contentOffset, motion.velocity(at: now), to: target, duration: duration,
      at: start ?? now)
  }

  private func smooth(
    from offset: Point, _ velocity: Point, to target: Point, duration: Double?, at start: Double
  ) {
    guard window != nil else { return }
    motion = .smoothing(
      x: WheelSmoothing(from: offset.x, to: target.x, velocity: velocity.x, duration: duration),
      y: WheelSmoothing(from: offset.y, to: target.y, velocity: velocity.y, duration: duration),
      start: start)
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
    guard case .smoothing = motion else { return }
    let range = scrollRange
    var corrected = range.clamp(target)
    if let soughtEnd {
      let ends = range[soughtEnd.axis]
      corrected[soughtEnd.axis] = soughtEnd.isForward ? ends.upperBound : ends.lowerBound
    }
    if corrected != target {
      smooth(to: corrected, duration: soughtEnd == nil ? nil : max(0, motion.end - now))
    } else if shift != .zero {
      motion = motion.shifted(by: shift)
    }
  }

  /// - Returns: Whether it has stopped: what the delegate begins on being told of the end goes on.
  func stopForWheel() -> Bool {
    endMotion()
    return motion.isNone
  }
}
