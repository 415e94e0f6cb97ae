import Arguments
import Demonstrations
import FoundationEssentials
import SceneParts
import Testing
import Visualiser

@testable import scrollwork

/// The layout at the end of each scene's script, in numbers.
@MainActor
struct LayoutSnapshotTests {
  /// A script of the project, and the scene that it is played on.
  struct Played: CustomTestStringConvertible, Sendable {
    let script: String
    let scene: String
    var variant: String?

    var testDescription: String { script }
  }

  nonisolated static let scripts =
    SceneCatalog.all.map { Played(script: $0.name, scene: $0.name) } + [
      Played(script: "lazy-loading-container", scene: "lazy-loading", variant: "2")
    ]

  @Test("The script of a scene ends in the layout that was recorded", arguments: scripts)
  func layout(_ played: Played) async throws {
    let folder = #filePath.split(separator: "/").dropLast(3).reduce("") { $0 + "/" + $1 }
    let script = ["--script", "\(folder)/Assets/Scripts/\(played.script).jsonl"]
    let variant = played.variant.map { ["--variant", $0] } ?? []
    let options = try SharedOptions.parse(script + variant).settings
    let show = try Show(SceneDescription(argument: played.scene), options)
    try await show.play()
    try GoldenLayout.expect(show.shell.report, matches: played.script)
  }

  @Test("No layout is kept of a scene that there is not")
  func leftovers() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: GoldenLayout.folder)
    let kept = files.filter { $0.hasSuffix(GoldenLayout.suffix) }
      .map { String($0.dropLast(GoldenLayout.suffix.count)) }
    #expect(Set(kept).subtracting(Self.scripts.map(\.script)).isEmpty)
  }
}
