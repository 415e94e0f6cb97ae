import Demonstrations
import Scenes
import ScrollEngine
import ShellSupport
import Testing

@testable import Visualiser

@MainActor
struct StageRoomTests {
  @Test("probe")
  func probe() {
    for scene in SceneCatalog.all {
      let driver = ShellDriver(scene)
      let layout = driver.shell.stage.stageLayout
      let stage = driver.shell.stage.bounds.size
      guard layout.panes.count == 1 else { continue }
      let p = layout.panes[0]
      var box = p.viewport
      for f in [p.map, p.tray] {
        if let f { let x = min(box.minX, f.minX), m = max(box.maxX, f.maxX)
          box = Rect(x: x, y: min(box.minY, f.minY), width: m - x, height: max(box.maxY, f.maxY) - min(box.minY, f.minY)) }
      }
      let v = p.viewport.width * p.viewport.height
      let area = stage.width * stage.height
      print("PROBE", scene.name, layout.scale, stage.width, stage.height, layout.panel.height, "viewport", Int(100 * v / area), "box", Int(100 * box.width * box.height / area), "without panel", Int(100 * box.width * box.height / (stage.width * (stage.height - layout.panel.height))), "fill h", Int(100 * p.viewport.height / p.column.height), "fill w", Int(100 * p.viewport.width / p.column.width))
    }
  }
}
