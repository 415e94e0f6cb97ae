import Drawing
import SceneParts
import ScrollEngine

/// Outlines the read row and the rows without a cell, and marks the read row's earlier position.
@MainActor
struct ReadingDecoration: PaneDecoration {
  let reader: Reader

  private static let dash = Dash(on: 10, off: 10)
  private static let font = Font(.words, size: 18, weight: .semibold)
  /// The x of the arrow, as a fraction of the width.
  private static let wayShare = 0.36
  /// The least distance between the name of a row and its note, in points.
  private static let noteGap = 16.0
  /// The least distance between a tag and the line or the edge of the viewport, in points.
  private static let tagGap = 4.0

  func draw(
    over pane: Pane, _ options: StageOptions, _ theme: Theme, in canvas: inout Canvas
  ) {
    if options.showsOutlines {
      for (row, _) in gaps(in: pane, canvas) where isInside(row, pane) || !options.showsOutside {
        canvas.stroke(row, Stroke(Palette.first.cell, width: 2, dash: Self.dash))
      }
    }
    drawReading(in: pane, &canvas)
  }

  func drawOutside(
    of pane: Pane, _ options: StageOptions, _ theme: Theme, in canvas: inout Canvas
  ) {
    guard options.showsOutlines else { return }
    for (row, name) in gaps(in: pane, canvas) where !isInside(row, pane) {
      canvas.stroke(row, Stroke(Palette.first.cell, width: 2, dash: Self.dash))
      let line = RowCell.plainTextFrame(in: row)
      canvas.text(name, in: line, font: Self.font, color: theme.ink)
      let width = [name, "no cell"].reduce(Self.noteGap) {
        $0 + canvas.text.width(of: $1, in: canvas.legible(Self.font))
      }
      guard width <= line.width else { continue }
      canvas.text("no cell", in: line, font: Self.font, color: theme.ink, alignment: .trailing)
    }
  }

  /// Draws an outline around the read row, and a line at its earlier position.
  private func drawReading(in pane: Pane, _ canvas: inout Canvas) {
    guard let reading = reader.reading else { return }
    let table = reader.list.table
    if let path = reader.list.indexPathForElement(withModelIdentifier: reading.name, in: table) {
      let row = table.rectForRow(at: path).offsetBy(pane.contentFrame(of: table).origin)
      canvas.stroke(row.inset(by: 2), Stroke(Palette.boundsOutline, width: 5))
    }
    // The line stays in the viewport even if the row began above the upper edge.
    let y = max(reading.place, 0)
    let color = abs(reading.moved) < 0.5 ? Palette.boundsOutline : Palette.warning
    canvas.fill(Rect(x: 0, y: y - 2, width: pane.viewport.width, height: 4), color)
    var tag = Tag("\(reading.name) was here")
    tag.font = Self.font
    tag.ground = color
    tag.cornerRadius = 0
    drawWay(of: reading, in: pane, &canvas)
    let size = tag.size(on: canvas)
    // Near the lower edge, the tag is above the line.
    let isLow = y + Self.tagGap + size.height > pane.viewport.height - Self.tagGap
    tag.draw(
      at: Point(
        x: pane.viewport.width - size.width,
        y: isLow ? y - Self.tagGap - size.height : y + Self.tagGap), in: &canvas)
  }

  /// Draws how far the read row has moved, until it is scrolled. The arrow begins where the row's
  /// edge was, which may be above the viewport, and ends at the latest at the viewport's edge.
  private func drawWay(of reading: Reader.Reading, in pane: Pane, _ canvas: inout Canvas) {
    guard abs(reading.moved) >= 0.5, let now = reader.position(of: reading.name),
      abs(now - reading.place - reading.moved) < 0.5
    else { return }
    let x = pane.viewport.width * Self.wayShare
    let end = min(max(reading.place + reading.moved, 0), pane.viewport.height)
    let distance: Words = "\(reader.movedFact.magnitude) pt"
    func arrow(_ words: Words) -> LengthArrow {
      var arrow = LengthArrow(
        from: Point(x: x, y: reading.place), to: Point(x: x, y: end), words)
      arrow.color = Palette.warning
      return arrow
    }
    let long = arrow("\(distance): \(reader.addedFact) new rows above")
    let isLong =
      reading.added > 0
      && long.wordsFrame(on: canvas).maxX + Self.tagGap <= pane.viewport.width
    (isLong ? long : arrow(distance)).draw(in: &canvas)
  }

  private func isInside(_ row: Rect, _ pane: Pane) -> Bool {
    row.midY >= 0 && row.midY < pane.viewport.height
  }

  /// The rows that are visible on the stage but have no cell.
  private func gaps(in pane: Pane, _ canvas: Canvas) -> [(row: Rect, name: String)] {
    let table = reader.list.table
    let content = pane.contentFrame(of: table)
    let visible = canvas.visibleRect
    return table.indexPathsForRows(
      from: visible.minY - content.minY, to: visible.maxY - content.minY
    ).filter { table.cellForRow(at: $0) == nil }.map {
      (table.rectForRow(at: $0).offsetBy(content.origin), reader.list.rows[$0.row].name)
    }
  }
}
