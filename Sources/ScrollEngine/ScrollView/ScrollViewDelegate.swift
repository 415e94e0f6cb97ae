/// Called for the events of a scroll view, in UIKit's order.
///
/// | action of a person or a program | calls |
/// |---|---|
/// | touches, taps, moves within the slop | none |
/// | drags, holds, lifts | willBeginDragging, didScroll…, willEndDragging(velocity zero), didEndDragging(false) |
/// | flicks | willBeginDragging, didScroll…, willEndDragging, didEndDragging(true), willBeginDecelerating, didScroll…, didEndDecelerating |
/// | flicks again before the content rests | as before, but one didEndDecelerating at the very end |
/// | catches moving content and lifts | willBeginDragging, willEndDragging(velocity zero), didEndDragging(false), didEndDecelerating |
/// | lets go past an edge, or between pages | as a flick, with a velocity of zero |
/// | sets the offset | didScroll, if it changed |
/// | sets the offset with animation | didScroll…, didEndScrollingAnimation; nothing for the same offset |
/// | turns the wheel, presses a key, drags an indicator | didScroll… |
/// | scrolls to the top | shouldScrollToTop, didScroll…, didScrollToTop |
///
/// The values of `isTracking`, `isDragging` and `isDecelerating` at the calls are:
/// willBeginDragging (1, 1, 0), didEndDragging(false) (1, 0, 0), didEndDragging(true) (1, 1, 0),
/// willBeginDecelerating (0, 1, 1), didScroll while decelerating (0, 1, 1), didEndDecelerating (0,
/// 0, 0). When content is caught or flicked again, `isDecelerating` stays 1 until the single
/// didEndDecelerating.
///
/// A view that leaves its window ends its drag and motion without calls, except didScroll if the
/// content has to move to an offset at which it can rest.
@preconcurrency @MainActor
public protocol ScrollViewDelegate: AnyObject {
  /// The offset has changed, for any reason; called once per change.
  func scrollViewDidScroll(_ scrollView: ScrollView)

  /// A person has begun to drag the content.
  func scrollViewWillBeginDragging(_ scrollView: ScrollView)

  /// The person releases the content.
  ///
  /// - Parameters:
  ///   - scrollView: The view that was dragged.
  ///   - velocity: The offset's velocity, in points per millisecond; zero if the pointer had
  ///     rested.
  ///   - targetContentOffset: The offset at which the content will come to rest, in points. If the
  ///     delegate changes it, the content goes to the new offset, within the range; if the velocity
  ///     is zero, on a spring. With ``ScrollView/isPagingEnabled``, a change is ignored, as in
  ///     UIKit.
  func scrollViewWillEndDragging(
    _ scrollView: ScrollView, withVelocity velocity: Point,
    targetContentOffset: inout Point)

  /// UIKit's form of the same call, made only if the form with `inout` is not implemented.
  ///
  /// The pointer is valid during the call.
  func scrollViewWillEndDragging(
    _ scrollView: ScrollView, withVelocity velocity: Point,
    targetContentOffset: UnsafeMutablePointer<Point>)

  /// The person has released the content, which now decelerates or is at rest.
  func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate decelerate: Bool)
  /// Released content starts to move by itself.
  func scrollViewWillBeginDecelerating(_ scrollView: ScrollView)
  /// Released content has come to rest.
  func scrollViewDidEndDecelerating(_ scrollView: ScrollView)

  /// A program's animation has ended, or a touch or another offset has ended it.
  ///
  /// A scroll to the top that arrives calls ``scrollViewDidScrollToTop(_:)`` instead.
  func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView)

  /// ``ScrollView/adjustedContentInset`` has changed.
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: ScrollView)

  /// Whether ``ScrollView/scrollToTop()`` may scroll.
  func scrollViewShouldScrollToTop(_ scrollView: ScrollView) -> Bool
  /// A scroll to the top has arrived.
  func scrollViewDidScrollToTop(_ scrollView: ScrollView)

  /// The view that zooming scales; nil, the default, disables zooming.
  func viewForZooming(in scrollView: ScrollView) -> View?
  /// A pinch or an animation is about to change the scale of a view.
  func scrollViewWillBeginZooming(_ scrollView: ScrollView, with view: View?)
  /// The scale has changed.
  func scrollViewDidZoom(_ scrollView: ScrollView)
  /// The scale of a view has come to rest.
  func scrollViewDidEndZooming(_ scrollView: ScrollView, with view: View?, atScale scale: Double)
}

extension ScrollViewDelegate {
  /// Does nothing.
  public func scrollViewDidScroll(_ scrollView: ScrollView) {
    scrollView.noteIgnoredOffset(by: self)
  }
  /// Does nothing.
  public func scrollViewWillBeginDragging(_ scrollView: ScrollView) {}
  /// Calls UIKit's form with a pointer to the target.
  public func scrollViewWillEndDragging(
    _ scrollView: ScrollView, withVelocity velocity: Point, targetContentOffset: inout Point
  ) {
    withUnsafeMutablePointer(to: &targetContentOffset) {
      scrollViewWillEndDragging(scrollView, withVelocity: velocity, targetContentOffset: $0)
    }
  }
  /// Does nothing.
  public func scrollViewWillEndDragging(
    _ scrollView: ScrollView, withVelocity velocity: Point,
    targetContentOffset: UnsafeMutablePointer<Point>
  ) {}
  /// Does nothing.
  public func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate decelerate: Bool) {}
  /// Does nothing.
  public func scrollViewWillBeginDecelerating(_ scrollView: ScrollView) {}
  /// Does nothing.
  public func scrollViewDidEndDecelerating(_ scrollView: ScrollView) {}
  /// Does nothing.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView) {}
  /// Does nothing.
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: ScrollView) {}
  /// Returns true.
  public func scrollViewShouldScrollToTop(_ scrollView: ScrollView) -> Bool { true }
  /// Does nothing.
  public func scrollViewDidScrollToTop(_ scrollView: ScrollView) {}
  /// Returns nil, so the scroll view does not zoom.
  public func viewForZooming(in scrollView: ScrollView) -> View? { nil }
  /// Does nothing.
  public func scrollViewWillBeginZooming(_ scrollView: ScrollView, with view: View?) {}
  /// Does nothing.
  public func scrollViewDidZoom(_ scrollView: ScrollView) {}
  /// Does nothing.
  public func scrollViewDidEndZooming(
    _ scrollView: ScrollView, with view: View?, atScale scale: Double
  ) {}
}
