import Documents
import ScriptPlayers
import ScrollEngine
import Testing

@MainActor
@Suite("A script player")
struct ScriptPlayerTests {
  let content = RecordingContent()

  func player(_ steps: GestureScript.Step..., startingAt start: Double = 0) -> ScriptPlayer {
    ScriptPlayer(
      script: GestureScript(steps: steps), content: content, named: "scene \"container\"",
      startingAt: start)
  }

  @Test("ticks once at the start when the script is empty")
  func emptyScript() async throws {
    let end = try await player().run()
    #expect(end == 0)
    #expect(content.log == [.tick(0)])
  }

  @Test("hands an event over before the tick of the first frame that is not earlier")
  func deliveryBeforeTick() async throws {
    let end = try await player(.init(time: 0.02, .text("o"))).run(until: 0.05)
    #expect(end == 0.05)
    let expected: [RecordingContent.Entry] = [
      .tick(0), .tick(1.0 / 60), .event(InputEvent(time: 0.02, .text("o"))), .tick(2.0 / 60),
      .tick(3.0 / 60),
    ]
    #expect(content.log == expected)
  }

  @Test("computes the time of each frame from its number")
  func frameTimes() async throws {
    try await player().run(until: 10)
    let expected = (0...600).map { Double($0) / 60 }
    #expect(content.ticks == expected)
  }

  @Test("ends with a tick at the very time it was told to stop at")
  func partialStep() async throws {
    let player = player()
    let first = try await player.run(until: 0.01)
    let second = try await player.run(until: 0.04)
    #expect([first, second] == [0.01, 0.04])
    let expected: [Double] = [0, 0.01, 1.0 / 60, 2.0 / 60, 0.04]
    #expect(content.ticks == expected)
    #expect(try await player.run(until: 0.02) == 0.04)
  }

  @Test("ends with a tick at the very end of the script")
  func exactEnd() async throws {
    let player = player(.init(time: 0.02, .text("o")))
    let end = try await player.run()
    #expect(end == 0.02)
    #expect(player.time == 0.02)
    #expect(player.isFinished)
    #expect(content.ticks == [0, 1.0 / 60, 0.02])
  }

  @Test("drags evenly, holds still for 0.1 s and lets go")
  func drag() async throws {
    content.views["container"] = (Point(x: 100, y: 50), 1)
    let end = try await player(
      .init(
        time: 0.5, in: "container",
        .drag(from: Point(x: 10, y: 400), by: Point(x: 0, y: -300), duration: 0.25))
    ).run()

    let moves = (1...15).map { step in
      let y: Double = step == 15 ? 150 : 450 + -300 * (Double(step) / 60 / 0.25)
      return InputEvent(
        time: Double(30 + step) / 60,
        .pointerMoved(.init(at: Point(x: 110, y: y), isPressed: true)))
    }
    let down = InputEvent(
      time: 0.5, .pointerDown(.init(at: Point(x: 110, y: 450), isPressed: true)))
    let up = InputEvent(time: 0.85, .pointerUp(.init(at: Point(x: 110, y: 150))))
    #expect(content.events == [down] + moves + [up])
    #expect(end == 0.85)
  }

  @Test("moves a dragging pointer exactly once in every frame")
  func evenMoves() async throws {
    for start in stride(from: 0.0, through: 3, by: 0.1) {
      let content = RecordingContent()
      let step = GestureScript.Step(
        time: start, .drag(from: .zero, by: Point(x: 0, y: -60), duration: 0.5))
      try await ScriptPlayer(script: GestureScript(steps: [step]), content: content).run()
      let perFrame = content.log.split { if case .tick = $0 { true } else { false } }
      #expect(perFrame.map(\.count) == [1] + Array(repeating: 1, count: 30) + [1], "\(start)")
    }
  }

  @Test("lets go of a flick while it still moves, at the end of its duration")
  func flick() async throws {
    let end = try await player(
      .init(.flick(from: Point(x: 0, y: 100), by: Point(x: 0, y: -50), duration: 0.04))
    ).run()
    let last = Point(x: 0, y: 50)
    #expect(content.events.map(\.time) == [0, 1.0 / 60, 2.0 / 60, 0.04, 0.04])
    #expect(content.events.last == InputEvent(time: 0.04, .pointerUp(.init(at: last))))
    #expect(end == 0.04)
  }

  @Test("moves at least once even in no time")
  func instantFlick() async throws {
    try await player(.init(.flick(from: .zero, by: Point(x: 3, y: 4), duration: 0))).run()
    let end = Point(x: 3, y: 4)
    let expected: [InputEvent] = [
      InputEvent(time: 0, .pointerDown(.init(at: .zero, isPressed: true))),
      InputEvent(time: 0, .pointerMoved(.init(at: end, isPressed: true))),
      InputEvent(time: 0, .pointerUp(.init(at: end))),
    ]
    #expect(content.events == expected)
  }

