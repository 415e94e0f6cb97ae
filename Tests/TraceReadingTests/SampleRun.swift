import Geometry
import TestSupport
import Traces

/// A list that wheel turns scroll, and a banner that follows it, as the source of a trace: what
/// happens follows from a seed. One fault can be planted.
struct SampleRun {
  /// How a run is made and recorded.
  struct Settings {
    var seed: UInt64
    /// Ticks in a second, a multiple of 60.
    var rate = 60
    /// The time of the first tick, in seconds.
    var start = 0.0
    /// After how many ticks a segment ends early; nil for never.
    var flush: Int?
    var fault: Fault?
    /// The duration in seconds.
    var duration = 5.0
    /// Costs differ in each run.
    var costSeed: UInt64 = 1
    var title = "feed"
  }

  static let rowHeight = 50.0
  static let height = 600.0
  /// How long the content moves after an input, in seconds; at the end it bounces.
  private static let motion = 0.5

  /// The inputs, by the number of their tick at 60 a second.
  private struct Input {
    var tick: Int
    let delta: Double
    var line: String
  }

  private struct Cell {
    let handle: TraceHandle<TraceCell>
    let letter: String
    var state: TraceCell.State
  }

  let settings: Settings
  private var random: SeededRandom
  private var costs: SeededRandom
  private var inputs: [Input] = []
  /// The tick at 60 a second from which on the fault is due.
  private let faultTick: Int
  /// The time at which the fault was planted, in seconds; nil if it was not yet.
  private(set) var plantedAt: Double?

  private var list: TraceView.State
  private var banner: TraceView.State
  private var handles: (list: TraceHandle<TraceView>, banner: TraceHandle<TraceView>?)?
  private var shown: [Int: Cell] = [:]
  private var waiting: [Cell] = []
  private var counts = TraceQueue.Counts()
  /// How far the fault has moved the content, in points.
  private var shift = 0.0
  private var offset = 0.0

  init(_ settings: Settings) {
    self.settings = settings
    random = SeededRandom(seed: settings.seed)
    costs = SeededRandom(seed: settings.costSeed)
    var tick = 30
    while Double(tick) / 60 < settings.duration - 0.9 {
      let delta =
        inputs.count % 2 == 0
        ? Double(Int.random(in: 200...300, using: &random))
        : -Double(Int.random(in: 100...150, using: &random))
      let y = Int.random(in: 0..<600, using: &random)
      inputs.append(
        Input(
          tick: tick, delta: delta,
          line: "{\"wheel\":{\"in\":\"table1\",\"at\":[100,\(y)],\"delta\":[0,\(-delta)]}}"))
      tick += Int.random(in: 50...70, using: &random)
    }
    let any = [0, 2].randomElement(using: &random) ?? 0
    let chosen =
      switch settings.fault {
      // A list that has reused a cell before would not be one that never does.
      case .neverReused: 0
      // The first input would only begin the run later.
      case .inputLate: 2
      default: any
      }
    faultTick = inputs[chosen].tick + Int((60 * (settings.fault?.delay ?? 0)).rounded())
    let screen = Rect(x: 0, y: 100, width: 375, height: Self.height)
    list = TraceView.State(
      frame: screen, bounds: Rect(origin: .zero, size: screen.size),
      scroll: TraceView.Scroll(contentSize: Size(width: 375, height: 50_000)))
    banner = TraceView.State(
      frame: Rect(x: 0, y: 0, width: 375, height: 100),
      bounds: Rect(x: 0, y: 0, width: 375, height: 100),
      scroll: TraceView.Scroll(contentSize: Size(width: 375, height: 20_000)))
    plantInputs(chosen)
  }

  private mutating func plantInputs(_ chosen: Int) {
    let tick = inputs[chosen].tick
    switch settings.fault {
    case .inputMissing: inputs.remove(at: chosen)
    case .anotherInput: inputs[chosen].line = "{\"key\":\"pageDown\"}"
    case .inputLate: inputs[chosen].tick += 6
    default: return
    }
    plantedAt = settings.start + Double(tick) / 60
  }

