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
  private func lines(in pane: Pane) -> [Words] {
    guard let making, tables.contains(where: \.isGivenUp) else { return [] }
    let rows = Fact(.rows, of: pane.root, tables.reduce(0) { $0 + $1.rowCount })
    let time = Fact(.timeOfAllCells, of: pane.root, rows.value * making.cost)
    let start: [Words] = ["Given up", "A cell for each of \(rows) rows,"]
    let isSlow = time.value > NaiveContainerScrollView.longestTime
    return start
      + (isSlow
        ? [
          "\(Fact(.cost, making.cost)) each: \(time)", "before you see anything",
        ]
        : ["more than \(grouped(NaiveContainerScrollView.mostRows))", "in memory at once"])
  }

  func draw(
    over pane: Pane, _ options: StageOptions, _ theme: Theme, in canvas: inout Canvas
  ) {
    let lines = lines(in: pane)
    guard !lines.isEmpty else { return }
    let width = pane.viewport.width - 32
    var y = pane.viewport.height / 2 - Double(lines.count) * Self.lineHeight / 2
    for (place, line) in lines.enumerated() {
      canvas.say(
        line, in: Rect(x: 16, y: y, width: width, height: Self.lineHeight),
        font: place == 0 ? Self.titleFont : Self.font,
        color: place == 0 ? theme.costly : theme.ink, alignment: .center)
      y += Self.lineHeight
    }
  }
}

extension Fact.Quantity {
  fileprivate static let timeOfAllCells = Fact.Quantity("time for a cell for each row", .minutes)
}
