/// A view above or below the rows of a section, with one line of text; it is reused as cells are.
open class TableViewHeaderFooterView: ReusableView {
  /// The label of the text, made when it is first asked for.
  public var textLabel: Label {
    if let ownLabel { return ownLabel }
    let label = Label(frame: textFrame)
    label.font = Font(.words, size: 13, weight: .semibold)
    ownLabel = label
    addSubview(label)
    return label
  }

  private var ownLabel: Label?

  public required init(reuseIdentifier: String?) {
    super.init(frame: .zero)
    self.reuseIdentifier = reuseIdentifier
  }

  open override func boundsDidChange(from old: Rect) {
    super.boundsDidChange(from: old)
    ownLabel?.frame = textFrame
  }

  private var textFrame: Rect {
    bounds.inset(by: EdgeInsets(top: 0, left: 16, bottom: 0, right: 16))
  }
}
