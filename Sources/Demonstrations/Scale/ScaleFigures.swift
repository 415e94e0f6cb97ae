import Drawing
import SceneParts
import ScrollEngine

/// One great line, a row of figures, and two lines of words that state the height of the content.
struct ScaleFigures {
  static let height = 148.0
  static let sideWidth = 460.0
  private static let lineHeight = 17.0
  /// The width, in points, below which only two figures are shown.
  private static let widthForFigures = 430.0
  private static let headlineFont = Font(.numbers, size: 26, weight: .bold)

  /// The numbers of all rows and of the cells made for them.
  let rows: Int
  let cells: Int
  /// Three figures.
  let figures: [(value: String, label: String)]
  /// The height of the content, in points.
  let contentHeight: Double
  let isExact: Bool
  let estimate: String
  let sentence: String

  func draw(in rect: Rect, _ theme: Theme, _ canvas: inout Canvas) {
    let content = rect.inset(
      by: EdgeInsets(
        top: 12, left: StageMetrics.margin, bottom: 8, right: StageMetrics.margin))
    let head = Rect(
      x: content.minX, y: content.minY - 4, width: content.width, height: FigureGrid.rowHeight - 8)
    let headline = headlines.first {
      let font = canvas.font(Self.headlineFont, fitting: [$0], within: head.width)
      return canvas.text.width(of: $0, in: font) <= head.width
    }
    if let headline {
      canvas.text(
        headline, in: head,
        font: canvas.font(Self.headlineFont, fitting: [headline], within: head.width),
        color: theme.ink)
    }
    // In a narrow panel, the last figure would lie over the one before it.
    let isNarrow = content.width < Self.widthForFigures
    FigureGrid(
      figures: [isNarrow ? Array(figures.dropLast()) : figures],
      columns: isNarrow ? [0, 0.55] : [0, 0.4, 0.68]
    ).draw(
      in: content.inset(by: EdgeInsets(top: FigureGrid.rowHeight, left: 0, bottom: 0, right: 0)),
      theme, &canvas)
    let line = Rect(
      x: content.minX, y: content.minY + 2 * FigureGrid.rowHeight, width: content.width,
      height: Self.lineHeight)
    canvas.text(heightWords, in: line, font: Typography.bodyStrong, color: theme.ink)
    let width =
      canvas.text.width(of: heightWords, in: Typography.bodyStrong) + 16
      + canvas.text.width(of: estimate, in: Typography.body)
    if width <= line.width {
      canvas.text(
        estimate, in: line, font: Typography.body, color: theme.muted, alignment: .trailing)
    }
    canvas.text(
      sentence, in: line.offsetBy(Point(x: 0, y: Self.lineHeight)), font: Typography.body,
      color: theme.muted)
  }

  /// The whole of it in a few words, the longest first.
  private var headlines: [String] {
    let billion = 1_000_000_000
    let brief = rows % billion == 0 ? "\(rows / billion) billion" : grouped(rows)
    return [
      "\(grouped(rows)) rows → \(grouped(cells)) cells made",
      "\(brief) rows → \(grouped(cells)) cells", "\(grouped(cells)) cells",
    ]
  }

  private var heightWords: String {
    guard !isExact else { return "Height: exactly \(grouped(Int(contentHeight.rounded()))) pt" }
    // An estimate is rounded to millions.
    let million = 1_000_000.0
    return "Height: about \(grouped(Int((contentHeight / million).rounded() * million))) pt"
  }
}
