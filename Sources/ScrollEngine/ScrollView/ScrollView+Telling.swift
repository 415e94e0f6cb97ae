/// A delegate call about a gesture or an animation, except the calls with an offset or a target.
enum GestureCall {
  case willBeginDragging
  case didEndDragging(willDecelerate: Bool)
  case willBeginDecelerating
  case didEndDecelerating
  case didEndScrollingAnimation
  case didScrollToTop

  /// Whether only a view in a window makes the call.
  ///
  /// A view that leaves its window ends its motion without calls. Its subviews leave first, and
  /// their delegates may end that motion earlier.
  var needsWindow: Bool {
    if case .didScrollToTop = self { false } else { true }
  }
}

extension DelegateCall {
  fileprivate init(_ call: GestureCall) {
    self =
      switch call {
      case .willBeginDragging: .willBeginDragging
      case .didEndDragging(let willDecelerate): .didEndDragging(willDecelerate: willDecelerate)
      case .willBeginDecelerating: .willBeginDecelerating
      case .didEndDecelerating: .didEndDecelerating
      case .didEndScrollingAnimation: .didEndScrollingAnimation
      case .didScrollToTop: .didScrollToTop
      }
  }
}

/// The gesture state that a scroll view reports in its properties.
struct GestureFlags: OptionSet {
  let rawValue: Int

  static let tracking = GestureFlags(rawValue: 1)
  static let dragging = GestureFlags(rawValue: 2)
  static let decelerating = GestureFlags(rawValue: 4)
}

/// How far the calls to a stacked scroll view have got in the gesture of its container.
enum GesturePart {
  case none
  /// The drag has begun.
  case dragging
  /// The content was released and will decelerate.
  case released
  /// The deceleration has begun.
  case decelerating
  /// The content is dragged again, before the end of a deceleration.
  case caught
  /// The content was released again, before the end of a deceleration.
  case releasedAgain

  /// The state after another call; nil if the call cannot follow.
  func following(_ call: GestureCall) -> GesturePart? {
    switch (call, self) {
    case (.willBeginDragging, .none), (.willBeginDragging, .dragging),
      (.willBeginDragging, .released):
      .dragging
    case (.willBeginDragging, _): .caught
    case (.didEndDragging(true), .dragging): .released
    case (.didEndDragging(true), .caught): .releasedAgain
    case (.didEndDragging(false), .dragging): GesturePart.none
    // The deceleration during which the content was caught has not ended yet.
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

// Gestures are reported to the delegate and then to the listeners: the children of a container.
extension ScrollView {
  /// Whether a pointer is down on the content, moving or not.
  public var isTracking: Bool { gestureFlags.contains(.tracking) }

  /// Whether a person has begun to drag the content; true until the content has come to rest.
  public var isDragging: Bool { gestureFlags.contains(.dragging) }

  /// Whether the content moves by itself after its release.
  public var isDecelerating: Bool { gestureFlags.contains(.decelerating) }

  @inline(__always)
  func reportCall(_ call: @autoclosure () -> DelegateCall) {
    if hasListener { onCall?(call()) }
  }

  /// Reports a change of the view's own gesture or motion. Outside a window, a call that needs one
  /// goes only to the listeners.
  func tell(_ call: GestureCall) {
    if windowReference == nil, call.needsWindow {
      audience?.gestureCalls(call)
    } else {
      report(call)
    }
  }

  /// Reports a change of the view's own gesture or of its container's, to the delegate and the
  /// listeners.
  ///
  /// A view that has left its container still gets the calls that end the gesture.
  func report(_ call: GestureCall) {
    if let delegate {
      reportCall(DelegateCall(call))
      switch call {
      case .willBeginDragging:
        calling(.willBeginDragging) { delegate.scrollViewWillBeginDragging(self) }
      case .didEndDragging(let willDecelerate):
        calling(.didEndDragging) {
          delegate.scrollViewDidEndDragging(self, willDecelerate: willDecelerate)
        }
      case .willBeginDecelerating:
        calling(.willBeginDecelerating) { delegate.scrollViewWillBeginDecelerating(self) }
      case .didEndDecelerating:
        calling(.didEndDecelerating) { delegate.scrollViewDidEndDecelerating(self) }
      case .didEndScrollingAnimation:
        calling(.didEndScrollingAnimation) { delegate.scrollViewDidEndScrollingAnimation(self) }
      case .didScrollToTop: calling(.didScrollToTop) { delegate.scrollViewDidScrollToTop(self) }
      }
    }
    audience?.gestureCalls(call)
  }

  /// Reports a release. `velocity` is that of the offset, in points per millisecond; the delegate
  /// and the listeners may change `target`, the offset at which the content will come to rest.
  func tellWillEndDragging(velocity: Point, target: inout Point) {
    if let delegate, windowReference != nil || stacking != nil {
      reportCall(.willEndDragging(velocity: velocity, target: target))
      calling(.willEndDragging) {
        delegate.scrollViewWillEndDragging(
          self, withVelocity: velocity, targetContentOffset: &target)
      }
    }
    audience?.gestureWillEndDragging(velocity: velocity, target: &target)
  }

  /// The gesture state of the view, from its own gesture and its container's.
  var gestureFlags: GestureFlags {
    guard let stacking else { return ownGesture }
    return ownGesture.union(stacking.gestureFlags)
  }

  /// The stage of the gesture that moves the content, the view's own or its container's.
  var gesturePart: GesturePart {
    if drag != nil { return ownGesture.contains(.decelerating) ? .caught : .dragging }
    if motion.isFling { return .decelerating }
    return stacking?.part ?? .none
  }

  /// The offset at which decelerating content will come to rest, and its velocity now, in points
  /// per millisecond; nil if nothing decelerates.
  var rest: (target: Point, velocity: Point)? {
    if case .fling(let fling, _, _) = motion {
      return (fling.destination, motion.velocity(at: now) * 0.001)
    }
    guard let stacking, let rest = stacking.container.rest else { return nil }
    return (stacking.container.contentOffset(of: self, atRest: rest.target), rest.velocity)
  }

  /// The part of the content that will be visible once it has come to rest, in points of the
  /// content.
  ///
  /// Outside a container, a view will show as much as it does now. In a container the visible part
  /// may grow or shrink until then. `target` is the offset that the delegate gets in
  /// `scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)`.
  public final func visibleRect(atRest target: Point) -> Rect {
    guard let stacking else { return Rect(origin: target, size: storedBounds.size) }
    return stacking.container.visibleRect(of: self, atRest: target)
  }
}
