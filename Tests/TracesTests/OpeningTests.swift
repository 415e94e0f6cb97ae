import Geometry
import Testing
import Traces

@Suite("What exists before the first tick of a trace")
struct OpeningTests {
  private static let box = Rect(x: 0, y: 0, width: 320, height: 40)

  @Test("is its opening, as it was last before that tick, and nothing of it is news")
  func opening() throws {
    var bytes = TraceHeader(title: "late", maker: "tests").bytes
    var writer = TraceWriter { bytes += $0.packed().bytes }
    var view = TraceView.State(
      frame: Self.box, bounds: Self.box, scroll: TraceView.Scroll(contentSize: Self.box.size))
    let list = writer.add(TraceView(id: "list", kind: "TableView", state: view))
    let state = TraceCell.State(
      list: list.key, path: TracePath(row: 3, section: 0), frame: Self.box)
    let cell = writer.add(TraceCell(identifier: "row", number: 1, letter: "A", state: state))
    let queue = writer.add(
      TraceQueue(owner: "list", identifier: "row", counts: TraceQueue.Counts(live: 1, created: 1)))
    view.bounds.origin.y = 120
    writer.note(list, view)
    var moved = state
    moved.frame.origin.y = 120
    writer.note(cell, moved)
    writer.note(queue, TraceQueue.Counts(live: 1, created: 2))
    writer.begin(time: 5)
    let other = writer.add(TraceCell(identifier: "row", number: 2, letter: "B", state: state))
    writer.end()
    writer.flush()

    let trace = try Trace(bytes)
    #expect(
      trace.opening.views == [list.key: TraceView(id: "list", kind: "TableView", state: view)])
    #expect(trace.opening.cells.mapValues(\.state) == [cell.key: moved])
    #expect(trace.opening.queues.values.map(\.counts.created) == [2])
    let ticks = Array(trace.ticks)
    #expect(ticks.map(\.time) == [5])
    #expect(ticks[0].views.isEmpty && ticks[0].queues.isEmpty)
    #expect(ticks[0].cells.map(\.key) == [other.key])
    #expect(trace.state(at: 5)?.cells.count == 2)
    #expect(trace.state(at: 4) == nil)
  }

  @Test("A ring that packs elsewhere has the bytes of one that packs at once", arguments: 1...8)
  func packing(seed: Int) throws {
    for limit in [TraceRing.Limit(), TraceRing.Limit(seconds: 0.2), TraceRing.Limit(bytes: 900)] {
      var ring = TraceRing(limit)
      let packing = PackingRing(limit)
      var writer = TraceWriter {
        ring.append($0.packed())
        packing.append($0)
      }
      var run = RandomRun(seed: UInt64(seed))
      run.write(ticks: 60, goingBack: seed.isMultiple(of: 2), to: &writer)
      writer.flush()
      let header = TraceHeader(title: "", maker: "tests")
      #expect(packing.file(header) == ring.file(header))
      #expect(!ring.file(header).isEmpty)
    }
  }
}
