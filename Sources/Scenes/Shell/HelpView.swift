import Drawing
import ScrollEngine

/// The list of keys, over everything else.
final class HelpView: View {
  var theme: Theme { didSet { setNeedsDisplay() } }

  private static let lineHeight = 22.0
  private static let size = Size(
    width: 440, height: 64 + lineHeight * Double(KeyBinding.all.count) + 16)

  init(theme: Theme) {
    self.theme = theme
    super.init()
  }

  override func draw(in canvas: inout Canvas) {
    canvas.fill(bounds, theme.background.opacity(0.72))
    let size = Self.size
    let panel = Rect(
      origin: Point(
        x: ((bounds.width - size.width) / 2).rounded(),
        y: max(0, ((bounds.height - size.height) / 2).rounded())),
      size: size)
    canvas.fill(panel, theme.panel, cornerRadius: 10)
    canvas.stroke(panel, Stroke(theme.hairline, width: 1, cornerRadius: 10))
    canvas.text(
      "Keys", in: Rect(x: panel.minX + 28, y: panel.minY + 18, width: 200, height: 28),
      font: Type.title, color: theme.ink)
    for (place, binding) in KeyBinding.all.enumerated() {
      let y = panel.minY + 56 + Double(place) * Self.lineHeight
      canvas.text(
        binding.keys, in: Rect(x: panel.minX + 28, y: y, width: 150, height: Self.lineHeight),
        font: Type.number, color: theme.ink)
      canvas.text(
        binding.explanation,
        in: Rect(x: panel.minX + 182, y: y, width: 240, height: Self.lineHeight),
        font: Type.body, color: theme.muted)
    }
  }
}
