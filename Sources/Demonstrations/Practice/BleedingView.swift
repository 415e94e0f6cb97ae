import ScrollEngine

/// Shows the content beside a scroll view that does not clip, and passes touches on that content to
/// the scroll view.
///
/// A paging scroll view moves by its own width. To let neighbouring pages peek in, the scroll view
/// is narrower than the visible area; touches on those pages would otherwise miss the scroll view.
final class BleedingView: View {
  let scrollView = ScrollView()
  /// The width of a page and of the gap between two pages, in points.
  private let pageWidth: Double

  init(pageWidth: Double) {
    self.pageWidth = pageWidth
    super.init()
    scrollView.clipsToBounds = false
    addSubview(scrollView)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    scrollView.frame = Rect(
      x: ((bounds.width - pageWidth) / 2).rounded(), y: 0, width: pageWidth,
      height: bounds.height)
  }

  override func hitTest(_ point: Point, with event: Event?) -> View? {
    guard self.point(inside: point, with: event) else { return nil }
    // Views in a page get their touches; all other touches go to the scroll view.
    return scrollView.hitTest(scrollView.convert(point, from: self), with: event) ?? scrollView
  }
}
