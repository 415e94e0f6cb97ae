internal import Geometry

/// Writes the ticks of a run as a trace.
///
/// The program adds the views, cells and queues that it has, keeps the handles, and notes their states
/// in each tick. The writer compares with what it has written and writes only changes; what is not
/// noted has not changed. What is added before the first tick existed before the trace. A segment ends with the first tick that begins a second after its own first
/// one, or when it has become long; it is then given away as a whole.
///
/// ```swift
/// var writer = TraceWriter(TraceHeader(title: "feed", maker: "scrollwork 0.3.0")) { file += $0 }
/// writer.begin(time: 0)
/// let list = writer.add(TraceView(id: "table1", kind: "TableView", state: state))
/// writer.end()
/// writer.begin(time: 0.016)
/// writer.note(list, scrolledState)
/// writer.end()
/// writer.flush()
/// ```
package struct TraceWriter: ~Copyable {
  /// The duration after which a segment ends, in seconds.
  package static let segmentDuration = 1.0
  /// The number of unpacked bytes of ticks after which a segment ends with the present one.
  package static let segmentLength = 4 << 20

  private let finish: (UnpackedSegment) -> Void
  var sink = ByteSink()
  var texts = SegmentTexts()
  var views = SlotTable<TraceView, ViewName, ViewFields>()
  var cells = SlotTable<TraceCell, CellName, CellFields>()
  var queues = SlotTable<TraceQueue, QueueName, TraceQueue.Counts>()
  var base = CodingBase()
  var images = SegmentImages()
  var pictures = SegmentPictures()
  /// Returns the files of code that the program has loaded; nil, the default, if backtraces are written
  /// without them. It is called only when a backtrace is written.
  package var loadedImages: (() -> [TraceImage])?
  /// The time of the present segment's first tick; nil before it.
  private var start: Double?
  /// The number of bytes of the state with which the present segment begins.
  private var stateLength = 0
  /// The time before which no tick may begin.
  private var time = -Double.infinity
  private var isInTick = false
  /// Whether no tick has begun yet: what is added now exists before the first one.
  private(set) var isOpening = true

  /// Makes a writer that gives away each segment as it ends. To pack it takes most of the time, and
  /// may be done on another thread.
  package init(_ finish: @escaping (UnpackedSegment) -> Void) { self.finish = finish }

  /// Makes a writer that gives away the bytes of a file: now the header, and each segment, packed, as
  /// it ends.
  package init(_ header: TraceHeader, _ write: @escaping ([UInt8]) -> Void) {
    write(header.bytes)
    self.init { write($0.packed().bytes) }
  }

  /// Begins a tick; `time` is in seconds.
  ///
  /// - Precondition: The last tick has ended, and `time` is finite and not before it; or ``goBack()``
  ///   was called.
  package mutating func begin(time: Double) {
    require(!isInTick, "TraceWriter: the last tick has not ended")
    require(
      time.isFinite && time >= self.time, "TraceWriter: \(time) is before the last tick's time")
    isOpening = false
    if let start, time >= start + Self.segmentDuration { flush() }
    if start == nil {
      start = time
      appendState()
      stateLength = sink.count
    }
    base.beginTick()
    sink.append(RecordKind.tick.rawValue)
    sink.append(time, after: base.time, shift: &base.timeShift)
    base.time = time
    self.time = time
    isInTick = true
  }

  /// Ends a tick.
  package mutating func end() {
    requireTick()
    isInTick = false
    if sink.count - stateLength >= Self.segmentLength { flush() }
  }

  /// Ends the present segment, and gives it away; does nothing if it has no ticks.
  ///
  /// - Precondition: The last tick has ended.
  package mutating func flush() {
    require(!isInTick, "TraceWriter: the last tick has not ended")
    guard let start else { return }
    finish(UnpackedSegment(data: sink.take(), times: start...time))
    self.start = nil
    texts.removeAll()
    images.beginSegment()
    pictures.beginSegment()
    base = CodingBase()
  }

  /// Goes back in time: the next tick may begin before the last one, and then discards all ticks from
  /// its time on. What exists stays as it was noted last.
  ///
  /// - Precondition: The last tick has ended.
  package mutating func goBack() {
    flush()
    time = -.infinity
  }

  /// Appends all that exists, from which a reader can begin.
  private mutating func appendState() {
    for handle in views.handles { append(view: handle) }
    for handle in cells.handles { append(cell: handle) }
    for handle in queues.handles { append(queue: handle) }
    guard !pictures.shown.isEmpty else { return }
    for handle in views.handles { append(pictureOf: .view(handle.key)) }
    for handle in cells.handles { append(pictureOf: .cell(handle.key)) }
  }

  @inline(__always)
  func requireTick() { require(isInTick, "TraceWriter: there is no tick") }

  /// Requires a tick, or the time before the first one.
  @inline(__always)
  func requireTickOrOpening() {
    require(isInTick || isOpening, "TraceWriter: there is no tick")
  }
}
