import Documents
import ScriptPlayers
import ScrollEngine
import TestSupport
import Testing

/// Times so large that two frames are not different numbers, and strokes that never end.
@MainActor
@Suite("A script's player", .timeLimit(.minutes(1)))
struct ScriptLimitTests {
  struct Misuse: Sendable, Codable, CustomTestStringConvertible {
    let name: String
    let message: String

    var testDescription: String { name }
  }

  nonisolated static let misuses: [Misuse] = [
    .init(name: "start", message: "ScriptPlayer: start 1e+300 is not a number of seconds from -1"),
    .init(name: "limit", message: "ScriptPlayer: limit 1e+17 is not a number of seconds from -1"),
    .init(name: "time", message: "ScriptPlayer: time inf is not a number of seconds from -1"),
    .init(name: "step", message: "ScriptPlayer: a step's time 1e+300 is not a number of seconds"),
    .init(
      name: "duration",
      message: "ScriptPlayer: a stroke's duration 1e+300 is not a number of seconds from 0 to 3600"),
  ]

  private static func stroke(_ time: Double?, duration: Double) -> GestureScript {
    GestureScript(steps: [
      .init(
        time: time, .drag(from: Point(x: 9, y: 9), by: Point(x: 0, y: 9), duration: duration))
    ])
  }

  private static func player(_ script: GestureScript, start: Double = 0) -> ScriptPlayer {
    ScriptPlayer(script: script, content: RecordingContent(), startingAt: start)
  }

  private static func commit(_ name: String) async throws {
    let script = stroke(nil, duration: 0.1)
    switch name {
    case "start": _ = try await player(script, start: 1e300).run(until: 1e300)
    case "limit": _ = try await player(script).run(until: 1e17)
    case "time": _ = try await player(script).advance(to: .infinity)
    case "step": _ = try await player(stroke(1e300, duration: 0.1)).run()
    case "duration": _ = try await player(stroke(nil, duration: 1e300)).run()
    default: break
    }
  }

  @Test("stops the program where a time is none, with the value", arguments: misuses)
  func stops(misuse: Misuse) async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      [name = misuse.name as String] in
      try await ScriptLimitTests.commit(name)
    }
    #expect(lastWords(result).contains(misuse.message), "\(lastWords(result).suffix(400))")
  }

  @Test("plays a script as late as there is one", arguments: [-1e9, 1e9])
  func late(start: Double) async throws {
    let player = Self.player(Self.stroke(nil, duration: 0.1), start: start)
    let end = try await player.run()
    #expect(abs(end - start - 0.2) < 0.02)
  }
}
