import Drawing
import ScrollEngine

/// Draws one viewport: the engine's own views, and over them what a user of an app never sees.
@MainActor
struct PaneDrawing {
  let pane: Pane
  /// Where the pane may draw, in points of the stage.
  let column: Rect
  /// Where the viewport lies, in points of the stage.
  let viewport: Rect
  let scale: Double
  let options: StageOptions
  let theme: Theme

  static let veilOpacity = 0.6
  private static let outlineWidth = 2.0
  private static let dash = Dash(on: 10, off: 10)
  private static let edgeInset = 16.0
  private static let instanceFont = Font(.numbers, size: 13)

  func draw(in canvas: inout Canvas) {
    if options.showsContentOnly { return drawContent(in: &canvas) }
    canvas.saved { canvas in
      canvas.clip(to: options.showsOutside ? column : viewport)
      canvas.saved { canvas in
        canvas.translate(by: viewport.origin)
        canvas.scale(by: scale)
        pane.window.renderWindow(in: &canvas)
        for table in pane.tables { drawRows(of: table, in: &canvas) }
        for table in pane.tables where options.showsBounds {
          canvas.stroke(
            frame(of: table).inset(by: (Self.edgeInset / 3).rounded(.down)),
            outline(Palette.boundsOutline))
        }
      }
      if options.showsOutside { veilOutside(in: &canvas) }
    }
    guard options.showsOutlines else { return }
    canvas.stroke(
      viewport.inset(by: -Self.outlineWidth),
      Stroke(theme.viewport, width: Self.outlineWidth))
  }

  private func drawContent(in canvas: inout Canvas) {
    canvas.saved { canvas in
      canvas.clip(to: viewport)
      canvas.translate(by: viewport.origin)
      canvas.scale(by: scale)
      pane.window.renderWindow(in: &canvas)
    }
  }

  private func outline(_ color: Color) -> Stroke {
    Stroke(color, width: Self.outlineWidth, dash: Self.dash)
  }

  // MARK: Rows

  /// The frame of a table's whole content in the pane's window.
  private func contentFrame(of table: Pane.Table) -> Rect {
    let stack = pane.root as? StackingScrollView
    let frame =
      stack?.contentFrame(of: table.view) ?? Rect(origin: .zero, size: table.view.contentSize)
    return pane.root.convert(frame, to: nil)
  }

  /// The frame of a table in the pane's window.
  private func frame(of table: Pane.Table) -> Rect {
    table.view.convert(table.view.bounds, to: nil)
  }

  private func drawRows(of table: Pane.Table, in canvas: inout Canvas) {
    let content = contentFrame(of: table)
    let visible = canvas.visibleRect
    let rows = table.view.indexPathsForRows(
      from: visible.minY - content.minY, to: visible.maxY - content.minY)
    for path in rows {
      let row = table.view.rectForRow(at: path).offsetBy(content.origin)
      if let cell = table.view.cellForRow(at: path) as? RowCell {
        drawRow(row, of: cell, colors: table.colors, in: &canvas)
      } else {
        let remaining = table.controller.remainingFill(ofRow: path.row)
        canvas.fill(row, table.colors.cell.opacity(remaining))
        if options.showsOutlines { canvas.stroke(row, outline(table.colors.cell)) }
      }
    }
    guard options.showsOutlines else { return }
    let inset = options.showsBounds ? 2 * Self.edgeInset / 3 : Self.edgeInset / 2
    canvas.stroke(content.inset(by: inset.rounded(.down)), outline(Palette.contentSize))
  }

  private func drawRow(
    _ row: Rect, of cell: RowCell, colors: Palette.Table, in canvas: inout Canvas
  ) {
    if options.showsOutlines, cell.fillOpacity < 1 {
      canvas.stroke(row, outline(colors.cell.opacity(1 - cell.fillOpacity)))
    }
    canvas.text(
      "cell \(cell.instanceNumber)",
      in: row.inset(by: EdgeInsets(top: 0, left: 16, bottom: 0, right: 16)),
      font: Self.instanceFont, color: Palette.ink, alignment: .trailing)
  }

  // MARK: Outside

  private func veilOutside(in canvas: inout Canvas) {
    let veil = theme.background.opacity(Self.veilOpacity)
    canvas.fill(
      Rect(
        x: column.minX, y: column.minY, width: column.width,
        height: viewport.minY - column.minY), veil)
    canvas.fill(
      Rect(
        x: column.minX, y: viewport.maxY, width: column.width,
        height: column.maxY - viewport.maxY), veil)
    canvas.fill(
      Rect(
        x: column.minX, y: viewport.minY, width: viewport.minX - column.minX,
        height: viewport.height), veil)
    canvas.fill(
      Rect(
        x: viewport.maxX, y: viewport.minY, width: column.maxX - viewport.maxX,
        height: viewport.height), veil)
  }
}
