import Geometry
import SDLStage
import ScrollEngine
import Workloads

/// Paints frames in a real window.
@MainActor
final class OpenWindow: FrameStage {
  let isShown = true
  private let stage: WindowStage
  private var changes: [PixelRect] = []

  init(size: Size) throws(StageError) {
    let text = StageText(fonts: try FontLibrary(), scale: 1)
    stage = try WindowStage(title: "scrollbench", size: size, text: text)
    // Handles events for a while, because the window system may resize a window while it opens.
    for _ in 0..<20 { _ = try stage.ignoreInput() }
  }

  var size: Size { stage.contentSize }
  var scale: Double { stage.scale }
  var text: any TextMeasuring { stage.text }
  var pixelsWritten: Int { stage.work.pixels }
  var linesShaped: Int { stage.work.texts }

  func prepare() { Output.stopping { _ = try stage.ignoreInput() } }
  func paint(_ list: DisplayList) { changes = Output.stopping { try stage.paint(list) } }
  func present() { Output.stopping { try stage.present(changes) } }
}
