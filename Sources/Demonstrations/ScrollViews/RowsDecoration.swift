import Drawing
import Scenes
import ScrollEngine

/// Shows what a table's user never sees: rows without a cell, content sizes, bounds, instances.
@MainActor
struct RowsDecoration: PaneDecoration {
  let tables: [RowsController]
  /// The frame of a table's whole content in the pane's root; nil if a stack of the engine knows
  /// it.
  var placement: (@MainActor (TableView) -> Rect)?

  private static let outlineWidth = 2.0
  private static let dash = Dash(on: 10, off: 10)
  private static let edgeInset = 16.0
  private static let instanceFont = Font(.numbers, size: 13)

  func draw(
    over pane: Pane, _ options: StageOptions, _ theme: Theme, in canvas: inout Canvas
  ) {
    for table in tables { drawRows(of: table, in: pane, options, theme, &canvas) }
    for table in tables where options.showsBounds {
      let frame = table.table.convert(table.table.bounds, to: nil)
      canvas.stroke(
        frame.inset(by: (Self.edgeInset / 3).rounded(.down)), outline(Palette.boundsOutline))
    }
  }

  private func outline(_ color: Color) -> Stroke {
    Stroke(color, width: Self.outlineWidth, dash: Self.dash)
  }

  private func drawRows(
    of rows: RowsController, in pane: Pane, _ options: StageOptions, _ theme: Theme,
    _ canvas: inout Canvas
  ) {
    let table = rows.table
    let content =
      placement.map { pane.root.convert($0(table), to: nil) } ?? pane.contentFrame(of: table)
    let stale = table.staleCells
    let visible = canvas.visibleRect
    let paths = table.indexPathsForRows(
      from: visible.minY - content.minY, to: visible.maxY - content.minY)
    for path in paths {
      let row = table.rectForRow(at: path).offsetBy(content.origin)
      if let cell = table.cellForRow(at: path) as? RowCell {
        drawRow(row, of: cell, rows.colors, options, &canvas)
        if let fault = stale.first(where: { $0.instanceNumber == cell.instanceNumber }) {
          draw(fault, in: row, theme, &canvas)
        }
      } else {
        canvas.fill(row, rows.colors.cell.opacity(rows.remainingFill(ofRow: path.row)))
        if options.showsOutlines { canvas.stroke(row, outline(rows.colors.cell)) }
      }
    }
    guard options.showsOutlines else { return }
    let inset = options.showsBounds ? 2 * Self.edgeInset / 3 : Self.edgeInset / 2
    canvas.stroke(content.inset(by: inset.rounded(.down)), outline(Palette.contentSize))
  }

  private func drawRow(
    _ row: Rect, of cell: RowCell, _ colors: Palette.Table, _ options: StageOptions,
    _ canvas: inout Canvas
  ) {
    if options.showsOutlines, cell.fillOpacity < 1 {
      canvas.stroke(row, outline(colors.cell.opacity(1 - cell.fillOpacity)))
    }
    canvas.text(
      "cell \(cell.instanceNumber)",
      in: row.inset(by: EdgeInsets(top: 0, left: 16, bottom: 0, right: 16)),
      font: Self.instanceFont, color: Palette.ink, alignment: .trailing)
  }

  /// The warning on a cell that does not show its row.
  private func draw(
    _ fault: StaleContent, in row: Rect, _ theme: Theme, _ canvas: inout Canvas
  ) {
    canvas.stroke(row, Stroke(Palette.warning, width: 3))
    let words = "! \(fault.words)"
    let width = canvas.text.width(of: words, in: Typography.bodyStrong) + 20
    let badge = Rect(
      x: (row.midX - width / 2).rounded(), y: row.midY - 11, width: width, height: 22)
    canvas.fill(badge, Palette.warning, cornerRadius: 11)
    canvas.text(
      words, in: badge, font: Typography.bodyStrong, color: Palette.onWarning, alignment: .center)
  }
}
