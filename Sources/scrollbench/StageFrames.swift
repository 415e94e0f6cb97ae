import SDLStage
import ScrollEngine
import Workloads

/// Paints whole windows on a surface in memory, one pixel per point.
@MainActor
struct StageFrames: FramePainting {
  private let stage: OffscreenStage

  init() throws(StageError) {
    stage = try OffscreenStage(size: Size(width: 800, height: 600), fonts: try FontLibrary())
  }

  var text: any TextMeasuring { stage.text }

  func paint(_ list: DisplayList) { Output.stopping { try stage.paint(list) } }
}
