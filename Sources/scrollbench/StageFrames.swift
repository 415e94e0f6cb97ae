import Drawing
import SDLStage
import ScrollEngine

/// Paints whole windows on a surface in memory, one pixel a point.
@MainActor
struct StageFrames {
  private let stage: OffscreenStage

  init() throws(StageError) {
    stage = try OffscreenStage(
      size: Size(width: 800, height: 600), fonts: try FontLibrary())
  }

  func paint(_ window: Window) throws(StageError) {
    var canvas = Canvas(size: stage.size, text: stage.text)
    window.renderWindow(in: &canvas)
    try stage.paint(canvas.displayList(background: Color(0xFFFFFF)))
  }
}
