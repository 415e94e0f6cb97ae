import Drawing
import Scenes
import ScrollEngine

/// A small button in a corner of the stage that shows a part for which there is no room.
final class ShellButton: View {
  enum Symbol {
    /// Lines of a list.
    case list
    /// A window with a column on its right.
    case inspector
  }

  static let size = Size(width: 28, height: 28)
  /// From the corner of the stage, in points.
  static let margin = 6.0
  /// How much further from the edge the stage's title lies beside a button, in points.
  static let inset = 14.0

  var theme: Theme { didSet { if oldValue != theme { setNeedsDisplay() } } }
  private let symbol: Symbol

  init(_ symbol: Symbol, theme: Theme, onTap: @escaping () -> Void) {
    self.symbol = symbol
    self.theme = theme
    super.init()
    addGestureRecognizer(TapGestureRecognizer { if $0.state == .ended { onTap() } })
  }

  override func draw(in canvas: inout Canvas) {
    let icon = Rect(x: bounds.midX - 8, y: bounds.midY - 6, width: 16, height: 12)
    switch symbol {
    case .list:
      for row in 0..<3 {
        canvas.fill(
          Rect(x: icon.minX, y: icon.minY + Double(row) * 5, width: icon.width, height: 2),
          theme.ink, cornerRadius: 1)
      }
    case .inspector:
      canvas.stroke(icon, Stroke(theme.ink, width: 1.5, cornerRadius: 2))
      canvas.fill(
        Rect(x: icon.maxX - 6, y: icon.minY, width: 6, height: icon.height), theme.ink,
        cornerRadius: 2)
    }
  }
}