  // MARK: Writing

  mutating func write(to writer: inout TraceWriter) {
    let ticks = Int(settings.duration * Double(settings.rate))
    for tick in 0...ticks {
      let time = settings.start + Double(tick) / Double(settings.rate)
      writer.begin(time: time)
      if tick == 0 { begin(&writer) }
      write(tick: tick, at: time, &writer)
      writer.end()
      if let flush = settings.flush, tick % flush == flush - 1 { writer.flush() }
    }
    writer.flush()
  }

  private mutating func begin(_ writer: inout TraceWriter) {
    let screen = Rect(x: 0, y: 0, width: 375, height: 700)
    let window = writer.add(
      TraceView(id: "window", kind: "View", state: TraceView.State(frame: screen, bounds: screen)))
    list.parent = window.key
    banner.parent = window.key
    handles = (
      writer.add(TraceView(id: "table1", kind: "TableView", state: list)),
      writer.add(TraceView(id: "banner", kind: "ScrollView", state: banner))
    )
    writer.note(TraceCall(view: "table1", name: "numberOfSections"))
    writer.note(TraceCall(view: "table1", name: "numberOfRowsInSection"))
    queue = writer.add(TraceQueue(owner: "table1", identifier: "row", counts: counts))
  }

  private var queue: TraceHandle<TraceQueue>?

  private mutating func write(tick: Int, at time: Double, _ writer: inout TraceWriter) {
    for input in inputs where input.tick * settings.rate / 60 == tick {
      writer.note(input: input.line)
    }
    let isDue =
      settings.fault != nil && plantedAt == nil && tick >= faultTick * settings.rate / 60
    if isDue { plant(at: time, &writer) }
    move(tick, &writer)
    let isRowDue = isDue && plantedAt == nil
    if layOut(faulty: isRowDue, &writer) { plantedAt = time }
    if let handles {
      writer.note(handles.list, list)
      if let banner = handles.banner { writer.note(banner, self.banner) }
    }
    for cell in shown.values.sorted(by: { $0.handle.key.number < $1.handle.key.number }) {
      writer.note(cell.handle, cell.state)
    }
    for cell in waiting { writer.note(cell.handle, cell.state) }
    if let queue { writer.note(queue, counts) }
    noteCosts(time, &writer)
  }

  private mutating func noteCosts(_ time: Double, _ writer: inout TraceWriter) {
    let isLate = settings.fault == .latePicture && plantedAt == time
    writer.note(
      cost: isLate ? 0.08 : Double.random(in: 0.002...0.004, using: &costs), of: "layout")
    writer.note(cost: Double.random(in: 0.001...0.002, using: &costs), of: "paint")
  }

  // MARK: Motion

  /// The offset after a tick, and what moves it.
  private func motion(at tick: Int) -> (offset: Double, motion: TraceMotion) {
    var (offset, motion) = (0.0, TraceMotion.still)
    for input in inputs {
      let time = Double(tick) / Double(settings.rate) - Double(input.tick) / 60
      guard time >= 0 else { continue }
      let share = min(1, time / Self.motion)
      offset += input.delta * share * share * (3 - 2 * share)
      if share > 0, share < 1 { motion = share < 0.6 ? .wheel : .bounce }
    }
    return (offset, motion)
  }

  private mutating func move(_ tick: Int, _ writer: inout TraceWriter) {
    let (base, motion) = motion(at: tick)
    list.scroll?.motion = motion
    let new = base + shift
    guard new != offset else { return }
    let isWrong = settings.fault == .wrongCause && plantedAt != nil && !wasWrong
    if isWrong { wasWrong = true }
    let cause = isWrong ? "key" : motion == .bounce ? "bounce" : "wheel"
    offset = new
    list.bounds.origin.y = offset
    banner.bounds.origin.y = offset / 4
    let calls = [
      TraceCall(view: "table1", name: "scrollViewDidScroll", cause: cause),
      TraceCall(view: "banner", name: "scrollViewDidScroll", cause: "link"),
    ]
    let isSwapped = settings.fault == .callsOfViewsSwapped && plantedAt != nil && !wasWrong
    if isSwapped { wasWrong = true }
    for call in isSwapped ? calls.reversed() : calls { writer.note(call) }
  }

