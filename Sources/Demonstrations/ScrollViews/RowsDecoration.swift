import Drawing
import SceneParts
import ScrollEngine

/// Shows what users of an app never see: rows without a cell, content sizes, frames.
@MainActor
struct RowsDecoration: PaneDecoration {
  let tables: [RowsController]
  /// The frame of a table's whole content in the pane's root; nil to use the pane's own
  /// calculation.
  var placement: (@MainActor (TableView) -> Rect)?

  private static let outlineWidth = 2.0
  private static let dash = Dash(on: 10, off: 10)
  private static let edgeInset = 16.0
  private static let tagFont = Font(.words, size: 17, weight: .semibold)
  private static let smallTagFont = Font(.words, size: 12, weight: .semibold)
  private static let noteFont = Font(.words, size: 17, weight: .medium)
  /// The least distance between the name of a row and its note, in points.
  private static let noteGap = 16.0
  /// The least distance of a badge from the name of its row, in points.
  private static let badgeGap = 10.0

  func draw(
    over pane: Pane, _ options: StageOptions, _ theme: Theme, in canvas: inout Canvas
  ) {
    for table in tables { drawRows(of: table, in: pane, options, theme, &canvas) }
    for table in tables {
      if let outline = frameOutline(of: table, options) {
        drawFrame(of: table, outline, in: pane, &canvas)
      }
    }
  }

  // MARK: Names

  func outlines(of pane: Pane, _ options: StageOptions) -> [StageOutline] {
    tables.flatMap { rows -> [StageOutline] in
      let title = title(of: rows, in: pane)
      var outlines: [StageOutline] = []
      if let rect = contentOutline(of: rows, in: pane, options) {
        outlines.append(
          StageOutline(
            .contentSize, name: "content size of \(title)", rect: rect,
            size: rows.table.contentSize))
      }
      if let rect = frameOutline(of: rows, options) {
        outlines.append(
          StageOutline(
            .tableFrame, name: "frame of \(title)", rect: rect, size: rows.table.frame.size))
      }
      return outlines
    }
  }

  func legend(of pane: Pane, _ options: StageOptions) -> [LegendEntry] {
    let colors = tables.map(\.colors)
    var entries = [
      LegendEntry("frame of a table", .fills(Pane.unique(colors.map(\.frame))))
    ]
    if options.showsOutlines,
      tables.contains(where: { $0.table.visibleCells.count < $0.rowCount })
    {
      entries.append(
        LegendEntry("row without a cell", .dashes(Pane.unique(colors.map(\.cell)))))
    }
    return entries
  }

  private func title(of rows: RowsController, in pane: Pane) -> String {
    pane.lists.first { $0.contains(rows.table) }?.title ?? "the table"
  }

  /// The outline of a table's content, inset so that it does not hide the frame; nil if content
  /// sizes are not shown.
  private func contentOutline(
    of rows: RowsController, in pane: Pane, _ options: StageOptions
  ) -> Rect? {
    guard options.showsOutlines, options.showsContentSize else { return nil }
    let inset = options.showsBounds ? 2 * Self.edgeInset / 3 : Self.edgeInset / 2
    return contentFrame(of: rows.table, in: pane).inset(by: inset.rounded(.down))
  }

  /// The outline of a table's frame; nil if frames are not shown, or if the height is not positive.
  private func frameOutline(of rows: RowsController, _ options: StageOptions) -> Rect? {
    let frame = rows.table.convert(rows.table.bounds, to: nil)
    guard options.showsBounds, frame.height > 0 else { return nil }
    return frame.inset(by: Self.frameInset)
  }

  private static let frameInset = (edgeInset / 3).rounded(.down)
  private static let frameWidth = 4.0

  func edgeWidth(_ options: StageOptions) -> Double {
    options.showsOutlines && options.showsBounds ? Self.frameInset + Self.frameWidth : 0
  }

  // MARK: Drawing

  /// Draws the frame of a table, with its name in the visible upper right corner; where rows have a
  /// picture, at the left, over the picture.
  private func drawFrame(
    of rows: RowsController, _ outline: Rect, in pane: Pane, _ canvas: inout Canvas
  ) {
    let inset = Self.frameInset
    let frame = outline.inset(by: -inset)
    let color = rows.colors.frameLine
    canvas.stroke(outline, Stroke(color, width: Self.frameWidth))
    let title = title(of: rows, in: pane)
    let top = max(frame.minY, 0) + inset
    var look = Tag("")
    look.font = Self.tagFont
    look.ground = rows.colors.frameName
    look.cornerRadius = 0
    let words: [Words] = ["frame of \(title)", "\(title)"]
    guard let room = rows.pictureRoom(in: frame) else {
      guard let tag = look.first(of: words, atEndOf: frame.width - inset, on: canvas) else {
        return
      }
      let size = tag.size(on: canvas)
      guard frame.maxY - top > size.height + 6 else { return }
      return tag.draw(at: Point(x: frame.maxX - inset - size.width, y: top), in: &canvas)
    }
    var tag = Tag("\(title)")
    (tag.font, tag.ground, tag.cornerRadius) = (Self.smallTagFont, look.ground, 0)
    let size = tag.size(on: canvas)
    guard size.width <= room - inset, frame.maxY - top > size.height + 6 else { return }
    tag.draw(at: Point(x: frame.minX + inset, y: top), in: &canvas)
  }

