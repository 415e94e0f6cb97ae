import Drawing
import SceneParts
import ScrollEngine

/// Draws the path of the pointer, outlines who gets it, and names the state of each participant.
@MainActor
struct DragDecoration: PaneDecoration {
  let recorder: DragRecorder

  private static let font = Font(.words, size: 12, weight: .semibold)
  /// The distance of tags from edges, the width of the winner's outline and of the path, and the
  /// diameter of the pointer, all in points of the stage.
  private static let tagInset = 6.0
  private static let outlineWidth = 5.0
  private static let pathWidth = 3.0
  private static let pointer = 20.0

  func draw(
    over pane: Pane, _ options: StageOptions, _ theme: Theme, in canvas: inout Canvas
  ) {
    guard options.showsOutlines, !recorder.path.isEmpty else { return }
    let viewport = Rect(origin: .zero, size: pane.viewport)
    for lane in recorder.lanes where lane.hasTaken { outline(lane, in: viewport, &canvas) }
    let lens = DragLens(recorder: recorder, in: viewport, unit: canvas.length(ofSurface: 1))
    lens.drawWayToPointer(in: &canvas)
    drawPath(&canvas)
    lens.draw(in: &canvas)
    drawTags(in: viewport, &canvas)
  }

  private func frame(of lane: DragRecorder.Lane, in viewport: Rect) -> Rect {
    lane.view.convert(lane.view.bounds, to: nil).intersection(viewport)
  }

  private func outline(
    _ lane: DragRecorder.Lane, in viewport: Rect, _ canvas: inout Canvas
  ) {
    let frame = frame(of: lane, in: viewport)
    guard !frame.isNull, !frame.isEmpty else { return }
    canvas.stroke(
      frame, Stroke(Palette.boundsOutline, width: canvas.length(ofSurface: Self.outlineWidth)))
  }

  private func drawPath(_ canvas: inout Canvas) {
    guard let last = recorder.path.last else { return }
    let unit = canvas.length(ofSurface: 1)
    canvas.polyline(recorder.path, Palette.ink, width: Self.pathWidth * unit)
    let side = Self.pointer * unit
    let disc = Rect(x: last.x - side / 2, y: last.y - side / 2, width: side, height: side)
    canvas.fill(disc, Palette.ink.opacity(recorder.isHeld ? 0.55 : 0.2), cornerRadius: side / 2)
    canvas.stroke(disc, Stroke(Palette.ink, width: 2 * unit, cornerRadius: side / 2))
    guard let start = recorder.path.first, (last - start).length > 2 * side else { return }
    var tag = Tag("pressed here")
    (tag.font, tag.ground) = (Self.font, Palette.ink)
    let size = tag.size(on: canvas)
    // On the side to which the path does not lead.
    let isRight = start.x >= last.x
    tag.draw(
      at: Point(
        x: isRight ? start.x + side : start.x - side - size.width,
        y: start.y - size.height / 2), in: &canvas)
  }

  /// Names the list at the upper edge, and what lies in it at its own.
  private func drawTags(in viewport: Rect, _ canvas: inout Canvas) {
    let unit = canvas.length(ofSurface: 1)
    var top = viewport.minY
    for lane in recorder.lanes.reversed() {
      let frame = frame(of: lane, in: viewport)
      guard !frame.isNull, let state = lane.marks.last else { continue }
      let outcome =
        lane.hasTaken
        ? recorder.isHeld ? ", has the drag" : ", had the drag"
        : state.standing == .out ? recorder.isHeld ? ", is out" : ", was out" : ""
      var tag = Tag("\(lane.name): \(state.words)\(outcome)")
      tag.font = Self.font
      tag.ground = lane.hasTaken ? Palette.boundsOutline : Palette.ink
      let size = tag.size(on: canvas)
      let y = max(frame.minY, top) + Self.tagInset * unit
      guard y + size.height <= viewport.maxY else { continue }
      tag.draw(at: Point(x: frame.minX + Self.tagInset * unit, y: y), in: &canvas)
      top = y + size.height
    }
  }
}
