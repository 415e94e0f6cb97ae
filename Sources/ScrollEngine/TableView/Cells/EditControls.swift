/// The control at the leading edge of a cell: a minus in a red disc, or a plus in a green disc.
final class EditControl: Control {
  /// The width that the control takes from the content, in points. Source: UIKit.
  static let width = 38.0
  private static let diameter = 22.0

  let style: TableViewCell.EditingStyle

  init(_ style: TableViewCell.EditingStyle) {
    self.style = style
    super.init(frame: .zero)
  }

  override var claimsTaps: Bool { true }
  override var accessibilityDefaults: AccessibilityDefaults? {
    let texts = SystemTexts.current
    return AccessibilityDefaults(
      label: style == .insert ? texts.insert : texts.delete, traits: .button)
  }

  override func draw(in canvas: inout Canvas) {
    let side = Self.diameter
    let isMirrored = (superview as? TableViewCell)?.isMirrored ?? false
    let disc = Rect(
      x: isMirrored ? bounds.minX : bounds.maxX - side, y: bounds.midY - side / 2, width: side,
      height: side)
    canvas.fill(
      disc, style == .insert ? .systemOn : .systemDelete, cornerRadius: side / 2)
    let white = Color(0xFFFFFF)
    canvas.fill(Rect(x: disc.midX - 6, y: disc.midY - 1, width: 12, height: 2), white)
    guard style == .insert else { return }
    canvas.fill(Rect(x: disc.midX - 1, y: disc.midY - 6, width: 2, height: 12), white)
  }
}

/// The red button at the trailing edge of a cell whose row is about to be deleted.
final class DeleteConfirmation: Control {
  /// The minimum width, and the space on each side of the title, in points.
  private static let least = 74.0
  private static let margin = 15.0

  private let label = Label()

  /// The width that the button needs in its cell, in points; the minimum if text cannot be
  /// measured.
  var width: Double {
    max(Self.least, label.intrinsicContentSize.width + 2 * Self.margin)
  }

  init(title: String) {
    label.text = title
    label.textColor = Color(0xFFFFFF)
    label.textAlignment = .center
    label.isUserInteractionEnabled = false
    super.init(frame: .zero)
    backgroundColor = .systemDelete
    addSubview(label)
  }

  override var claimsTaps: Bool { true }
  override var accessibilityDefaults: AccessibilityDefaults? {
    AccessibilityDefaults(label: label.text, traits: .button, hidesContents: true)
  }

  override func boundsDidChange(from old: Rect) {
    super.boundsDidChange(from: old)
    label.frame = bounds
  }
}

/// The three lines at the trailing edge of a cell by which its row can be dragged.
final class ReorderHandle: View {
  /// The width that the handle takes from the content, in points.
  static let width = 40.0

  let recognizer = ReorderRecognizer()

  init() {
    super.init(frame: .zero)
    addGestureRecognizer(recognizer)
  }

  override func draw(in canvas: inout Canvas) {
    for line in -1...1 {
      canvas.fill(
        Rect(x: bounds.midX - 10, y: bounds.midY - 0.75 + 5 * Double(line), width: 20, height: 1.5),
        .systemMark)
    }
  }
}

/// Follows a finger from the moment of touch, because the recognizer's view is only for dragging.
final class ReorderRecognizer: GestureRecognizer {
  override var scrollsItsView: Bool { true }
  override var isPartOfItsView: Bool { true }

  override func takes(_ count: Int) -> Bool { count == 1 }
  override func pointerDown(at location: Point) { move(to: .began) }
  override func pointerMoved(to location: Point) { if isActive { move(to: .changed) } }
  override func pointerUp(at location: Point) { move(to: isActive ? .ended : .failed) }
}
