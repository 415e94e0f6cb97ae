/// A cell that shows one row of a table.
open class TableViewCell: ReusableView {
  /// How the cell arranges its text.
  public enum CellStyle: Hashable, Sendable {
    /// One label at the leading edge.
    case `default`
  }

  /// The label of the row's text.
  ///
  /// It is made when it is first asked for: a cell that draws itself needs none.
  public var textLabel: Label {
    if let ownLabel { return ownLabel }
    let label = Label(frame: textFrame)
    ownLabel = label
    addSubview(label)
    return label
  }

  private var ownLabel: Label?

  /// Whether the row is the selected one.
  open var isSelected = false { didSet { if oldValue != isSelected { setNeedsDisplay() } } }

  /// The line at its lower edge; the table sets it before it shows the cell.
  final var separator: CellSeparator? { didSet { if oldValue != separator { setNeedsDisplay() } } }

  public required init(style: CellStyle, reuseIdentifier: String?) {
    super.init(frame: .zero)
    self.reuseIdentifier = reuseIdentifier
  }

  open override func prepareForReuse() {
    super.prepareForReuse()
    isSelected = false
  }

  /// The height the cell wants for its content, in a table that lets its cells tell; 44 points
  /// unless overridden.
  open override func sizeThatFits(_ size: Size) -> Size {
    Size(width: size.width, height: RowHeights.standard)
  }

  /// Has the table ask `sizeThatFits` again, in its next layout.
  public func invalidateIntrinsicContentSize() {
    (superview as? TableView)?.intrinsicContentSizeDidChange(of: self)
  }

  open override func boundsDidChange(from old: Rect) {
    super.boundsDidChange(from: old)
    ownLabel?.frame = textFrame
  }

  /// Draws the separator, above all that the cell holds; override it and call `super`.
  open override func drawOverlay(in canvas: inout Canvas) {
    guard let separator else { return }
    canvas.fill(
      Rect(
        x: bounds.minX + separator.left, y: bounds.maxY - CellSeparator.thickness,
        width: max(0, bounds.width - separator.left - separator.right),
        height: CellSeparator.thickness),
      separator.color)
  }

  private var textFrame: Rect {
    bounds.inset(by: EdgeInsets(top: 0, left: 16, bottom: 0, right: 16))
  }
}
