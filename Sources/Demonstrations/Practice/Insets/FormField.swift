import Drawing
import SceneParts
import ScrollEngine

/// A field of a form, which a tap makes the first responder.
final class FormField: Control {
  let name: String

  /// The distance of fields from the sides of the form, their height, and the distance from one to
  /// the next; in points.
  static let margin = 16.0
  static let height = 44.0
  static let pitch = 52.0
  private static let font = Font(.words, size: 15, weight: .medium)
  private static let wordsInset = 12.0
  private static let caretX = 104.0

  init(_ name: String, at y: Double) {
    self.name = name
    super.init(
      frame: Rect(
        x: Self.margin, y: y, width: PhoneScreen.size.width - 2 * Self.margin, height: Self.height))
  }

  override var canBecomeFirstResponder: Bool { true }

  override func becomeFirstResponder() -> Bool {
    defer { setNeedsDisplay() }
    return super.becomeFirstResponder()
  }

  override func didResignFirstResponder() { setNeedsDisplay() }

  override func draw(in canvas: inout Canvas) {
    canvas.fill(bounds, Palette.first.frame, cornerRadius: 6)
    canvas.text(
      name,
      in: bounds.inset(
        by: EdgeInsets(
          top: 0, left: Self.wordsInset, bottom: 0, right: Self.wordsInset)),
      font: Self.font, color: Palette.first.text)
    guard isFirstResponder else { return }
    canvas.fill(
      Rect(x: Self.caretX, y: bounds.midY - 11, width: 2, height: 22), Palette.first.text)
  }
}