  private var wasWrong = false

  // MARK: Rows

  /// Gives rows that enter the screen the cells of those that have left it; returns whether a fault
  /// of a row was planted.
  private mutating func layOut(faulty: Bool, _ writer: inout TraceWriter) -> Bool {
    let rows =
      Int(
        (offset / Self.rowHeight).rounded(.down))..<Int(
        ((offset + Self.height) / Self.rowHeight).rounded(.up))
    let leaving = shown.keys.filter { !rows.contains($0) }.sorted()
    let entering = rows.filter { shown[$0] == nil }
    let isFaulty = faulty && !entering.isEmpty && !leaving.isEmpty
    var calls: [TraceCall] = []
    for row in leaving {
      guard let cell = shown.removeValue(forKey: row) else { continue }
      calls.append(call("didEndDisplaying", row, cell.letter))
      take(cell, keeps: settings.fault != .neverReused || (!isFaulty && plantedAt == nil), &writer)
      if settings.fault == .neverReused, isFaulty { neverReuses = true }
    }
    for (place, row) in entering.enumerated() {
      let isAnother = isFaulty && settings.fault == .anotherRow && place == 0
      let cell = cell(for: isAnother ? row + 100 : row, &writer)
      shown[row] = cell
      calls.append(call("cellForRowAt", row, nil))
      if !(isFaulty && settings.fault == .callMissing && place == 0) {
        calls.append(call("willDisplay", row, cell.letter))
      }
    }
    if isFaulty, settings.fault == .callsSwapped { calls.swapAt(0, calls.count - 1) }
    for call in calls { writer.note(call) }
    return isFaulty
  }

  private var neverReuses = false

  private func call(_ name: String, _ row: Int, _ letter: String?) -> TraceCall {
    TraceCall(
      view: "table1", name: name, path: TracePath(row: row, section: 0), letter: letter)
  }

  private mutating func take(_ cell: Cell, keeps: Bool, _ writer: inout TraceWriter) {
    counts.live -= 1
    guard keeps, !neverReuses else {
      writer.forget(cell.handle)
      return
    }
    var cell = cell
    cell.state.path = nil
    waiting.append(cell)
    counts.queued += 1
  }

  private mutating func cell(for row: Int, _ writer: inout TraceWriter) -> Cell {
    counts.dequeued += 1
    counts.live += 1
    let frame = Rect(x: 0, y: Double(row) * Self.rowHeight, width: 375, height: Self.rowHeight)
    if var cell = waiting.popLast() {
      counts.queued -= 1
      counts.reused += 1
      cell.state.path = TracePath(row: row, section: 0)
      cell.state.frame = frame
      return cell
    }
    counts.created += 1
    let state = TraceCell.State(
      list: handles?.list.key ?? TraceView.Key(number: -1), path: TracePath(row: row, section: 0),
      frame: frame)
    let letter = "L\(counts.created)"
    let handle = writer.add(
      TraceCell(identifier: "row", number: counts.created, letter: letter, state: state))
    return Cell(handle: handle, letter: letter, state: state)
  }

  // MARK: Faults

