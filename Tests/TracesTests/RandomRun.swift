import Geometry
import TestSupport
import Traces

/// A run of things that change by chance, written by a writer; beside it, what a trace must say.
struct RandomRun {
  private var random: SeededRandom
  private var views: [(handle: TraceHandle<TraceView>, view: TraceView)] = []
  private var cells: [(handle: TraceHandle<TraceCell>, cell: TraceCell)] = []
  private var queues: [(handle: TraceHandle<TraceQueue>, queue: TraceQueue)] = []
  private var now = Moment()
  /// What must be read after each tick.
  private(set) var moments: [Moment] = []

  init(seed: UInt64) { random = SeededRandom(seed: seed) }

  /// Writes ticks, and now and then ends a segment early or, if it may, goes back in time.
  mutating func write(ticks: Int, goingBack: Bool = false, to writer: inout TraceWriter) {
    writer.loadedImages = {
      [
        TraceImage(path: "/usr/bin/run", build: "0A", addresses: 0..<2),
        TraceImage(path: "/lib/é.so", build: "", addresses: .max - 5 ..< .max),
      ]
    }
    for _ in 0..<ticks {
      if goingBack, random.one(in: 8) { goBack(&writer) }
      now.time += [0, 1 / 60, 1 / 60, 0.25, 0.7].randomElement(using: &random) ?? 0
      writeTick(&writer)
      if random.one(in: 9) { writer.flush() }
    }
    writer.flush()
  }

  /// Goes back to any moment, or a little before or after it.
  private mutating func goBack(_ writer: inout TraceWriter) {
    guard let moment = moments.randomElement(using: &random), let last = moments.last else {
      return
    }
    writer.goBack()
    now.time = moment.time + ([0, 0, 0.001, -0.001, -3].randomElement(using: &random) ?? 0)
    // The tick at this time comes next.
    if now.time < last.time { moments.removeAll { $0.time >= now.time } }
    writeTick(&writer)
  }

  private mutating func writeTick(_ writer: inout TraceWriter) {
    (now.calls, now.costs, now.lines) = ([], [], [])
    writer.begin(time: now.time)
    for _ in 0..<Int.random(in: 0..<12, using: &random) { act(&writer) }
    writer.end()
    moments.append(now)
  }

  private mutating func act(_ writer: inout TraceWriter) {
    switch Int.random(in: 0..<18, using: &random) {
    case 0: addView(&writer)
    case 1: addCell(&writer)
    case 2: addQueue(&writer)
    case 3...5: changeView(&writer)
    case 6...9: changeCell(&writer)
    case 10: changeQueue(&writer)
    case 11: forget(&writer)
    case 12: noteCost(&writer)
    case 13, 14: noteCall(&writer)
    case 16, 17: notePicture(&writer)
    default: noteLine(&writer)
    }
  }

  // MARK: Things

  private mutating func addView(_ writer: inout TraceWriter) {
    let state = TraceView.State(frame: rect(), bounds: rect())
    let view = TraceView(id: random.text(), kind: random.text(), state: state)
    let handle = writer.add(view)
    views.append((handle, view))
    now.views[handle.key.number] = Exact.view(view)
  }

  private mutating func addCell(_ writer: inout TraceWriter) {
    let list = TraceView.Key(number: random.whole())
    let state = TraceCell.State(list: list, path: path(), frame: rect())
    let cell = TraceCell(
      identifier: random.text(), number: random.whole(), letter: random.text(), state: state)
    let handle = writer.add(cell)
    cells.append((handle, cell))
    now.cells[handle.key.number] = Exact.cell(cell)
  }

  private mutating func addQueue(_ writer: inout TraceWriter) {
    let queue = TraceQueue(owner: random.text(), identifier: random.text(), counts: counts())
    let handle = writer.add(queue)
    queues.append((handle, queue))
    now.queues[handle.key.number] = Exact.queue(queue)
  }

  private mutating func changeView(_ writer: inout TraceWriter) {
    guard let place = views.indices.randomElement(using: &random) else { return }
    var state = views[place].view.state
    switch Int.random(in: 0..<6, using: &random) {
    case 0: state.frame = rect()
    case 1: state.bounds.origin.y = random.number()
    case 2:
      state.parent = random.one(in: 3) ? nil : views.randomElement(using: &random)?.handle.key
    case 3: state.scroll = state.scroll == nil ? scroll() : nil
    case 4: state.scroll = scroll()
    default: break
    }
    views[place].view.state = state
    writer.note(views[place].handle, state)
    now.views[views[place].handle.key.number] = Exact.view(views[place].view)
  }

  private mutating func changeCell(_ writer: inout TraceWriter) {
    guard let place = cells.indices.randomElement(using: &random) else { return }
    var state = cells[place].cell.state
    switch Int.random(in: 0..<7, using: &random) {
    case 0: state.frame = rect()
    case 1, 2: state.frame.origin.y += 3.7
    case 3: state.path = path()
    case 4: state.isStale.toggle()
    case 5: state.list = TraceView.Key(number: random.whole())
    default: break
    }
    cells[place].cell.state = state
    writer.note(cells[place].handle, state)
    now.cells[cells[place].handle.key.number] = Exact.cell(cells[place].cell)
  }

