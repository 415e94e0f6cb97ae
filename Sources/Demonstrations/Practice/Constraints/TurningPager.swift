import ScrollEngine

/// A paging scroll view that still shows the same page after its size has changed.
final class TurningPager: ScrollView {
  /// The page to show again once constraints have found the new size of the content.
  private var page: Double?

  override func boundsDidChange(from old: Rect) {
    if old.size != bounds.size, old.width > 0, page == nil {
      page = (old.minX / old.width).rounded()
    }
    super.boundsDidChange(from: old)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let page else { return }
    self.page = nil
    contentOffset.x = page * bounds.width
  }
}
