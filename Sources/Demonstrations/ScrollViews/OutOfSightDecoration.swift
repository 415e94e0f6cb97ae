import Drawing
import SceneParts
import ScrollEngine

/// Says below the viewport how many cells lie outside it.
@MainActor
struct OutOfSightDecoration: PaneDecoration {
  let tables: [RowsController]

  /// The room for the name of a row, in points.
  private static let nameRoom = 62.0

  func draw(
    over pane: Pane, _ options: StageOptions, _ theme: Theme, in canvas: inout Canvas
  ) {}

  func drawOutside(
    of pane: Pane, _ options: StageOptions, _ theme: Theme, in canvas: inout Canvas
  ) {
    guard options.showsOutlines else { return }
    let viewport = pane.viewportInWindow
    let count = pane.liveCells - pane.liveCellsInSight
    guard count > 0 else { return }
    let cells = Fact(.outOfSight, of: pane.root, count)
    var look = Tag(warning: "")
    look.font = Font(.words, size: 12, weight: .bold)
    let gap = canvas.length(ofSurface: 8)
    // Between the name of a row and its letter.
    guard let line = tables.first?.textFrame(in: viewport),
      let tag = look.first(
        of: ["\(cells) cells out of sight", "\(cells) out of sight"],
        fitting: Size(width: line.width - Self.nameRoom, height: .infinity), on: canvas)
    else { return }
    tag.draw(
      at: Point(x: line.maxX - tag.size(on: canvas).width, y: viewport.maxY + gap), in: &canvas)
  }
}
