import ScrollEngine

/// Records a scroll view's delegate calls, and can respond to them.
@MainActor
final class ScrollLog: ScrollViewDelegate {
  var offsets: [Point] = []
  var drags: [String] = []
  var onScroll: ((ScrollView) -> Void)?

  /// Notes the offset, and calls ``onScroll``.
  public func scrollViewDidScroll(_ scrollView: ScrollView) {
    offsets.append(scrollView.contentOffset)
    onScroll?(scrollView)
  }

  /// Notes the beginning of a drag.
  public func scrollViewWillBeginDragging(_ scrollView: ScrollView) { drags.append("begin") }

  /// Notes the end of a drag.
  public func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate decelerate: Bool) {
    drags.append("end")
  }
}
