extension Window {
  /// Scrolls to the top as a tap on the status bar of an iPhone does: the one scroll view on the screen that
  /// has ``ScrollView/scrollsToTop`` set.
  ///
  /// Where there are several nothing happens, as UIKit documents it. Children of a stack do not count: it is
  /// the stack that scrolls them.
  ///
  /// - Returns: Whether something goes to its top.
  @discardableResult
  public func scrollToTop() -> Bool {
    var candidates: [ScrollView] = []
    collectScrollViews(in: self, &candidates)
    return candidates.count == 1 && candidates[0].scrollToTop()
  }

  private func collectScrollViews(in view: View, _ candidates: inout [ScrollView]) {
    for subview in view.presentedSubviews where !subview.isHidden && subview.alpha > 0 {
      guard subview.convert(subview.bounds, to: nil).intersects(bounds) else { continue }
      if let scrollView = subview as? ScrollView, scrollView.scrollsToTop,
        scrollView.stacking == nil
      {
        candidates.append(scrollView)
      }
      collectScrollViews(in: subview, &candidates)
    }
  }
}
