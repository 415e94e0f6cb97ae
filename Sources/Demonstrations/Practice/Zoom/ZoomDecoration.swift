import Drawing
import SceneParts
import ScrollEngine

/// Outlines the content, measures its insets, and marks the point that a zoom holds in place.
@MainActor
struct ZoomDecoration: PaneDecoration {
  let scrollView: ScrollView
  let zoomer: PlanZoomer

  /// A colour that is legible over the plan and beside it.
  private static let ink = Palette.measure
  private static let font = Font(.numbers, size: 12, weight: .medium)
  /// The least left inset that is measured, in points of the stage; the top inset needs half as
  /// much.
  private static let labelRoom = 34.0

  func draw(
    over pane: Pane, _ options: StageOptions, _ theme: Theme, in canvas: inout Canvas
  ) {
    guard options.showsOutlines else { return }
    let content = scrollView.convert(Rect(origin: .zero, size: scrollView.contentSize), to: nil)
    let unit = canvas.length(ofSurface: 1)
    canvas.stroke(content.inset(by: -unit), Stroke(Palette.contentSize, width: 2 * unit))
    measureInsets(around: content, &canvas)
    drawHeldPoint(&canvas)
  }

  /// Draws a measured line for the left and for the top inset; lines and words have the same size
  /// at every scale of the stage.
  private func measureInsets(around content: Rect, _ canvas: inout Canvas) {
    let inset = scrollView.contentInset
    let unit = canvas.length(ofSurface: 1)
    if inset.left >= Self.labelRoom * unit {
      let y = content.midY
      line(
        from: Point(x: content.minX - inset.left, y: y), to: Point(x: content.minX, y: y), &canvas)
      label(
        scrollView.insetFacts.left.words,
        in: Rect(
          x: content.minX - inset.left, y: y - 20 * unit, width: inset.left, height: 16 * unit),
        .center, &canvas)
    }
    if inset.top >= Self.labelRoom / 2 * unit {
      let x = content.midX
      line(
        from: Point(x: x, y: content.minY - inset.top), to: Point(x: x, y: content.minY), &canvas)
      label(
        scrollView.insetFacts.top.words,
        in: Rect(
          x: x + 8 * unit, y: content.minY - inset.top / 2 - 8 * unit, width: 80 * unit,
          height: 16 * unit), .leading, &canvas)
    }
  }

  private func label(
    _ words: Words, in rect: Rect, _ alignment: TextRun.Alignment, _ canvas: inout Canvas
  ) {
    guard canvas.text.width(of: words.string, in: canvas.legible(Self.font)) <= rect.width else {
      return
    }
    canvas.say(words, in: rect, font: Self.font, color: Self.ink, alignment: alignment)
  }

  /// Draws a measured length: a line with a stop at each end.
  private func line(from start: Point, to end: Point, _ canvas: inout Canvas) {
    let unit = canvas.length(ofSurface: 1)
    let stop = start.y == end.y ? Point(x: 0, y: 5 * unit) : Point(x: 5 * unit, y: 0)
    canvas.polyline([start, end], Palette.boundsOutline, width: 1.5 * unit)
    for point in [start, end] {
      canvas.polyline([point - stop, point + stop], Palette.boundsOutline, width: 1.5 * unit)
    }
  }

  /// Outlines the plan as it was before the zoom: the held point is at the same place in both.
  private func drawStart(of held: PlanZoomer.HeldPoint, _ canvas: inout Canvas) {
    let unit = canvas.length(ofSurface: 1)
    canvas.stroke(
      held.start,
      Stroke(Palette.boundsOutline, width: 2.5 * unit, dash: Dash(on: 8 * unit, off: 6 * unit)))
    let scale = Fact(.scaleBefore, of: zoomer, held.start.width / zoomer.planSize.width)
    let room = Size(width: held.start.width - 12 * unit, height: held.start.height)
    Tag("").first(
      of: ["the whole plan before: × \(scale)", "before: × \(scale)"], fitting: room, on: canvas)?
      .draw(at: held.start.origin + Point(x: 6 * unit, y: 6 * unit), in: &canvas)
  }

  /// Draws a cross on the held point of the plan, and a ring with words at the pointer.
  private func drawHeldPoint(_ canvas: inout Canvas) {
    guard let held = zoomer.held else { return }
    let unit = canvas.length(ofSurface: 1)
    drawStart(of: held, &canvas)
    let ring = 13 * unit
    let center = held.onScreen
    let circle = Rect(
      x: center.x - ring, y: center.y - ring, width: 2 * ring, height: 2 * ring)
    canvas.stroke(
      circle.inset(by: -unit), Stroke(Palette.surface, width: 5 * unit, cornerRadius: ring + unit))
    canvas.stroke(circle, Stroke(Palette.text, width: 2.5 * unit, cornerRadius: ring))
    let point = zoomer.place(of: held)
    for (color, width) in [(Palette.surface, 5.0), (Palette.boundsOutline, 2.5)] {
      canvas.polyline(
        [point - Point(x: 7 * unit, y: 0), point + Point(x: 7 * unit, y: 0)], color,
        width: width * unit)
      canvas.polyline(
        [point - Point(x: 0, y: 7 * unit), point + Point(x: 0, y: 7 * unit)], color,
        width: width * unit)
    }
    // A plan that was centred has moved away from the pointer.
    let drift = max(abs(point.x - center.x), abs(point.y - center.y))
    let tag = Tag(drift < 1 ? "this point stays" : "the pointer")
    tag.draw(
      at: Point(
        x: center.x + ring + 6 * unit, y: center.y - tag.size(on: canvas).height / 2), in: &canvas)
  }
}
