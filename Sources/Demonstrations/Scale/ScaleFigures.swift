import Drawing
import SceneParts
import ScrollEngine

/// One great line, a row of figures, and two lines of words that state the height of the content.
@MainActor
struct ScaleFigures {
  static let height = 148.0
  static let sideWidth = 460.0
  private static let lineHeight = 17.0
  /// The width, in points, below which only two figures are shown.
  private static let widthForFigures = 430.0
  private static let headlineFont = Font(.numbers, size: 26, weight: .bold)

  let container: ContainerScrollView
  /// The number of all rows in the container, and of the cells made for them.
  let rows: Int
  let cells: Fact
  /// Three figures.
  let figures: [(value: Words, label: String)]
  /// Whether the height of the content is exact.
  let isExact: Bool
  let estimate: Words
  let sentence: String

  func draw(in rect: Rect, _ theme: Theme, _ canvas: inout Canvas) {
    let content = rect.inset(
      by: EdgeInsets(
        top: 12, left: StageMetrics.margin, bottom: 8, right: StageMetrics.margin))
    let head = Rect(
      x: content.minX, y: content.minY - 4, width: content.width, height: FigureGrid.rowHeight - 8)
    let headline = headlines.first {
      let font = canvas.font(Self.headlineFont, fitting: [$0.string], within: head.width)
      return canvas.text.width(of: $0.string, in: font) <= head.width
    }
    if let headline {
      canvas.say(
        headline, in: head,
        font: canvas.font(Self.headlineFont, fitting: [headline.string], within: head.width),
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
    let height = heightWords
    canvas.say(height, in: line, font: Typography.bodyStrong, color: theme.ink)
    let width =
      canvas.text.width(of: height.string, in: Typography.bodyStrong) + 16
      + canvas.text.width(of: estimate.string, in: Typography.body)
    if width <= line.width {
      canvas.say(
        estimate, in: line, font: Typography.body, color: theme.muted, alignment: .trailing)
    }
    canvas.text(
      sentence, in: line.offsetBy(Point(x: 0, y: Self.lineHeight)), font: Typography.body,
      color: theme.muted)
  }

  /// The whole of it in a few words, the longest first.
  private var headlines: [Words] {
    let billion = 1_000_000_000
    let all = Fact(.rows, of: container, rows)
    let brief: Words =
      rows % billion == 0
      ? "\(Fact(.billionsOfRows, of: container, rows / billion)) billion" : all.words
    return [
      "\(all) rows → \(cells) cells made", "\(brief) rows → \(cells) cells", "\(cells) cells",
    ]
  }

  private var heightWords: Words {
    let height = container.contentSize.height
    guard !isExact else {
      return "Height: exactly \(Fact(.wholeHeight, of: container, height)) pt"
    }
    // An estimate is rounded to millions.
    let million = 1_000_000.0
    let about = (height / million).rounded() * million
    return "Height: about \(Fact(.estimatedHeight, of: container, about)) pt"
  }
}

extension Fact.Quantity {
  fileprivate static let wholeHeight = Fact.Quantity("height of all rows", .wholePoints)
  fileprivate static let estimatedHeight = Fact.Quantity(
    "height of all rows, in whole millions", .wholePoints)
}
