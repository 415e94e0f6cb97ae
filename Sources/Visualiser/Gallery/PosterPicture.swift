import Drawing
import SceneParts
import ScrollEngine

/// A small picture of a scene's stage at its poster: viewports, maps and queues, without the title.
@MainActor
final class PosterPicture {
  private let stage: StageView

  /// The size of the stage that is drawn, in its own points.
  private static let stageSize = Size(width: 760, height: 560)
  /// The height at the top of the stage that is left out, in points: it has the title.
  private static let top = 90.0
  /// The width of a picture divided by its height.
  static let ratio = stageSize.width / (stageSize.height - top)

  init(_ description: SceneDescription, variant: Int, run: SceneRun) {
    stage = StageView(
      description, variant: variant, run: run, theme: .light, options: StageOptions())
    stage.isBrief = true
    stage.frame = Rect(origin: .zero, size: Self.stageSize)
  }

  func draw(in rect: Rect, _ theme: Theme, _ canvas: inout Canvas) {
    stage.theme = theme
    canvas.saved { canvas in
      canvas.clip(to: rect)
      canvas.translate(by: rect.origin)
      canvas.scale(by: rect.width / Self.stageSize.width)
      canvas.translate(by: Point(x: 0, y: -Self.top))
      stage.draw(in: &canvas)
    }
  }
}
