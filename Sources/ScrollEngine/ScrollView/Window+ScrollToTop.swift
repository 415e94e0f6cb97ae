extension Window {
  /// Scrolls the only visible view with ``ScrollView/scrollsToTop`` to its top, like a tap on an
  /// iPhone's status bar.
  ///
  /// With several such views on screen nothing happens, as UIKit documents. Children of a stack do
  /// not count: the stack scrolls them.
  ///
  /// - Returns: Whether a view scrolls.
  /// - Complexity: O(views).
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
