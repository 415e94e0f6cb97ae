import Drawing
import Scenes
import ScrollEngine

/// Outlines the frame of a list, whose height may be negative, and labels it with that height.
@MainActor
struct SliceDecoration: PaneDecoration {
  let table: TableView
  let title: String

  func draw(
    over pane: Pane, _ options: StageOptions, _ theme: Theme, in canvas: inout Canvas
  ) {
    guard options.showsOutlines, let parent = table.superview, table.frame.width > 0 else { return }
    let height = table.frame.height
    let color = height < 0 ? Palette.contentSize : Palette.boundsOutline
    var frame = table.frame
    if height < 0 {
      frame = Rect(x: frame.minX, y: frame.maxY, width: frame.width, height: -height)
    }
    frame = parent.convert(frame, to: nil)
    if height != 0 { canvas.stroke(frame.inset(by: 1), Stroke(color, width: 2)) }
    var tag = Tag("\(title) height \(tidy(height))")
    tag.ground = color
    tag.ink = Palette.ink(on: color)
    let size = tag.size(on: canvas)
    tag.draw(
      at: Point(
        x: frame.midX - size.width / 2,
        y: min(max(frame.minY, 0) + 8, pane.viewport.height - 8 - size.height)), in: &canvas)
  }
}
