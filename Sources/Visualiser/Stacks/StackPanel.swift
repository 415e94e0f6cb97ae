internal import Documents
import Drawing
import SceneParts
import ScrollEngine

/// The cost of a stack: cells in a naive container and in an engine's container, and the offset
/// with the most cells.
@MainActor
struct StackPanel: ScenePanel {
  let source: StackSource
  /// The container whose offset marks the current position.
  let container: ScrollView

  let height = 134.0
  /// The height without the graph.
  let lowHeight = 84.0

  private static let margin = 28.0
  private static let figuresWidth = 190.0
  private static let gap = 32.0
  private static let rowHeight = 24.0
  private static let rowGap = 2.0
  private static let bandHeight = 8.0
  /// The width, in points, below which the figures share one line above the graph.
  private static let widthForTwoColumns = 620.0

  private var survey: StackSurvey { source.survey }

  func draw(in rect: Rect, _ theme: Theme, _ canvas: inout Canvas) {
    let content = rect.inset(
      by: EdgeInsets(top: 12, left: Self.margin, bottom: 10, right: Self.margin))
    if content.width < Self.widthForTwoColumns || rect.height < height {
      drawFiguresOnOneLine(in: content, theme, &canvas)
      drawAnswer(
        in: content.inset(by: EdgeInsets(top: 26, left: 0, bottom: 0, right: 0)), theme, &canvas)
    } else {
      drawFigures(in: content, theme, &canvas)
      drawAnswer(
        in: content.inset(
          by: EdgeInsets(top: 0, left: Self.figuresWidth + Self.gap, bottom: 0, right: 0)),
        theme, &canvas)
    }
  }

  // MARK: Figures

  private func figures(_ theme: Theme) -> [FactLine] {
    let cells = survey.peak.cells
    let differs = source.naiveCells != cells
    var figures = [
      FactLine(
        "naive", fact(.naiveCells, source.naiveCells).words, differs ? theme.costly : theme.ink),
      FactLine("container, at most", mostCells.words, differs ? theme.frugal : theme.ink),
    ]
    if cells > 0, source.naiveCells > cells {
      let times = Fact(.timesAsMany, of: source, Double(source.naiveCells) / Double(cells))
      figures.append(FactLine("times as many", times.words, theme.ink))
    }
    for place in figures.indices { figures[place].font = Typography.figure }
    return figures
  }

  private func fact(_ quantity: Fact.Quantity, _ count: Int) -> Fact {
    Fact(quantity, of: source, count)
  }

  private var mostCells: Fact { fact(.mostCells, survey.peak.cells) }

  private func drawFigures(in rect: Rect, _ theme: Theme, _ canvas: inout Canvas) {
    canvas.text(
      "CELLS ON THIS SCREEN", in: Rect(x: rect.minX, y: rect.minY, width: rect.width, height: 16),
      font: Typography.caption, color: theme.muted)
    for (line, figure) in figures(theme).enumerated() {
      let row = Rect(
        x: rect.minX, y: rect.minY + 22 + Double(line) * (Self.rowHeight + Self.rowGap),
        width: Self.figuresWidth, height: Self.rowHeight)
      figure.draw(in: row, theme, &canvas)
      canvas.line(
        along: .top, of: Rect(x: row.minX, y: row.maxY, width: row.width, height: Self.rowGap),
        theme.hairline)
    }
  }

  private func drawFiguresOnOneLine(in rect: Rect, _ theme: Theme, _ canvas: inout Canvas) {
    var x = rect.minX
    for figure in figures(theme) {
      let nameWidth = canvas.text.width(of: figure.name.string, in: Typography.body)
      let valueWidth = canvas.text.width(of: figure.words.string, in: figure.font)
      guard x + nameWidth + 6 + valueWidth <= rect.maxX else { return }
      canvas.say(
        figure.name, in: Rect(x: x, y: rect.minY, width: nameWidth, height: 20),
        font: Typography.body, color: theme.muted)
      x += nameWidth + 6
      canvas.say(
        figure.words, in: Rect(x: x, y: rect.minY, width: valueWidth, height: 20),
        font: figure.font, color: figure.color ?? theme.ink)
      x += valueWidth + 20
    }
  }

  // MARK: The peak

