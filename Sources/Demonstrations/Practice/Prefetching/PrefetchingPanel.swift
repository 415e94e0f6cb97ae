import Drawing
import SceneParts
import ScrollEngine

/// The loading states of the rows around the viewport of each list, and the waiting times so far.
@MainActor
struct PrefetchingPanel: ScenePanel {
  let lists: [AnnouncedPictures]
  /// The comparison, which decides which numbers are coloured as better or worse.
  let comparison: PrefetchingScene.Comparison

  let height = 152.0
  /// The height for the strips and the waiting times only.
  let lowHeight = 90.0

  /// The height of a strip with the bracket below it, in points.
  private static let stripHeight = 44.0
  private static let lineHeight = 18.0
  /// The number of rows before the visible ones in the strip, and of all rows in the strip.
  private static let rowsBefore = 4
  private static let rowsShown = 24

  func draw(in rect: Rect, _ theme: Theme, _ canvas: inout Canvas) {
    let column = rect.width / Double(lists.count)
    for (place, list) in lists.enumerated() {
      let content = Rect(
        x: rect.minX + column * Double(place), y: rect.minY, width: column, height: rect.height
      ).inset(
        by: EdgeInsets(top: 6, left: StageMetrics.margin, bottom: 0, right: StageMetrics.margin))
      drawStrip(of: list, in: content, theme, &canvas)
      drawNumbers(of: list, below: content.minY + Self.stripHeight, in: content, theme, &canvas)
    }
    guard rect.height >= height else { return }
    canvas.loadingLegend(around: Point(x: rect.midX, y: rect.maxY - 15), side: 10, theme) {
      $0.fill($1, $2 == .waiting ? theme.hairline : $2.color, cornerRadius: 2)
    }
  }

  /// Draws a square for each row, in the colour of its state, and a frame around the visible rows.
  private func drawStrip(
    of list: AnnouncedPictures, in content: Rect, _ theme: Theme, _ canvas: inout Canvas
  ) {
    let visible = (list.table.indexPathsForVisibleRows ?? []).map(\.row)
    guard let first = visible.first, let last = visible.last else { return }
    let count = list.numbers.count
    let start = max(0, min(first - Self.rowsBefore, count - Self.rowsShown))
    let pitch = (content.width / Double(Self.rowsShown)).rounded(.down)
    func square(_ row: Int) -> Rect {
      Rect(
        x: content.minX + Double(row - start) * pitch, y: content.minY + 5, width: pitch - 2,
        height: pitch - 2)
    }
    for row in start..<min(start + Self.rowsShown, count) {
      let state = list.state(ofRowAt: IndexPath(row: row, section: 0))
      canvas.fill(square(row), state == .waiting ? theme.hairline : state.color, cornerRadius: 2)
    }
    let frame = Rect(
      x: square(first).minX - 3, y: content.minY + 1,
      width: square(last).maxX - square(first).minX + 6, height: pitch + 6)
    canvas.stroke(frame, Stroke(theme.viewport, width: 2))
    guard list.habits.prefetches else { return }
    let end = min(last + last - first + 1, count - 1)
    drawBracket(
      from: square(last).maxX + 3, to: square(end).maxX, y: frame.maxY + 5, in: content, theme,
      &canvas)
  }

  /// Draws the rows that are a screen ahead of the visible ones, as a bracket below the strip.
  private func drawBracket(
    from start: Double, to end: Double, y: Double, in content: Rect, _ theme: Theme,
    _ canvas: inout Canvas
  ) {
    guard end > start else { return }
    canvas.polyline(
      [
        Point(x: start, y: y - 4), Point(x: start, y: y), Point(x: end, y: y),
        Point(x: end, y: y - 4),
      ], theme.accent, width: 2)
    let width = canvas.text.width(of: Self.ahead, in: Typography.small)
    canvas.text(
      Self.ahead,
      in: Rect(
        x: min(max((start + end - width) / 2, content.minX), content.maxX - width), y: y + 2,
        width: width, height: 15), font: Typography.small, color: theme.accent)
  }

  private static let ahead = "one screen ahead"

  private func drawNumbers(
    of list: AnnouncedPictures, below top: Double, in content: Rect, _ theme: Theme,
    _ canvas: inout Canvas
  ) {
    func color(by count: (AnnouncedPictures) -> Int) -> Color {
      theme.color(of: list.verdict(on: count, among: lists))
    }
    let isAboutLoads = comparison == .cancelling
    let loads = list.loads
    var lines = [
      FactLine(
        "rows that came empty", "\(list.lateFact) of \(list.seenFact)",
        isAboutLoads ? nil : color(by: \.late)),
      FactLine(
        "total wait", "\(Fact(.rowsWaited, of: list, list.waitingTime)) s",
        isAboutLoads ? nil : color { Int(($0.waitingTime * 10).rounded()) }),
    ]
    if content.height > lowHeight {
      let started = Fact(.loadsStarted, of: list, loads.started)
      let cancelled = Fact(.loadsCancelled, of: list, loads.cancelled)
      lines += [
        FactLine("loads started, cancelled", "\(started), \(cancelled)"),
        FactLine(
          "loaded, not seen", list.unseenFact.words, isAboutLoads ? color(by: \.unseen) : nil),
      ]
    }
    for (place, line) in lines.enumerated() {
      line.draw(
        in: Rect(
          x: content.minX, y: top + Double(place) * Self.lineHeight, width: content.width,
          height: Self.lineHeight), theme, &canvas)
    }
  }
}
