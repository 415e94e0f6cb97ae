import Documents
import Geometry
import Testing
import TraceReading
import Traces

/// A list of which each tick is written by hand.
struct SmallTrace: ~Copyable {
  private var writer: TraceWriter
  private var time = -1.0
  private let parts: Parts
  private(set) var list: TraceHandle<TraceView>
  var state: TraceView.State
  private var cells: [String: TraceHandle<TraceCell>] = [:]

  /// The header and the segments of the file: one for each tick.
  private final class Parts {
    var all: [[UInt8]] = []
  }

  /// A tick at 0 with a list that shows no row yet.
  init() {
    let parts = Parts()
    self.parts = parts
    writer = TraceWriter(TraceHeader(title: "small", maker: "tests")) {
      parts.all.append($0)
    }
    state = TraceView.State(
      frame: Rect(x: 0, y: 0, width: 300, height: 400),
      bounds: Rect(x: 0, y: 0, width: 300, height: 400),
      scroll: TraceView.Scroll(contentSize: Size(width: 300, height: 900)))
    writer.begin(time: 0)
    list = writer.add(TraceView(id: "list", kind: "TableView", state: state))
    writer.end()
    time = 0
  }

  /// A tick some seconds after the last one: calls, and the rows of cells by letter; nil for a cell that
  /// waits, a number that is greater than 99 for stale content.
  mutating func tick(
    _ calls: [TraceCall] = [], _ rows: KeyValuePairs<String, Int?> = [:], gone: [String] = [],
    after wait: Double = 1, input: String? = nil
  ) {
    time += wait
    writer.begin(time: time)
    if let input { writer.note(input: input) }
    writer.note(list, state)
    for call in calls { writer.note(call) }
    for (letter, row) in rows {
      let cell = TraceCell.State(
        list: list.key, path: row.map { TracePath(row: $0 % 100, section: 0) },
        frame: Rect(x: 0, y: 0, width: 300, height: 40), isStale: (row ?? 0) > 99)
      if let handle = cells[letter] {
        writer.note(handle, cell)
      } else {
        cells[letter] = writer.add(
          TraceCell(identifier: "row", number: cells.count, letter: letter, state: cell))
      }
    }
    for letter in gone { if let cell = cells.removeValue(forKey: letter) { writer.forget(cell) } }
    writer.end()
  }

  /// Adds a view whose offset is set as it appears.
  mutating func addMovedView() {
    time += 1
    writer.begin(time: time)
    _ = writer.add(TraceView(id: "other", kind: "ScrollView", state: state))
    writer.note(
      TraceCall(
        view: "other", name: "contentOffset", before: [0, 0], after: [0, 9], cause: "program"))
    writer.end()
  }

  /// What has been written up to now, without the first ticks, as a ring drops them.
  mutating func end(dropping count: Int = 0) throws -> Trace {
    writer.flush()
    return try Trace((parts.all.prefix(1) + parts.all.dropFirst(1 + count)).flatMap(\.self))
  }

  static func ask(_ name: String, row: Int? = nil) -> TraceCall {
    TraceCall(view: "list", name: name, path: row.map { TracePath(row: $0, section: 0) })
  }
}

@Suite("What small traces say")
struct SmallTraceTests {
  @Test("a cell whose row moves is not reused, and one for whose row the list asked is")
  func reuse() throws {
    var small = SmallTrace()
    small.tick([], ["A": 0, "B": 1, "C": 2])
    // A row comes in above.
    small.tick([SmallTrace.ask("cellForRowAt", row: 0)], ["D": 0, "A": 1, "B": 2, "C": 3])
    var list = try #require(TraceSummary(try small.end()).lists.first)
    #expect((list.made, list.reused, list.rowsLeft, list.mostAtOnce) == (4, 0, 0, 4))
    small.tick([SmallTrace.ask("cellForRowAt", row: 4)], ["D": 4])
    small.tick([], ["A": nil, "B": nil])
    small.tick([], ["A": 5], gone: ["C"])
    list = try #require(TraceSummary(try small.end()).lists.first)
    #expect((list.made, list.reused, list.rowsLeft, list.mostAtOnce) == (4, 2, 4, 4))
    #expect(!list.neverReuses)
  }