  private mutating func changeQueue(_ writer: inout TraceWriter) {
    guard let place = queues.indices.randomElement(using: &random) else { return }
    if random.one(in: 2) { queues[place].queue.counts = counts() }
    writer.note(queues[place].handle, queues[place].queue.counts)
    now.queues[queues[place].handle.key.number] = Exact.queue(queues[place].queue)
  }

  private mutating func forget(_ writer: inout TraceWriter) {
    switch Int.random(in: 0..<3, using: &random) {
    case 0:
      guard let place = views.indices.randomElement(using: &random) else { return }
      let key = views[place].handle.key
      writer.forget(views.remove(at: place).handle)
      (now.views[key.number], now.pictures[.view(key)]) = (nil, nil)
    case 1:
      guard let place = cells.indices.randomElement(using: &random) else { return }
      let key = cells[place].handle.key
      writer.forget(cells.remove(at: place).handle)
      (now.cells[key.number], now.pictures[.cell(key)]) = (nil, nil)
    default:
      guard let place = queues.indices.randomElement(using: &random) else { return }
      writer.forget(queues[place].handle)
      now.queues[queues.remove(at: place).handle.key.number] = nil
    }
  }

  /// Notes a new picture of a view or a cell, or one that another has.
  private mutating func notePicture(_ writer: inout TraceWriter) {
    let known = now.pictures.keys.sorted().randomElement(using: &random)
    let picture =
      (random.one(in: 3) ? known.flatMap { now.pictures[$0] } : nil) ?? random.picture()
    if random.one(in: 2), let view = views.randomElement(using: &random)?.handle {
      writer.note(picture, of: view)
      now.pictures[.view(view.key)] = picture
    } else if let cell = cells.randomElement(using: &random)?.handle {
      writer.note(picture, of: cell)
      now.pictures[.cell(cell.key)] = picture
    }
  }

  // MARK: Events

  private mutating func noteCost(_ writer: inout TraceWriter) {
    let (part, seconds) = (random.one(in: 2) ? "layout" : "paint", random.number())
    writer.note(cost: seconds, of: part)
    now.costs.append("\(part) \(seconds.bitPattern)")
  }

  private mutating func noteCall(_ writer: inout TraceWriter) {
    var call = TraceCall(view: random.text(), name: random.text(), path: path())
    if random.one(in: 2) { call.before = (0..<2).map { _ in random.number() } }
    if random.one(in: 2) { call.after = (0..<4).map { _ in random.number() } }
    if random.one(in: 2) { call.cause = random.text() }
    if random.one(in: 2) { call.programCall = random.text() }
    if random.one(in: 2) { call.letter = random.text() }
    if random.one(in: 3) { call.outcome = random.text() }
    if random.one(in: 2) {
      let first = UInt64.random(in: 0..<3, using: &random)
      call.addresses = [first, 0x7FFF_0000_1234 + first, .max - first]
    }
    writer.note(call)
    now.calls.append(Exact.call(call))
  }

  private mutating func noteLine(_ writer: inout TraceWriter) {
    let text = random.text()
    switch Int.random(in: 0..<3, using: &random) {
    case 0:
      writer.note(input: text)
      now.lines.append(.input(text))
    case 1:
      writer.note(conflict: text)
      now.lines.append(.conflict(text))
    default:
      writer.note(mark: text)
      now.lines.append(.mark(text))
    }
  }

  // MARK: Values

  private mutating func rect() -> Rect {
    Rect(x: random.number(), y: random.number(), width: random.number(), height: random.number())
  }

  private mutating func insets() -> EdgeInsets {
    EdgeInsets(top: random.number(), left: 0, bottom: random.number(), right: 0)
  }

  private mutating func path() -> TracePath? {
    random.one(in: 3) ? nil : TracePath(row: random.whole(), section: random.whole())
  }

  private mutating func scroll() -> TraceView.Scroll {
    TraceView.Scroll(
      contentSize: Size(width: random.number(), height: random.number()), contentInset: insets(),
      adjustedContentInset: insets(),
      motion: [.still, .finger, .bounce, .zoom].randomElement(using: &random) ?? .still)
  }

  private mutating func counts() -> TraceQueue.Counts {
    TraceQueue.Counts(
      live: random.whole(), queued: random.whole(), created: random.whole(),
      dequeued: random.whole(), reused: random.whole())
  }
}

extension RandomRun {
  /// A run and its file, with the places at which its header and its segments end.
  static func file(
    seed: UInt64, ticks: Int, goingBack: Bool = false
  ) -> (run: RandomRun, file: [UInt8], ends: [Int]) {
    var file: [UInt8] = []
    var ends: [Int] = []
    var run = RandomRun(seed: seed)
    var writer = TraceWriter(TraceHeader(title: "a run", maker: "tests")) {
      file += $0
      ends.append(file.count)
    }
    run.write(ticks: ticks, goingBack: goingBack, to: &writer)
    return (run, file, ends)
  }
}
