import ScrollMotion

/// What the event router needs from a view that scrolls.
@MainActor
protocol Scrolling: View {
  /// The content offset, in points.
  var contentOffset: Point { get }
  /// Whether the content is moving without being dragged.
  var movesByItself: Bool { get }
  var canZoom: Bool { get }
  var decelerationRate: DecelerationRate { get }

  var scrollRange: ScrollRange { get }
  /// The distance by which a notch of the wheel scrolls, in points.
  var wheelStep: Double { get }
  func canScroll(along axis: Axis) -> Bool
  /// Whether the content can move along an axis; a positive `direction` means towards greater
  /// offsets.
  func canScroll(along axis: Axis, towards direction: Double) -> Bool
  /// Whether a drag moves the content along an axis, even if it only bounces.
  func canDrag(along axis: Axis) -> Bool

  // MARK: Pointers

  var panGestureRecognizer: PanGestureRecognizer { get }
  /// Drags the indicators, which lie above all content.
  var indicatorRecognizer: GestureRecognizer { get }
  /// Whether the content receives touches late, because they may be about to drag.
  var holdsContentBack: Bool { get }
  var canCancelContentTouches: Bool { get }
  func touchesShouldCancel(in view: View) -> Bool
  func touchesShouldBegin(_ touches: Set<Touch>, with event: Event?, in view: View) -> Bool
  func isNearIndicator(_ point: Point) -> Bool
  func flashScrollIndicators()

  func scrollRectToVisible(_ rect: Rect, animated: Bool)

  // MARK: Wheel, keys and pinches; times are in seconds

  func scroll(byWheel delta: Point, swapsAxes: Bool, at time: Double)
  func scroll(by step: KeyScroll, at time: Double)
  func zoom(byNotches notches: Double, at location: Point, time: Double)
  func beginPinch(distance: Double, at center: Point)
  func continuePinch(distance: Double, at center: Point, time: Double)
  func endPinch(at time: Double?)
}
