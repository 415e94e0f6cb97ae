import Drawing
import ScrollEngine

/// The statistics of a pane's reuse queues as a small table that lies on the stage.
@MainActor
struct ReuseOverlay {
  let pane: Pane
  let theme: Theme

  private static let columns = ["live", "queued", "created", "reused"]
  private static let rowHeight = 16.0
  private static let columnWidth = 46.0
  private static let nameWidth = 64.0
  private static let padding = 10.0

  func draw(in column: Rect, _ canvas: inout Canvas) {
    let lines = pane.tables.flatMap(entries)
    let size = Size(
      width: Self.nameWidth + Self.columnWidth * Double(Self.columns.count) + 2 * Self.padding,
      height: Self.rowHeight * Double(lines.count + 1) + Self.padding)
    let box = Rect(
      origin: Point(
        x: (column.midX - size.width / 2).rounded(), y: column.maxY - size.height - 10),
      size: size)
    canvas.fill(box, theme.panel, cornerRadius: 6)
    canvas.stroke(box, Stroke(theme.hairline, width: 1, cornerRadius: 6))
    var y = box.minY + Self.padding / 2
    draw("", Self.columns, Type.smallWords, theme.muted, box, y, &canvas)
    for (name, statistics) in lines {
      y += Self.rowHeight
      let values = [
        statistics.live, statistics.queued, statistics.created, statistics.reused,
      ]
      draw(name, values.map(String.init), Type.smallNumber, theme.ink, box, y, &canvas)
    }
  }

  private func entries(for table: Pane.Table) -> [(String, ReuseStatistics)] {
    table.view.reuseQueue.identifiers.map {
      (table.title, table.view.reuseQueue.statistics(forIdentifier: $0))
    }
  }

  private func draw(
    _ name: String, _ values: [String], _ font: Font, _ color: Color, _ box: Rect, _ y: Double,
    _ canvas: inout Canvas
  ) {
    canvas.text(
      name,
      in: Rect(
        x: box.minX + Self.padding, y: y, width: Self.nameWidth, height: Self.rowHeight),
      font: Type.smallWords, color: theme.ink)
    var right = box.minX + Self.padding + Self.nameWidth
    for value in values {
      canvas.text(
        value, in: Rect(x: right, y: y, width: Self.columnWidth, height: Self.rowHeight),
        font: font, color: color, alignment: .trailing)
      right += Self.columnWidth
    }
  }
}
