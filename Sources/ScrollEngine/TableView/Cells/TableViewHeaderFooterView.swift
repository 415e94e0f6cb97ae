/// A reusable view above or below the rows of a section, with one line of text.
open class TableViewHeaderFooterView: ReusableView {
  /// The label of the text, made on first use; never nil, like a cell's label.
  open var textLabel: Label? {
    if let ownLabel { return ownLabel }
    let label = Label(frame: textFrame)
    label.font = Font(.words, size: 13, weight: .semibold)
    ownLabel = label
    addSubview(label)
    return label
  }

  private var ownLabel: Label?

  /// The container for your own content, behind the label and as large as the view.
  ///
  /// Made on first use.
  open var contentView: View {
    if let ownContentView { return ownContentView }
    let view = View(frame: bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    ownContentView = view
    insertSubview(view, at: 0)
    return view
  }

  private var ownContentView: View?

  /// Creates a view outside of any hierarchy; without an identifier it is not reused.
  public init(reuseIdentifier: String?) {
    super.init(frame: .zero)
    self.reuseIdentifier = reuseIdentifier
  }

  /// Creates the view for a table by calling ``init(reuseIdentifier:)``.
  ///
  /// A subclass that overrides ``init(reuseIdentifier:)`` inherits this initialiser.
  public required convenience init(forReuseIdentifier identifier: String) {
    self.init(reuseIdentifier: identifier)
  }

  /// The default height of a header or footer, in points. Source: UIKit.
  nonisolated static let standardHeight = 28.0

  override var mayFloat: Bool { true }

  /// The size of the view if the table lets the view decide: the given width, and 28 points by
  /// default.
  open override func sizeThatFits(_ size: Size) -> Size {
    Size(width: size.width, height: Self.standardHeight)
  }

  override var sizingContent: View? { ownContentView }

  /// Places the label and the content view.
  open override func boundsDidChange(from old: Rect) {
    super.boundsDidChange(from: old)
    ownLabel?.frame = textFrame
    ownContentView?.frame = bounds
  }

  private var textFrame: Rect {
    storedBounds.inset(by: EdgeInsets(top: 0, left: 16, bottom: 0, right: 16))
  }
}
