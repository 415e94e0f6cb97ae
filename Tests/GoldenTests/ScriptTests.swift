import ArgumentParser
import Scenes
import ScrollEngine
import Testing

@testable import scrollwork

/// The scripts that come with the project.
@MainActor
struct ScriptTests {
  @Test(
    "Every scene has a script that plays, moves something and comes to rest",
    arguments: SceneCatalog.all.map(\.name))
  func script(name: String) throws {
    let folder = #filePath.split(separator: "/").dropLast(3).reduce("") { $0 + "/" + $1 }
    let options = try SharedOptions.parse(["--script", "\(folder)/Assets/Scripts/\(name).jsonl"])
    let show = try Show(SceneArgument(argument: name).resolve(), options)
    let before = show.shell.report
    try show.play()
    let after = show.shell.report

    #expect(after.time > 1)
    #expect(before.views != after.views)
    let wake = show.shell.tick(to: after.time)
    #expect(wake == nil)
  }
}
