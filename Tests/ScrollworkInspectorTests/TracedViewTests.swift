import Inspecting
import ScrollEngine
import TestSupport
import Testing
import Traces

@testable import ScrollworkInspector

@MainActor
@Suite("A view of a program that is recorded as a trace")
struct TracedViewTests {
  @Test("The trace has the table, its cells and its calls, from when it began")
  func table() throws {
    let controller = RowsController(rows: 1000)
    let app = AppScreen(controller)
    app.press(.f12)
    let chosen = try #require(app.screen).chosen
    app.turnWheel(at: Point(x: 200, y: 300), by: -30)
    let known = chosen.record.calls.entries.count
    let time = chosen.now
    var bytes = TraceHeader(title: "rows", maker: "tests").bytes
    let tracer = RunTracer { bytes += $0.packed().bytes }
    chosen.tracer = tracer
    app.turnWheel(at: Point(x: 200, y: 300), by: -3)
    tracer.finish()
    let trace = try Trace(bytes)
    #expect(try #require(trace.segments.first).times.lowerBound > time)
    let state = try #require(trace.state(at: chosen.now))
    let (key, table) = try #require(state.views.first { $0.value.kind == "TableView" })
    #expect(table.state.bounds == controller.table.bounds)
    #expect(table.state.scroll?.contentSize == controller.table.contentSize)
    let shown = state.cells.values.filter { $0.state.path != nil && $0.state.list == key }
    #expect(
      Set(shown.map(\.state.frame)) == Set(controller.table.visibleCells.map(\.frame)))
    let statistics = controller.table.reuseQueue.statistics(forIdentifier: "row")
    #expect(state.queues.values.map(\.counts.created) == [statistics.created])
    #expect(state.cells.count == statistics.live + statistics.queued)
    let calls = trace.ticks.flatMap(\.calls)
    #expect(calls.count == chosen.record.calls.entries.count - known)
    let scrolls = calls.filter { $0.name == "scrollViewDidScroll" }
    #expect(!scrolls.isEmpty && scrolls.allSatisfy { $0.cause == "wheel" })
    #expect(scrolls.last?.after == [0, controller.table.contentOffset.y])
  }
}
