public import ScrollEngine

/// A text field for searching: with a magnifying glass, a clear button and a grey background.
///
/// The escape key also clears the field.
open class SearchField: TextField {
  /// The default height, in points. Source: UIKit.
  public static let height = 36.0
  /// The radius of the field's corners, in points. Source: UIKit.
  private static let radius = 10.0

  /// Called for the escape key while the field is empty; returns whether it has handled the key.
  final var onEscape: (() -> Bool)?

  /// Makes an empty field with a frame in points.
  public override init(frame: Rect = .zero) {
    super.init(frame: frame)
    borderStyle = .roundedRect
    placeholder = SystemTexts.current.search
    clearButtonMode = .whileEditing
    leftView = Magnifier(frame: Rect(x: 0, y: 0, width: 18, height: 18))
    leftViewMode = .always
  }

  /// The size of a text field, with the search field's height.
  open override var intrinsicContentSize: Size {
    Size(width: super.intrinsicContentSize.width, height: Self.height)
  }

  override func drawBorder(in canvas: inout Canvas) {
    if backgroundColor == nil {
      canvas.fill(bounds, .systemSearchGround, cornerRadius: Self.radius)
    }
  }

  /// Describes the search field by its placeholder and its text.
  open override var accessibilityDefaults: AccessibilityDefaults? {
    AccessibilityDefaults(
      label: placeholder, value: shown.string, traits: accessibilityStateTraits.union(.searchField))
  }

  override func escapeWasPressed() -> Bool {
    guard hasText else { return onEscape?() ?? false }
    clear()
    return true
  }
}

/// A magnifying glass.
private final class Magnifier: View {
  override init(frame: Rect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  override func draw(in canvas: inout Canvas) {
    let lens = Rect(x: bounds.minX + 1.5, y: bounds.minY + 1.5, width: 11.5, height: 11.5)
    canvas.stroke(
      lens, Stroke(.systemDetail, width: 1.75, cornerRadius: lens.width / 2))
    let end = lens.maxX - 1.75 - 0.35
    canvas.polyline(
      [Point(x: end, y: end), Point(x: bounds.maxX - 1.5, y: bounds.maxY - 1.5)], .systemDetail,
      width: 2)
  }
}
