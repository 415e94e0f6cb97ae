import Demonstrations
import SceneParts
import ScrollEngine
import ShellSupport
import Testing

@testable import Visualiser

/// How the parts of the stage share its area.
@MainActor
struct StageRoomTests {
  private nonisolated static let sizes = [
    Size(width: 640, height: 480), Size(width: 800, height: 600), Size(width: 1280, height: 800),
    Size(width: 3840, height: 2160),
  ]

  /// The width of the outlines around viewports and maps.
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

  @Test(
    "One list in a window of 1280 x 800 is at least 480 points tall, or as tall as its panel leaves"
  )
  func height() {
    for scene in SceneCatalog.all {
      for variant in 0..<max(1, scene.variants.count) {
        let driver = ShellDriver(scene, variant: variant, folded: FoldablePart.usual)
        let shell = driver.shell
        let layout = shell.stage.stageLayout
        guard shell.scene.panes.count == 1, !shell.scene.panes[0].lists.isEmpty else { continue }
        let pane = layout.panes[0]
        let larger = pane.viewport.size.height / layout.scale * (layout.scale + 0.125)
        let wider = pane.viewport.size.width / layout.scale * (layout.scale + 0.125)
        let isBounded =
          larger > 0.92 * pane.column.height || wider > pane.column.width - 2 * StageLayout.margin
        let isTall = pane.viewport.height >= 480
        let isWide = pane.viewport.width > pane.viewport.height
        #expect(
          isTall || isBounded && (layout.panel.height > 0 || isWide),
          "\(scene.name), variant \(variant + 1): \(pane.viewport.height)")
      }
    }
  }

  @Test("The statistics move nothing")
  func statistics() {
    for scene in SceneCatalog.all {
      let shell = ShellDriver(scene).shell
      let before = shell.stage.stageLayout
      shell.stage.options.showsOverlay = true
      #expect(shell.stage.stageLayout == before, "\(scene.name)")
    }
  }

  /// The share of the stage that a scene in one viewport takes: the panel, and the rectangle around
  /// viewport, map and queues.
  private func share(of stage: StageView) -> Double? {
    let layout = stage.stageLayout
    guard layout.panes.count == 1 else { return nil }
    let parts = parts(of: layout.panes[0])
    func length(_ start: (Rect) -> Double, _ end: (Rect) -> Double) -> Double {
      (parts.map(end).max() ?? 0) - (parts.map(start).min() ?? 0)
    }
    let width = length(\.minX, \.maxX)
    let height = length(\.minY, \.maxY)
    let panel = layout.panel.width * layout.panel.height
    return (width * height + panel) / (stage.bounds.width * stage.bounds.height)
  }

  /// A scene that takes less of some stages than the other scenes.
  private struct Exception {
    let scene: String
    let variant: Int
    /// The widths of the window, in points.
    let widths: Set<Double>
    let share: Double
    let reason: String
  }

  private static let leastShare = 0.45
  private static let exceptions = [
    Exception(
      scene: "horizontal-container", variant: 2, widths: [800, 1024], share: 0.35,
      reason: "a strip more than twice as wide as high, in a stage that is no wider than high")
  ]

  @Test(
    "A scene in one viewport takes 45 % of the stage, in windows of every size",
    arguments: sizes + [
      Size(width: 1024, height: 768), Size(width: 1600, height: 1000),
      Size(width: 1920, height: 1080), Size(width: 2560, height: 1440),
    ])
  func share(size: Size) throws {
    for scene in SceneCatalog.all {
      for variant in 0..<max(1, scene.variants.count) {
        let driver = ShellDriver(scene, variant: variant, size: size)
        guard let share = share(of: driver.shell.stage) else { continue }
        let exception = Self.exceptions.first {
          $0.scene == scene.name && $0.variant == variant && $0.widths.contains(size.width)
        }
        let least = exception?.share ?? Self.leastShare
        #expect(
          share >= least,
          "\(scene.name), variant \(variant + 1), takes \(share); \(exception?.reason ?? "")")
        // An exception that is no longer needed has to be removed.
        #expect(exception == nil || share < Self.leastShare, "\(scene.name) takes \(share)")
      }
    }
  }
}
