import Demonstrations
import Documents
import SceneParts
import ScrollEngine
import ShellSupport
import TestSupport
import Testing
import Traces

@testable import Inspecting
@testable import Visualiser

@MainActor
@Suite("A trace that is shown as a scene")
struct TraceSceneTests {
  private nonisolated static let names =
    Soak.factor == 1
    ? [
      "naive-and-container", "cell-reuse", "controller-reuse", "horizontal-container", "home-feed",
    ]
    : SceneCatalog.all.map(\.name)

  /// The lines of a run without what a trace does not show: the inset of the safe area and of a refresh
  /// control, and what moves the content.
  private static func shown(_ lines: [String]) -> [String] {
    lines.map { line in
      line.hasPrefix("view ") ? line.components(before: " insets ") : line
    }
  }

  private func driver(_ bytes: [UInt8]) throws -> ShellDriver {
    ShellDriver(try .trace(Trace(bytes), named: "a.scrolltrace"))
  }

  @Test("A trace shows what the live run showed, at any moment", arguments: names)
  func facts(name: String) throws {
    let scene = try #require(SceneCatalog.scene(named: name))
    for seed in Soak.seeds(1...2).prefix(5) {
      var random = SeededRandom(seed: seed)
      let variant = Int(seed) % max(1, scene.variants.count)
      let traced = TracedShell(scene, variant: variant, title: name)
      for _ in 0..<25 { traced.act(&random) }
      let driver = try driver(traced.bytes)
      let session = driver.shell.session
      #expect(session.scene.panes.count == traced.shell.session.scene.panes.count)
      let moments = traced.expected(in: session.log)
      for _ in 0..<30 {
        let moment = try #require(moments.randomElement(using: &random))
        driver.shell.seek(to: moment.time)
        _ = driver.shell.advance(to: session.now)
        #expect(session.run.now == moment.time, "\(name), seed \(seed)")
        #expect(
          TracedShell.difference(
            Self.shown(LiveFacts.lines(of: session.run)), Self.shown(moment.state)) == [],
          "\(name), seed \(seed), at \(moment.time)")
      }
    }
  }

  /// Runs that never go back, so that their books have nothing that was discarded.
  private func straight(_ name: String, seed: UInt64) throws -> TracedShell {
    let scene = try #require(SceneCatalog.scene(named: name))
    var random = SeededRandom(seed: seed)
    let traced = TracedShell(scene, title: name)
    for _ in 0..<12 {
      let ids = traced.shell.viewIDs
      let id = try #require(ids.randomElement(using: &random))
      traced.wheel(Double(Int.random(in: -9...5, using: &random)), over: id)
    }
    return traced
  }

  /// A call as the live run names it: of a list that stands for several, a trace tells which one.
  private static func withoutNumber(_ line: String) -> String {
    line.replacing(#/^(\S+?)#\d+ /#) { "\($0.output.1) " }
  }

  @Test("The books of a trace are those of the live run", arguments: names)
  func books(name: String) throws {
    let traced = try straight(name, seed: 5)
    let live = traced.shell.session
    let session = try driver(traced.bytes).shell.session
    let (calls, known) = (session.record.calls, live.record.calls)
    #expect(
      calls.entries.map { Self.withoutNumber(LiveFacts.line(of: $0.report(prefix: ""))) }
        == known.entries.map {
          LiveFacts.line(of: $0.report(prefix: live.scene.panes[$0.pane].prefix))
        })
    #expect(calls.moves.map(Self.line) == known.moves.map(Self.line))
    #expect(calls.moments.map(\.calls) == known.moments.map(\.calls))
    let (lanes, knownLanes) = (session.record.lanes.lanes, live.record.lanes.lanes)
    #expect(lanes.joined().map(Self.line) == knownLanes.joined().map(Self.line))
    let (pictures, knownPictures) = (
      session.record.pictures.pictures, live.record.pictures.pictures
    )
    #expect(pictures.map(\.time) == knownPictures.map(\.time))
    #expect(pictures.map(\.seconds) == knownPictures.map(\.seconds))
    #expect(pictures.map(\.made) == knownPictures.map(\.made))
    #expect(pictures.map(\.filled) == knownPictures.map(\.filled))
  }

  private static func line(_ move: ScrollMove) -> String {
    "\(move.time) \(move.pane) \(move.view) \(move.quantity) \(move.mover.words)"
  }

  private static func line(_ lane: LaneBook.Lane) -> String {
    "\(lane.cell) \(lane.stamp.letter) \(lane.stays) \(lane.end ?? -1) \(lane.faults)"
  }

  @Test(
    "After a jump, the inspector and the trays say the same as after all ticks", arguments: names)
  func jumps(name: String) throws {
    let traced = try straight(name, seed: 7)
    let driver = try driver(traced.bytes)
    let session = driver.shell.session
    var random = SeededRandom(seed: 7)
    let moments = traced.expected(in: session.log)
    for _ in 0..<40 {
      let moment = try #require(moments.randomElement(using: &random))
      driver.shell.seek(to: moment.time)
      _ = driver.shell.advance(to: session.now)
      #expect(
        TracedShell.difference(LiveFacts.details(of: session.run), moment.details) == [],
        "\(name) at \(moment.time)")
    }
  }

  @Test("Played to its end, a trace stands still; played again, it begins again")
  func play() throws {
    let traced = try straight("cell-reuse", seed: 1)
    let driver = try driver(traced.bytes)
    let session = driver.shell.session
    #expect(driver.shell.transportState.end == traced.shell.session.log.end)
    #expect(session.shownTime == 0 && session.timeline.isPlaying)
    driver.wait(session.end + 1)
    #expect(session.shownTime == session.end && !session.timeline.isPlaying)
    #expect(
      TracedShell.difference(
        LiveFacts.details(of: session.run),
        try #require(traced.expected(in: session.log).last).details) == [])
    driver.shell.perform(.playOrPause)
    driver.wait(0.5)
    #expect(session.shownTime > 0 && session.shownTime < 1 && session.timeline.isPlaying)
  }

  @Test("Nothing in a trace moves by hand, and a line says so")
  func hand() throws {
    let traced = try straight("cell-reuse", seed: 1)
    let driver = try driver(traced.bytes)
    driver.shell.seek(to: 1)
    driver.wait(0.1)
    let session = driver.shell.session
    let before = LiveFacts.lines(of: session.run)
    let end = session.log.end
    let point = try #require(
      driver.shell.location(of: Point(x: 60, y: 90), inViewWithID: "table1"))
    driver.drag(from: point, by: Point(x: 0, y: -120))
    #expect(driver.texts.contains { $0.contains("does not move by hand") })
    driver.wheel(-3, at: point)
    driver.shell.perform(.addRow)
    driver.shell.perform(.toggleRecording)
    #expect(LiveFacts.lines(of: session.run) == before)
    #expect(session.log.end == end && !session.isRecording)
  }

  @Test("Keys jump from one telling moment to the next")
  func keys() throws {
    let traced = try straight("place-kept", seed: 3)
    let driver = try driver(traced.bytes)
    let session = driver.shell.session
    var times: [Double] = []
    while driver.shell.objection(to: .jump(.change, isForward: true)) == nil {
      driver.shell.perform(.jump(.change, isForward: true))
      driver.wait(0.1)
      times.append(session.shownTime)
    }
    #expect(times == Array(Set(session.record.calls.moves.map(\.time))).sorted())
    var back: [Double] = []
    while driver.shell.objection(to: .jump(.change, isForward: false)) == nil {
      driver.shell.perform(.jump(.change, isForward: false))
      driver.wait(0.1)
      back.append(session.shownTime)
    }
    #expect(back == times.dropLast().reversed())
  }
}

extension String {
  /// The part before a text; all of it without the text.
  fileprivate func components(before text: String) -> String {
    var rest = self[...]
    while !rest.isEmpty {
      if rest.hasPrefix(text) { return String(self[..<rest.startIndex]) }
      rest = rest.dropFirst()
    }
    return self
  }
}
