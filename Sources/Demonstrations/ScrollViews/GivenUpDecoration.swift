import Drawing
import SceneParts
import ScrollEngine

/// Says why tables that are given up show nothing.
@MainActor
struct GivenUpDecoration: PaneDecoration {
  let tables: [RowsController]
  /// What a cell costs.
  let making: CellMaking?

  private static let titleFont = Font(.words, size: 22, weight: .bold)
  private static let font = Font(.words, size: 15, weight: .medium)
  private static let lineHeight = 30.0

  /// The lines, in order; empty if the tables are not given up.
  var lines: [String] {
    guard let making, tables.contains(where: \.isGivenUp) else { return [] }
    let rows = tables.reduce(0) { $0 + $1.rowCount }
    let seconds = Double(rows) * making.cost
    let isSlow = seconds > NaiveContainerScrollView.longestTime
    return ["Given up", "A cell for each of \(grouped(rows)) rows,"]
      + (isSlow
        ? ["\(milliseconds(making.cost)) each: \(longTime(seconds))", "before you see anything"]
        : ["more than \(grouped(NaiveContainerScrollView.mostRows))", "in memory at once"])
  }

  func draw(
    over pane: Pane, _ options: StageOptions, _ theme: Theme, in canvas: inout Canvas
  ) {
    let lines = lines
    guard !lines.isEmpty else { return }
    let width = pane.viewport.width - 32
    var y = pane.viewport.height / 2 - Double(lines.count) * Self.lineHeight / 2
    for (place, line) in lines.enumerated() {
      canvas.text(
        line, in: Rect(x: 16, y: y, width: width, height: Self.lineHeight),
        font: place == 0 ? Self.titleFont : Self.font,
        color: place == 0 ? theme.costly : theme.ink, alignment: .center)
      y += Self.lineHeight
    }
  }
}