  /// Plants a fault that is not one of rows.
  private mutating func plant(at time: Double, _ writer: inout TraceWriter) {
    switch settings.fault {
    case .neverReused, .callMissing, .callsSwapped, .anotherRow, nil: return
    case .programOffset: jump(40, "program", "setContentOffset", &writer)
    case .clamping:
      writer.note(TraceCall(view: "table1", name: "numberOfSections"))
      setLength(offset + 570, "program", "reloadData", &writer)
      jump(-30, "clamping", "reloadData", &writer)
    case .anchoring:
      setLength(50_080, "layout", nil, &writer)
      jump(80, "anchoring", nil, &writer)
    case .estimate: setLength(50_120, "layout", nil, &writer)
    case .insetInBounce:
      list.scroll?.contentInset.bottom = 34
      writer.note(
        TraceCall(
          view: "table1", name: "contentInset", before: [0, 0, 0, 0], after: [0, 0, 34, 0],
          cause: "program", programCall: "contentInset ="))
    case .safeArea:
      list.scroll?.adjustedContentInset.top = 44
      writer.note(
        TraceCall(
          view: "table1", name: "adjustedContentInset", before: [0, 0, 0, 0],
          after: [44, 0, 0, 0], cause: "safe area"))
    case .size: banner.bounds.size.width = 320
    case .viewFrame: banner.frame.origin.y = 8
    case .viewGone:
      if let banner = handles?.banner { writer.forget(banner) }
      handles?.banner = nil
    case .viewClass: becomeOther(&writer)
    case .scrollGone: banner.scroll = nil
    case .rowsShifted:
      for (row, cell) in shown { shown[row]?.state.frame.origin.y = cell.state.frame.minY + 80 }
    case .doubleReload:
      for _ in 0..<2 {
        writer.note(
          TraceCall(view: "table1", name: "numberOfSections", programCall: "reloadData"))
      }
    case .queueCount: counts.queued += 1
    case .conflict: writer.note(conflict: "title.width = 100, title.width = 200")
    case .mark: writer.note(mark: "retried")
    case .stale, .cellFrame, .letter, .identifier: changeCell(&writer)
    case .wrongCause, .callsOfViewsSwapped, .latePicture: break
    case .inputMissing, .anotherInput, .inputLate: return
    }
    plantedAt = time
  }

  private mutating func jump(
    _ distance: Double, _ cause: String, _ call: String?, _ writer: inout TraceWriter
  ) {
    let old = offset
    shift += distance
    offset += distance
    list.bounds.origin.y = offset
    banner.bounds.origin.y = offset / 4
    writer.note(
      TraceCall(
        view: "table1", name: "contentOffset", before: [0, old], after: [0, offset], cause: cause,
        programCall: call))
    writer.note(TraceCall(view: "banner", name: "scrollViewDidScroll", cause: "link"))
  }

  private mutating func setLength(
    _ length: Double, _ cause: String, _ call: String?, _ writer: inout TraceWriter
  ) {
    let old = list.scroll?.contentSize.height ?? 0
    list.scroll?.contentSize.height = length
    writer.note(
      TraceCall(
        view: "table1", name: "contentSize", before: [375, old], after: [375, length],
        cause: cause, programCall: call))
  }

  private mutating func becomeOther(_ writer: inout TraceWriter) {
    guard let old = handles?.banner else { return }
    writer.forget(old)
    handles?.banner = writer.add(TraceView(id: "banner", kind: "PagingView", state: banner))
  }

  /// The row whose cell has a fault.
  private var faultyRow: Int { Int(offset / Self.rowHeight) + 3 }

  private mutating func changeCell(_ writer: inout TraceWriter) {
    guard var cell = shown[faultyRow] else { return }
    switch settings.fault {
    case .stale: cell.state.isStale = true
    case .cellFrame: cell.state.frame.size.height = 60
    default:
      let isLetter = settings.fault == .letter
      writer.forget(cell.handle)
      let letter = isLetter ? "X" : cell.letter
      let handle = writer.add(
        TraceCell(
          identifier: isLetter ? "row" : "card", number: 99, letter: letter, state: cell.state))
      cell = Cell(handle: handle, letter: letter, state: cell.state)
    }
    shown[faultyRow] = cell
  }
}

extension SampleRun {
  /// A recorded run: the bytes of the header and of each segment, and when the fault was planted.
  static func record(_ settings: Settings) -> (parts: [[UInt8]], plantedAt: Double?) {
    var parts: [[UInt8]] = []
    var run = SampleRun(settings)
    var writer = TraceWriter(TraceHeader(title: settings.title, maker: "tests")) {
      parts.append($0)
    }
    run.write(to: &writer)
    return (parts, run.plantedAt)
  }

  static func trace(_ settings: Settings) throws -> Trace {
    try Trace(record(settings).parts.flatMap(\.self))
  }
}
