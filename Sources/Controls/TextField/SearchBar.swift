public import ScrollEngine

/// A search field with space around it, and an optional button that cancels the search.
///
/// ```swift
/// let bar = SearchBar(frame: Rect(x: 0, y: 0, width: 320, height: SearchBar.height))
/// bar.delegate = self
/// table.tableHeaderView = bar
/// ```
open class SearchBar: View {
  /// The default height, in points. Source: UIKit.
  public static let height = 56.0
  /// The space at both sides, in points. Source: UIKit.
  private static let margin = 8.0

  /// Called when a person edits the text, searches or cancels.
  open weak var delegate: (any SearchBarDelegate)?

  /// The field in the bar.
  public final let searchTextField = SearchField()

  /// The text of the field; setting it does not call the delegate.
  open var text: String? {
    get { searchTextField.text }
    set { searchTextField.text = newValue }
  }

  /// The text shown while the field is empty.
  open var placeholder: String? {
    get { searchTextField.placeholder }
    set { searchTextField.placeholder = newValue }
  }

  /// Whether a button that cancels the search is shown.
  open var showsCancelButton = false { didSet { setNeedsLayout() } }

  private lazy var cancelButton: Button = {
    let button = Button(type: .system)
    button.setTitle(SystemTexts.current.cancel, for: .normal)
    button.addAction(Action { [unowned self] _ in cancel() }, for: .touchUpInside)
    return button
  }()

  /// Makes an empty bar with a frame in points.
  public override init(frame: Rect = .zero) {
    super.init(frame: frame)
    addSubview(searchTextField)
    func tell(_ event: Control.Event, _ call: @escaping (any SearchBarDelegate, SearchBar) -> Void)
    {
      let action = Action { [unowned self] _ in if let delegate { call(delegate, self) } }
      searchTextField.addAction(action, for: event)
    }
    tell(.editingChanged) { $0.searchBar($1, textDidChange: $1.text ?? "") }
    tell(.editingDidBegin) { $0.searchBarTextDidBeginEditing($1) }
    tell(.editingDidEnd) { $0.searchBarTextDidEndEditing($1) }
    tell(.primaryActionTriggered) { $0.searchBarSearchButtonClicked($1) }
    searchTextField.onEscape = { [unowned self] in
      guard showsCancelButton else { return false }
      cancel()
      return true
    }
  }

  private func cancel() { delegate?.searchBarCancelButtonClicked(self) }

  /// Shows or hides the cancel button, at once.
  open func setShowsCancelButton(_ shows: Bool, animated: Bool) { showsCancelButton = shows }

  /// The given width, and the bar's own height.
  open override func sizeThatFits(_ size: Size) -> Size {
    Size(width: size.width, height: Self.height)
  }

  /// No intrinsic width, and the bar's height.
  open override var intrinsicContentSize: Size {
    Size(width: Self.noIntrinsicMetric, height: Self.height)
  }

  /// Places the field, and the button after it.
  open override func layoutSubviews() {
    super.layoutSubviews()
    var room = bounds.inset(
      by: EdgeInsets(top: 0, left: Self.margin, bottom: 0, right: Self.margin))
    room.origin.y = bounds.midY - SearchField.height / 2
    room.size.height = SearchField.height
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    if showsCancelButton {
      if cancelButton.superview !== self { addSubview(cancelButton) }
      let wanted = cancelButton.intrinsicContentSize.width
      // Without text measuring, the button is as wide as in UIKit.
      let width = wanted == Self.noIntrinsicMetric ? 54 : wanted
      var button = room
      button.size.width = width
      room.size.width = max(0, room.width - width - Self.margin)
      if isMirrored {
        room.origin.x += width + Self.margin
      } else {
        button.origin.x = room.maxX + Self.margin
      }
      cancelButton.frame = button
    } else if cancelButton.superview === self {
      cancelButton.removeFromSuperview()
    }
    searchTextField.frame = room
  }
}
