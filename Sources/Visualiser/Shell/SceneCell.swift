import Drawing
import SceneParts
import ScrollEngine

/// One scene in the sidebar, with the digit that opens it.
final class SceneCell: TableViewCell {
  var theme = Theme.light { didSet { setNeedsDisplay() } }
  var title = "" { didSet { setNeedsDisplay() } }
  var digit = "" { didSet { setNeedsDisplay() } }

  /// The cell's appearance under the pointer.
  var look = ControlLook.rest { didSet { if oldValue != look { setNeedsDisplay() } } }

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    selectionStyle = .none
    backgroundColor = .clear
  }

  override func draw(in canvas: inout Canvas) {
    canvas.entryGround(isSelected: isSelected, look, in: bounds, theme)
    canvas.text(
      digit, in: Rect(x: 16, y: 0, width: 12, height: bounds.height), font: Typography.smallNumber,
      color: isSelected ? theme.accent : theme.words(on: look, atRest: theme.muted))
    var font = Typography.item
    if isSelected { font.weight = .semibold }
    canvas.text(
      title, in: Rect(x: 36, y: 0, width: bounds.width - 44, height: bounds.height), font: font,
      color: isSelected ? theme.accent : theme.ink)
  }
}

extension Canvas {
  /// Draws the background of an entry of the sidebar; a selected entry has its own colour, and an
  /// outline while the pointer is over it.
  mutating func entryGround(
    isSelected: Bool, _ look: ControlLook, in rect: Rect, _ theme: Theme
  ) {
    guard isSelected else { return ground(of: look, in: rect, theme) }
    fill(rect, theme.accentTint, cornerRadius: 4)
    guard look != .rest else { return }
    stroke(
      rect.inset(by: 0.5),
      Stroke(
        theme.accent.opacity(look == .pressed ? 1 : 0.5), width: look == .pressed ? 1.5 : 1,
        cornerRadius: 4))
  }
}
