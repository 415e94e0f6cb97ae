import Demonstrations
import Documents
import Drawing
import SceneParts
import ScrollEngine
import ShellSupport
import TestSupport
import Testing
import Traces

@testable import Inspecting
@testable import Visualiser

@MainActor
@Suite("Traces that no program of ours would write")
struct HostileTraceTests {
  private nonisolated static let wild = [
    0, 1, -3, 40, 320, 568, 1e5, .nan, .infinity, -.infinity, 1e300, -1e300, 5e-324,
  ]

  private struct Wild {
    var random: SeededRandom

    mutating func number() -> Double {
      Bool.random(using: &random)
        ? Double.random(in: 0...400, using: &random)
        : HostileTraceTests.wild.randomElement(using: &random) ?? 0
    }

    mutating func whole() -> Int {
      [0, 1, 2, 7, -1, .max, .min, 1 << 40].randomElement(using: &random) ?? 0
    }

    mutating func text() -> String {
      [
        "A", "B", "Z9", "A0", "A99999999", "", "a", "+", "root", "list", "list#2", "list#", "#1",
        String(repeating: "x", count: 5_000), "a\nb",
      ].randomElement(using: &random) ?? ""
    }

    mutating func rect() -> Rect {
      Rect(x: number(), y: number(), width: number(), height: number())
    }

    mutating func key<Thing>() -> TraceKey<Thing> {
      TraceKey(number: Int.random(in: 0...6, using: &random))
    }

    mutating func view() -> TraceView.State {
      var state = TraceView.State(frame: rect(), bounds: rect())
      if Int.random(in: 0...2, using: &random) > 0 { state.parent = key() }
      if Int.random(in: 0...3, using: &random) > 0 {
        let inset = EdgeInsets(top: number(), left: number(), bottom: number(), right: number())
        state.scroll = TraceView.Scroll(
          contentSize: Size(width: number(), height: number()), contentInset: inset,
          adjustedContentInset: inset, motion: .finger)
      }
      return state
    }

    mutating func cell() -> TraceCell.State {
      TraceCell.State(
        list: key(),
        path: Bool.random(using: &random) ? TracePath(row: whole(), section: whole()) : nil,
        frame: rect(), isStale: Bool.random(using: &random))
    }

    mutating func counts() -> TraceQueue.Counts {
      TraceQueue.Counts(
        live: whole(), queued: whole(), created: whole(), dequeued: whole(), reused: whole())
    }

    mutating func call() -> TraceCall {
      let names = [
        "scrollViewDidScroll", "contentOffset", "contentInset", "cellForRowAt", "willDisplay",
        "dequeue", "enqueue", "scrollViewDidEndDragging", "prefetchRowsAt", "nonsense",
      ]
      return TraceCall(
        view: text(), name: names.randomElement(using: &random) ?? "",
        path: Bool.random(using: &random) ? TracePath(row: whole(), section: whole()) : nil,
        before: (0..<Int.random(in: 0...4, using: &random)).map { _ in number() },
        after: (0..<Int.random(in: 0...4, using: &random)).map { _ in number() },
        cause: ["program", "anchoring", "magic", nil].randomElement(using: &random) ?? nil,
        programCall: ["reloadData", "magic", nil].randomElement(using: &random) ?? nil,
        letter: Bool.random(using: &random) ? text() : nil,
        outcome: ["created", "reused", "queued", "discarded", "magic", nil]
          .randomElement(using: &random) ?? nil,
        addresses: Bool.random(using: &random) ? [1, .max] : [])
    }
  }

