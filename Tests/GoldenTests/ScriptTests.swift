import Arguments
import Demonstrations
import Documents
import SceneParts
import ScriptPlayers
import ScrollEngine
import Testing
import Visualiser

@testable import scrollwork

/// The scripts that come with the project.
@MainActor
struct ScriptTests {
  @Test(
    "Every scene has a script that plays, moves something and comes to rest",
    arguments: SceneCatalog.all.map(\.name))
  func script(name: String) async throws {
    let folder = #filePath.split(separator: "/").dropLast(3).reduce("") { $0 + "/" + $1 }
    let script = "\(folder)/Assets/Scripts/\(name).jsonl"
    let options = try SharedOptions.parse(["--script", script]).settings
    let show = try Show(SceneDescription(argument: name), options)
    let before = show.shell.report
    try await show.play()
    let after = show.shell.report

    #expect(after.time > 1)
    #expect(before.views != after.views)
    let wake = await show.shell.tick(to: after.time)
    #expect(wake == nil)
  }

  @Test("A script that names no view stops, says so once, and leaves the person going on")
  func unknownView() async throws {
    let show = try Show(SceneDescription(argument: "container"), SharedOptions.parse([]).settings)
    let step = GestureScript.Step(in: "nowhere", .wheel(at: .zero, delta: .zero, modifiers: []))
    let player = ScriptPlayer(
      script: GestureScript(steps: [step]), content: show.shell, named: "container")
    var failures: [ScriptError] = []
    let content = LiveContent(show.shell, startingAt: 0, player: player) { failures.append($0) }
    for time in [0.0, 0.1, 0.2] { _ = await content.tick(to: time) }

    #expect(failures.count == 1)
    #expect(content.scriptFailed)
  }
}
