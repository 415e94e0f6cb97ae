import Drawing
import SceneParts
import ScrollEngine

/// A key and its effect. `objection` is the reason why the key has no effect now; nil if it has an
/// effect.
struct HelpEntry: Hashable {
  let keys: String
  let words: String
  let objection: String?
}

/// The keys and their effects, in one or two columns.
final class HelpList: View {
  var entries: [HelpEntry] = [] { didSet { setNeedsDisplay() } }
  var theme: Theme { didSet { setNeedsDisplay() } }
  /// The width of the window, in points.
  var windowWidth = 0.0 { didSet { if oldValue != windowWidth { setNeedsDisplay() } } }

  /// Below the first width, in points, the text is smaller; below the second there is one column.
  private static let narrowWidth = 760.0
  private static let veryNarrowWidth = 600.0
  /// The least and the greatest line height, in points.
  private static let lineHeights = 15.0...24.0

  private var keysFont: Font {
    Self.isNarrow(in: windowWidth) ? Typography.smallNumber : Typography.number
  }
  private var wordsFont: Font {
    Self.isNarrow(in: windowWidth) ? Typography.small : Typography.body
  }
  private var columnCount: Int { Self.isOneColumn(in: windowWidth) ? 1 : 2 }
  private var lineCount: Int { (entries.count + columnCount - 1) / columnCount }

  static func isNarrow(in windowWidth: Double) -> Bool { windowWidth < narrowWidth }
  static func isOneColumn(in windowWidth: Double) -> Bool { windowWidth < veryNarrowWidth }

  init(theme: Theme) {
    self.theme = theme
    super.init()
  }

  /// The height of all lines, in points; it exceeds `room` if even the least line height does not
  /// fit.
  func height(fitting room: Double) -> Double {
    let fit = (room / Double(lineCount)).rounded(.down)
    let lineHeight = min(max(fit, Self.lineHeights.lowerBound), Self.lineHeights.upperBound)
    return lineHeight * Double(lineCount)
  }

  override func draw(in canvas: inout Canvas) {
    let lineHeight = bounds.height / Double(lineCount)
    let columnWidth = bounds.width / Double(columnCount)
    let keysWidth =
      (entries.map { canvas.text.width(of: $0.keys, in: keysFont) }.max() ?? 0)
      .rounded(.up) + (columnCount == 1 ? 8 : 12)
    let columnGap = columnCount == 1 ? 0.0 : 8
    for (place, entry) in entries.enumerated() {
      let x = columnWidth * Double(place / lineCount)
      let y = Double(place % lineCount) * lineHeight
      canvas.text(
        entry.keys, in: Rect(x: x, y: y, width: keysWidth, height: lineHeight),
        font: keysFont, color: entry.objection == nil ? theme.ink : theme.muted)
      canvas.text(
        entry.objection.map { "– \($0)" } ?? entry.words,
        in: Rect(
          x: x + keysWidth, y: y, width: columnWidth - keysWidth - columnGap, height: lineHeight),
        font: wordsFont, color: theme.muted)
    }
  }
}
