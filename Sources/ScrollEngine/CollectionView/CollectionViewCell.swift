/// A cell that shows one item of a collection.
open class CollectionViewCell: CollectionReusableView, ListCell {
  /// The container for the content; it fills the cell.
  ///
  /// Made on first use: a cell that draws itself needs none.
  open var contentView: View {
    if let ownContentView { return ownContentView }
    let view = View(frame: bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    ownContentView = view
    addSubview(view)
    return view
  }

  private var ownContentView: View?

  /// A view behind the content, as large as the cell.
  open var backgroundView: View? {
    didSet {
      guard oldValue !== backgroundView else { return }
      if oldValue?.superview === self { oldValue?.removeFromSuperview() }
      guard let backgroundView else { return }
      backgroundView.frame = bounds
      insertSubview(backgroundView, at: 0)
    }
  }

  /// Whether the item is selected.
  open var isSelected = false { didSet { if oldValue != isSelected { setNeedsDisplay() } } }

  /// Whether the item is pressed.
  open var isHighlighted = false { didSet { if oldValue != isHighlighted { setNeedsDisplay() } } }

  override var mayFloat: Bool { false }

  final func show(isSelected: Bool, animated: Bool) { self.isSelected = isSelected }

  /// Clears selection and highlight.
  open override func prepareForReuse() {
    super.prepareForReuse()
    if isSelected { isSelected = false }
    if isHighlighted { isHighlighted = false }
  }

  /// The size that constraints in the cell or in its content want; without any, what
  /// ``View/sizeThatFits(_:)`` says.
  open override func systemLayoutSizeFitting(
    _ targetSize: Size, withHorizontalFittingPriority horizontal: LayoutPriority,
    verticalFittingPriority vertical: LayoutPriority
  ) -> Size {
    fittingSize(around: ownContentView, targetSize, horizontal, vertical) { sizeThatFits($0) }
  }

  /// Resizes the content and the background.
  open override func boundsDidChange(from old: Rect) {
    super.boundsDidChange(from: old)
    ownContentView?.frame = bounds
    backgroundView?.frame = bounds
  }
}
