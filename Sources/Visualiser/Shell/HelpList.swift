import Drawing
import SceneParts
import ScrollEngine

/// A key and its effect. `objection` is the reason why the key has no effect now; nil if it has an
/// effect.
struct HelpEntry: Hashable {
  let keys: String
  let words: String
  let objection: String?

  /// The effect, or why there is none.
  var line: String { objection.map { "– \($0)" } ?? words }
}

/// Keys that belong together.
struct HelpGroup: Hashable {
  let title: String
  let entries: [HelpEntry]
}

/// The keys and their effects in groups, in one or two columns. What does not fit in a line goes on
/// in the next one.
final class HelpList: View {
  var groups: [HelpGroup] = [] { didSet { setNeedsDisplay() } }
  var theme: Theme { didSet { setNeedsDisplay() } }
  /// The width of the window, in points.
  var windowWidth = 0.0 { didSet { if oldValue != windowWidth { setNeedsDisplay() } } }

  /// Below the first width, in points, the text is smaller; below the second there is one column.
  private static let narrowWidth = 760.0
  private static let veryNarrowWidth = 600.0
  /// The least and the greatest line height, in points.
  private static let lineHeights = 15.0...22.0
  /// The height of a heading with the space above it, in lines.
  private static let headingLines = 1.5
  private static let mostLines = 3

  private let text: any TextMeasuring

  private var keysFont: Font {
    Self.isNarrow(in: windowWidth) ? Typography.smallNumber : Typography.number
  }
  private var wordsFont: Font {
    Self.isNarrow(in: windowWidth) ? Typography.small : Typography.body
  }
  private var columnCount: Int { Self.isOneColumn(in: windowWidth) ? 1 : 2 }
  private var columnGap: Double { columnCount == 1 ? 0 : 20 }

  static func isNarrow(in windowWidth: Double) -> Bool { windowWidth < narrowWidth }
  static func isOneColumn(in windowWidth: Double) -> Bool { windowWidth < veryNarrowWidth }

  /// `text` must measure text as the canvas of the view does.
  init(theme: Theme, text: any TextMeasuring) {
    self.theme = theme
    self.text = text
    super.init()
  }

  // MARK: Places

  private func columnWidth(_ width: Double) -> Double {
    (width - columnGap * Double(columnCount - 1)) / Double(columnCount)
  }

  private var keysWidth: Double {
    let widths = groups.flatMap(\.entries).map { text.width(of: $0.keys, in: keysFont) }
    return (widths.max() ?? 0).rounded(.up) + (columnCount == 1 ? 8 : 12)
  }

  private func lines(of entry: HelpEntry, _ width: Double) -> [String] {
    LineBreaking(
      font: wordsFont, width: max(40, columnWidth(width) - keysWidth), text: text
    ).lines(of: entry.line, atMost: Self.mostLines)
  }

  private func lineCount(of group: HelpGroup, _ width: Double) -> Double {
    group.entries.reduce(Self.headingLines) { $0 + Double(lines(of: $1, width).count) }
  }

  /// The groups of each column: the first column has at least half of all lines.
  private func columns(_ width: Double) -> [[HelpGroup]] {
    guard columnCount > 1 else { return [groups] }
    let counts = groups.map { lineCount(of: $0, width) }
    let half = counts.reduce(0, +) / 2
    var (first, sum) = (0, 0.0)
    while first < groups.count, sum < half {
      sum += counts[first]
      first += 1
    }
    return [Array(groups[..<first]), Array(groups[first...])]
  }

  private func lineCount(_ width: Double) -> Double {
    columns(width).map { $0.reduce(0) { $0 + lineCount(of: $1, width) } }.max() ?? 1
  }

  /// The height of all lines at a width, in points; it exceeds `room` if even the least line height
  /// does not fit.
  func height(forWidth width: Double, fitting room: Double) -> Double {
    let count = max(1, lineCount(width))
    let fit = (room / count).rounded(.down)
    return min(max(fit, Self.lineHeights.lowerBound), Self.lineHeights.upperBound) * count
  }

  // MARK: Drawing

  override func draw(in canvas: inout Canvas) {
    let width = bounds.width
    let lineHeight = bounds.height / max(1, lineCount(width))
    let (columnWidth, keysWidth) = (columnWidth(width), keysWidth)
    for (column, groups) in columns(width).enumerated() {
      let x = Double(column) * (columnWidth + columnGap)
      var y = 0.0
      func line(_ height: Double, from start: Double = 0) -> Rect {
        Rect(x: x + start, y: y, width: columnWidth - start, height: height)
      }
      for group in groups {
        y += (Self.headingLines - 1) * lineHeight
        canvas.text(
          group.title.uppercased(), in: line(lineHeight), font: Typography.caption,
          color: theme.muted)
        y += lineHeight
        for entry in group.entries {
          canvas.text(
            entry.keys, in: line(lineHeight), font: keysFont,
            color: entry.objection == nil ? theme.ink : theme.muted)
          for words in lines(of: entry, width) {
            canvas.text(
              words, in: line(lineHeight, from: keysWidth), font: wordsFont, color: theme.muted,
              isCut: false)
            y += lineHeight
          }
        }
      }
    }
  }
}
