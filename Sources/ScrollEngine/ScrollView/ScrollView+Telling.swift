/// What a scroll view tells of a gesture, or of an animation, besides offsets and targets.
enum GestureCall {
  case willBeginDragging
  case didEndDragging(willDecelerate: Bool)
  case willBeginDecelerating
  case didEndDecelerating
  case didEndScrollingAnimation
  case didScrollToTop
}

/// What a scroll view says of itself while a gesture goes on.
struct GestureFlags: OptionSet {
  let rawValue: Int

  static let tracking = GestureFlags(rawValue: 1)
  static let dragging = GestureFlags(rawValue: 2)
  static let decelerating = GestureFlags(rawValue: 4)
}

/// How much of a gesture of its container a stacked scroll view has been told.
enum GesturePart {
  case none
  /// That it is dragged.
  case dragging
  /// That it was let go, and is going to decelerate.
  case released
  /// That it decelerates.
  case decelerating
  /// That it is dragged again, before the end of a deceleration.
  case caught
  /// That it was let go again, before the end of a deceleration.
  case releasedAgain

  /// What it has been told after another call; nil for one that does not follow.
  func following(_ call: GestureCall) -> GesturePart? {
    switch (call, self) {
    case (.willBeginDragging, .none), (.willBeginDragging, .dragging),
      (.willBeginDragging, .released):
      .dragging
    case (.willBeginDragging, _): .caught
    case (.didEndDragging(true), .dragging): .released
    case (.didEndDragging(true), .caught): .releasedAgain
    case (.didEndDragging(false), .dragging): GesturePart.none
    // The deceleration that it was caught from has not ended yet.
    case (.didEndDragging(false), .caught): .releasedAgain
    case (.willBeginDecelerating, .released), (.willBeginDecelerating, .releasedAgain):
      .decelerating
    case (.didEndDecelerating, .decelerating), (.didEndDecelerating, .caught),
      (.didEndDecelerating, .releasedAgain):
      GesturePart.none
    default: nil
    }
  }
}

// Gestures are told to the delegate, and then to those who listen: the children of a container.
extension ScrollView {
  func tell(_ call: GestureCall) {
    switch call {
    case .willBeginDragging: delegate?.scrollViewWillBeginDragging(self)
    case .didEndDragging(let willDecelerate):
      delegate?.scrollViewDidEndDragging(self, willDecelerate: willDecelerate)
    case .willBeginDecelerating: delegate?.scrollViewWillBeginDecelerating(self)
    case .didEndDecelerating: delegate?.scrollViewDidEndDecelerating(self)
    case .didEndScrollingAnimation: delegate?.scrollViewDidEndScrollingAnimation(self)
    case .didScrollToTop: delegate?.scrollViewDidScrollToTop(self)
    }
    audience?.hear(call)
  }

  /// - Parameters:
  ///   - velocity: Of the offset, in points per millisecond.
  ///   - target: Where the content will come to rest; what those who are told make of it.
  func tellWillEndDragging(velocity: Point, target: inout Point) {
    delegate?.scrollViewWillEndDragging(
      self, withVelocity: velocity, targetContentOffset: &target)
    audience?.hearWillEndDragging(velocity: velocity, target: &target)
  }

  /// What the view says of itself: for a gesture of its own, or for one of its container.
  var gestureFlags: GestureFlags {
    guard let stacking else { return ownGesture }
    return ownGesture.union(stacking.gestureFlags)
  }

  /// Where a gesture that moves the content stands, be it the view's own or its container's.
  var gesturePart: GesturePart {
    if drag != nil { return ownGesture.contains(.decelerating) ? .caught : .dragging }
    if motion.isFling { return .decelerating }
    return stacking?.part ?? .none
  }

  /// Where the content comes to rest that has been let go, and how fast it is now, in points per
  /// millisecond; nil while nothing decelerates.
  var rest: (target: Point, velocity: Point)? {
    if case .fling(let fling, _, _) = motion {
      return (fling.destination, motion.velocity(at: now) * 0.001)
    }
    guard let stacking, let rest = stacking.container.rest else { return nil }
    return (stacking.container.contentOffset(of: self, atRest: rest.target), rest.velocity)
  }

  /// What of the content will be in sight when it has come to rest, in points of the content.
  ///
  /// For a view of its own that is as much as it shows now. In a container a view may grow and shrink
  /// on the way there, as more or less of it comes into sight.
  ///
  /// - Parameter target: Where it comes to rest, as the delegate is told in
  ///   `scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)`.
  public final func visibleRect(atRest target: Point) -> Rect {
    guard let stacking else { return Rect(origin: target, size: bounds.size) }
    return stacking.container.visibleRect(of: self, atRest: target)
  }
}
