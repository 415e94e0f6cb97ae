import Drawing
import SceneParts
import ScrollEngine

/// Draws the constraints of a plan over its views.
@MainActor
struct StrutsDecoration: PaneDecoration {
  let state: ConstraintState

  func draw(over pane: Pane, _ options: StageOptions, _ theme: Theme, in canvas: inout Canvas) {
    guard options.showsOutlines else { return }
    for outline in outlines(of: pane, options) {
      canvas.stroke(outline.rect, Stroke(Palette.contentSize, width: 2))
    }
    let viewport = Rect(origin: .zero, size: pane.viewport)
    let struts =
      state.shown.compactMap { Strut($0) }
      + state.ambiguities.flatMap { Strut.open($0, in: viewport) }
    var words = state.plan.cards.map { $0.convert($0.words, to: nil) }
    // Content that was moved by other means may lie below the words.
    let isStuck = !state.ambiguities.isEmpty && state.plan.scrollView.contentOffset == .zero
    let warning = isStuck ? warning(in: viewport, on: canvas) : nil
    if let warning { words.append(warning.place) }
    StrutsDrawing(struts, in: viewport, besides: words).draw(theme, in: &canvas)
    if let warning { warning.tag.draw(at: warning.place.origin, in: &canvas) }
  }

  /// What says at the lower left corner what the missing size leads to: the cards are above.
  private func warning(in viewport: Rect, on canvas: Canvas) -> (tag: Tag, place: Rect)? {
    let size = state.plan.scrollView.contentSizeFacts
    let gap = canvas.length(ofSurface: StageMetrics.frameClearance + 4)
    guard
      let tag = Tag(warning: "").first(
        of: [
          "content \(size.width) × \(size.height): nothing scrolls", "nothing scrolls",
        ],
        fitting: viewport.inset(by: gap).size, on: canvas)
    else { return nil }
    let extent = tag.size(on: canvas)
    let origin = Point(x: viewport.minX + gap, y: viewport.maxY - gap - extent.height)
    return (tag, Rect(origin: origin, size: extent))
  }

  func outlines(of pane: Pane, _ options: StageOptions) -> [StageOutline] {
    let size = state.plan.scrollView.contentSize
    guard options.showsOutlines, size.width > 0, size.height > 0 else { return [] }
    let content = state.plan.scrollView.convert(Rect(origin: .zero, size: size), to: nil)
    return [
      StageOutline(
        LegendEntry("content size", .line(Palette.contentSize, dash: nil)), name: "content size",
        rect: content, size: size)
    ]
  }
}
