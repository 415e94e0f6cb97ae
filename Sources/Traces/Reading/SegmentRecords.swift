import Drawing

/// The records of an unpacked segment, from the state that it begins with to its last tick.
struct SegmentRecords {
  var source: ByteSource
  var base = CodingBase()
  /// The texts and stacks that were read, by their numbers minus one.
  var texts: [String] = []
  var stacks: [[UInt64]] = []
  /// The images that were read.
  private(set) var images: [TraceImage] = []
  /// The pictures and the images in them that were read, by their numbers minus one.
  var pictures: [TracePicture] = []
  var pixels: [Image] = []
  /// What exists after the last tick that was returned.
  var state = TraceState()
  /// The number of unknown records that were skipped.
  private(set) var unknownCount = 0
  /// The tick whose head was read; nil before the first one and after the last one.
  private var upcoming: Double?
  /// The time of the last tick that was returned or announced.
  private var lastTime = -Double.infinity

  /// Reads the state with which a segment begins. `start` is the offset of the segment in its file.
  init(_ data: [UInt8], of start: Int) throws(TraceFailure) {
    source = ByteSource(data, in: .unpacked(segment: start))
    while upcoming == nil, source.left > 0 {
      guard let kind = try readKind() else { continue }
      switch kind {
      case .tick: upcoming = try readTime()
      case .viewAdded: _ = try readView(kind)
      case .cellAdded: _ = try readCell(kind)
      case .queueAdded: _ = try readQueue(kind)
      case .image: images.append(try readImage())
      case .picture: _ = try readPicture()
      case .pixels: try readPixels()
      default:
        throw source.failure(
          back: 1, "the record \(kind) comes before the first tick", allowed: "what exists")
      }
    }
  }

  /// Reads the next tick; nil after the last one.
  mutating func next() throws(TraceFailure) -> TraceTick? {
    guard let time = upcoming else { return nil }
    upcoming = nil
    base.beginTick()
    var tick = TraceTick(time: time)
    try readRecords(into: &tick)
    return tick
  }

  /// Reads up to the last tick at or before a time in seconds.
  mutating func state(at time: Double) throws(TraceFailure) -> TraceState {
    while let upcoming, upcoming <= time { _ = try next() }
    return state
  }

  /// Reads up to the beginning of the next tick.
  private mutating func readRecords(into tick: inout TraceTick) throws(TraceFailure) {
    while source.left > 0 {
      guard let kind = try readKind() else { continue }
      switch kind {
      case .tick:
        upcoming = try readTime()
        return
      case .cost: tick.costs.append(try readCost())
      case .viewAdded, .viewChanged, .viewGone: tick.views.append(try readView(kind))
      case .cellAdded, .cellChanged, .cellGone: tick.cells.append(try readCell(kind))
      case .queueAdded, .queueChanged, .queueGone: tick.queues.append(try readQueue(kind))
      case .call: tick.calls.append(try readCall())
      case .input: tick.lines.append(.input(try source.text("an input")))
      case .conflict: tick.lines.append(.conflict(try source.text("a conflict")))
      case .mark: tick.lines.append(.mark(try source.text("a mark")))
      case .image: images.append(try readImage())
      case .picture: tick.pictures.append(try readPicture())
      case .pixels: try readPixels()
      }
    }
  }

  /// Reads the kind of a record; nil after an unknown record, which is skipped.
  private mutating func readKind() throws(TraceFailure) -> RecordKind? {
    let code = try source.byte("a kind")
    if let kind = RecordKind(rawValue: code) { return kind }
    guard code >= RecordKind.firstWithLength else {
      throw source.failure(
        back: 1, "a record has the kind \(code)",
        allowed: "1 to \(RecordKind.mark.rawValue), or from \(RecordKind.firstWithLength)")
    }
    _ = try source.bytes(source.count("bytes of an unknown record"))
    unknownCount += 1
    return nil
  }

  private mutating func readTime() throws(TraceFailure) -> Double {
    let time = try source.number(after: base.time, shift: &base.timeShift, "a time")
    guard time.isFinite, time >= lastTime else {
      throw source.failure(
        "a tick at \(time) follows one at \(lastTime)", allowed: "finite times in order")
    }
    (base.time, lastTime) = (time, time)
    return time
  }
}
