/// The ticks of a trace from a segment on, unpacked one segment at a time.
///
/// What a tick lists as changed has changed since the tick before it, also where the run went back in
/// time between the two. What existed before the first tick is ``Trace/opening``.
package struct TraceTicks: Sequence, IteratorProtocol {
  private let trace: Trace
  private var segment: Int
  private var records: SegmentRecords?
  /// The number of ticks of the present segment that are not read yet.
  private var left = 0
  /// What existed after the last tick, if the present segment begins with something else; nil after its
  /// first tick.
  private var before: TraceState?

  init(_ trace: Trace, from segment: Int) {
    self.trace = trace
    self.segment = segment
  }

  /// What exists after the last tick that was returned.
  package var state: TraceState { records?.state ?? TraceState() }

  /// The next tick; nil after the last one.
  package mutating func next() -> TraceTick? {
    if left == 0 { open() }
    guard left > 0 else { return nil }
    left -= 1
    let start = before == nil ? nil : state
    // The trace has checked all records when it was read.
    guard var tick = try? records?.next() else { return nil }
    if let before, let start { tick.addChanges(from: before, to: start) }
    before = nil
    return tick
  }

  private mutating func open() {
    guard segment < trace.segments.count else { return }
    let known = trace.segments[segment]
    before = known.goesBack && records != nil ? state : nil
    left = known.tickCount
    records = trace.records(of: segment)
    segment += 1
  }
}

extension TraceTick {
  /// Lists the differences between two states before the changes that the tick has.
  fileprivate mutating func addChanges(from old: TraceState, to new: TraceState) {
    views =
      Self.changes(from: old.views, to: new.views, \.state) {
        ViewFields($0).changes(from: ViewFields($1)) != 0
      } + views
    cells =
      Self.changes(from: old.cells, to: new.cells, \.state) {
        CellFields($0).differs(from: CellFields($1))
      } + cells
    queues = Self.changes(from: old.queues, to: new.queues, \.counts, !=) + queues
    pictures =
      new.pictures.filter { old.pictures[$0.key] != $0.value }
      .map { Picture(thing: $0.key, picture: $0.value) }.sorted { $0.thing < $1.thing } + pictures
  }

  private static func changes<Thing, State>(
    from old: [TraceKey<Thing>: Thing], to new: [TraceKey<Thing>: Thing],
    _ state: (Thing) -> State, _ differ: (State, State) -> Bool
  ) -> [News<Thing, State>] {
    let keys = Set(old.keys).union(new.keys).sorted { $0.number < $1.number }
    return keys.compactMap { key in
      switch (old[key], new[key]) {
      case (nil, let thing?): News(key: key, change: .added(thing))
      case (_?, nil): News(key: key, change: .gone)
      case (let before?, let after?) where differ(state(after), state(before)):
        News(key: key, change: .changed(state(after)))
      default: nil
      }
    }
  }
}
