import ScrollEngine

/// The algorithm of OLEContainerScrollView, with its faults, on this engine's views.
///
/// In each layout it goes through all children from the top. A child that scrolls is cut: before it
/// reaches the upper edge it lies in its place and shows its beginning, afterwards it lies at the edge
/// and scrolls. What is wrong with it:
///
/// - The insets of a child count as space after its content, and not before it.
/// - Nothing holds what one sees when a child above it changes its length.
/// - The space after a child is left out for the last one only, hidden or not.
/// - That a child was hidden, or has scrolled by itself, is noticed by the next layout only.
/// - A child that scrolls keeps the x that it came with.
/// - All children are laid out, seen or not.
final class PublishedContainer: ScrollView {
  /// Between two children, in points.
  var spacing = 0.0

  /// Lies over what is visible, and so never needs the size of the whole content.
  private let contentView = View()
  private var children: [View] = []

  override init(frame: Rect = .zero) {
    super.init(frame: frame)
    addSubview(contentView)
  }

  override var scrollAxis: Axis? { .vertical }

  func add(_ view: View) {
    (view as? ScrollView)?.isScrollEnabled = false
    children.append(view)
    contentView.addSubview(view)
    setNeedsLayout()
  }

  /// Lays out anew: the original is told by key-value observing that a child has another size.
  func childDidChange() {
    setNeedsLayout()
    layoutIfNeeded()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    contentView.frame = bounds
    contentView.bounds = bounds
    var y = 0.0
    for (place, view) in children.enumerated() where !view.isHidden {
      y += lay(view, at: y)
      if place < children.count - 1 { y += spacing }
    }
    let least = bounds.height - contentInset.top - contentInset.bottom
    // Should that change the offset, there is another pass.
    contentSize = Size(width: bounds.width, height: max(y, least))
  }

  /// - Returns: The height that is kept for the child.
  private func lay(_ view: View, at y: Double) -> Double {
    guard let scrollView = view as? ScrollView else {
      view.frame = Rect(x: 0, y: y, width: bounds.width, height: view.frame.height)
      return view.frame.height
    }
    let isBelowEdge = bounds.minY < y
    let childOffset = isBelowEdge ? 0 : bounds.minY - y
    let top = isBelowEdge ? y : bounds.minY
    let content = scrollView.contentSize.height
    scrollView.frame = Rect(
      x: scrollView.frame.minX, y: top, width: bounds.width,
      height: min(max(bounds.maxY - top, 0), max(content - childOffset, 0)))
    scrollView.contentOffset.y = childOffset
    return content + scrollView.contentInset.top + scrollView.contentInset.bottom
  }
}
