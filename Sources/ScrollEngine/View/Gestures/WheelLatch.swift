/// Keeps a turning wheel with the scroll view on which it began, until the wheel pauses for 0.5
/// seconds, or the pointer moves more than 10 points between two events.
///
/// Source: Chromium, which uses the same time and distance.
struct WheelLatch {
  weak var target: (any Scrolling)?
  private let axis: Axis
  private let position: Point
  private let time: Double

  @MainActor
  init(view: any Scrolling, axis: Axis, position: Point, time: Double) {
    target = view
    self.axis = axis
    self.position = position
    self.time = time
  }

  @MainActor
  func view(for position: Point, axis: Axis, at time: Double, in window: Window) -> (any Scrolling)?
  {
    guard let target, target.window === window, axis == self.axis, time - self.time < 0.5,
      (position - self.position).length <= 10, target.canScroll(along: axis)
    else { return nil }
    return target
  }
}
