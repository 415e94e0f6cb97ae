/// A button that a swipe over a row uncovers.
final class SwipeButton: Control {
  /// The minimum width, and the space on each side of the title, in points. Source: UIKit has 74.
  private static let least = 74.0
  private static let margin = 15.0
  /// The minimum height of a row whose buttons have a title below their image, in points. A choice.
  static let heightForBoth = 50.0
  /// The greatest width and height of an image, the space between image and title, and the height
  /// of a title below an image, in points. Choices.
  private static let imageSide = 24.0
  private static let gap = 2.0
  private static let titleHeight = 18.0
  /// The opacity of title and image while the button is pressed.
  private static let pressed = 0.5

  let action: ContextualAction
  private let label = Label()
  private let picture: ImageView?

  init(_ action: ContextualAction) {
    self.action = action
    picture = action.image.map { ImageView(image: $0) }
    super.init(frame: .zero)
    backgroundColor = action.backgroundColor
    clipsToBounds = true
    label.text = action.title
    label.font.size = picture == nil ? 15 : 13
    label.textColor = Color(0xFFFFFF)
    label.textAlignment = .center
    label.isUserInteractionEnabled = false
    addSubview(label)
    if let picture {
      picture.tintsAutomaticImages = true
      picture.tintColor = Color(0xFFFFFF)
      picture.contentMode = .scaleAspectFit
      addSubview(picture)
    }
  }

  private func showsTitle(inRow height: Double) -> Bool {
    picture == nil || height >= Self.heightForBoth && label.text?.isEmpty == false
  }

  private var imageSize: Size {
    guard let size = picture?.image?.size else { return .zero }
    let factor = min(1, Self.imageSide / max(size.width, size.height))
    return Size(width: size.width * factor, height: size.height * factor)
  }

  /// The width that the button needs in a row of a given height, in points; the minimum if text
  /// cannot be measured.
  func wantedWidth(inRow height: Double) -> Double {
    let title = showsTitle(inRow: height) ? label.intrinsicContentSize.width : 0
    return max(Self.least, max(title, imageSize.width) + 2 * Self.margin)
  }

  override var claimsTaps: Bool { true }
  override var accessibilityDefaults: AccessibilityDefaults? {
    AccessibilityDefaults(label: label.text, traits: .button, hidesContents: true)
  }

  override func stateDidChange() {
    super.stateDidChange()
    label.alpha = isHighlighted ? Self.pressed : 1
    picture?.alpha = label.alpha
  }

  /// Places image and title; the title keeps its full width, and is clipped in a narrower button.
  override func boundsDidChange(from old: Rect) {
    super.boundsDidChange(from: old)
    let hasTitle = showsTitle(inRow: bounds.height)
    label.isHidden = !hasTitle
    let width = max(wantedWidth(inRow: bounds.height) - 2 * Self.margin, 0)
    let x = bounds.midX - width / 2
    guard let picture else {
      label.frame = Rect(x: x, y: 0, width: width, height: bounds.height)
      return
    }
    let size = imageSize
    // Image and title together lie in the middle.
    let below = hasTitle ? Self.gap + Self.titleHeight : 0
    picture.frame = Rect(
      x: bounds.midX - size.width / 2, y: bounds.midY - (size.height + below) / 2,
      width: size.width, height: size.height)
    label.frame = Rect(
      x: x, y: picture.frame.maxY + Self.gap, width: width, height: Self.titleHeight)
  }
}
