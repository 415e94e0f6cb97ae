import SDLStage
import ScrollEngine
import Workloads

/// Paints frames in memory, one pixel per point, without showing them.
@MainActor
final class MemoryStage: FrameStage {
  let isShown = false
  private let stage: OffscreenStage

  init(size: Size) throws(StageError) {
    stage = try OffscreenStage(size: size, fonts: try FontLibrary())
  }

  var size: Size { stage.size }
  var scale: Double { stage.scale }
  var text: any TextMeasuring { stage.text }
  var pixelsWritten: Int { stage.work.pixels }
  var linesShaped: Int { stage.work.texts }

  func prepare() {}
  func paint(_ list: DisplayList) { Output.stopping { try stage.paint(list) } }
  func present() {}
}
