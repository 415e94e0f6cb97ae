import Drawing
import SceneParts
import ScrollEngine

/// Draws how far a delegate has moved the content after it had come to rest.
@MainActor
struct JerkDecoration: PaneDecoration {
  let recorder: OffsetRecorder
  let scrollView: ScrollView

  /// The y of the arrow, as a fraction of the height: below the names of the pages.
  private static let heightShare = 0.9

  func draw(
    over pane: Pane, _ options: StageOptions, _ theme: Theme, in canvas: inout Canvas
  ) {}

  func drawOutside(
    of pane: Pane, _ options: StageOptions, _ theme: Theme, in canvas: inout Canvas
  ) {
    let jerk = recorder.jerk(of: scrollView)
    guard options.showsOutlines, abs(jerk) >= 0.5 else { return }
    let middle = Point(x: pane.viewport.width / 2, y: pane.viewport.height * Self.heightShare)
    var arrow = LengthArrow(from: middle, to: middle - Point(x: jerk, y: 0))
    arrow.color = Palette.warning
    arrow.draw(in: &canvas)
    let tag = Tag(
      warning: "it had stopped, then jerked \(Fact(.jerk, of: scrollView, jerk).magnitude) pt")
    let gap = canvas.length(ofSurface: 12)
    tag.draw(
      at: Point(
        x: pane.viewport.width + gap, y: (pane.viewport.height - tag.size(on: canvas).height) / 2),
      in: &canvas)
  }
}
