package import Traces

extension TraceSummary {
  /// Reads a trace once, tick by tick.
  ///
  /// - Complexity: O(trace). The memory is that of a state, of all lists and queues, of two numbers for
  ///   each tick, and of ``Findings``.
  package init(_ trace: Trace) {
    var (tickCount, first, last) = (0, Double?.none, 0.0)
    let opening = trace.opening
    var reading = SummaryReading(opening)
    for tick in trace.ticks {
      (first, last) = (first ?? tick.time, tick.time)
      tickCount += 1
      reading.read(tick)
    }
    header = trace.header
    times = first.map { $0...last }
    self.tickCount = tickCount
    beginsInRun = opening.views.values.contains { $0.state.scroll != nil }
    ending = trace.ending
    unknownRecords = trace.unknownRecords
    lists = reading.lists.entries
    queues = reading.queues.entries
    pictures = reading.pictures.result
    jumps = reading.changes.jumps
    placesKept = reading.changes.placesKept
    estimates = reading.changes.estimates
    insets = reading.changes.insets
    shifts = reading.shifts.findings
    stale = reading.stale.findings
    conflicts = reading.conflicts.findings
    reloads = reading.changes.reloads
  }
}

/// What a summary is made from, while a trace is read.
private struct SummaryReading {
  private var views: [TraceView.Key: TraceView]
  private var cells: [TraceCell.Key: TraceCell]
  /// What cells show, as far as it is recorded.
  private var cellPictures: [TraceCell.Key: TracePicture] = [:]
  var lists = ListBook()
  var queues = QueueStatistics()
  var pictures = PictureCosts()
  var changes = ChangeBook()
  var shifts = ShiftBook()
  var stale = StaleBook()
  var conflicts = ConflictBook()

  init(_ opening: TraceState) {
    (views, cells) = (opening.views, opening.cells)
    for (key, queue) in opening.queues { queues.add(key, queue) }
    for (key, cell) in opening.cells.sorted(by: { $0.key.number < $1.key.number }) {
      lists.noteOpening(cell, views)
      shifts.note(from: nil, to: cell.state)
      stale.note(key, from: nil, to: cell, at: -.infinity, in: name(of: cell))
    }
    for (thing, picture) in opening.pictures { note(picture, of: thing) }
  }

  mutating func read(_ tick: TraceTick) {
    changes.begin(tick)
    shifts.begin()
    let fillsAnew =
      !cellPictures.isEmpty && tick.calls.contains { $0.name == EngineWords.sections }
    let before = fillsAnew ? ContentPlaces(cells, cellPictures) : nil
    for news in tick.views { read(news) }
    lists.begin(tick)
    for news in tick.cells { read(news, at: tick.time) }
    for news in tick.queues { queues.note(news) }
    lists.end()
    for news in tick.pictures { note(news.picture, of: news.thing) }
    shifts.end(at: tick.time, tick.calls, views)
    if let before {
      shifts.end(
        at: tick.time, tick.calls, views, from: before,
        to: ContentPlaces(cells, cellPictures))
    }
    changes.note(tick.calls) { id in lists.isList(id) }
    pictures.note(tick, cellsMade: lists.madeInTick)
    for case .conflict(let text) in tick.lines { conflicts.note(text, at: tick.time) }
  }

  private mutating func read(_ news: TraceTick.News<TraceView, TraceView.State>) {
    let old = views[news.key]
    switch news.change {
    case .added(let view): views[news.key] = view
    case .changed(let state): views[news.key]?.state = state
    case .gone: views[news.key] = nil
    }
    changes.note(from: old, to: views[news.key])
    shifts.note(news.key, from: old, to: views[news.key])
  }

  private mutating func read(
    _ news: TraceTick.News<TraceCell, TraceCell.State>, at time: Double
  ) {
    let old = cells[news.key]
    switch news.change {
    case .added(let cell): cells[news.key] = cell
    case .changed(let state): cells[news.key]?.state = state
    case .gone: (cells[news.key], cellPictures[news.key]) = (nil, nil)
    }
    let new = cells[news.key]
    lists.note(from: old, to: new, views)
    shifts.note(from: old?.state, to: new?.state)
    stale.note(news.key, from: old, to: new, at: time, in: (new ?? old).map(name) ?? "")
  }

  private mutating func note(_ picture: TracePicture, of thing: TraceThing) {
    if case .cell(let key) = thing { cellPictures[key] = picture }
  }

  /// The name of a cell's list.
  private func name(of cell: TraceCell) -> String {
    views[cell.state.list]?.id ?? EngineWords.unknownView
  }
}
