// Scrolling by actions and into sight. Another window than the tree's is scrolled through the tree's
// events, because its own have an order of their own.
extension SpokenNode {
  /// What scrolls the content of the node; nil if it does not scroll.
  var scroller: (any Scrolling)? {
    if case .view(let view) = thing { view.object as? any Scrolling } else { nil }
  }

  /// The directions in which a person may scroll, at either end, too, so that actions keep their
  /// places.
  var scrollDirections: [AccessibilityScrollDirection] {
    guard let scroller else { return [] }
    var directions: [AccessibilityScrollDirection] = []
    if scroller.canScroll(along: .vertical) { directions += [.down, .up] }
    if scroller.canScroll(along: .horizontal) { directions += [.right, .left] }
    return directions
  }

  /// Scrolls by about what can be seen, and returns whether there is more in the direction.
  func scroll(_ direction: AccessibilityScrollDirection) -> Bool {
    guard let scroller else { return false }
    if isDirect { return scroller.accessibilityScroll(direction) }
    let step = direction.step(in: scroller)
    guard scroller.canScroll(along: step.axis, towards: step.isForward ? 1 : -1) else {
      return false
    }
    var distance = Point.zero
    distance[step.axis] = step.distance(
      visible: scroller.bounds.size[step.axis], range: scroller.scrollRange[step.axis])
    return turnWheel(over: scroller, by: distance)
  }

  /// Scrolls until the thing can be seen, and returns whether that was possible.
  package func scrollToVisible() -> Bool {
    guard let (rect, view) = extent else { return false }
    guard isDirect else { return revealByWheel(rect, of: view) }
    if isRow, let list, let path { list.spokenReveal(path) }
    for scroller in Self.scrollers(from: view.superview) {
      let rect = scroller.convert(extent?.rect ?? rect, from: view)
      scroller.scrollRectToVisible(rect, animated: false)
    }
    view.window?.layoutIfNeeded()
    return true
  }

  /// The rectangle of the thing in a view.
  private var extent: (rect: Rect, view: View)? {
    if isRow {
      guard let list, let path, let frame = list.spokenFrame(at: path) else { return nil }
      return (frame, list)
    }
    guard let view else { return nil }
    return (part?.accessibilityFrameInContainerSpace ?? view.bounds, view)
  }

  /// The scroll views from a view outwards.
  private static func scrollers(from view: View?) -> [any Scrolling] {
    var found: [any Scrolling] = []
    var outer = view
    while let current = outer {
      if let scroller = current as? any Scrolling { found.append(scroller) }
      outer = current.superview
    }
    return found
  }

  /// Turns the wheel over the first scroll view around the thing that has to move.
  private func revealByWheel(_ rect: Rect, of view: View) -> Bool {
    for scroller in Self.scrollers(from: isRow ? view : view.superview) {
      let rect = scroller.convert(rect, from: view)
      var distance = Point.zero
      for axis in Axis.allCases where scroller.canScroll(along: axis) {
        distance[axis] = Self.distance(
          from: rect.origin[axis], length: rect.size[axis],
          into: scroller.bounds.origin[axis], length: scroller.bounds.size[axis])
      }
      if distance != .zero { return turnWheel(over: scroller, by: distance) }
    }
    return isShowing
  }

  /// The least distance that brings an interval into another one, or their beginnings together if it
  /// is longer.
  private static func distance(
    from start: Double, length: Double, into room: Double, length most: Double
  ) -> Double {
    if start < room || length > most { return start - room }
    return max(0, start + length - room - most)
  }

  private func turnWheel(over scroller: any Scrolling, by distance: Point) -> Bool {
    guard let window = scroller.window, let seen = scroller.seenPart(of: scroller.bounds) else {
      return false
    }
    let middle = tree.frame(seen, of: window)
    // Other fractions would be a touchpad's.
    func notches(_ distance: Double) -> Double {
      (distance / scroller.wheelStep * 120).rounded(.awayFromZero) / 120
    }
    tree.perform(
      .wheel(
        at: Point(x: middle.midX, y: middle.midY),
        notches: Point(x: notches(distance.x), y: -notches(distance.y))))
    return true
  }
}

extension AccessibilityScrollDirection {
  /// The key that scrolls in the direction.
  @MainActor
  func step(in scroller: any Scrolling) -> KeyScroll {
    switch self {
    case .down: return KeyScroll(.vertical, .page, isForward: true)
    case .up: return KeyScroll(.vertical, .page, isForward: false)
    case .right: return KeyScroll(.horizontal, .page, isForward: true)
    case .left: return KeyScroll(.horizontal, .page, isForward: false)
    case .next, .previous:
      let isNext = self == .next
      guard !scroller.canScroll(along: .vertical) else {
        return KeyScroll(.vertical, .page, isForward: isNext)
      }
      let isMirrored = scroller.effectiveUserInterfaceLayoutDirection == .rightToLeft
      return KeyScroll(.horizontal, .page, isForward: isNext != isMirrored)
    }
  }

  /// The name of the action.
  var name: String {
    switch self {
    case .right: "scroll right"
    case .left: "scroll left"
    case .up: "scroll up"
    case .down: "scroll down"
    case .next: "scroll on"
    case .previous: "scroll back"
    }
  }
}
