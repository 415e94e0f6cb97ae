public import ScrollEngine

/// A control with a title, an image or both, triggered by a tap.
open class Button: Control {
  /// The kinds of buttons, which differ in their default appearance.
  public enum ButtonType: Hashable, Sendable {
    /// A white title; the program sets everything else.
    case custom
    /// A title in the tint colour; it fades while the button is pressed, and is grey while
    /// disabled.
    case system
  }

  /// The kind of the button, which decides its default appearance.
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

  /// Makes a button with the title and image of an action; each tap calls the action.
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

  /// The label that shows the title; the button sets its text and colour for the current state.
  open var titleLabel: Label? { label }

  /// Sets the title for a state; nil means the title of the normal state.
  open func setTitle(_ title: String?, for state: State) {
    titles[state] = title
    showState()
  }

  /// The title that was set for a state; nil if none was.
  open func title(for state: State) -> String? { titles[state] }

  /// The title in the current state; nil if there is none.
  public final var currentTitle: String? { titles[state] ?? titles[.normal] }

  /// Sets the colour of the title for a state; nil means the colour of the normal state.
  open func setTitleColor(_ color: Color?, for state: State) {
    colors[state] = color
    showState()
  }

  /// The colour that was set for a state; else grey for a disabled system button; else the colour
  /// of the normal state, by default the tint colour of a system button and white of a custom one.
  open func titleColor(for state: State) -> Color? {
    if let color = colors[state] { return color }
    if buttonType == .system, state.contains(.disabled) { return .systemDetail }
    return colors[.normal] ?? (buttonType == .system ? tintColor : Color(0xFFFFFF))
  }

  /// The colour of the title in the current state.
  public final var currentTitleColor: Color { titleColor(for: state) ?? Color(0xFFFFFF) }

  // MARK: Image

  private var images: [State: Image] = [:]
  private var ownImageView: ImageView?

  /// The view that shows the image, before the title; nil until an image is set.
  open var imageView: ImageView? { ownImageView }

  /// Sets the image for a state; nil means the image of the normal state.
  ///
  /// A system button shows the image in the tint colour, unless the image's rendering mode is
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

  /// The image that was set for a state; nil if none was.
  open func image(for state: State) -> Image? { images[state] }

  /// The image in the current state; nil if there is none.
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

  /// Shows the title and image of the new state.
  open override func stateDidChange() {
    super.stateDidChange()
    showState()
  }

  /// Updates the title and image for the new tint colour.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    showState()
  }

  /// Describes the button by its title.
  open override var accessibilityDefaults: AccessibilityDefaults? {
    AccessibilityDefaults(
      label: currentTitle, traits: accessibilityStateTraits.union(.button), hidesContents: true)
  }

  /// `touchUpInside`, and `primaryActionTriggered`.
  open override var tapEvents: Event { [.touchUpInside, .primaryActionTriggered] }
  /// True while the button is enabled.
  open override var claimsTaps: Bool { isEnabled }

  // MARK: Size

  /// Centres the title, or the image and the title together.
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

  /// The size of the title and the image; the current size if text is not measured.
  open override func sizeThatFits(_ size: Size) -> Size {
    guard let image = currentImage?.size else { return label.sizeThatFits(size) }
    guard !(currentTitle?.isEmpty ?? true) else { return image }
    let title = label.sizeThatFits(
      Size(width: size.width > 0 ? max(1, size.width - image.width) : 0, height: size.height))
    return Size(width: image.width + title.width, height: max(image.height, title.height))
  }

  /// The size of the title and the image.
  open override var intrinsicContentSize: Size {
    guard let image = currentImage?.size else { return label.intrinsicContentSize }
    guard !(currentTitle?.isEmpty ?? true) else { return image }
    let title = label.intrinsicContentSize
    return Size(
      width: image.width + max(0, title.width), height: max(image.height, title.height))
  }
}
