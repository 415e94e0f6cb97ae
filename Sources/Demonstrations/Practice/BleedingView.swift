import ScrollEngine

/// Shows what lies beside a scroll view that does not clip, and hands it the touches from there.
///
/// A scroll view that pages goes on by its own width. To have the neighbours peep in, it is narrower
/// than what one sees; touches on the neighbours would then not be its own.
final class BleedingView: View {
  let scrollView = ScrollView()
  /// The width of a page and of the space between two pages, in points.
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

  override func hitTest(_ point: Point, with event: InputEvent?) -> View? {
    guard self.point(inside: point, with: event) else { return nil }
    // What lies in a page gets its touches; all else is the scroll view's.
    return scrollView.hitTest(scrollView.convert(point, from: self), with: event) ?? scrollView
  }
}
