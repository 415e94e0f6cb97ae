/// A button with more about a row, and perhaps a chevron, at the trailing edge of a cell.
final class DetailAccessory: View {
  /// The space between the button and the chevron, in points. A choice.
  private static let gap = 8.0
  /// The height in which a tap reaches the button, in points: that of a usual row.
  private static let reach = 44.0

  private let button = DetailButton()
  private let chevron: AccessoryMark?

  init(hasChevron: Bool) {
    chevron = hasChevron ? AccessoryMark(.disclosureIndicator) : nil
    let more = hasChevron ? Self.gap + AccessoryMark.chevron.width : 0
    super.init(
      frame: Rect(x: 0, y: 0, width: DetailButton.diameter + more, height: Self.reach))
    addSubview(button)
    if let chevron { addSubview(chevron) }
    button.addAction(
      Action { [unowned self] _ in
        guard let cell = superview as? TableViewCell else { return }
        cell.table?.accessoryButtonWasTapped(in: cell)
      }, for: .touchUpInside)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let side = DetailButton.diameter
    button.frame = Rect(
      x: isMirrored ? bounds.width - side : 0, y: 0, width: side, height: bounds.height)
    let size = AccessoryMark.chevron
    chevron?.frame = Rect(
      x: isMirrored ? 0 : bounds.width - size.width, y: (bounds.height - size.height) / 2,
      width: size.width, height: size.height)
  }
}

/// An i in a circle, in the tint colour.
private final class DetailButton: Control {
  /// The diameter of the circle, in points. Source: UIKit.
  static let diameter = 22.0
  /// The opacity while the button is pressed.
  private static let pressed = 0.3

  override var claimsTaps: Bool { true }
  override var accessibilityDefaults: AccessibilityDefaults? {
    AccessibilityDefaults(label: SystemTexts.current.moreInfo, traits: .button)
  }

  override func stateDidChange() {
    super.stateDidChange()
    setNeedsDisplay()
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsDisplay()
  }

  override func draw(in canvas: inout Canvas) {
    let side = Self.diameter
    let color: Color = isHighlighted ? tintColor.opacity(Self.pressed) : tintColor
    let circle = Rect(x: 0, y: bounds.midY - side / 2, width: side, height: side).inset(by: 1)
    canvas.stroke(circle, Stroke(color, width: 1.5, cornerRadius: circle.width / 2))
    let middle = Point(x: circle.midX, y: circle.midY)
    canvas.fill(
      Rect(x: middle.x - 1.25, y: middle.y - 5.5, width: 2.5, height: 2.5), color,
      cornerRadius: 1.25)
    canvas.fill(Rect(x: middle.x - 1, y: middle.y - 1.5, width: 2, height: 7), color)
  }
}
