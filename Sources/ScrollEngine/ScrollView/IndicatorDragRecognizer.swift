/// Recognizes a mouse that drags a scroll indicator.
final class IndicatorDragRecognizer: GestureRecognizer {
  /// Returns the axis of the indicator at a point of the window; nil if there is none.
  var axisAtPoint: ((Point) -> Axis?)?

  private(set) var axis: Axis?
  /// The distance from the start of the dragged thumb to the pointer, in points.
  var grip = 0.0

  override var scrollsItsView: Bool { true }

  override func loseView() {
    super.loseView()
    axisAtPoint = nil
  }

  override func pointerDown(at location: Point) {
    axis = device == .mouse ? axisAtPoint?(location) : nil
    move(to: axis == nil ? .failed : .began)
  }

  override func pointerMoved(to location: Point) {
    if isActive { move(to: .changed) }
  }

  override func pointerUp(at location: Point) {
    if isActive { move(to: .ended) }
  }
}