  @Test("scales a drag with the view it is given in")
  func scaledView() async throws {
    content.views["stage"] = (Point(x: 10, y: 20), 2)
    try await player(
      .init(in: "stage", .flick(from: Point(x: 5, y: 5), by: Point(x: 1, y: 10), duration: 0))
    ).run()
    #expect(
      content.events.last == InputEvent(time: 0, .pointerUp(.init(at: Point(x: 22, y: 50)))))
  }

  @Test("begins a step when the one before has ended, if that is later than its time")
  func overlappingSteps() async throws {
    try await player(
      .init(time: 0, .drag(from: .zero, by: Point(x: 0, y: 9), duration: 0.5)),
      .init(time: 0.2, .key(.pageDown, modifiers: .control)),
      .init(.text("o"))
    ).run()
    #expect(
      content.events.suffix(2) == [
        InputEvent(time: 0.6, .key(.init(.pageDown, modifiers: .control))),
        InputEvent(time: 0.6, .text("o")),
      ])
  }

  @Test("says of each pointer whether it is pressed")
  func pressedPointers() async throws {
    func step(_ phase: GestureScript.PointerPhase, id: Int) -> GestureScript.Step {
      .init(.pointer(phase, at: .zero, device: .touch, id: id))
    }
    try await player(
      step(.move, id: 1), step(.down, id: 1), step(.move, id: 1), step(.move, id: 2),
      step(.cancel, id: 1), step(.move, id: 1)
    ).run()
    let pressed = content.events.map { event -> Bool in
      switch event.kind {
      case .pointerDown(let pointer), .pointerMoved(let pointer), .pointerCancelled(let pointer):
        pointer.isPressed
      default: false
      }
    }
    #expect(pressed == [false, true, true, false, false, false])
  }

  @Test("resolves a position when the step begins, not before")
  func lateResolution() async throws {
    let player = player(
      .init(time: 0.5, in: "a", .wheel(at: Point(x: 1, y: 2), delta: .zero, modifiers: [])))
    try await player.run(until: 0.25)
    content.views["a"] = (Point(x: 100, y: 100), 1)
    try await player.run()
    #expect(
      content.events == [
        InputEvent(time: 0.5, .wheel(.init(at: Point(x: 101, y: 102), delta: .zero)))
      ])
  }

  @Test(
    "names an unknown setting, the step and the settings there are",
    arguments: [
      (["cost", "rows"], "the settings are cost, rows"), ([], "there is nothing to set"),
    ])
  func unknownSetting(known: [String], words: String) {
    let error = ScriptError.unknownSetting(name: "reuse", step: 3, known: known)
    #expect(error.description == "step 3: \"reuse\" cannot be set here; \(words)")
  }

  @Test("names an unknown view, the step and the views there are")
  func unknownView() async throws {
    content.views = ["table1": (.zero, 1), "table2": (.zero, 1)]
    let player = player(
      .init(.text("o")),
      .init(in: "table3", .wheel(at: .zero, delta: .zero, modifiers: [])))
    let error = await #expect(throws: ScriptError.self) { try await player.run() }
    #expect(
      error?.description
        == "step 2: no view has the id \"table3\"; the ids are table1, table2")
  }

  @Test("settles in the frame in which the content comes to rest")
  func settle() async throws {
    content.restlessness = 0.09
    let end = try await player(.init(time: 0.05, .text("o")), .init(.settle), .init(.text("p")))
      .run()
    #expect(content.ticks.last == end)
    #expect(end == 9.0 / 60)
    #expect(content.events.last == InputEvent(time: 9.0 / 60, .text("p")))
  }

  @Test("gives up on content that never settles, naming it and the limit")
  func neverSettles() async throws {
    content.restlessness = .infinity
    let player = player(.init(.settle))
    let error = await #expect(throws: ScriptError.self) { try await player.run() }
    #expect(content.ticks.count == ScriptPlayer.settleLimit)
    #expect(
      error?.description == """
        step 1: scene "container" did not settle within the limit of 3600 frames: \
        at 59.983 s it asks for another at 59.983 s
        """)
  }

  @Test("gives the same frames at the pace of a window as without waiting")
  func interactive() async throws {
    content.restlessness = 0.3
    let steps: [GestureScript.Step] = [
      .init(time: 0.1, .flick(from: .zero, by: Point(x: 0, y: -90), duration: 0.1)),
      .init(.settle),
      .init(.text("o")),
    ]
    let slow = RecordingContent()
    slow.restlessness = 0.3
    let script = GestureScript(steps: steps)
    let headless = ScriptPlayer(script: script, content: content)
    let window = ScriptPlayer(script: script, content: slow)

    try await headless.run()
    var now = 0.0
    while let due = try await window.advance(to: now) {
      #expect(due > now)
      now += 0.007
    }

    #expect(window.isFinished)
    #expect(slow.events == content.events)
    let shared = content.ticks.dropLast()
    #expect(slow.ticks.prefix(shared.count).elementsEqual(shared))
  }

  @Test("counts a script's times from where it starts")
  func laterStart() async throws {
    let end = try await player(.init(time: 0.5, .text("o")), startingAt: 100).run()
    #expect(content.ticks.first == 100)
    #expect(content.events == [InputEvent(time: 100.5, .text("o"))])
    #expect(end == 100.5)
  }

  @Test("plays on after a stop at a frame as if it had not stopped")
  func stopAndGo() async throws {
    let script = GestureScript(steps: [
      .init(.flick(from: .zero, by: Point(x: 7, y: 31), duration: 0.123)),
      .init(time: 0.7, .drag(from: .zero, by: Point(x: 1, y: 1), duration: 1.0 / 3)),
      .init(.settle),
    ])
    let other = RecordingContent()
    try await ScriptPlayer(script: script, content: content).run()
    let half = ScriptPlayer(script: script, content: other)
    try await half.run(until: 0.5)
    try await half.run()
    #expect(content.log == other.log)
  }
}
