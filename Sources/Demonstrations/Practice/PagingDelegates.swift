import ScrollEngine

/// Scrolls to a page only after the content has come to rest, so the content visibly starts again.
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

/// Changes the target offset, so that the deceleration itself ends on a page of any width.
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
