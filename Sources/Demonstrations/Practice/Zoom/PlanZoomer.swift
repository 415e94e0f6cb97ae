import SceneParts
import ScrollEngine

extension Fact.Quantity {
  /// The scale before the first zoom about the held point.
  static let scaleBefore = Fact.Quantity("zoomScale before the zoom", .factor)
  static let drift = Fact.Quantity("distance of the held point from the pointer", .points)
}

/// The delegate of a zooming scroll view, written as in an app; it also tracks the point that a
/// zoom keeps in place.
@MainActor
final class PlanZoomer: ScrollViewDelegate {
  /// The fixed point of the latest zoom.
  struct HeldPoint: Hashable {
    /// The point on the plan, in points at scale 1.
    let inPlan: Point
    /// The frame of the plan before the first zoom about this point, in points of the window.
    let start: Rect
    /// The pointer, or the middle between two fingers, in points of the window.
    var onScreen: Point
  }

  private let plan: View
  private let isCentred: Bool
  private(set) var held: HeldPoint?
  private var isZooming = false
  /// The offset and scale before a zoom that has just begun; nil at other times.
  private var before: (offset: Point, scale: Double)?
  /// The positions of the pressed fingers, in points of the window.
  private var fingers: [Int: Point] = [:]

  init(plan: View, isCentred: Bool) {
    self.plan = plan
    self.isCentred = isCentred
  }

  /// The size of the plan at scale 1, in points.
  var planSize: Size { plan.bounds.size }

  /// The current position of a point of the plan, in points of the window.
  func place(of point: HeldPoint) -> Point { plan.convert(point.inPlan, to: nil) }

  /// The distance between the held point and the pointer that held it, in points; nil if no point
  /// is held.
  var drift: Double? { held.map { (place(of: $0) - $0.onScreen).length } }

  // MARK: Zooming

  func viewForZooming(in scrollView: ScrollView) -> View? { plan }

  func scrollViewWillBeginZooming(_ scrollView: ScrollView, with view: View?) {
    isZooming = true
    before = (scrollView.contentOffset, scrollView.zoomScale)
  }

  func scrollViewDidEndZooming(_ scrollView: ScrollView, with view: View?, atScale scale: Double) {
    isZooming = false
  }

  /// Forgets the held point when the content scrolls without zooming.
  func scrollViewDidScroll(_ scrollView: ScrollView) {
    if !isZooming { held = nil }
  }

  /// Keeps content that is smaller than the viewport centred, if `isCentred`.
  func scrollViewDidZoom(_ scrollView: ScrollView) {
    guard isCentred else { return }
    let across = max(0, (scrollView.bounds.width - scrollView.contentSize.width) / 2)
    let along = max(0, (scrollView.bounds.height - scrollView.contentSize.height) / 2)
    scrollView.contentInset = EdgeInsets(top: along, left: across, bottom: along, right: across)
  }

  // MARK: The point that stays

  /// Called with each event that the scroll view has just received.
  func note(_ event: InputEvent) {
    switch event.kind {
    case .wheel(let wheel):
      if let before { hold(wheel.position, before) }
    case .pointerDown(let pointer), .pointerMoved(let pointer):
      guard pointer.device == .touch, pointer.isPressed else { break }
      fingers[pointer.id] = pointer.position
      guard fingers.count == 2 else { break }
      let middle = fingers.values.reduce(.zero, +) * 0.5
      if let before { hold(middle, before) } else { held?.onScreen = middle }
    case .pointerUp(let pointer), .pointerCancelled(let pointer):
      fingers[pointer.id] = nil
    default: break
    }
    before = nil
  }

  /// Forgets the held point: a zoom without a pointer has begun.
  func release() {
    held = nil
    before = nil
  }

  private func hold(_ point: Point, _ before: (offset: Point, scale: Double)) {
    let size = Size(
      width: plan.bounds.width * before.scale, height: plan.bounds.height * before.scale)
    let start = Rect(origin: .zero - before.offset, size: size)
    held = HeldPoint(
      inPlan: (before.offset + point) * (1 / before.scale),
      start: held.flatMap { $0.onScreen == point ? $0.start : nil } ?? start, onScreen: point)
  }
}
