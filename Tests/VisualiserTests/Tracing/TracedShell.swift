import Documents
import Hosting
import SceneParts
import ScrollEngine
import TestSupport
import Testing
import Traces

@testable import Inspecting
@testable import Visualiser

/// A shell that is recorded from its first tick on, with what a trace must have at some of its ticks.
@MainActor
final class TracedShell {
  let shell: Shell
  private let tracer: RunTracer
  private let file: File
  private var time = 0.0
  private var held: Point?
  /// What there was at the ticks that no going back has discarded.
  private(set) var expected: [(time: Double, state: [String], details: [String])] = []

  private final class File {
    var bytes: [UInt8]

    init(_ title: String) { bytes = TraceHeader(title: title, maker: "tests").bytes }
  }

  /// `title` is that of the trace.
  init(_ scene: SceneDescription, variant: Int = 0, title: String = "a run") {
    file = File(title)
    var configuration = Shell.Configuration(text: FixedAdvanceText())
    configuration.scene = scene
    configuration.variant = variant
    shell = Shell(configuration)
    tracer = RunTracer { [file] in file.bytes += $0.packed().bytes }
    shell.record(into: tracer)
    shell.resize(to: Size(width: 1_280, height: 800))
    wait(0)
  }

  /// The trace of the run so far.
  func trace() throws -> Trace { try Trace(bytes) }

  var bytes: [UInt8] {
    tracer.finish()
    return file.bytes
  }

  var length: Int { file.bytes.count }

  // MARK: Acts

  private func send(_ kind: InputEvent.Kind) {
    time += 1 / 60
    shell.handle(InputEvent(time: time, kind))
    wait(0)
  }

  /// Advances in one step, and looks at what there is.
  func wait(_ seconds: Double) {
    let past = shell.session.timeline.place.map { shell.session.log.ticks[$0].time }
    time += seconds
    _ = shell.advance(to: time)
    if let past { expected.removeAll { $0.time >= past } }
    note()
  }

  /// Turns the wheel over a view, and lets half a second pass.
  func wheel(_ notches: Double, over id: String) {
    let point = shell.location(of: Point(x: 60, y: 90), inViewWithID: id) ?? .zero
    send(.wheel(InputEvent.Wheel(at: point, delta: Point(x: 0, y: notches), modifiers: [])))
    for _ in 0..<30 { wait(1 / 60) }
  }

  /// Acts as a restless person would, once.
  func act(_ random: inout SeededRandom) {
    let ids = shell.viewIDs
    let id = ids[Int.random(in: 0..<ids.count, using: &random)]
    let point = shell.location(of: Point(x: 60, y: 90), inViewWithID: id) ?? Point(x: 640, y: 400)
    let past = shell.session.timeline.place.map { shell.session.log.ticks[$0].time }
    switch Int.random(in: 0..<10, using: &random) {
    case 0...1:
      let notches = Double(Int.random(in: -9...6, using: &random))
      send(.wheel(InputEvent.Wheel(at: point, delta: Point(x: 0, y: notches), modifiers: [])))
    case 2...5: drag(&random, at: point)
    case 6: send(.text(Bool.random(using: &random) ? "+" : "-"))
    case 7:
      let key = [InputEvent.Key.end, .home, .pageDown].randomElement(using: &random) ?? .end
      send(.key(InputEvent.KeyPress(key, modifiers: [])))
    case 8:
      shell.seek(to: shell.session.log.end * Double.random(in: 0...1, using: &random))
      wait(0)
    default: wait(Double.random(in: 0...0.8, using: &random))
    }
    // If the act was in the past, it has discarded what came later, and the tick there is written
    // again: a run that is repeated may give cells other letters.
    if let past, shell.session.timeline.isLive {
      expected.removeAll { $0.time >= past }
      note()
    }
    for _ in 0..<Int.random(in: 0...6, using: &random) { wait(1 / 60) }
  }

  private func drag(_ random: inout SeededRandom, at point: Point) {
    if let start = held {
      let end = start + Point(x: 0, y: Double.random(in: -120...80, using: &random))
      send(.pointerMoved(InputEvent.Pointer(at: end, isPressed: true)))
      if Bool.random(using: &random) {
        send(.pointerUp(InputEvent.Pointer(at: end)))
        held = nil
      }
    } else {
      held = point
      send(.pointerDown(InputEvent.Pointer(at: point, isPressed: true)))
    }
  }

  // MARK: What there is

  private func note() {
    let session = shell.session
    guard session.timeline.isLive, session.run.tickCount == session.log.ticks.count else { return }
    expected.removeAll { $0.time >= session.run.now }
    expected.append(
      (session.run.now, LiveFacts.lines(of: session.run), LiveFacts.details(of: session.run)))
  }

  /// What there was at the ticks of a log: in between, the run's own clock goes on.
  func expected(in log: SceneLog) -> [(time: Double, state: [String], details: [String])] {
    let times = Set(log.ticks.map(\.time))
    return expected.filter { times.contains($0.time) }
  }

  // MARK: What the trace says

  func check(_ place: String) throws {
    let trace = try trace()
    #expect(trace.ending == .whole, "\(place)")
    for (time, state, _) in expected {
      let traced = try #require(trace.state(at: time), "\(place) at \(time)")
      let lines = LiveFacts.lines(of: traced)
      #expect(Self.difference(lines, state) == [], "\(place) at \(time)")
    }
    let session = shell.session
    let ticks = Array(trace.ticks)
    #expect(
      ticks.flatMap(\.costs).filter { $0.part == "picture" }.map(\.seconds)
        == session.record.pictures.pictures.map(\.seconds), "\(place): pictures")
    let inputs = session.log.inputs.flatMap(session.steps(for:)).map { step in
      var step = step
      step.time = nil
      return GestureScriptDocument.line(for: step)
    }
    #expect(
      ticks.flatMap(\.lines).compactMap { if case .input(let line) = $0 { line } else { nil } }
        == inputs, "\(place): inputs")
    // Several moments may be in one tick, and several ticks at one time.
    var calls: [Double: [String]] = [:]
    for tick in ticks { calls[tick.time, default: []] += tick.calls.map(LiveFacts.line) }
    var known: [Double: [String]] = [:]
    for moment in session.record.calls.moments {
      known[moment.time, default: []] += session.record.calls.calls(of: moment).map {
        LiveFacts.line(of: $0.report(prefix: session.run.panes[$0.pane].prefix))
      }
    }
    for time in Set(calls.keys).union(known.keys) {
      #expect(
        Self.difference(calls[time] ?? [], known[time] ?? []) == [], "\(place): calls at \(time)")
    }
  }

  /// The first lines that differ, with what was expected.
  static func difference(_ lines: [String], _ expected: [String]) -> [String] {
    guard lines != expected else { return [] }
    let found = Set(lines)
    let wanted = Set(expected)
    let difference =
      lines.filter { !wanted.contains($0) }.prefix(3).map { "has \($0)" }
      + expected.filter { !found.contains($0) }.prefix(3).map { "lacks \($0)" }
    return difference.isEmpty ? ["another order or number"] : Array(difference)
  }
}
