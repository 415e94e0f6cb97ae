/// What the router of events asks of a view that scrolls, and tells it.
@MainActor
protocol Scrolling: View {
  /// Where the content is, in points.
  var contentOffset: Point { get }
  /// Whether something moves the content that is not a hand.
  var movesByItself: Bool { get }
  var canZoom: Bool { get }

  func canScroll(along axis: Axis) -> Bool
  /// - Parameter direction: Of the offset: above zero is forward.
  func canScroll(along axis: Axis, towards direction: Double) -> Bool
  /// Whether a drag moves the content along an axis, if only to bounce.
  func canDrag(along axis: Axis) -> Bool

  // MARK: Pointers

  var panGestureRecognizer: PanGestureRecognizer { get }
  /// Drags the indicators, which lie above all content.
  var indicatorRecognizer: GestureRecognizer { get }
  /// Whether the content waits until one knows that a touch is no drag.
  var holdsContentBack: Bool { get }
  var canCancelContentTouches: Bool { get }
  func touchesShouldCancel(in view: View) -> Bool
  func isNearIndicator(_ point: Point) -> Bool
  func flashScrollIndicators()

  // MARK: Wheel, keys and pinches; times are in seconds

  func scroll(byWheel delta: Point, swapsAxes: Bool, at time: Double)
  func scroll(by step: KeyScroll, at time: Double)
  func zoom(byNotches notches: Double, at location: Point)
  func beginPinch(distance: Double, at center: Point)
  func continuePinch(distance: Double, at center: Point, time: Double)
  func endPinch(at time: Double?)
}
