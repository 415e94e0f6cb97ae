import Geometry
import TestSupport
import Traces

/// A trace of things that no screen has: strange numbers, ids that several views share, cells of lists
/// that do not exist, texts that a terminal would act on.
struct GarbageRun {
  private var random: SeededRandom
  private var views: [TraceHandle<TraceView>] = []
  private var cells: [TraceHandle<TraceCell>] = []
  private var queues: [TraceHandle<TraceQueue>] = []

  static func trace(seed: UInt64) throws -> Trace {
    var file: [UInt8] = []
    var run = GarbageRun(random: SeededRandom(seed: seed))
    var writer = TraceWriter(TraceHeader(title: "\u{1B}[2J\n", maker: "\u{202E}tests")) {
      file += $0
    }
    run.write(to: &writer)
    return try Trace(file)
  }

  private mutating func write(to writer: inout TraceWriter) {
    var time: Double = [0, -1e9, 1e300].randomElement(using: &random) ?? 0
    for _ in 0..<60 {
      time += [0, 1 / 60, 0.4, 1e12].randomElement(using: &random) ?? 0
      writer.begin(time: time)
      for _ in 0..<Int.random(in: 0..<14, using: &random) { act(&writer) }
      writer.end()
    }
    writer.flush()
  }

  private mutating func act(_ writer: inout TraceWriter) {
    switch Int.random(in: 0..<12, using: &random) {
    case 0: views.append(writer.add(TraceView(id: text(), kind: text(), state: view())))
    case 1:
      cells.append(
        writer.add(TraceCell(identifier: text(), number: 1, letter: text(), state: cell())))
    case 2:
      queues.append(writer.add(TraceQueue(owner: text(), identifier: text(), counts: counts())))
    case 3, 4: if let one = views.randomElement(using: &random) { writer.note(one, view()) }
    case 5, 6: if let one = cells.randomElement(using: &random) { writer.note(one, cell()) }
    case 7: if let one = queues.randomElement(using: &random) { writer.note(one, counts()) }
    case 8: forget(&writer)
    case 9: writer.note(cost: number(), of: text())
    case 10: writer.note(call())
    default:
      writer.note(input: text())
      writer.note(conflict: text())
      writer.note(mark: text())
    }
  }

  private mutating func forget(_ writer: inout TraceWriter) {
    if !views.isEmpty { writer.forget(views.removeFirst()) }
    if cells.count > 3 { writer.forget(cells.removeFirst()) }
    if queues.count > 3 { writer.forget(queues.removeFirst()) }
  }

  private mutating func call() -> TraceCall {
    let names = [
      "contentOffset", "contentSize", "numberOfSections", "cellForRowAt", "contentInset",
      "scrollViewDidScroll",
    ]
    return TraceCall(
      view: text(), name: names.randomElement(using: &random) ?? "",
      path: TracePath(row: Int.random(in: -2..<3, using: &random), section: .max),
      before: [number(), number()], after: [number()], cause: text(), programCall: text())
  }

  private mutating func view() -> TraceView.State {
    TraceView.State(
      parent: TraceView.Key(number: Int.random(in: -1..<9, using: &random)), frame: rect(),
      bounds: rect(),
      scroll: Bool.random(using: &random)
        ? TraceView.Scroll(
          contentSize: rect().size, contentInset: EdgeInsets(number()),
          motion: [.still, .bounce, .wheel].randomElement(using: &random) ?? .zoom) : nil)
  }

  private mutating func cell() -> TraceCell.State {
    let row = TracePath(row: Int.random(in: -2..<3, using: &random), section: .min)
    return TraceCell.State(
      list: TraceView.Key(number: Int.random(in: -1..<9, using: &random)),
      path: Bool.random(using: &random) ? row : nil, frame: rect(),
      isStale: Bool.random(using: &random))
  }

  private mutating func counts() -> TraceQueue.Counts {
    TraceQueue.Counts(live: .random(in: .min ... .max, using: &random), queued: .min, created: .max)
  }

  private mutating func rect() -> Rect {
    Rect(x: number(), y: number(), width: number(), height: number())
  }

  private mutating func number() -> Double {
    [0, -0.0, 1, 44.5, .nan, .infinity, -.infinity, 1e308, Double(bitPattern: random.next())]
      .randomElement(using: &random) ?? 0
  }

  private mutating func text() -> String {
    ["", "table1", "a", "\u{1B}[31mred", "two\nlines", "\u{2066}"].randomElement(using: &random)
      ?? ""
  }
}
