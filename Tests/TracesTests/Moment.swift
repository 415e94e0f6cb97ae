import Traces

/// All that exists after a tick, and what happened in it: what a test expects, or what a trace says.
struct Moment: Equatable {
  var time = 0.0
  var views: [Int: Exact.Thing] = [:]
  var cells: [Int: Exact.Thing] = [:]
  var queues: [Int: Exact.Thing] = [:]
  var pictures: [TraceThing: TracePicture] = [:]
  var calls: [Exact.Thing] = []
  var costs: [String] = []
  var lines: [TraceTick.Line] = []

  init() {}

  init(_ tick: TraceTick, _ state: TraceState) {
    self.init(state)
    time = tick.time
    calls = tick.calls.map(Exact.call)
    costs = tick.costs.map { "\($0.part) \($0.seconds.bitPattern)" }
    lines = tick.lines
  }

  init(_ state: TraceState) {
    for (key, view) in state.views { views[key.number] = Exact.view(view) }
    for (key, cell) in state.cells { cells[key.number] = Exact.cell(cell) }
    for (key, queue) in state.queues { queues[key.number] = Exact.queue(queue) }
    pictures = state.pictures
  }

  /// The moment without what only happened.
  var state: Moment {
    var state = Moment()
    (state.views, state.cells, state.queues) = (views, cells, queues)
    state.pictures = pictures
    return state
  }

  /// Applies the changes that a tick lists.
  mutating func apply(_ tick: TraceTick) {
    for news in tick.views { apply(news, to: \.views, Exact.view) { Exact.state($0) } }
    for news in tick.cells {
      apply(news, to: \.cells, Exact.cell) { Exact.state($0) }
    }
    for news in tick.queues { apply(news, to: \.queues, Exact.queue) { Exact.state($0) } }
    for news in tick.pictures { pictures[news.thing] = news.picture }
    pictures = pictures.filter { thing, _ in
      switch thing {
      case .view(let key): views[key.number] != nil
      case .cell(let key): cells[key.number] != nil
      }
    }
  }

  private mutating func apply<Thing, State>(
    _ news: TraceTick.News<Thing, State>, to things: WritableKeyPath<Moment, [Int: Exact.Thing]>,
    _ exact: (Thing) -> Exact.Thing, _ numbers: (State) -> [UInt64]
  ) {
    let key = news.key.number
    switch news.change {
    case .added(let thing): self[keyPath: things][key] = exact(thing)
    case .changed(let state):
      let numbers = numbers(state)
      // The number of a cell, which never changes, comes after those of its state.
      let old = self[keyPath: things][key]?.numbers ?? []
      let tail = things == \.cells ? old.suffix(1) : []
      self[keyPath: things][key]?.numbers = numbers + tail
    case .gone: self[keyPath: things][key] = nil
    }
  }
}
