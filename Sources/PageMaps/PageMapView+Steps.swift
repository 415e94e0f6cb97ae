import ScrollEngine

/// Wheel and keys move page by page, a touchpad freely.
extension PageMapView {
  /// How long a touchpad is silent before the content goes to the nearest page, in seconds.
  static var silence: Double { 0.15 }
  /// How long a notch of the wheel or a key takes to the next page, in seconds, as a key in a list.
  static var stepDuration: Double { 0.15 }

  /// The direction of the longer component; nil for zero.
  func direction(of translation: Point) -> PageDirection? {
    let axis = translation.longerAxis
    guard translation[axis] != 0 else { return nil }
    return PageDirection(along: axis, isForward: translation[axis] > 0)
  }

  /// Goes to the next page, or as far as there are pages.
  func go(_ direction: PageDirection, toEnd: Bool = false) {
    let axis = direction.axis
    // Earlier requests are still pending; this one adds to them.
    let pending = smoothTarget
    // Who hears of the end of another motion may change the map, too.
    guard pending != nil || endMotion() else { return }
    let offset = pending ?? contentOffset
    var start = grid.place(nearest: offset)
    let page = grid.offset(ofIndex: start[axis], along: axis)
    let isPast = direction.isForward ? page > offset[axis] : page < offset[axis]
    // The next page is then the one it has nearly reached.
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

  /// Moves the content at once, and to the nearest page when nothing more comes.
  ///
  /// The touchpad reported this at `time`, in seconds; its silence is measured from then.
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
    // Who hears of the offset may begin another motion.
    if movesByItself { return }
    scrollSmoothly(to: stoppingOffset(from: contentOffset), at: time + Self.silence)
  }

  /// Whether a page can be reached without a turn or a hole.
  func isStraight(to page: Position) -> Bool {
    let start = grid.place(nearest: contentOffset)
    guard let axis = grid.axisBetweenPages(at: contentOffset) else {
      return map.isStraight(from: start, to: page)
    }
    return start[axis.across] == page[axis.across]
      && map.corridor(through: start, along: axis).contains(page[axis])
  }
}
