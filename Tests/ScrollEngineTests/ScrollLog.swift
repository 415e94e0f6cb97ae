import ScrollEngine

/// Writes down what a scroll view tells its delegate, and can do something about it.
@MainActor
final class ScrollLog: ScrollViewDelegate {
  var offsets: [Point] = []
  var drags: [String] = []
  var onScroll: ((ScrollView) -> Void)?

  public func scrollViewDidScroll(_ scrollView: ScrollView) {
    offsets.append(scrollView.contentOffset)
    onScroll?(scrollView)
  }

  public func scrollViewWillBeginDragging(_ scrollView: ScrollView) { drags.append("begin") }

  public func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate decelerate: Bool) {
    drags.append("end")
  }
}