  /// Dashes are used only for rows without a cell.
  private func dashes(_ color: Color) -> Stroke {
    Stroke(color, width: Self.outlineWidth, dash: Self.dash)
  }

  /// Draws the names of the rows outside the viewport, and marks the rows without a cell.
  func drawOutside(
    of pane: Pane, _ options: StageOptions, _ theme: Theme, in canvas: inout Canvas
  ) {
    guard options.showsOutlines else { return }
    for rows in tables {
      let content = contentFrame(of: rows.table, in: pane)
      for path in paths(of: rows.table, at: content, in: canvas) {
        let row = rows.table.rectForRow(at: path).offsetBy(content.origin)
        let cell = rows.table.cellForRow(at: path)
        let hasCell = cell != nil
        // The name of a row with a cell whose middle is on the outline is the cell's own text.
        let slack = hasCell ? 0.5 : 0
        guard row.midY < -slack || row.midY >= pane.viewport.height + slack else { continue }
        if !hasCell { canvas.stroke(row, dashes(rows.colors.cell)) }
        // A cell that shows no text, or another row's, does not get the name of its row.
        let name = cell.map { ($0 as? RowCell)?.textLabel?.text ?? "" } ?? "Row \(path.row)"
        draw(
          name, hasCell ? "" : "no cell", in: rows.textFrame(in: row), theme,
          &canvas)
      }
    }
  }

  /// Draws the name of a row, and a note if both fit.
  private func draw(
    _ words: String, _ note: String, in line: Rect, _ theme: Theme, _ canvas: inout Canvas
  ) {
    canvas.text(words, in: line, font: RowCell.font, color: theme.ink)
    // The right end of the row may lie outside the visible part of the stage.
    let end = min(line.maxX, canvas.visibleRect.maxX - 8)
    let start =
      line.minX + canvas.text.width(of: words, in: canvas.legible(RowCell.font)) + Self.noteGap
    let needed = canvas.text.width(of: note, in: canvas.legible(Self.noteFont))
    guard !note.isEmpty, start + needed <= end else { return }
    canvas.text(
      note, in: Rect(x: start, y: line.minY, width: end - start, height: line.height),
      font: Self.noteFont, color: theme.ink, alignment: .trailing)
  }

  private func contentFrame(of table: TableView, in pane: Pane) -> Rect {
    placement.map { pane.root.convert($0(table), to: nil) } ?? pane.contentFrame(of: table)
  }

  private func paths(of table: TableView, at content: Rect, in canvas: Canvas) -> [IndexPath] {
    let visible = canvas.visibleRect
    return table.indexPathsForRows(
      from: visible.minY - content.minY, to: visible.maxY - content.minY)
  }

  private func drawRows(
    of rows: RowsController, in pane: Pane, _ options: StageOptions, _ theme: Theme,
    _ canvas: inout Canvas
  ) {
    let table = rows.table
    let content = contentFrame(of: table, in: pane)
    let stale = table.staleCells
    for path in paths(of: table, at: content, in: canvas) {
      let row = table.rectForRow(at: path).offsetBy(content.origin)
      if let cell = table.cellForRow(at: path) as? RowCell {
        if options.showsOutlines, cell.fillOpacity < 1 {
          canvas.stroke(row, dashes(rows.colors.cell.opacity(1 - cell.fillOpacity)))
        }
        if let fault = stale.first(where: { $0.indexPath == path }) {
          draw(fault, in: row, rows.textFrame(in: row), theme, &canvas)
        }
      } else {
        let rest = rows.remainingFill(ofRow: path.row)
        if rest > 0 {
          let color = rows.colors.cell
          RowCell.drawGround(
            in: row, Palette.tint(of: color).opacity(rest), color.opacity(rest), &canvas)
        }
        let isInside = row.midY >= 0 && row.midY < pane.viewport.height
        if options.showsOutlines, isInside || !options.showsOutside {
          canvas.stroke(row, dashes(rows.colors.cell))
        }
      }
    }
    if let outline = contentOutline(of: rows, in: pane, options) {
      canvas.stroke(outline, Stroke(Palette.contentSize, width: Self.outlineWidth))
    }
  }

  /// Draws a warning on a cell that does not show its row.
  private func draw(
    _ fault: StaleContent, in row: Rect, _ line: Rect, _ theme: Theme, _ canvas: inout Canvas
  ) {
    canvas.stroke(row, Stroke(Palette.warning, width: 3))
    let name = fault.shown.map { "Row \($0)" } ?? ""
    let start =
      line.minX + canvas.text.width(of: name, in: canvas.legible(RowCell.font)) + Self.badgeGap
    for words in [fault.words, fault.shownWords, ""] {
      var badge = Tag(words.isEmpty ? "!" : "! \(words)")
      badge.font = Typography.bodyStrong
      badge.ground = Palette.warning
      let size = badge.size(on: canvas)
      badge.cornerRadius = size.height / 2
      let x = line.maxX - size.width
      guard x >= start || words.isEmpty else { continue }
      // The badge does not cover the text of the cell.
      return badge.draw(at: Point(x: x, y: row.midY - size.height / 2), in: &canvas)
    }
  }
}
