public import ScrollEngine

/// A control with a title, an image or both, which a tap triggers.
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

  /// Makes a button that calls an action for each tap, and has its title and image.
  public convenience init(
    type buttonType: ButtonType = .system, primaryAction: Action?
  ) {
    self.init(type: buttonType)
    guard let primaryAction else { return }
    setTitle(primaryAction.title, for: .normal)
    setImage(primaryAction.image, for: .normal)
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

  // MARK: Image

  private var images: [State: Image] = [:]
  private var ownImageView: ImageView?

  /// The view of the image, before the title; nil until an image is set.
  open var imageView: ImageView? { ownImageView }

  /// Sets the image for a state; for nil it has that of the normal state.
  ///
  /// A system button shows it in the tint colour, unless its rendering mode is
  /// `Image.RenderingMode.alwaysOriginal`.
  open func setImage(_ image: Image?, for state: State) {
    images[state] = image
    if image != nil, ownImageView == nil {
      let view = ImageView(image: nil)
      view.tintsAutomaticImages = buttonType == .system
      ownImageView = view
      addSubview(view)
    }
    showState()
    setNeedsLayout()
    setNeedsDisplay()
  }

  /// The image that was set for a state.
  open func image(for state: State) -> Image? { images[state] }

  /// The image that is shown.
  public final var currentImage: Image? { images[state] ?? images[.normal] }

  // MARK: State

  private func showState() {
    label.text = currentTitle
    label.textColor = currentTitleColor
    let fades = buttonType == .system && isHighlighted && colors[state] == nil
    label.alpha = fades ? Self.pressed : 1
    if let ownImageView {
      ownImageView.image = currentImage
      ownImageView.alpha = label.alpha
      ownImageView.tintColor = isEnabled ? nil : .systemDetail
      setNeedsLayout()
    }
    invalidateIntrinsicContentSize()
  }

  /// Shows the title and image for the state.
  open override func stateDidChange() {
    super.stateDidChange()
    showState()
  }

  /// Takes over the new tint.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    showState()
  }

  /// The title.
  open override var accessibilityDefaults: AccessibilityDefaults? {
    AccessibilityDefaults(
      label: currentTitle, traits: accessibilityStateTraits.union(.button), hidesContents: true)
  }

  /// `touchUpInside`, and `primaryActionTriggered`.
  open override var tapEvents: Event { [.touchUpInside, .primaryActionTriggered] }
  /// Whether it can be used.
  open override var claimsTaps: Bool { isEnabled }

  // MARK: Size

  /// The title fills the button, and lies in its middle; with an image, both together do.
  open override func layoutSubviews() {
    super.layoutSubviews()
    guard let ownImageView, let size = currentImage?.size else { return label.frame = bounds }
    let room = bounds.width - size.width
    let title = currentTitle?.isEmpty ?? true ? 0 : label.sizeThatFits(.zero).width
    let titleWidth = max(0, min(title, room))
    ownImageView.frame = Rect(
      x: bounds.minX + (room - titleWidth) / 2, y: bounds.midY - size.height / 2,
      width: size.width, height: size.height)
    label.frame = Rect(
      x: ownImageView.frame.maxX, y: bounds.minY, width: titleWidth, height: bounds.height)
  }

  /// The size of the title and the image; without one, the current one if text is not measured.
  open override func sizeThatFits(_ size: Size) -> Size {
    guard let image = currentImage?.size else { return label.sizeThatFits(size) }
    guard !(currentTitle?.isEmpty ?? true) else { return image }
    let title = label.sizeThatFits(
      Size(width: size.width > 0 ? max(1, size.width - image.width) : 0, height: size.height))
    return Size(width: image.width + title.width, height: max(image.height, title.height))
  }

  /// That of the title and the image.
  open override var intrinsicContentSize: Size {
    guard let image = currentImage?.size else { return label.intrinsicContentSize }
    guard !(currentTitle?.isEmpty ?? true) else { return image }
    let title = label.intrinsicContentSize
    return Size(
      width: image.width + max(0, title.width), height: max(image.height, title.height))
  }
}
