import ScrollMotion

/// A scroll that the wheel, a touchpad or a key requests; translations of the offset are in points.
public enum ScrollStep: Hashable, Sendable {
  /// One or several notches of the wheel.
  case notch(Point)
  /// A movement of a touchpad or a fine wheel that is not a whole number of notches, or a movement
  /// that a program requests at once.
  case fraction(Point)
  /// A key that scrolls.
  case key(KeyScroll)
}

/// Scrolling by wheel and keys: it stays within the range, and calls the delegate only for offsets.
extension ScrollView {
  /// Scrolls by a turn of the wheel at `time`, in seconds.
  ///
  /// Notches and fractions of them add to a target, towards which the content eases.
  func scroll(byWheel delta: Point, swapsAxes: Bool, at time: Double) {
    let translation = WheelStep.translation(
      delta: delta, pointsPerNotch: wheelStep, swapsAxes: swapsAxes)
    guard drag == nil, !isZoomingAlone, translation.isFinite, translation != .zero else { return }
    let step = WheelStep.isNotch(delta) ? ScrollStep.notch(translation) : .fraction(translation)
    during(.wheel) {
      guard !takeStep(step, at: time) else { return }
      guard window != nil else {
        scroll(by: translation)
        return
      }
      smooth(by: translation, at: time)
    }
  }

  /// Scrolls as a key requests, over 0.15 seconds.
  public func scroll(by step: KeyScroll) { scroll(by: step, at: now) }

  /// Scrolls as a key requests; `time`, in seconds, is that of the key press.
  func scroll(by step: KeyScroll, at time: Double) {
    during(.key) { followKey(step, at: time) }
  }

  private func followKey(_ step: KeyScroll, at time: Double) {
    guard drag == nil, !isZoomingAlone, !takeStep(.key(step), at: time) else { return }
    let axis = step.axis
    var translation = Point.zero
    translation[axis] = step.distance(visible: storedBounds.size[axis], range: scrollRange[axis])
    guard window != nil else {
      scroll(by: translation)
      return
    }
    smooth(by: translation, duration: WheelSmoothing.keyDuration, at: time)
    if step.amount == .end { soughtEnd = step }
  }

  /// Moves the content by a translation of the offset in points, at once and within the range.
  ///
  /// - Returns: The part of the translation that took effect.
  @discardableResult
  public func scroll(by translation: Point) -> Point {
    let old = contentOffset
    during(.scrollBy) {
      guard !takeStep(.fraction(translation), at: now) else { return }
      showIndicators()
      moveContent(to: translated(old, by: translation), by: .programMove)
    }
    return contentOffset - old
  }

  /// The offset after a translation. An axis that does not move keeps an offset that a program has
  /// set, even outside the range. With `bringsIn`, content whose return from past an edge was
  /// stopped goes to that edge.
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

  /// Starts a motion for another notch, and adds its translation to those of earlier notches.
  ///
  /// The motion continues from the position and velocity at the time of the notch, not from the
  /// last frame: the path depends on the notches alone, not on the frames between them.
  private func smooth(by translation: Point, duration: Double? = nil, at time: Double) {
    soughtEnd = nil
    let start = motion.offset(at: time) ?? contentOffset
    let velocity = motion.velocity(at: time)
    if let pending = smoothTarget {
      let target = translated(pending, by: translation)
      return smooth(
        from: start, velocity, to: target, duration: duration, at: time, by: occasion)
    }
    let shown = contentOffset
    let isMoving = !motion.isNone
    guard endMotion() else { return }
    // The delegate's response to the end of the motion may have moved the content.
    let isElsewhere = contentOffset != shown
    let origin = isElsewhere ? contentOffset : start
    let target = translated(origin, by: translation, bringsIn: isMoving)
    guard target != origin || origin != contentOffset else { return }
    smooth(
      from: origin, isElsewhere ? .zero : velocity, to: target, duration: duration, at: time,
      by: occasion)
  }

  /// The target of a wheel, a key or ``scrollSmoothly(to:duration:at:)``, in points; nil if there
  /// is none.
  public final var smoothTarget: Point? {
    guard case .smoothing(let x, let y, _, _) = motion else { return nil }
    return Point(x: x.destination, y: y.destination)
  }

  /// Moves the content to an offset as the wheel does: any other motion ends, and only offsets are
  /// reported.
  ///
  /// During a drag nothing happens; outside a window the offset is set at once.
  ///
  /// - Parameters:
  ///   - offset: In points.
  ///   - duration: In seconds; that of a notch of the wheel by default.
  ///   - start: The start time, in seconds of the window's time; now by default.
  /// - Precondition: `offset` is finite.
  public final func scrollSmoothly(
    to offset: Point, duration: Double? = nil, at start: Double? = nil
  ) {
    require(offset.isFinite, "ScrollView: scrollSmoothly(to:) got \(offset), which is not finite")
    guard drag == nil, !isZoomingAlone else { return }
    soughtEnd = nil
    if smoothTarget == nil, !endMotion() { return }
    during(.scrollSmoothly) {
      guard window != nil else {
        contentOffset = offset
        return
      }
      smooth(to: offset, duration: duration, at: start, by: occasion)
    }
  }

  /// Starts a motion to a target from the visible offset and the current velocity; `start` is in
  /// seconds, nil for now.
  private func smooth(
    to target: Point, duration: Double? = nil, at start: Double? = nil, by occasion: ScrollOccasion
  ) {
    guard target != contentOffset || !motion.isNone else { return }
    smooth(
      from: contentOffset, motion.velocity(at: now), to: target, duration: duration,
      at: start ?? now, by: occasion)
  }

  private func smooth(
    from offset: Point, _ velocity: Point, to target: Point, duration: Double?, at start: Double,
    by occasion: ScrollOccasion
  ) {
    guard window != nil else { return }
    motion = .smoothing(
      x: WheelSmoothing(from: offset.x, to: target.x, velocity: velocity.x, duration: duration),
      y: WheelSmoothing(from: offset.y, to: target.y, velocity: velocity.y, duration: duration),
      start: start, by: occasion)
    startMoving()
  }

  /// Corrects the target of a wheel or key after the range has changed, so that it is within the
  /// range.
  ///
  /// For a key that requested an end, the target is that end of the new range.
  ///
  /// - Parameters:
  ///   - target: The target so far, in points.
  ///   - shift: How far the visible part was moved already; the motion moves by the same distance.
  func correctSmoothing(towards target: Point, movedBy shift: Point = .zero) {
    guard case .smoothing = motion else { return }
    let range = scrollRange
    var corrected = range.clamp(target)
    if let soughtEnd {
      let ends = range[soughtEnd.axis]
      corrected[soughtEnd.axis] = soughtEnd.isForward ? ends.upperBound : ends.lowerBound
    }
    if corrected != target {
      smooth(
        to: corrected, duration: soughtEnd == nil ? nil : max(0, motion.end - now),
        by: motion.occasion)
    } else if shift != .zero {
      motion = motion.shifted(by: shift)
    }
  }
}
