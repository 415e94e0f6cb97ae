import ArgumentParser
import FoundationEssentials
import Scenes
import Testing

@testable import scrollwork

/// Where everything stands at the end of a scene's script: the golden pictures in numbers.
@MainActor
struct LayoutSnapshotTests {
  @Test(
    "The script of a scene ends in the layout that was recorded",
    arguments: SceneCatalog.all.map(\.name))
  func layout(name: String) async throws {
    let folder = #filePath.split(separator: "/").dropLast(3).reduce("") { $0 + "/" + $1 }
    let options = try SharedOptions.parse([
      "--script", "\(folder)/Assets/Scripts/\(name).jsonl",
    ]).settings
    let show = try Show(SceneDescription(argument: name), options)
    try await show.play()
    try GoldenLayout.expect(show.shell.report, matches: name)
  }

  @Test("No layout is kept of a scene that there is not")
  func leftovers() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: GoldenLayout.folder)
    let kept = files.filter { $0.hasSuffix(GoldenLayout.suffix) }
      .map { String($0.dropLast(GoldenLayout.suffix.count)) }
    #expect(Set(kept).subtracting(SceneCatalog.all.map(\.name)).isEmpty)
  }
}