  @Test("cells that exist before the first tick are present, and not made")
  func ring() throws {
    var small = SmallTrace()
    small.tick([], ["A": 0, "B": 1, "C": nil])
    for _ in 0..<2 { small.tick() }
    small.tick(input: #"{"key":"end"}"#)
    small.tick([], ["C": 2])
    let whole = TraceSummary(try small.end())
    let ring = TraceSummary(try small.end(dropping: 2))
    #expect(whole.lists.map(\.made) == [3] && whole.lists.map(\.present) == [0])
    let list = try #require(ring.lists.first)
    #expect((list.present, list.made, list.reused, list.mostAtOnce) == (2, 0, 1, 3))
    #expect(ring.beginsInRun && !whole.beginsInRun)
    #expect(ring.text.contains("; begins in a run; ") && ring.text.contains("cells before"))
    #expect(!whole.text.contains("begins in a run") && !whole.text.contains("cells before"))
    #expect(TraceComparison(try small.end(), try small.end(dropping: 2)).isEqual)
  }

  @Test("stale content ends with its own content, another row, none, or the cell")
  func stale() throws {
    var small = SmallTrace()
    small.tick([], ["A": 100, "B": 101, "C": 102, "D": 103, "E": 104])
    small.tick([], ["A": 0])
    small.tick([], ["B": 6])
    small.tick([], ["C": nil])
    small.tick([], gone: ["D"])
    small.tick()
    let stale = TraceSummary(try small.end()).stale
    #expect(stale.first.map(\.letter) == ["A", "B", "C", "D", "E"])
    #expect(stale.first.map(\.to) == [2, 3, 4, 5, nil])
    #expect(stale.first.allSatisfy { $0.from == 1 } && stale.count == 5)
  }

  @Test("only reloads are double reloads, not updates, nor the first question beside a reload")
  func reloads() throws {
    func ask(_ call: String?) -> TraceCall {
      TraceCall(view: "list", name: "numberOfSections", programCall: call)
    }
    var small = SmallTrace()
    small.tick([ask("insertRows"), ask("insertRows")])
    small.tick([ask(nil), ask("reloadData")])
    small.tick([ask("reloadData")])
    #expect(TraceSummary(try small.end()).reloads.count == 0)
    small.tick([ask("reloadData"), ask("insertRows"), ask("reloadData")])
    let reloads = TraceSummary(try small.end()).reloads
    #expect(reloads.first.map(\.time) == [4] && reloads.first.map(\.count) == [2])
  }

  @Test("what a view does as it appears is no jump")
  func appearing() throws {
    var small = SmallTrace()
    small.addMovedView()
    #expect(TraceSummary(try small.end()).jumps.count == 0)
  }

  @Test("a length is an estimate only if neither rows nor width can have changed it")
  func estimates() throws {
    var small = SmallTrace()
    small.tick([], ["A": 0])
    // Rows are counted; the list becomes wider; nothing else happens; it zooms.
    small.state.scroll?.contentSize.height = 1_000
    small.tick([SmallTrace.ask("numberOfRowsInSection")])
    small.state.scroll?.contentSize.height = 1_100
    small.state.bounds.size.width = 320
    small.tick()
    small.state.scroll?.contentSize.height = 1_200
    small.tick()
    small.state.scroll?.contentSize.height = 1_300
    small.state.scroll?.motion = .zoom
    small.tick()
    let estimates = TraceSummary(try small.end()).estimates
    #expect(estimates.first.map(\.time) == [4] && estimates.first.map(\.to) == [[300, 1_200]])
  }

  @Test("a cell that fades away does not hide the one that has its row")
  func ghosts() throws {
    var one = SmallTrace()
    var other = SmallTrace()
    // In one trace, the cell that goes came to the row first; in the other, it has gone before.
    one.tick([], ["A": 0])
    other.tick([], ["A": 0])
    one.tick([], ["B": 0])
    other.tick([], ["B": 0], gone: ["A"])
    one.tick([], gone: ["A"])
    other.tick()
    #expect(TraceComparison(try one.end(), try other.end()).isEqual)
  }

  /// A list at 0, 1, 2 … that scrolls by 10 points a second, and is at rest from 3 on; and one with
  /// ticks between those.
  private static func scrolling(
    at times: [Double], _ offset: (Double) -> Double
  ) throws -> Trace {
    var small = SmallTrace()
    for (time, last) in zip(times, [0] + times) {
      small.state.bounds.origin.y = offset(time)
      small.tick(after: time - last)
    }
    return try small.end()
  }

  @Test("a value at a time that only one trace has lies between those around it")
  func between() throws {
    let whole = try Self.scrolling(at: [1, 2, 3, 4, 5]) { 10 * min($0, 3) }
    let halves = [0.5, 1.5, 2.5, 3.5, 4.5, 5]
    let same = try Self.scrolling(at: halves) { 10 * min($0, 3) }
    for comparison in [TraceComparison(whole, same), TraceComparison(same, whole)] {
      #expect(comparison.isEqual, "\(comparison.text)")
    }
    let other = try Self.scrolling(at: halves) { $0 == 1.5 || $0 == 2.5 ? 50 : 10 * min($0, 3) }
    let first = try #require(TraceComparison(whole, other).differences.first)
    #expect(first.quantity == .contentOffset && first.time == 2)
    #expect(first.a.value == .numbers([0, 20]) && first.b.value == .numbers([0, 50]))
    let back = try #require(TraceComparison(other, whole).differences.first)
    #expect((back.a.value, back.b.value) == (first.b.value, first.a.value))
  }

  @Test("a ring of equal inputs is aligned where the times are the same")
  func equalInputs() throws {
    var small = SmallTrace()
    for step in 1...8 {
      small.state.bounds.origin.y = Double(step * step)
      small.tick(input: #"{"key":"down"}"#)
    }
    let (whole, ring) = (try small.end(), try small.end(dropping: 4))
    for comparison in [TraceComparison(whole, ring), TraceComparison(ring, whole)] {
      #expect(comparison.alignment?.zeroOfA == 4 && comparison.alignment?.zeroOfB == 4)
      #expect(comparison.isEqual, "\(comparison.text)")
    }
  }

  /// A list that scrolls some seconds after its beginning, and gets an input later.
  private static func beginning(scroll: Double, to offset: Double, input: Double) throws -> Trace {
    var small = SmallTrace()
    for time in 1...Int(input) + 2 {
      if Double(time) == scroll { small.state.bounds.origin.y = offset }
      small.tick(input: Double(time) == input ? #"{"key":"down"}"# : nil)
    }
    return try small.end()
  }

  @Test("what lies before the input counts only if both traces begin equally long before it")
  func beginnings() throws {
    let early = try Self.beginning(scroll: 1, to: 5, input: 2)
    let late = try Self.beginning(scroll: 1, to: 5, input: 3)
    #expect(TraceComparison(early, late).isEqual && TraceComparison(late, early).isEqual)
    let other = try Self.beginning(scroll: 1, to: 7, input: 2)
    let first = try #require(TraceComparison(early, other).differences.first)
    #expect(first.time == -1 && first.a.time == 1 && first.a.input == nil)
  }
}
