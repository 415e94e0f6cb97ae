import Drawing
import SceneParts
import ScrollEngine
import ShellSupport
import TestSupport
import Testing

@testable import Demonstrations
@testable import Visualiser

/// How much of the stage shows the subject of a scene, and how small its text is.
@MainActor
struct StageShareTests {
  nonisolated static let scenes = ["zoom", "refresh-control", "prefetching", "sticky-headers"]

  private static func driver(_ name: String, _ variant: Int) throws -> ShellDriver {
    ShellDriver(try #require(SceneCatalog.scene(named: name)), variant: variant)
  }

  /// A scene without a queue, because cells are not its subject.
  private static let withoutQueue = "refresh-control"

  @Test(
    "Viewports, maps and queues take at least 45 % of the stage; without a queue, 28 %",
    arguments: scenes)
  func share(name: String) throws {
    let variants = try #require(SceneCatalog.scene(named: name)).variants.count
    for variant in 0..<max(1, variants) {
      let stage = try Self.driver(name, variant).shell.stage
      let shown = stage.stageLayout.panes.flatMap { [$0.viewport, $0.map, $0.tray] }
        .compactMap { $0 }
      let area = shown.reduce(0) { $0 + $1.width * $1.height }
      let share = name == Self.withoutQueue ? 0.28 : 0.45
      #expect(area >= share * stage.bounds.width * stage.bounds.height, "variant \(variant + 1)")
    }
  }

  /// The letters on cells and the texts beside the stage belong to the shell, not to the scene.
  @Test("No text of the scene is smaller than 11 pixels", arguments: scenes)
  func text(name: String) throws {
    let scene = try #require(SceneCatalog.scene(named: name))
    let stage = try Self.driver(name, 0).shell.stage.bounds.size
    for variant in 0..<max(1, scene.variants.count) {
      var configuration = Shell.Configuration(text: FixedAdvanceText())
      configuration.scene = scene
      configuration.variant = variant
      configuration.stageOnly = true
      configuration.stage.showsAside = false
      let shell = Shell(configuration)
      shell.resize(to: stage)
      _ = shell.advance(to: 0)
      #expect(try #require(Self.sizes(shell).min()) >= 11)
      guard scene.variants.count > 1 else { continue }
      shell.perform(.compareVariants)
      _ = shell.advance(to: 0)
      #expect(try #require(Self.sizes(shell).min()) >= 11, "two variants side by side")
    }
  }

  private static func sizes(_ shell: Shell) -> [Double] {
    shell.displayList().commands.compactMap { command in
      guard case .text(let run) = command, run.string.count > 1 else { return nil }
      return run.font.size
    }
  }
}
