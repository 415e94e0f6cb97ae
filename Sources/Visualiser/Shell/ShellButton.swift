import Drawing
import SceneParts
import ScrollEngine

/// A small button in a corner of the stage that shows or hides a part of the shell.
final class ShellButton: View {
  enum Symbol {
    /// The lines of a list.
    case list
    /// A window with a column on its right.
    case inspector
    /// A solid and a dashed line, each with its name.
    case legend
  }

  static let size = Size(width: 28, height: 28)
  /// The distance from the edges of the stage, in points.
  static let margin = 6.0
  /// The additional distance of the stage's title from the edge beside a button, in points.
  static let inset = 14.0
  /// The distance from one button to the next, in points.
  static let pitch = 30.0

  var theme: Theme { didSet { if oldValue != theme { setNeedsDisplay() } } }
  var look = ControlLook.rest { didSet { if oldValue != look { setNeedsDisplay() } } }
  /// Whether the button's part is shown.
  var isOn = false { didSet { if oldValue != isOn { setNeedsDisplay() } } }
  private let symbol: Symbol

  init(_ symbol: Symbol, theme: Theme, onTap: @escaping () -> Void) {
    self.symbol = symbol
    self.theme = theme
    super.init()
    addGestureRecognizer(TapGestureRecognizer { if $0.state == .ended { onTap() } })
  }

  override func draw(in canvas: inout Canvas) {
    if isOn { canvas.fill(bounds, theme.accentTint, cornerRadius: 6) }
    canvas.ground(of: look, in: bounds, theme)
    let icon = Rect(x: bounds.midX - 8, y: bounds.midY - 6, width: 16, height: 12)
    let color = isOn && look != .pressed ? theme.accent : theme.ink
    switch symbol {
    case .list:
      for row in 0..<3 {
        canvas.fill(
          Rect(x: icon.minX, y: icon.minY + Double(row) * 5, width: icon.width, height: 2),
          color, cornerRadius: 1)
      }
    case .inspector:
      canvas.stroke(icon, Stroke(color, width: 1.5, cornerRadius: 2))
      canvas.fill(
        Rect(x: icon.maxX - 6, y: icon.minY, width: 6, height: icon.height), color,
        cornerRadius: 2)
    case .legend:
      let box = Rect(x: icon.minX, y: icon.minY, width: 6, height: 5)
      canvas.stroke(box, Stroke(color, width: 1.5))
      canvas.fill(box.offsetBy(Point(x: 0, y: 7)), color)
      for y in [icon.minY + 2, icon.minY + 9] {
        canvas.fill(Rect(x: icon.minX + 9, y: y, width: 7, height: 1.5), color)
      }
    }
  }
}
