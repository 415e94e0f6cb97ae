import Drawing
import SceneParts
import ScrollEngine

/// Outlines the items of strips that have no cell, and marks strips at a wrong offset.
@MainActor
struct StripsDecoration: PaneDecoration {
  let strips: StripsController

  private static let dash = Dash(on: 10, off: 10)
  /// The distance of a warning's outline below its row, including the line, in points.
  private static let outlineRoom = 5.0
  private static let font = Font(.words, size: 18, weight: .semibold)
  private static let tagFont = Font(.words, size: 13, weight: .semibold)
  /// The width of the name before a warning and of the stamp after it, in points.
  private static let tagRoom = 116.0

  func draw(
    over pane: Pane, _ options: StageOptions, _ theme: Theme, in canvas: inout Canvas
  ) {
    for case let cell as StripCell in strips.table.visibleCells
    where strips.astray.contains(cell.row) {
      let frame = cell.convert(cell.bounds, to: nil)
      // The line is below the row: nearer, it would run through the stamps at the row's lower edge.
      canvas.stroke(
        frame.inset(
          by: EdgeInsets(top: 2, left: 2, bottom: -Self.outlineRoom, right: 2)),
        Stroke(Palette.warning, width: 3))
      var style = Tag("")
      (style.font, style.ground) = (Self.tagFont, Palette.warning)
      let place = cell.strip.offsetFacts.x
      let left = Fact(
        .leftOffset, of: "strip \(cell.row)", in: strips, strips.leftOffset(ofRow: cell.row))
      guard
        let tag = style.first(
          of: ["left at \(left), now at \(place)", "now at \(place)"],
          fitting: Size(width: frame.width - Self.tagRoom, height: frame.height), on: canvas)
      else { continue }
      tag.draw(
        at: Point(x: frame.maxX - tag.size(on: canvas).width - 40, y: frame.minY + 2), in: &canvas)
    }
    if options.showsOutlines, !options.showsOutside { outline(&canvas) }
  }

  func drawOutside(
    of pane: Pane, _ options: StageOptions, _ theme: Theme, in canvas: inout Canvas
  ) {
    guard options.showsOutlines else { return }
    outline(&canvas)
    drawStrips(in: pane, theme, &canvas)
  }

  /// Outlines the items without a cell; dashes are used only for these.
  private func outline(_ canvas: inout Canvas) {
    let visible = canvas.visibleRect
    for case let cell as StripCell in strips.table.visibleCells {
      let origin = cell.strip.convert(Point.zero, to: nil)
      for item in 0..<StripsController.itemCount {
        let path = IndexPath(item: item, section: 0)
        guard cell.strip.cellForItem(at: path) == nil,
          let frame = cell.strip.layoutAttributesForItem(at: path)?.frame.offsetBy(origin),
          frame.intersects(visible)
        else { continue }
        canvas.stroke(
          frame,
          Stroke(
            StripsController.colors(ofRow: cell.row).cell, width: 2, dash: Self.dash,
            cornerRadius: 8))
      }
    }
  }

  /// Outlines the rows that have no cell and thus no strip.
  private func drawStrips(in pane: Pane, _ theme: Theme, _ canvas: inout Canvas) {
    let content = pane.contentFrame(of: strips.table)
    let visible = canvas.visibleRect
    for path in strips.table.indexPathsForRows(
      from: visible.minY - content.minY, to: visible.maxY - content.minY)
    where strips.table.cellForRow(at: path) == nil {
      let row = strips.table.rectForRow(at: path).offsetBy(content.origin)
      canvas.stroke(
        row,
        Stroke(StripsController.colors(ofRow: path.row).cell, width: 2, dash: Self.dash))
      let line = Rect(x: row.minX + 12, y: row.minY + 4, width: row.width - 24, height: 24)
      canvas.text("Strip \(path.row + 1)", in: line, font: Self.font, color: theme.ink)
      canvas.text("no cell", in: line, font: Self.font, color: theme.ink, alignment: .trailing)
    }
  }
}
