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
  public final var textLabel: Label {
    if let ownLabel { return ownLabel }
    let label = Label(frame: textFrame)
    ownLabel = label
    labelReference = Unmanaged.passUnretained(label)
    addSubview(label)
    return label
  }

  // Once made, the label stays; where it is only placed, it is not counted.
  @exclusivity(unchecked) private var ownLabel: Label?
  @exclusivity(unchecked) private var labelReference: Unmanaged<Label>?

  // MARK: State

  @exclusivity(unchecked) private var showsSelection = false
  @exclusivity(unchecked) private var showsHighlight = false

  /// Whether the row is selected.
  open var isSelected: Bool {
    get { showsSelection }
    set { setSelected(newValue, animated: false) }
  }

  /// Whether a pointer is down on the row.
  open var isHighlighted: Bool {
    get { showsHighlight }
    set { setHighlighted(newValue, animated: false) }
  }

  /// Shows that the row is selected, or not any more; override it and call `super`.
  ///
  /// - Parameter animated: Whether the change may take its time.
  open func setSelected(_ selected: Bool, animated: Bool) {
    guard selected != showsSelection else { return }
    showsSelection = selected
    setNeedsDisplay()
  }

  /// Shows that a pointer is down on the row, or not any more; override it and call `super`.
  ///
  /// - Parameter animated: Whether the change may take its time.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    guard highlighted != showsHighlight else { return }
    showsHighlight = highlighted
    setNeedsDisplay()
  }

  /// Sets the selection by the property where nothing is animated: a subclass may watch that.
  final func show(isSelected: Bool, animated: Bool) {
    if animated {
      setSelected(isSelected, animated: true)
    } else {
      self.isSelected = isSelected
    }
  }

  // MARK: Separator

  /// The line at its lower edge; the table sets it before it shows the cell.
  @exclusivity(unchecked)
  final var separator: CellSeparator? { didSet { if oldValue != separator { setNeedsDisplay() } } }

  public required init(style: CellStyle, reuseIdentifier: String?) {
    super.init(frame: .zero)
    self.reuseIdentifier = reuseIdentifier
  }

  open override func prepareForReuse() {
    super.prepareForReuse()
    if isSelected { isSelected = false }
    if isHighlighted { isHighlighted = false }
  }

  /// The height the cell wants for its content, in a table that lets its cells tell; 44 points
  /// unless overridden.
  open override func sizeThatFits(_ size: Size) -> Size {
    Size(width: size.width, height: RowHeights.standard)
  }

  open override func boundsDidChange(from old: Rect) {
    super.boundsDidChange(from: old)
    labelReference?.look { $0.frame = textFrame }
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
