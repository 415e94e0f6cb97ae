import Demonstrations
import Scenes
import ScrollEngine
import ShellSupport
import Testing

@testable import Visualiser

/// How the parts of the stage share it.
@MainActor
struct StageRoomTests {
  private nonisolated static let sizes = [
    Size(width: 640, height: 480), Size(width: 800, height: 600), Size(width: 1280, height: 800),
    Size(width: 3840, height: 2160),
  ]

  /// The outlines of viewport and map lie around them.
  private static let outline = 3.0

  /// The parts of a pane, with their outlines.
  private func parts(of pane: StageLayout.PaneFrame) -> [Rect] {
    [pane.viewport.inset(by: -Self.outline)]
      + (pane.map.map { [$0.inset(by: -Self.outline)] } ?? []) + (pane.tray.map { [$0] } ?? [])
  }

  @Test("Viewports, maps, queues and the panel lie apart from each other", arguments: sizes)
  func gaps(size: Size) {
    for scene in SceneCatalog.all {
      for variant in 0..<max(1, scene.variants.count) {
        let driver = ShellDriver(scene, variant: variant, size: size)
        let layout = driver.shell.stage.stageLayout
        let panel = layout.panel.height > 0 ? [layout.panel] : []
        let all = layout.panes.flatMap(parts) + panel
        for (place, part) in all.enumerated() {
          for other in all[(place + 1)...] {
            #expect(
              !part.inset(by: -2).intersects(other.inset(by: -2)),
              "\(scene.name), variant \(variant + 1): \(part) and \(other)")
          }
        }
        for (place, pane) in layout.panes.enumerated() {
          for other in layout.panes[(place + 1)...] {
            #expect(
              !pane.sight.inset(by: -StageLayout.gutter / 2).intersects(
                other.sight.inset(by: -StageLayout.gutter / 2)) || driver.shell.scene.stacksPanes,
              "\(scene.name), variant \(variant + 1): what lies around two viewports touches")
          }
        }
      }
    }
  }

  @Test("A single viewport takes as much of the stage as it can")
  func share() throws {
    for scene in SceneCatalog.all {
      let driver = ShellDriver(scene)
      let layout = driver.shell.stage.stageLayout
      guard layout.panes.count == 1 else { continue }
      let pane = layout.panes[0]
      let (viewport, column) = (pane.viewport, pane.column)
      #expect(
        max(viewport.height / column.height, viewport.width / column.width) >= 0.7,
        "\(scene.name): \(viewport) in \(column)")
      guard pane.tray != nil else { continue }
      let parts = parts(of: pane)
      let width = parts.map(\.maxX).max()! - parts.map(\.minX).min()!
      let height = parts.map(\.maxY).max()! - parts.map(\.minY).min()!
      let stage = driver.shell.stage.bounds.size
      #expect(
        width * height >= 0.45 * stage.width * stage.height, "\(scene.name): \(width) x \(height)")
    }
  }
}
