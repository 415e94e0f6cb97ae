import Drawing
import Scenes
import ScrollEngine

/// One scene in the sidebar, with the digit that opens it.
final class SceneCell: TableViewCell {
  var theme = Theme.light { didSet { setNeedsDisplay() } }
  var title = "" { didSet { setNeedsDisplay() } }
  var digit = "" { didSet { setNeedsDisplay() } }

  override func draw(in canvas: inout Canvas) {
    if isSelected { canvas.fill(bounds, theme.accentTint, cornerRadius: 4) }
    canvas.text(
      digit, in: Rect(x: 16, y: 0, width: 12, height: bounds.height), font: Typography.smallNumber,
      color: isSelected ? theme.accent : theme.muted)
    var font = Typography.item
    if isSelected { font.weight = .semibold }
    canvas.text(
      title, in: Rect(x: 36, y: 0, width: bounds.width - 44, height: bounds.height), font: font,
      color: isSelected ? theme.accent : theme.ink)
  }
}
