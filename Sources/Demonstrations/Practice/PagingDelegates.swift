import ScrollEngine

/// Waits until the content has come to rest, and then sends it to a page: it visibly starts again.
final class SnapAfterEnd: OffsetRecorder {
  private let strip: PageStrip

  init(_ strip: PageStrip) {
    self.strip = strip
  }

  override func scrollViewDidEndDragging(
    _ scrollView: ScrollView, willDecelerate decelerate: Bool
  ) {
    if !decelerate { snap(scrollView) }
  }

  override func scrollViewDidEndDecelerating(_ scrollView: ScrollView) { snap(scrollView) }

  private func snap(_ scrollView: ScrollView) {
    let page = Point(x: strip.nearestStart(to: scrollView.contentOffset.x), y: 0)
    let target = scrollView.scrollRange.clamp(page)
    guard target != scrollView.contentOffset else { return }
    noteIntervention(scrollView)
    scrollView.setContentOffset(target, animated: true)
  }
}

/// Makes the deceleration itself end on a page, whatever the widths of the pages.
final class TargetEditor: OffsetRecorder {
  private let strip: PageStrip

  init(_ strip: PageStrip) {
    self.strip = strip
  }

  override func scrollViewWillEndDragging(
    _ scrollView: ScrollView, withVelocity velocity: Point, targetContentOffset: inout Point
  ) {
    super.scrollViewWillEndDragging(
      scrollView, withVelocity: velocity, targetContentOffset: &targetContentOffset)
    targetContentOffset.x = strip.nearestStart(to: targetContentOffset.x)
  }
}
