import Demonstrations
import Documents
import SceneParts
import ScrollEngine
import TestSupport
import Testing
import Traces

@testable import Inspecting
@testable import Visualiser

@MainActor
@Suite("A run that is recorded as a trace")
struct RunTracerTests {
  /// Two panes, forgotten content, controllers, several lists with one queue, insertions, collections in
  /// cells; in soak all scenes.
  private nonisolated static let names =
    Soak.factor == 1
    ? [
      "naive-and-container", "cell-reuse", "controller-reuse", "horizontal-container", "place-kept",
      "home-feed",
    ] : SceneCatalog.all.map(\.name)

  @Test("A trace has at each tick what the live run has, also after going back", arguments: names)
  func live(name: String) throws {
    let scene = try #require(SceneCatalog.scene(named: name))
    for seed in Soak.seeds(1...2).prefix(5) {
      var random = SeededRandom(seed: seed)
      let variants = max(1, scene.variants.count)
      let traced = TracedShell(scene, variant: Int(seed) % variants)
      for _ in 0..<40 { traced.act(&random) }
      try traced.check("\(name), seed \(seed)")
    }
  }

  @Test("Another variant begins again, at the same moment")
  func variants() throws {
    let scene = try #require(SceneCatalog.scene(named: "cell-reuse"))
    let traced = TracedShell(scene)
    var random = SeededRandom(seed: 3)
    for _ in 0..<10 { traced.act(&random) }
    traced.shell.show(variant: 1)
    traced.wait(0.1)
    for _ in 0..<10 { traced.act(&random) }
    try traced.check("variant 2")
    let marks = try traced.trace().ticks.flatMap(\.lines).filter {
      if case .mark = $0 { true } else { false }
    }
    #expect(marks == [.mark("cell-reuse, \(scene.variants[1])")])
  }

  @Test("A call names the view that made it, also where a list stands for several")
  func callers() throws {
    let scene = try #require(SceneCatalog.scene(named: "horizontal-container"))
    var names: Set<String> = []
    for seed in UInt64(1)...3 {
      var random = SeededRandom(seed: seed)
      let traced = TracedShell(scene)
      for _ in 0..<40 { traced.act(&random) }
      var ticks = try traced.trace().ticks
      while let tick = ticks.next() {
        let state = ticks.state
        for call in tick.calls where call.name == "cellForItemAt" {
          let view = try #require(state.views.first { $0.value.id == call.view })
          // The cell that the list got may have gone again in the same tick.
          let lists = state.cells.values.filter { $0.state.path == call.path }.map(\.state.list)
          #expect(lists.isEmpty || lists.contains(view.key), "\(call.view) at \(tick.time)")
          names.insert(call.view)
        }
      }
    }
    #expect(names.count > 2 && names.contains { $0.contains("#") }, "\(names)")
  }

  @Test("A trace that begins late has what existed, and then only what comes")
  func late() throws {
    let scene = try #require(SceneCatalog.scene(named: "cell-reuse"))
    let traced = TracedShell(scene)
    let session = traced.shell.session
    for _ in 0..<3 { traced.wheel(-3, over: "table1") }
    let (before, calls, pictures) = (
      session.run.now, session.record.calls.entries.count, session.record.pictures.pictures.count
    )
    let (cellsMade, facts) = (session.run.cells.made, LiveFacts.lines(of: session.run))
    var bytes = TraceHeader(title: "", maker: "").bytes
    let tracer = RunTracer { bytes += $0.packed().bytes }
    traced.shell.record(into: tracer)
    for _ in 0..<3 { traced.wheel(-3, over: "table1") }
    tracer.finish()
    let trace = try Trace(bytes)
    #expect(try #require(trace.segments.first).times.lowerBound > before)
    let ticks = Array(trace.ticks)
    #expect(ticks.reduce(0) { $0 + $1.calls.count } == session.record.calls.entries.count - calls)
    #expect(ticks.count == session.record.pictures.pictures.count - pictures)
    #expect(ticks.flatMap(\.costs).count == ticks.count)
    #expect(ticks.flatMap(\.lines).count == 3)
    #expect(LiveFacts.lines(of: trace.opening) == facts)
    let made = ticks.flatMap(\.cells).count { if case .added = $0.change { true } else { false } }
    #expect(made == session.run.cells.made - cellsMade)
    let end = try #require(trace.state(at: session.run.now))
    #expect(LiveFacts.lines(of: end) == LiveFacts.lines(of: session.run))
  }

  @Test("A cell that has not changed since the last tick is not in the next one")
  func onlyChanges() throws {
    let scene = try #require(SceneCatalog.scene(named: "cell-reuse"))
    let traced = TracedShell(scene)
    for _ in 0..<5 { traced.wheel(-2, over: "table1") }
    let trace = try traced.trace()
    var cells: [Int: TraceCell.State] = [:]
    var changes = 0
    for news in trace.ticks.flatMap(\.cells) {
      switch news.change {
      case .added(let cell): cells[news.key.number] = cell.state
      case .changed(let state):
        #expect(cells[news.key.number] != state)
        cells[news.key.number] = state
        changes += 1
      case .gone: cells[news.key.number] = nil
      }
    }
    // Each row that comes or goes changes one cell.
    let moves = trace.ticks.flatMap(\.calls).count {
      $0.outcome == "reused" || $0.outcome == "queued"
    }
    #expect(changes > 0 && changes <= moves)
  }
}
