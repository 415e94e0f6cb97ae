import ScrollEngine

/// Wheel and keys move the content page by page; a touchpad moves it freely.
extension PageMapView {
  /// How long a touchpad must be silent before the content moves to the nearest page, in seconds.
  static var silence: Double { 0.15 }
  /// The duration of a move to the next page by a notch of the wheel or a key, in seconds.
  static var stepDuration: Double { 0.15 }

  /// The direction of the longer component of a translation; nil if both are zero.
  func direction(of translation: Point) -> PageDirection? {
    let axis = translation.longerAxis
    guard translation[axis] != 0 else { return nil }
    return PageDirection(along: axis, isForward: translation[axis] > 0)
  }

  /// Moves to the next page in a direction or, with `toEnd`, to the last page before a hole.
  func go(_ direction: PageDirection, toEnd: Bool = false) {
    let axis = direction.axis
    // If an earlier step is still pending, starts from its target, so that the steps add up.
    let pending = smoothTarget
    // Ends another motion before the offset is read, because its callback may change the map.
    guard pending != nil || endMotion() else { return }
    let offset = pending ?? contentOffset
    var start = grid.place(nearest: offset)
    let page = grid.offset(ofIndex: start[axis], along: axis)
    let isPast = direction.isForward ? page > offset[axis] : page < offset[axis]
    // If the nearest page is ahead, the step starts from the page behind, so that it leads to the
    // page ahead.
    if isPast, grid.axisBetweenPages(at: offset) == axis {
      start = start.next(towards: direction.opposite)
    }
    guard grid.offset(of: start)[axis.across] == contentOffset[axis.across] else {
      queuedStep = direction
      return glide(to: start)
    }
    queuedStep = nil
    var target = map.neighbor(of: start, towards: direction) ?? start
    if toEnd {
      let corridor = map.corridor(through: start, along: axis)
      target[axis] = direction.isForward ? corridor.upperBound : corridor.lowerBound
    }
    glide(to: target)
  }

  private func glide(to position: Position) {
    scrollSmoothly(to: grid.offset(of: position), duration: Self.stepDuration)
  }

  /// Moves the content at once, and to the nearest page if no further movement follows.
  ///
  /// The touchpad reported the movement at `time`, in seconds; the touchpad's silence is measured
  /// from that time.
  func slide(by translation: Point, at time: Double) {
    queuedStep = nil
    guard window != nil else {
      contentOffset = contentOffset + translation
      return
    }
    guard endMotion() else { return }
    flashScrollIndicators()
    let isNew = time - wheeledAt > Self.silence
    var walk =
      (isNew ? nil : walk) ?? PageWalk(movement: translation, from: contentOffset)
    wheeledAt = time
    let offset = walk.follow(by: translation, from: contentOffset, in: grid)
    self.walk = walk
    moveContent(to: offset)
    // A callback for the offset may have begun another motion.
    if movesByItself { return }
    scrollSmoothly(to: stoppingOffset(from: contentOffset), at: time + Self.silence)
  }

  /// Whether the content can move to a page along one axis without crossing a hole.
  func isStraight(to page: Position) -> Bool {
    let start = grid.place(nearest: contentOffset)
    guard let axis = grid.axisBetweenPages(at: contentOffset) else {
      return map.isStraight(from: start, to: page)
    }
    return start[axis.across] == page[axis.across]
      && map.corridor(through: start, along: axis).contains(page[axis])
  }
}
