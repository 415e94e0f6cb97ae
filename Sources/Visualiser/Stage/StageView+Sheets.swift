import Drawing
import SceneParts
import ScrollEngine

// Viewports separated into sheets.
extension StageView {
  /// The margin at the left and right of a pane's sheets together, and below them, in points.
  private static let sheetMargin = 12.0
  /// The separation, from 0 to 1, at which the flat picture has faded out.
  private static let fadeShare = 0.3

  /// Whether a pane can be separated into sheets.
  var canBeTakenApart: Bool { scene.panes.contains { $0.scroller != nil } }

  /// Whether a pane is shown as sheets.
  func isApart(_ place: Int) -> Bool {
    tilt.share(at: time) > 0 && scene.panes[place].scroller != nil
  }

  /// The sheets of a pane in their current positions; nil while the pane is flat.
  func sheets(ofPane place: Int, _ layout: StageLayout) -> SheetDrawing? {
    guard isApart(place),
      let maker = SheetMaker(scene.panes[place], place: place, cells: run.cells, theme: theme)
    else { return nil }
    let sheets = maker.sheets
    let frame = layout.panes[place]
    let size = scene.panes[place].viewport
    return SheetDrawing(
      sheets: sheets,
      layout: SheetLayout(
        frames: sheets.map(\.reach), size: size, viewport: frame.viewport,
        room: frame.column.inset(
          by: EdgeInsets(
            top: SheetDrawing.titleRoom, left: Self.sheetMargin, bottom: Self.sheetMargin,
            right: Self.sheetMargin)),
        axonometry: tilt.axonometry, share: tilt.share(at: time)),
      viewport: Rect(origin: .zero, size: size), theme: theme, share: tilt.share(at: time))
  }

  /// Draws the sheets; at the start of the separation, the flat picture fades into them.
  func draw(_ sheets: SheetDrawing, instead flat: PaneDrawing, in canvas: inout Canvas) {
    let share = min(tilt.share(at: time) / Self.fadeShare, 1)
    if share < 1 {
      canvas.saved { canvas in
        canvas.multiplyOpacity(by: 1 - share)
        flat.draw(in: &canvas)
      }
    }
    canvas.saved { canvas in
      canvas.clip(to: flat.column)
      canvas.multiplyOpacity(by: share)
      sheets.draw(in: &canvas)
    }
  }

  /// Converts a point of the stage to a pane's window, by the frontmost sheet if the pane is
  /// separated.
  func scenePoint(_ point: Point, inPane place: Int) -> Point {
    let layout = stageLayout
    let sheets = sheets(ofPane: place, layout)
    return sheets.flatMap { $0.layout.point(seenAt: point, level: $0.sheets.count - 1) }
      ?? layout.scenePoint(point, inPane: place)
  }
}
