internal import ScrollworkApp

/// The bar above a picture: a button back to the grid, the picture's name, and its number.
final class ViewerBar: View {
  private let back = Button(type: .system)
  var title = "" { didSet { if title != oldValue { setNeedsDisplay() } } }
  var count = "" { didSet { if count != oldValue { setNeedsDisplay() } } }
  var onBack: () -> Void = {}

  private static let buttonWidth = 120.0

  override init(frame: Rect = .zero) {
    super.init(frame: frame)
    backgroundColor = Look.bar
    back.setTitle("\u{2039} All pictures", for: .normal)
    back.addAction(Action { [unowned self] _ in onBack() }, for: .primaryActionTriggered)
    addSubview(back)
  }

  override var accessibilityDefaults: AccessibilityDefaults? {
    AccessibilityDefaults(label: "\(title), \(count)", traits: .header)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    back.frame = Rect(x: 4, y: 0, width: Self.buttonWidth, height: bounds.height)
  }

  override func draw(in canvas: inout Canvas) {
    canvas.line(along: .bottom, of: bounds, Look.edge)
    let side = Self.buttonWidth + 12
    canvas.text(
      title,
      in: Rect(x: side, y: 0, width: max(0, bounds.width - 2 * side), height: bounds.height),
      font: Font(.words, size: 13, weight: .medium), color: Look.text, alignment: .center)
    canvas.text(
      count,
      in: Rect(
        x: max(0, bounds.width - side), y: 0, width: side - Look.margin, height: bounds.height),
      font: Look.barFont, color: Look.barText, alignment: .trailing, isCut: false)
  }
}
