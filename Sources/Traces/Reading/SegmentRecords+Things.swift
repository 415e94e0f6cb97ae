extension SegmentRecords {
  mutating func readView(
    _ kind: RecordKind
  ) throws(TraceFailure) -> TraceTick.News<TraceView, TraceView.State> {
    base.view = try source.whole(after: base.view, "a view's number")
    let key = TraceView.Key(number: base.view)
    switch kind {
    case .viewAdded:
      let (id, name) = (try text("a view's name"), try text("a view's kind"))
      let view = TraceView(id: id, kind: name, state: try viewFields(after: ViewFields()).state)
      guard state.views.updateValue(view, forKey: key) == nil else {
        throw known("view", base.view)
      }
      return TraceTick.News(key: key, change: .added(view))
    case .viewChanged:
      guard let old = state.views[key]?.state else { throw unknown("view", base.view) }
      let new = try viewFields(after: ViewFields(old)).state
      state.views[key]?.state = new
      return TraceTick.News(key: key, change: .changed(new))
    default:
      guard state.views.removeValue(forKey: key) != nil else { throw unknown("view", base.view) }
      state.pictures[.view(key)] = nil
      return TraceTick.News(key: key, change: .gone)
    }
  }

  mutating func readCell(
    _ kind: RecordKind
  ) throws(TraceFailure) -> TraceTick.News<TraceCell, TraceCell.State> {
    base.cell = try source.whole(after: base.cell, "a cell's number")
    let key = TraceCell.Key(number: base.cell)
    switch kind {
    case .cellAdded:
      let identifier = try text("a cell's identifier")
      let number = try source.whole(after: 0, "a cell's number in its queue")
      let cell = TraceCell(
        identifier: identifier, number: number, letter: try text("a letter"),
        state: try cellFields(after: CellFields()).state)
      guard state.cells.updateValue(cell, forKey: key) == nil else {
        throw known("cell", base.cell)
      }
      return TraceTick.News(key: key, change: .added(cell))
    case .cellChanged:
      guard let old = state.cells[key]?.state else { throw unknown("cell", base.cell) }
      let new = try cellFields(after: CellFields(old)).state
      state.cells[key]?.state = new
      return TraceTick.News(key: key, change: .changed(new))
    default:
      guard state.cells.removeValue(forKey: key) != nil else { throw unknown("cell", base.cell) }
      state.pictures[.cell(key)] = nil
      return TraceTick.News(key: key, change: .gone)
    }
  }

  mutating func readQueue(
    _ kind: RecordKind
  ) throws(TraceFailure) -> TraceTick.News<TraceQueue, TraceQueue.Counts> {
    base.queue = try source.whole(after: base.queue, "a queue's number")
    let key = TraceQueue.Key(number: base.queue)
    switch kind {
    case .queueAdded:
      let (owner, identifier) = (try text("a queue's owner"), try text("an identifier"))
      let queue = TraceQueue(
        owner: owner, identifier: identifier, counts: try counts(after: TraceQueue.Counts()))
      guard state.queues.updateValue(queue, forKey: key) == nil else {
        throw known("queue", base.queue)
      }
      return TraceTick.News(key: key, change: .added(queue))
    case .queueChanged:
      guard let old = state.queues[key]?.counts else { throw unknown("queue", base.queue) }
      let counts = try counts(after: old)
      state.queues[key]?.counts = counts
      return TraceTick.News(key: key, change: .changed(counts))
    default:
      guard state.queues.removeValue(forKey: key) != nil else { throw unknown("queue", base.queue) }
      return TraceTick.News(key: key, change: .gone)
    }
  }

  private func known(_ thing: String, _ number: Int) -> TraceFailure {
    source.failure("the \(thing) \(number) is added again", allowed: "numbers not in use")
  }

  private func unknown(_ thing: String, _ number: Int) -> TraceFailure {
    source.failure("there is no \(thing) \(number)", allowed: "numbers in use")
  }

  // MARK: Fields

  private mutating func viewFields(after old: ViewFields) throws(TraceFailure) -> ViewFields {
    let marks = UInt32(truncatingIfNeeded: try source.number("the marks of a view"))
    func four(at place: Int) -> UInt8 { UInt8(truncatingIfNeeded: marks >> place) & 0xF }
    var new = old
    new.bounds = try source.numbers(
      after: old.bounds, shifts: &base.bounds, changes: four(at: ViewField.bounds), "bounds")
    new.frame = try source.numbers(
      after: old.frame, shifts: &base.viewFrame, changes: four(at: ViewField.frame), "a frame")
    new.contentSize = try source.numbers(
      after: old.contentSize, shifts: &base.contentSize, changes: four(at: ViewField.contentSize),
      "a content size")
    new.contentInset = try source.numbers(
      after: old.contentInset, shifts: &base.contentInset,
      changes: four(at: ViewField.contentInset), "an inset")
    new.adjustedContentInset = try source.numbers(
      after: old.adjustedContentInset, shifts: &base.adjustedContentInset,
      changes: four(at: ViewField.adjustedContentInset), "an adjusted inset")
    if marks & ViewField.motion != 0 { new.motion = try source.byte("a motion") }
    if marks & ViewField.parent != 0 {
      new.parent = try source.whole(after: old.parent, "a parent")
    }
    if marks & ViewField.scroll != 0 { new.scrolls.toggle() }
    return new
  }

  private mutating func cellFields(after old: CellFields) throws(TraceFailure) -> CellFields {
    let marks = try source.byte("the marks of a cell")
    var new = old
    new.frame = try source.numbers(
      after: old.frame, shifts: &base.frame, changes: marks & 0xF, "a frame")
    if marks & CellField.path != 0 { (new.path, new.hasPath) = (try path(), true) }
    if marks & CellField.noPath != 0 { new.hasPath = false }
    if marks & CellField.isStale != 0 { new.isStale.toggle() }
    if marks & CellField.list != 0 { new.list = try source.whole(after: old.list, "a list") }
    return new
  }

  private mutating func counts(
    after old: TraceQueue.Counts
  ) throws(TraceFailure) -> TraceQueue.Counts {
    TraceQueue.Counts(
      live: try source.whole(after: old.live, "a count"),
      queued: try source.whole(after: old.queued, "a count"),
      created: try source.whole(after: old.created, "a count"),
      dequeued: try source.whole(after: old.dequeued, "a count"),
      reused: try source.whole(after: old.reused, "a count"))
  }
}
