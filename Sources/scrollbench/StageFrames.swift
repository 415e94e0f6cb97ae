import Drawing
import Glibc
import SDLStage
import ScrollEngine
import Workloads

/// Paints whole windows on a surface in memory, one pixel a point.
@MainActor
struct StageFrames: FramePainting {
  private let stage: OffscreenStage

  /// Ends the program where there are no fonts or no memory: nothing can be measured then.
  init() {
    stage = Self.stopping { () throws(StageError) in
      try OffscreenStage(size: Size(width: 800, height: 600), fonts: try FontLibrary())
    }
  }

  func record(_ window: Window) -> DisplayList {
    var canvas = Canvas(size: stage.size, text: stage.text)
    window.renderWindow(in: &canvas)
    return canvas.displayList(background: Color(0xFFFFFF))
  }

  func paint(_ list: DisplayList) {
    Self.stopping { () throws(StageError) in try stage.paint(list) }
  }

  private static func stopping<Result>(_ body: () throws(StageError) -> Result) -> Result {
    do {
      return try body()
    } catch {
      Output.errorLine("\(error); NORASTER=1 leaves painting out")
      exit(1)
    }
  }
}
