/// Is told what happens to a scroll view, in UIKit's order.
///
/// | what a person or a program does | calls |
/// |---|---|
/// | touches, taps, moves within the slop | none |
/// | drags, holds, lifts | willBeginDragging, didScroll…, willEndDragging(velocity zero), didEndDragging(false) |
/// | flicks | willBeginDragging, didScroll…, willEndDragging, didEndDragging(true), willBeginDecelerating, didScroll…, didEndDecelerating |
/// | flicks again before it rests | as before, but one didEndDecelerating at the very end |
/// | catches moving content and lifts | willBeginDragging, willEndDragging(velocity zero), didEndDragging(false), didEndDecelerating |
/// | lets go past an edge, or between pages | as a flick, with a velocity of zero |
/// | sets the offset | didScroll, if it changed |
/// | sets it animated | didScroll…, didEndScrollingAnimation; nothing for the same offset |
/// | turns the wheel, presses a key, drags an indicator | didScroll… |
/// | scrolls to the top | shouldScrollToTop, didScroll…, didScrollToTop |
///
/// `isTracking`, `isDragging` and `isDecelerating` are, at the calls: willBeginDragging (1, 1, 0),
/// didEndDragging(false) (1, 0, 0), didEndDragging(true) (1, 1, 0), willBeginDecelerating (0, 1, 1),
/// didScroll while decelerating (0, 1, 1), didEndDecelerating (0, 0, 0). Caught or flicked again,
/// decelerating stays 1 until the one didEndDecelerating.
///
/// A view that leaves its window calls nothing more.
@MainActor
public protocol ScrollViewDelegate: AnyObject {
  /// The offset has changed, for whatever reason: one call for each change.
  func scrollViewDidScroll(_ scrollView: ScrollView)

  func scrollViewWillBeginDragging(_ scrollView: ScrollView)

  /// The person lets go.
  ///
  /// - Parameters:
  ///   - scrollView: The view whose content is let go.
  ///   - velocity: Of the offset, in points per millisecond; zero if the pointer had rested.
  ///   - targetContentOffset: Where the content will come to rest, in points. Another target is
  ///     gone for, within the range; with a velocity of zero, too: it is then decelerated to by a
  ///     spring. Where ``ScrollView/isPagingEnabled`` is set, another target is ignored, as in UIKit.
  func scrollViewWillEndDragging(
    _ scrollView: ScrollView, withVelocity velocity: Point,
    targetContentOffset: inout Point)

  /// The same as UIKit has it, called unless the other one is implemented.
  ///
  /// - Parameters:
  ///   - scrollView: The view whose content is let go.
  ///   - velocity: Of the offset, in points per millisecond.
  ///   - targetContentOffset: Valid during the call.
  func scrollViewWillEndDragging(
    _ scrollView: ScrollView, withVelocity velocity: Point,
    targetContentOffset: UnsafeMutablePointer<Point>)

  func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate decelerate: Bool)
  func scrollViewWillBeginDecelerating(_ scrollView: ScrollView)
  func scrollViewDidEndDecelerating(_ scrollView: ScrollView)

  /// An animation that a program began has ended, or was ended by a touch or by another offset.
  ///
  /// A way to the top that arrives is told of by ``scrollViewDidScrollToTop(_:)`` instead.
  func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView)

  /// Whether ``ScrollView/scrollToTop()`` may.
  func scrollViewShouldScrollToTop(_ scrollView: ScrollView) -> Bool
  func scrollViewDidScrollToTop(_ scrollView: ScrollView)

  /// The view that zooming scales; nil, unless implemented: no zooming.
  func viewForZooming(in scrollView: ScrollView) -> View?
  func scrollViewWillBeginZooming(_ scrollView: ScrollView, with view: View?)
  func scrollViewDidZoom(_ scrollView: ScrollView)
  func scrollViewDidEndZooming(_ scrollView: ScrollView, with view: View?, atScale scale: Double)
}

extension ScrollViewDelegate {
  public func scrollViewDidScroll(_ scrollView: ScrollView) {}
  public func scrollViewWillBeginDragging(_ scrollView: ScrollView) {}
  public func scrollViewWillEndDragging(
    _ scrollView: ScrollView, withVelocity velocity: Point, targetContentOffset: inout Point
  ) {
    withUnsafeMutablePointer(to: &targetContentOffset) {
      scrollViewWillEndDragging(scrollView, withVelocity: velocity, targetContentOffset: $0)
    }
  }
  public func scrollViewWillEndDragging(
    _ scrollView: ScrollView, withVelocity velocity: Point,
    targetContentOffset: UnsafeMutablePointer<Point>
  ) {}
  public func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate decelerate: Bool) {}
  public func scrollViewWillBeginDecelerating(_ scrollView: ScrollView) {}
  public func scrollViewDidEndDecelerating(_ scrollView: ScrollView) {}
  public func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView) {}
  public func scrollViewShouldScrollToTop(_ scrollView: ScrollView) -> Bool { true }
  public func scrollViewDidScrollToTop(_ scrollView: ScrollView) {}
  public func viewForZooming(in scrollView: ScrollView) -> View? { nil }
  public func scrollViewWillBeginZooming(_ scrollView: ScrollView, with view: View?) {}
  public func scrollViewDidZoom(_ scrollView: ScrollView) {}
  public func scrollViewDidEndZooming(
    _ scrollView: ScrollView, with view: View?, atScale scale: Double
  ) {}
}
