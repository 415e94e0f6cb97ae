import ScrollEngine

/// A container of another package: stacks views vertically, each as high as its content.
final class NaiveContainer: ScrollView, ArrangingParent {
  private(set) var children: [View] = []
  private var isPlacing = false

  func add(_ view: View) {
    children.append(view)
    addSubview(view)
    view.isArranged = true
    setNeedsLayout()
  }

  override func willRemoveSubview(_ view: View) {
    super.willRemoveSubview(view)
    view.isArranged = false
    children.removeAll { $0 === view }
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    isPlacing = true
    var y = 0.0
    for child in children where !child.isHidden {
      child.frame = Rect(x: 0, y: y, width: bounds.width, height: height(of: child))
      y = child.frame.maxY
    }
    isPlacing = false
    contentSize = Size(width: bounds.width, height: y)
  }

  private func height(of child: View) -> Double {
    guard let scrollView = child as? ScrollView else {
      return child.sizeThatFits(bounds.size).height
    }
    return scrollView.contentSize.height + scrollView.contentInset.top
      + scrollView.contentInset.bottom
  }

  // MARK: Reports of children

  func subviewWasPlaced(_ view: View) { if !isPlacing { setNeedsLayout() } }
  func subviewWasHidden(_ view: View) { setNeedsLayout() }
  func subviewDidChangeContentSize(_ view: View) { setNeedsLayout() }
  func subviewDidInvalidateSize(_ view: View) { setNeedsLayout() }
}
