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
    let words = state.plan.cards.map { $0.convert($0.words, to: nil) }
    StrutsDrawing(struts, in: viewport, besides: words).draw(theme, in: &canvas)
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
