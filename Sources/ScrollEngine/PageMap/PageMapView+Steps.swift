import ScrollMotion

/// Wheel and keys move page by page, a touchpad freely.
extension PageMapView {
  /// How long a touchpad is silent before the content goes to the nearest page, in seconds.
  static var silence: Double { 0.15 }

  /// The direction of the longer component; nil for zero.
  func direction(of translation: Point) -> PageDirection? {
    let axis = translation.longerAxis
    guard translation[axis] != 0 else { return nil }
    return PageDirection(along: axis, isForward: translation[axis] > 0)
  }

  /// Goes to the next page, or as far as there are pages.
  func go(_ direction: PageDirection, toEnd: Bool = false) {
    let axis = direction.axis
    let between = grid.axisBetweenPages(at: contentOffset)
    var start = grid.place(nearest: contentOffset)
    if case .smoothing(let x, let y, _) = motion {
      // Earlier requests are still pending; this one adds to them.
      start = grid.place(nearest: Point(x: x.destination, y: y.destination))
    } else {
      guard stopForWheel() else { return }
      let page = grid.offset(ofIndex: start[axis], along: axis)
      let isPast = direction.isForward ? page > contentOffset[axis] : page < contentOffset[axis]
      // The next page is then the one it has nearly reached.
      if between == axis, isPast { start = start.next(towards: direction.opposite) }
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
    let target = grid.offset(of: position)
    guard window != nil else {
      contentOffset = target
      return
    }
    smooth(to: target, duration: WheelSmoothing.keyDuration)
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
    guard stopForWheel() else { return }
    showIndicators()
    let isNew = time - wheeledAt > Self.silence
    var walk =
      (isNew ? nil : walk) ?? PageWalk(movement: translation, from: contentOffset)
    wheeledAt = time
    let offset = walk.follow(by: translation, from: contentOffset, in: grid)
    self.walk = walk
    let stay = stay
    move(to: offset)
    guard stay == self.stay, motion.isNone else { return }
    smooth(to: stoppingOffset(from: contentOffset), at: time + Self.silence)
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
