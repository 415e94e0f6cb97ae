import Drawing
import ScrollEngine

/// The list of keys, over everything else.
final class HelpView: View {
  /// What it lists; of the keys there are, those that do something in the scene.
  var bindings = KeyBinding.all { didSet { setNeedsDisplay() } }
  var theme: Theme { didSet { setNeedsDisplay() } }

  private static let width = 820.0
  private static let titleHeight = 56.0
  private static let bottomMargin = 24.0
  /// Narrower than this, the text is smaller, in points.
  private static let narrowWidth = 760.0
  /// Between the list and the edges of the window.
  private static let outerMargin = 8.0
  /// The distance of two lines in points, where there is room and where there is little.
  private static let lineHeights = 15.0...24.0
  private static let columnCount = 2

  private var isNarrow: Bool { bounds.width < Self.narrowWidth }
  private var sideMargin: Double { isNarrow ? 16 : 28 }
  private var keysFont: Font { isNarrow ? Typography.smallNumber : Typography.number }
  private var wordsFont: Font { isNarrow ? Typography.small : Typography.body }

  private var lineCount: Int {
    (bindings.count + Self.columnCount - 1) / Self.columnCount
  }

  /// All keys have to fit into the window, for the list does not scroll.
  private var lineHeight: Double {
    let room = bounds.height - Self.titleHeight - Self.bottomMargin - 2 * Self.outerMargin
    let fit = (room / Double(lineCount)).rounded(.down)
    return min(max(fit, Self.lineHeights.lowerBound), Self.lineHeights.upperBound)
  }

  init(theme: Theme) {
    self.theme = theme
    super.init()
  }

  override func draw(in canvas: inout Canvas) {
    canvas.fill(bounds, theme.background.opacity(0.72))
    let lineHeight = lineHeight
    let size = Size(
      width: min(Self.width, bounds.width - 2 * Self.outerMargin),
      height: Self.titleHeight + lineHeight * Double(lineCount) + Self.bottomMargin)
    let panel = Rect(
      origin: Point(
        x: ((bounds.width - size.width) / 2).rounded(),
        y: max(0, ((bounds.height - size.height) / 2).rounded())),
      size: size)
    canvas.fill(panel, theme.panel, cornerRadius: 10)
    canvas.stroke(panel, Stroke(theme.hairline, width: 1, cornerRadius: 10))
    canvas.text(
      "Keys", in: Rect(x: panel.minX + sideMargin, y: panel.minY + 18, width: 200, height: 28),
      font: Typography.title, color: theme.ink)
    let columnWidth = (size.width - 2 * sideMargin) / Double(Self.columnCount)
    let keysWidth =
      (bindings.map { canvas.text.width(of: $0.keys, in: keysFont) }.max() ?? 0)
      .rounded(.up) + 12
    for (place, binding) in bindings.enumerated() {
      let x = panel.minX + sideMargin + columnWidth * Double(place / lineCount)
      let y = panel.minY + Self.titleHeight + Double(place % lineCount) * lineHeight
      canvas.text(
        binding.keys, in: Rect(x: x, y: y, width: keysWidth, height: lineHeight),
        font: keysFont, color: theme.ink)
      canvas.text(
        binding.explanation,
        in: Rect(x: x + keysWidth, y: y, width: columnWidth - keysWidth - 8, height: lineHeight),
        font: wordsFont, color: theme.muted)
    }
  }
}