  private func drawAnswer(in rect: Rect, _ theme: Theme, _ canvas: inout Canvas) {
    let first = Rect(x: rect.minX, y: rect.minY, width: rect.width, height: 16)
    let answer: Words =
      "Peak: \(mostCells) cells at offset \(Fact(.peakOffset, of: source, survey.peak.offset))"
    canvas.say(answer, in: first, font: Typography.bodyStrong, color: theme.ink)
    let answerWidth = canvas.text.width(of: answer.string, in: Typography.bodyStrong)
    canvas.say(
      shares, in: first.inset(by: EdgeInsets(top: 0, left: answerWidth + 12, bottom: 0, right: 0)),
      font: Typography.body, color: theme.muted)
    canvas.say(
      method, in: Rect(x: rect.minX, y: rect.maxY - 14, width: rect.width, height: 14),
      font: Typography.smallWords, color: theme.muted)
    let graph = rect.inset(by: EdgeInsets(top: 22, left: 0, bottom: 18, right: 0))
    if graph.height > Self.bandHeight + 12 { drawGraph(in: graph, theme, &canvas) }
  }

  /// The cells of each section at the peak.
  private var shares: Words {
    var words: Words = ""
    for (place, share) in survey.peakShares.enumerated() {
      // Titles need not differ.
      let cells = Fact(.peakShare, of: "section \(place)", in: source, Double(share.cells))
      words = "\(words)\(place == 0 ? "" : ", ")\(share.title) \(cells)"
    }
    return words
  }

  /// A sentence about how the numbers were determined.
  private var method: Words {
    let (entries, tried) = (fact(.entries, survey.entries), fact(.triedEntries, survey.tried))
    let offsets: Words =
      survey.isExact
      ? "Exact: tried all \(entries) offsets where a cell enters"
      : "Tried \(tried) of the \(entries) offsets where a cell enters"
    let estimates = survey.hasEstimates ? "; heights are estimates until seen" : ""
    let lists = survey.hasInnerLists ? "; horizontal lists at their start" : ""
    return "\(offsets)\(estimates)\(lists)."
  }

  private func drawGraph(in rect: Rect, _ theme: Theme, _ canvas: inout Canvas) {
    canvas.fill(rect, theme.well, cornerRadius: 4)
    let band = Rect(
      x: rect.minX, y: rect.maxY - Self.bandHeight, width: rect.width, height: Self.bandHeight)
    let plot = rect.inset(by: EdgeInsets(top: 8, left: 0, bottom: Self.bandHeight + 3, right: 0))
    let length = max(survey.contentLength, survey.viewportLength)
    guard length > 0, survey.peak.cells > 0 else { return }
    func x(_ offset: Double) -> Double {
      rect.minX + min(max(offset / length, 0), 1) * rect.width
    }
    for span in survey.spans {
      let left = x(span.start)
      canvas.fill(
        Rect(x: left, y: band.minY, width: max(1, x(span.end) - left - 0.5), height: band.height),
        span.colors.cell)
    }
    let here = container.contentOffset[source.stack.axis]
    let start = x(here)
    canvas.fill(
      Rect(
        x: start, y: rect.minY, width: max(2, x(here + survey.viewportLength) - start),
        height: rect.height), theme.accent.opacity(0.22))
    canvas.polyline(profile(in: plot, x), theme.accent, width: 2)
    let peak = Point(x: x(survey.peak.offset + survey.viewportLength / 2), y: plot.minY)
    canvas.fill(
      Rect(x: peak.x - 4, y: peak.y - 4, width: 8, height: 8), theme.accent, cornerRadius: 4)
    canvas.stroke(
      Rect(x: peak.x - 4, y: peak.y - 4, width: 8, height: 8),
      Stroke(theme.panel, width: 1, cornerRadius: 4))
  }

  /// The points of the graph: the greatest number of cells near each offset, plotted at the middle
  /// of the visible part; at most one point per two points of width.
  private func profile(in plot: Rect, _ x: (Double) -> Double) -> [Point] {
    var points: [Point] = []
    for sample in survey.samples {
      let point = Point(
        x: (x(sample.offset + survey.viewportLength / 2) / 2).rounded(.down) * 2,
        y: plot.maxY - Double(sample.cells) / Double(survey.peak.cells) * plot.height)
      if let last = points.last, last.x == point.x {
        points[points.count - 1].y = min(last.y, point.y)
      } else {
        points.append(point)
      }
    }
    return points
  }
}

extension Fact.Quantity {
  fileprivate static let naiveCells = Fact.Quantity("cells in a naive container", .count)
  fileprivate static let mostCells = Fact.Quantity("cells in a container, at most", .count)
  fileprivate static let timesAsMany = Fact.Quantity("naive cells for one in a container", .times)
  fileprivate static let peakOffset = Fact.Quantity("offset with the most cells", .exactPoints)
  fileprivate static let peakShare = Fact.Quantity("cells of a section at the peak", .count)
  fileprivate static let entries = Fact.Quantity("offsets where a cell enters", .count)
  fileprivate static let triedEntries = Fact.Quantity("offsets that were tried", .count)
}