  private func bytes(seed: UInt64) -> [UInt8] {
    final class File { var bytes: [UInt8] = [] }
    let file = File()
    var wild = Wild(random: SeededRandom(seed: seed))
    var writer = TraceWriter(TraceHeader(title: "cell-reuse", maker: wild.text())) {
      file.bytes += $0
    }
    var views: [TraceHandle<TraceView>] = []
    var cells: [TraceHandle<TraceCell>] = []
    var queues: [TraceHandle<TraceQueue>] = []
    var time = 0.0
    for _ in 0..<60 {
      if Int.random(in: 0..<20, using: &wild.random) == 0 {
        writer.goBack()
        time = max(0, time - 1)
      }
      writer.begin(time: time)
      time += Double.random(in: 0...0.4, using: &wild.random)
      for _ in 0..<Int.random(in: 0...4, using: &wild.random) {
        switch Int.random(in: 0...10, using: &wild.random) {
        case 0: views.append(writer.add(TraceView(id: wild.text(), kind: "K", state: wild.view())))
        case 1...2:
          if let view = views.randomElement(using: &wild.random) { writer.note(view, wild.view()) }
        case 3:
          if let place = views.indices.randomElement(using: &wild.random) {
            writer.forget(views.remove(at: place))
          }
        case 4:
          cells.append(
            writer.add(
              TraceCell(
                identifier: wild.text(), number: wild.whole(), letter: wild.text(),
                state: wild.cell())))
        case 5...6:
          if let cell = cells.randomElement(using: &wild.random) { writer.note(cell, wild.cell()) }
        case 7:
          if let place = cells.indices.randomElement(using: &wild.random) {
            writer.forget(cells.remove(at: place))
          }
        case 8:
          queues.append(
            writer.add(
              TraceQueue(owner: wild.text(), identifier: wild.text(), counts: wild.counts())))
        case 9:
          if let queue = queues.randomElement(using: &wild.random) {
            writer.note(queue, wild.counts())
          }
        default: writer.note(wild.call())
        }
      }
      writer.note(cost: wild.number(), of: "picture")
      writer.end()
    }
    writer.flush()
    return file.bytes
  }

  @Test("Any numbers, names and relations are shown without a crash")
  func wild() throws {
    var shown = 0
    for seed in Soak.seeds(1...25) {
      let trace = try Trace(bytes(seed: seed))
      guard let scene = try? SceneDescription.trace(trace, named: "wild.scrolltrace") else {
        continue
      }
      shown += 1
      let driver = ShellDriver(scene)
      var random = SeededRandom(seed: seed)
      for _ in 0..<12 {
        driver.shell.seek(to: Double.random(in: 0...12, using: &random))
        _ = driver.shell.advance(to: driver.shell.session.now)
        #expect(!driver.texts.isEmpty)
        _ = driver.shell.report(withCalls: true)
      }
      driver.wait(1)
    }
    #expect(shown > 10)
  }

  @Test("What cannot be shown is refused in one line")
  func refusals() throws {
    func trace(_ write: (inout TraceWriter) -> Void) throws -> Trace {
      final class File { var bytes: [UInt8] = [] }
      let file = File()
      var writer = TraceWriter(TraceHeader(title: "", maker: "")) { file.bytes += $0 }
      write(&writer)
      writer.flush()
      return try Trace(file.bytes)
    }
    let box = TraceView(
      id: "a", kind: "View",
      state: TraceView.State(frame: Rect(x: 0, y: 0, width: 9, height: 9), bounds: .zero))
    let plain = try trace {
      $0.begin(time: 0)
      _ = $0.add(box)
      $0.end()
    }
    #expect(throws: TraceObjection.nothingScrolls) {
      _ = try SceneDescription.trace(plain, named: "a")
    }
    let late = try trace {
      $0.begin(time: 1e12)
      $0.end()
    }
    #expect(throws: TraceObjection.time(1e12)) { _ = try SceneDescription.trace(late, named: "a") }
    let many = try trace { writer in
      for place in 0...TraceShape.mostTicks {
        writer.begin(time: Double(place) * 1e-4)
        writer.end()
      }
    }
    #expect(
      throws: TraceObjection.tooMany(
        TraceShape.mostTicks + 1, "ticks", limit: TraceShape.mostTicks)
    ) {
      _ = try SceneDescription.trace(many, named: "a")
    }
    for objection in [
      TraceObjection.nothingScrolls, .time(1e12), .tooMany(250_001, "ticks", limit: 250_000),
    ] {
      #expect(!objection.description.contains("\n"))
    }
  }

  @Test("A file that was cut anywhere opens up to its last whole second")
  func cut() throws {
    let scene = try #require(SceneCatalog.scene(named: "cell-reuse"))
    let traced = TracedShell(scene)
    for _ in 0..<8 { traced.wheel(-3, over: "table1") }
    let bytes = traced.bytes
    let whole = try Trace(bytes)
    #expect(whole.segments.count > 3)
    var random = SeededRandom(seed: 1)
    for _ in 0..<12 {
      let length = Int.random(in: whole.segments[0].range.upperBound..<bytes.count, using: &random)
      let cut = try Trace(Array(bytes.prefix(length)))
      let description = try SceneDescription.trace(cut, named: "a.scrolltrace")
      let end = try #require(cut.wholeUntil)
      let isWhole = whole.segments.contains { $0.range.upperBound == length }
      #expect(description.sentence.contains("cut") != isWhole)
      #expect(isWhole || description.sentence.contains(timeText(end)))
      let driver = ShellDriver(description)
      #expect(driver.shell.transportState.end == end)
    }
  }
}
