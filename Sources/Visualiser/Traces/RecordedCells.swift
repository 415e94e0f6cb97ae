import ScrollEngine
import Traces

/// The cells of a recorded run by their queues, and the order in which those in a queue wait: it follows
/// from what the queues did.
struct RecordedCells {
  /// The cells with one identifier in a queue, whose number is that of its first list.
  struct Pool: Hashable {
    let queue: Int
    let identifier: String
  }

  /// A cell, with its number among those of its pool.
  struct Cell: Hashable {
    let pool: Pool
    let number: Int
  }

  /// The waiting cells of each pool, the next to be reused last.
  typealias Orders = [Pool: [Int]]

  /// Where lists belong: the pane, as an index, and the number of the queue; nil for other views.
  private let places: [(pane: Int, queue: Int)?]
  /// The names of lists.
  private let ids: [String: Int]
  private(set) var orders: Orders = [:]
  /// The pools of cells that have come, gone or waited in the last tick.
  private(set) var touched: Set<Pool> = []
  private var lists: [TraceView.Key: Int] = [:]
  private var cells: [TraceCell.Key: Known] = [:]
  private var letters: [Letter: TraceCell.Key] = [:]

  private struct Known {
    let cell: Cell
    let letter: Letter
    var waits: Bool
  }

  private struct Letter: Hashable {
    let pane: Int
    let letter: String
  }

  /// `places` are those of the views of a shape, in its order.
  init(of shape: TraceShape, _ places: [(pane: Int, queue: Int)?]) {
    self.places = places
    ids = Dictionary(
      shape.views.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// A cell of the present tick; nil if it is in no known list.
  func cell(_ key: TraceCell.Key) -> Cell? { cells[key]?.cell }

  // MARK: Changes

  /// Begins with a state in which cells wait in some orders.
  mutating func begin(_ state: TraceState, _ orders: Orders) {
    (lists, cells, letters) = ([:], [:], [:])
    self.orders = orders
    for (key, view) in state.views { lists[key] = ids[view.id] }
    for (key, cell) in state.cells { add(cell, key) }
    // In a state whose orders are not known, the cells wait by their numbers.
    let waiting = cells.values.filter(\.waits).sorted { $0.cell.number < $1.cell.number }
    let all = Set(waiting.map(\.cell))
    for (pool, order) in orders {
      self.orders[pool] = order.filter { all.contains(Cell(pool: pool, number: $0)) }
    }
    for known in waiting where self.orders[known.cell.pool]?.contains(known.cell.number) != true {
      wait(known.cell)
    }
  }

  /// Adds a tick; `found` is called for each of its calls, with the cell that it is about.
  mutating func add(_ tick: TraceTick, _ found: (TraceCall, Cell?) -> Void) {
    touched.removeAll(keepingCapacity: true)
    for news in tick.views {
      if case .added(let view) = news.change { lists[news.key] = ids[view.id] }
    }
    for news in tick.cells {
      if case .added(let cell) = news.change { add(cell, news.key) }
    }
    for call in tick.calls { found(call, add(call)) }
    // A cell may have come in the place of one that is gone.
    for news in tick.cells {
      if case .gone = news.change { forget(news.key) }
    }
    // The tick has them as the queue does, the next to be reused first. Where the run went back, it may
    // have a cell twice, and the last state counts.
    var settled: Set<TraceCell.Key> = []
    for news in tick.cells.reversed() where settled.insert(news.key).inserted {
      switch news.change {
      case .added(let cell): settle(news.key, cell.state)
      case .changed(let state): settle(news.key, state)
      case .gone: break
      }
    }
    for news in tick.views {
      if case .gone = news.change { lists[news.key] = nil }
    }
  }

  private mutating func add(_ cell: TraceCell, _ key: TraceCell.Key) {
    guard let list = lists[cell.state.list], let place = places[list] else { return }
    let pool = Pool(queue: place.queue, identifier: cell.identifier)
    let known = Known(
      // No list counts further.
      cell: Cell(pool: pool, number: min(max(cell.number, 0), Limits.mostElements)),
      letter: Letter(pane: place.pane, letter: cell.letter), waits: cell.state.path == nil)
    cells[key] = known
    letters[known.letter] = key
    touched.insert(pool)
  }

  /// Adds a call, and returns the cell that it is about.
  private mutating func add(_ call: TraceCall) -> Cell? {
    guard let letter = call.letter, let list = ids[call.view], let place = places[list],
      let cell = letters[Letter(pane: place.pane, letter: letter)].flatMap({ cells[$0]?.cell })
    else { return nil }
    switch call.outcome {
    case "queued": wait(cell)
    case .some: stopWaiting(cell)
    case nil: break
    }
    return cell
  }

  private mutating func forget(_ key: TraceCell.Key) {
    guard let known = cells.removeValue(forKey: key) else { return }
    touched.insert(known.cell.pool)
    stopWaiting(known.cell)
    if letters[known.letter] == key { letters[known.letter] = nil }
  }

  private mutating func settle(_ key: TraceCell.Key, _ state: TraceCell.State) {
    guard let known = cells[key] else { return }
    touched.insert(known.cell.pool)
    let waits = state.path == nil
    cells[key]?.waits = waits
    if !waits {
      stopWaiting(known.cell)
    } else if orders[known.cell.pool]?.contains(known.cell.number) != true {
      wait(known.cell)
    }
  }

  private mutating func wait(_ cell: Cell) {
    stopWaiting(cell)
    orders[cell.pool, default: []].append(cell.number)
    touched.insert(cell.pool)
  }

  private mutating func stopWaiting(_ cell: Cell) {
    // Nearly always, the cell that came last goes first.
    guard let place = orders[cell.pool]?.lastIndex(of: cell.number) else { return }
    orders[cell.pool]?.remove(at: place)
    touched.insert(cell.pool)
  }
}
