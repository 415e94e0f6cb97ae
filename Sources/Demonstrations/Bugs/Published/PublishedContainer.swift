import ScrollEngine

/// The algorithm of OLEContainerScrollView, with its faults, on this engine's views.
///
/// Each layout pass visits all children from the top. A scroll view among them gets a frame that
/// covers only its visible part: below the upper edge of the viewport, the frame starts at the
/// child's own place; later the frame is pinned to the edge, and the child's own offset changes.
/// The faults:
///
/// - The insets of a child count as space after its content, and not before it.
/// - Nothing keeps the visible part in place when a child above it changes its length.
/// - The space after a child is left out only for the last one, hidden or not.
/// - A child that was hidden, or has scrolled itself, is noticed only by the next layout pass.
/// - A scroll view keeps the x that it had when it was added.
/// - All children are laid out, visible or not.
final class PublishedContainer: ScrollView {
  /// The space between two children, in points.
  var spacing = 0.0

  /// Always as large as the viewport, never as the whole content.
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

  /// Lays out again. The original observes its children's content sizes with key-value observing.
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
    // If the new content size changes the offset, another layout pass follows.
    contentSize = Size(width: bounds.width, height: max(y, least))
  }

  /// Returns the height that the child occupies in the container's content.
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
