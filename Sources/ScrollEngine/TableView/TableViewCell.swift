/// A cell that shows one row of a table.
open class TableViewCell: ReusableView {
  /// How the cell arranges its text.
  public enum CellStyle: Hashable, Sendable {
    /// One label at the leading edge.
    case `default`
  }

  /// The label of the row's text.
  public private(set) lazy var textLabel: Label = {
    let label = Label()
    label.frame = textFrame
    addSubview(label)
    return label
  }()

  /// Whether the row is the selected one.
  open var isSelected = false { didSet { if oldValue != isSelected { setNeedsDisplay() } } }

  public required init(style: CellStyle, reuseIdentifier: String?) {
    super.init(frame: .zero)
    self.reuseIdentifier = reuseIdentifier
  }

  open override func prepareForReuse() {
    super.prepareForReuse()
    isSelected = false
  }

  open override func boundsDidChange(from old: Rect) {
    super.boundsDidChange(from: old)
    if let label = subviews.first(where: { $0 is Label }) { label.frame = textFrame }
  }

  private var textFrame: Rect {
    bounds.inset(by: EdgeInsets(top: 0, left: 16, bottom: 0, right: 16))
  }
}
