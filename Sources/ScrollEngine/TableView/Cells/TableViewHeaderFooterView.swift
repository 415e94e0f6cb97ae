/// A reusable view above or below the rows of a section, with one line of text.
open class TableViewHeaderFooterView: ReusableView {
  /// The label of the text, made on first use; nil only with a
  /// ``ReusableView/contentConfiguration``.
  open var textLabel: Label? {
    if let ownLabel { return ownLabel }
    guard contentConfiguration == nil else { return nil }
    let label = Label(frame: textFrame)
    label.font = Self.titleFont
    ownLabel = label
    addSubview(label)
    return label
  }

  private var ownLabel: Label?
  private static let titleFont = Font(.words, size: 13, weight: .semibold)
  private static let groupTitleFont = Font(.words, size: 13)

  /// The side at which the title of a group lies, near its rows; nil for the middle.
  private var titleSide: SectionEdge?

  /// Shows the title of a section in the style of the table.
  final func show(title: String, _ kind: SectionEdge) {
    guard let textLabel else { return }
    textLabel.text = title
    textLabel.font = isGrouped ? Self.groupTitleFont : Self.titleFont
    textLabel.textColor = isGrouped ? .systemDetail : .systemText
    titleSide = isGrouped ? kind : nil
    textLabel.frame = textFrame
    // Rows pass behind a sticky title.
    backgroundColor = isGrouped ? nil : .systemSectionGround
  }

  /// The container for your own content, behind the label and as large as the view.
  ///
  /// Made on first use.
  open var contentView: View {
    if let ownContentView { return ownContentView }
    let view = View(frame: bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    ownContentView = view
    insertSubview(view, at: configuredGrounds)
    return view
  }

  private var ownContentView: View?

  /// Whether the view is for a table whose rows form groups; the table sets this property.
  public internal(set) final var isGrouped = false

  // MARK: Configurations

  /// Called by a view that shows a new state.
  public typealias ConfigurationUpdateHandler =
    @MainActor (TableViewHeaderFooterView, ViewConfigurationState) -> Void

  /// The state that configurations follow; an override adds its own values to that of `super`.
  open var configurationState: ViewConfigurationState { restingState }

  /// Called before the first layout, and once before the layout after the state changed; does
  /// nothing by default.
  open func updateConfiguration(using state: ViewConfigurationState) {}

  /// Called after ``updateConfiguration(using:)``; nil by default.
  public final var configurationUpdateHandler: ConfigurationUpdateHandler? {
    get { configuring?.handler as? ConfigurationUpdateHandler }
    set { setHandler(newValue) }
  }

  override var stateToFollow: any ConfigurationState { configurationState }

  override func tellProgram(of state: any ConfigurationState) {
    guard let state = state as? ViewConfigurationState else { return }
    updateConfiguration(using: state)
    configurationUpdateHandler?(self, state)
  }

  override func host(_ content: View?, insteadOf old: View?) {
    ownLabel?.removeFromSuperview()
    ownContentView?.removeFromSuperview()
    ownLabel = nil
    ownContentView = content
    guard let content else { return }
    content.frame = bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(content, at: configuredGrounds)
  }

  // MARK: Making

  /// Creates a view outside of any hierarchy; without an identifier it is not reused.
  public init(reuseIdentifier: String?) {
    super.init(frame: .zero)
    self.reuseIdentifier = reuseIdentifier
    if type(of: self) != TableViewHeaderFooterView.self { followStateFromNowOn() }
  }

  /// Creates the view for a table by calling ``init(reuseIdentifier:)``.
  ///
  /// A subclass that overrides ``init(reuseIdentifier:)`` inherits this initialiser.
  public required convenience init(forReuseIdentifier identifier: String) {
    self.init(reuseIdentifier: identifier)
  }

  /// The default height of a header or footer, in points. Source: UIKit.
  nonisolated static let standardHeight = 28.0
  /// The heights above and below the rows of a group, in points: with a title, and without a header or
  /// footer. Source: UIKit.
  nonisolated static let groupedTitleHeight = 38.0
  nonisolated static let groupSpace = 18.0
  /// The space between the title of a group and its rows, in points.
  private static let titleGap = 7.0

  override var mayFloat: Bool { true }

  /// The size of the view if the table lets the view decide: the given width, and 28 points by
  /// default.
  open override func sizeThatFits(_ size: Size) -> Size {
    Size(width: size.width, height: Self.standardHeight)
  }

  override var sizingContent: View? { ownContentView }

  override var usualMargins: EdgeInsets {
    EdgeInsets(top: 8, left: Self.sideMargin, bottom: 8, right: Self.sideMargin)
  }

  /// The space beside the text, in points.
  private static let sideMargin = 16.0

  /// Places the label and the content view.
  open override func boundsDidChange(from old: Rect) {
    super.boundsDidChange(from: old)
    ownLabel?.frame = textFrame
    ownContentView?.frame = bounds
  }

  private var textFrame: Rect {
    var frame = storedBounds.inset(
      by: EdgeInsets(top: 0, left: Self.sideMargin, bottom: 0, right: Self.sideMargin))
    guard let titleSide else { return frame }
    // The label centres its text, so that another font stays on this line.
    let height = min(frame.height, Self.groupTitleFont.lineHeight + 2 * Self.titleGap)
    if titleSide == .header { frame.origin.y = frame.maxY - height }
    frame.size.height = height
    return frame
  }
}
