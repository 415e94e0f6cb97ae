import FoundationEssentials
import Hosting
import Inspecting
import SceneParts
import TestSupport
import Testing
import Traces

import struct ScrollEngine.IndexPath

@testable import ScrollEngine
@testable import ScrollworkInspector

@MainActor
@Suite("An inspector that writes traces")
struct InspectorTraceTests {
  /// A clock that says what a test tells it.
  private final class Clock: CostMeter {
    var costs: [CostPhase: Double] = [:]

    func begin(_ phase: CostPhase) {}
    func end(_ phase: CostPhase) {}
    func cost(of phase: CostPhase) -> Double? { costs[phase] }
  }

  private let folder = "\(FileManager.default.temporaryDirectory.path)/traces-\(UUID().uuidString)"
  private let clock = Clock()

  private func removeFolder() { try? FileManager.default.removeItem(atPath: folder) }

  private var names: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
  }

  private func trace(_ number: Int = 1, of name: String = "RowsController") throws -> Trace {
    let data = try Data(contentsOf: URL(filePath: "\(folder)/\(name)-\(number).scrolltrace"))
    return try Trace([UInt8](data))
  }

  private func marks(_ trace: Trace) -> [String] {
    trace.ticks.flatMap(\.lines).compactMap { if case .mark(let text) = $0 { text } else { nil } }
  }

  private func app(
    _ controller: ViewController, _ occasions: Set<TraceSettings.Occasion> = []
  ) -> AppScreen {
    let app = AppScreen(controller, clock: clock)
    app.inspector.traces = TraceSettings(in: folder, on: occasions, seconds: 5)
    return app
  }

  private let middle = Point(x: 200, y: 300)

  @Test(
    "A key writes the last seconds to a new file each time, open or closed, and the panel says so")
  func key() throws {
    defer { removeFolder() }
    let controller = RowsController(rows: 1000)
    let app = app(controller)
    #expect(names.isEmpty)
    for _ in 0..<20 { app.turnWheel(at: middle, by: -3) }
    app.press(.f12, .shift)
    #expect(names == ["RowsController-1.scrolltrace"])
    let first = try trace()
    #expect(first.header == TraceHeader(title: "RowsController", maker: "ScrollworkInspector"))
    #expect(first.ending == .whole && marks(first) == ["key"])
    let times = try #require(first.segments.first).times.lowerBound...(first.wholeUntil ?? 0)
    #expect(times.upperBound > 20 && times.upperBound - times.lowerBound >= 5)
    #expect(times.upperBound - times.lowerBound < 8)
    let state = try #require(first.state(at: times.upperBound))
    let table = try #require(state.views.values.first { $0.kind == "TableView" })
    #expect(table.state.bounds == controller.table.bounds)

    app.press(.f12)
    let screen = try #require(app.screen)
    #expect(screen.panel.trace.content.line == "wrote RowsController-1.scrolltrace in \(folder)")
    app.turnWheel(at: middle, by: 5)
    app.press(.f12, .shift)
    #expect(names == ["RowsController-1.scrolltrace", "RowsController-2.scrolltrace"])
    #expect(screen.panel.trace.content.line == "wrote RowsController-2.scrolltrace in \(folder)")
    #expect(!screen.panel.trace.isHidden)
    // The inspector and the recorder share the facts: each is noted once.
    let calls = try trace(2).ticks.flatMap(\.calls)
    #expect(Set(calls).count > 0)
    let scrolls = try trace(2).ticks.filter { tick in
      tick.calls.count { $0.name == "scrollViewDidScroll" } > 1
    }
    #expect(scrolls.isEmpty)
    app.press(.f12)
    #expect(app.screen == nil)
    app.turnWheel(at: middle, by: -3)
    #expect(try app.inspector.writeTrace() == "\(folder)/RowsController-3.scrolltrace")
    let last = try trace(3)
    #expect(last.state(at: last.wholeUntil ?? 0)?.views.count == 2)
  }

  @Test("Nothing is recorded, observed or taken from the program without settings")
  func nothing() throws {
    let controller = RowsController(rows: 100)
    let app = AppScreen(controller)
    #expect(app.content.follower == nil && controller.table.onCall == nil)
    let key = InputEvent.KeyPress(.f12, modifiers: [.shift])
    #expect(app.content.takesKey?(key) == false)
    let failure = #expect(throws: TraceWritingFailure.self) { try app.inspector.writeTrace() }
    #expect("\(try #require(failure))".contains("nothing is recorded"))
    app.inspector.traces = TraceSettings(in: folder)
    #expect(app.content.follower != nil && controller.table.onCall != nil)
    app.inspector.traces = nil
    #expect(app.content.follower == nil && controller.table.onCall == nil)
    #expect(names.isEmpty)
  }

  @Test("Recording begins and ends while the inspector is open, which goes on")
  func open() throws {
    defer { removeFolder() }
    let controller = RowsController(rows: 1000)
    let app = AppScreen(controller)
    app.press(.f12)
    let screen = try #require(app.screen)
    app.turnWheel(at: middle, by: -3)
    app.inspector.traces = TraceSettings(in: folder)
    let ticks = screen.chosen.tickCount
    app.pass(1)
    // Some frames fall on the same time.
    #expect(abs(screen.chosen.tickCount - ticks - 60) <= 1)
    try app.inspector.writeTrace()
    app.inspector.traces = nil
    let offset = screen.chosen.pane.scroller?.contentOffset
    app.turnWheel(at: middle, by: -3)
    #expect(screen.chosen.pane.scroller?.contentOffset != offset)
    #expect(screen.chosen.now == app.window.now)
    #expect(controller.table.onCall != nil)
    app.press(.f12)
    #expect(controller.table.onCall == nil)
  }

  @Test("A late picture writes a trace with its cost, and the next one only after those seconds")
  func late() throws {
    defer { removeFolder() }
    let app = app(RowsController(rows: 1000), [.latePicture(longerThan: 0.03)])
    func paint(_ layout: Double, _ painting: Double) {
      clock.costs = [.layout: layout, .paint: painting]
      app.pass(1.0 / 60)
      app.content.follower?.meter?.end(.paint)
      clock.costs = [.layout: 0.001]
      app.pass(1.0 / 60)
    }
    paint(0.01, 0.019)
    #expect(names.isEmpty)
    paint(0.01, 0.021)
    #expect(names.count == 1)
    let costs = try trace().ticks.map { $0.costs.reduce(0) { $0 + $1.seconds } }
    #expect(abs((costs.max() ?? 0) - 0.031) < 1e-9)
    #expect(try trace().ticks.contains { $0.costs.map(\.part) == ["layout", "painting"] })
    #expect(marks(try trace()) == ["late picture: 31 ms"])
    paint(0.05, 0)
    #expect(names.count == 1)
    app.pass(6)
    paint(0.05, 0)
    #expect(names.count == 2)
    #expect(marks(try trace(2)) == ["late picture: 50 ms"])
  }

  @Test("A broken invariant writes one trace, which says which")
  func invariant() throws {
    defer { removeFolder() }
    // As high as its content: it has a cell for each row.
    let controller = TallTableController()
    let app = app(controller, [.brokenInvariant])
    app.pass(1)
    #expect(names == ["TallTableController-1.scrolltrace"])
    let text = try #require(marks(try trace(of: "TallTableController")).first)
    #expect(text.hasPrefix("liveRowsAreVisible: "))
  }

  @Test("The end of the window writes a trace, if it is asked for")
  func exit() throws {
    defer { removeFolder() }
    let silent = app(RowsController(rows: 10))
    silent.content.windowWillEnd()
    #expect(names.isEmpty)
    let app = app(RowsController(rows: 10), [.exit])
    app.pass(0.5)
    app.content.windowWillEnd()
    #expect(names.count == 1)
    #expect(try marks(trace()) == ["exit"])
  }

  @Test("Inputs are noted as lines of a script; what a person types is not")
  func inputs() throws {
    defer { removeFolder() }
    let app = app(RowsController(rows: 1000))
    app.turnWheel(at: middle, by: -3)
    app.press(.pageDown)
    app.press(.p)
    app.send(.text("p"))
    app.press(.f12)
    app.click(Point(x: 20, y: 20))
    try app.inspector.writeTrace()
    let inputs = try trace().ticks.flatMap(\.lines).compactMap {
      if case .input(let line) = $0 { line } else { nil }
    }
    #expect(
      inputs == [
        #"{"wheel":{"at":[200,300],"delta":[0,-3]}}"#, #"{"key":"pageDown"}"#,
        #"{"pointer":{"phase":"down","at":[20,20]}}"#, #"{"pointer":{"phase":"up","at":[20,20]}}"#,
      ])
  }

  @Test("A folder that cannot be written is named on one line, in the panel as well")
  func failure() throws {
    let app = AppScreen(RowsController(rows: 10))
    app.inspector.traces = TraceSettings(in: "/dev/null/traces")
    app.press(.f12)
    app.press(.f12, .shift)
    let line = try #require(app.screen).panel.trace.content.line
    #expect(line == "/dev/null/traces cannot be written (Not a directory)")
    let failure = #expect(throws: TraceWritingFailure.self) { try app.inspector.writeTrace() }
    #expect("\(try #require(failure))" == line)
  }
}

/// A table as high as its content, in a scroll view.
private final class TallTableController: ViewController, TableViewDataSource {
  override func loadView() {
    let scroller = ScrollView()
    let table = TableView(frame: Rect(x: 0, y: 0, width: 300, height: 4_000))
    table.rowHeight = 40
    table.register(TableViewCell.self, forCellReuseIdentifier: "row")
    table.dataSource = self
    scroller.addSubview(table)
    scroller.contentSize = table.frame.size
    view = scroller
  }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 100 }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
  }
}
