/// A control with a title, which a tap triggers.
open class Button: Control {
  /// How a button looks by itself.
  public enum ButtonType: Hashable, Sendable {
    /// A white title; all else is up to the program.
    case custom
    /// A title in the tint colour, which fades under a finger and is grey while it cannot be used.
    case system
  }

  /// How the button looks by itself.
  public private(set) final var buttonType = ButtonType.custom

  private var titles: [State: String] = [:]
  private var colors: [State: Color] = [:]

  /// Makes a button of a type, without a size.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
    if buttonType == .system { label.font.size = Self.systemSize }
    showState()
  }

  /// Makes a button that calls an action for each tap, and has its title.
  public convenience init(
    type buttonType: ButtonType = .system, primaryAction: Action?
  ) {
    self.init(type: buttonType)
    guard let primaryAction else { return }
    setTitle(primaryAction.title, for: .normal)
    addAction(primaryAction, for: .primaryActionTriggered)
  }

  // Sizes of titles in points. Source: UIKit.
  private static let customSize = 18.0
  private static let systemSize = 15.0
  /// The opacity of a system button's title under a finger. Source: UIKit.
  private static let pressed = 0.2

  private lazy var label: Label = {
    let label = Label(frame: bounds)
    label.font = Font(.words, size: Self.customSize)
    label.textAlignment = .center
    label.isUserInteractionEnabled = false
    addSubview(label)
    return label
  }()

  // MARK: Title

  /// The label of the title; its text and colour are those for the state.
  open var titleLabel: Label? { label }

  /// Sets the title for a state; for nil it has that of the normal state.
  open func setTitle(_ title: String?, for state: State) {
    titles[state] = title
    showState()
  }

  /// The title that was set for a state.
  open func title(for state: State) -> String? { titles[state] }

  /// The title that is shown.
  public final var currentTitle: String? { titles[state] ?? titles[.normal] }

  /// Sets the colour of the title for a state; for nil it has that of the normal state.
  open func setTitleColor(_ color: Color?, for state: State) {
    colors[state] = color
    showState()
  }

  /// The colour of the title in a state.
  open func titleColor(for state: State) -> Color? {
    if let color = colors[state] { return color }
    if buttonType == .system, state.contains(.disabled) { return .systemDetail }
    return colors[.normal] ?? (buttonType == .system ? tintColor : Color(0xFFFFFF))
  }

  /// The colour that the title is shown in.
  public final var currentTitleColor: Color { titleColor(for: state) ?? Color(0xFFFFFF) }

  // MARK: State

  private func showState() {
    label.text = currentTitle
    label.textColor = currentTitleColor
    let fades = buttonType == .system && isHighlighted && colors[state] == nil
    label.alpha = fades ? Self.pressed : 1
    invalidateIntrinsicContentSize()
  }

  override func stateDidChange() {
    super.stateDidChange()
    showState()
  }

  /// Takes over the new tint.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    showState()
  }

  override var tapEvents: Event { [.touchUpInside, .primaryActionTriggered] }
  override var takesTaps: Bool { isEnabled }

  // MARK: Size

  /// The title fills the button, and lies in its middle.
  open override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds
  }

  /// The size of the title; the current one if text is not measured.
  open override func sizeThatFits(_ size: Size) -> Size { label.sizeThatFits(size) }

  /// That of the title.
  open override var intrinsicContentSize: Size { label.intrinsicContentSize }
}
