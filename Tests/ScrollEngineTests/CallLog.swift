import ScrollEngine

/// Records each call of a delegate, with the scroll view's flags at that moment.
@MainActor
final class CallLog: ScrollViewDelegate {
  struct Call {
    let name: String
    let isTracking: Bool
    let isDragging: Bool
    let isDecelerating: Bool
    let offset: Point

    var flags: [Bool] { [isTracking, isDragging, isDecelerating] }
  }

  var calls: [Call] = []
  var velocity: Point?
  var target: Point?
  var allowsScrollToTop = true
  weak var zoomed: View?
  var onZoom: (@MainActor (ScrollView) -> Void)?
  /// Called when a drag is about to end, with its velocity and its target, which it may change.
  var onWillEnd: ((ScrollView, Point, inout Point) -> Void)?
  /// Called at the end of each call, with its name.
  var onCall: ((ScrollView, String) -> Void)?

  var names: [String] { calls.map(\.name) }

  /// The names of the calls, with equal names in a row merged into one.
  var summary: [String] {
    names.reduce(into: []) { if $0.last != $1 { $0.append($1) } }
  }

  func clear() { calls = [] }

  private func note(_ name: String, _ view: ScrollView) {
    calls.append(
      Call(
        name: name, isTracking: view.isTracking, isDragging: view.isDragging,
        isDecelerating: view.isDecelerating, offset: view.contentOffset))
    onCall?(view, name)
  }

  func scrollViewDidScroll(_ scrollView: ScrollView) { note("didScroll", scrollView) }

  func scrollViewWillBeginDragging(_ scrollView: ScrollView) {
    note("willBeginDragging", scrollView)
  }

  func scrollViewWillEndDragging(
    _ scrollView: ScrollView, withVelocity velocity: Point, targetContentOffset: inout Point
  ) {
    self.velocity = velocity
    target = targetContentOffset
    let isStill = velocity == .zero
    let isCurrent = targetContentOffset == scrollView.contentOffset
    let isEdge = scrollView.scrollRange.clamp(scrollView.contentOffset) == targetContentOffset
    let isFarEdge =
      targetContentOffset == scrollView.scrollRange.maximum
      || targetContentOffset == scrollView.scrollRange.minimum
    let place =
      isCurrent
      ? "current"
      : isStill && scrollView.isPagingEnabled
        ? "page" : isStill && isEdge ? "edge" : isFarEdge ? "edge" : "target"
    let speed = isStill ? "v=0" : "v"
    let goal = place == "target" ? place : "target=\(place)"
    note("willEndDragging(\(speed),\(goal))", scrollView)
    onWillEnd?(scrollView, velocity, &targetContentOffset)
  }

  func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate decelerate: Bool) {
    note("didEndDragging(decelerate=\(decelerate))", scrollView)
  }

  func scrollViewWillBeginDecelerating(_ scrollView: ScrollView) {
    note("willBeginDecelerating", scrollView)
  }

  func scrollViewDidEndDecelerating(_ scrollView: ScrollView) {
    note("didEndDecelerating", scrollView)
  }

  func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView) {
    note("didEndScrollingAnimation", scrollView)
  }

  func scrollViewShouldScrollToTop(_ scrollView: ScrollView) -> Bool {
    note("shouldScrollToTop", scrollView)
    return allowsScrollToTop
  }

  func scrollViewDidScrollToTop(_ scrollView: ScrollView) { note("didScrollToTop", scrollView) }

  func viewForZooming(in scrollView: ScrollView) -> View? { zoomed }

  func scrollViewWillBeginZooming(_ scrollView: ScrollView, with view: View?) {
    note("willBeginZooming", scrollView)
  }

  func scrollViewDidZoom(_ scrollView: ScrollView) {
    note("didZoom", scrollView)
    onZoom?(scrollView)
  }

  func scrollViewDidEndZooming(
    _ scrollView: ScrollView, with view: View?, atScale scale: Double
  ) {
    let isMax = scale == scrollView.maximumZoomScale
    note(isMax ? "didEndZooming(scale=max)" : "didEndZooming(scale=\(scale))", scrollView)
  }
}
