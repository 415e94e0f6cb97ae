import Geometry
import SceneParts
import ScrollEngine
import Traces

/// Notes the cells of a reuse queue and its statistics in a trace.
@MainActor
final class QueueTracer {
  /// A cell of the trace, with what was noted of it last.
  private final class Cell {
    let handle: TraceHandle<TraceCell>
    let identifier: String
    let number: Int
    let letter: String
    @exclusivity(unchecked) var state: TraceCell.State
    /// The last walk over all cells that has found the cell.
    @exclusivity(unchecked) var round: Int

    init(_ handle: TraceHandle<TraceCell>, _ cell: TraceCell, round: Int) {
      (self.handle, self.state, self.round) = (handle, cell.state, round)
      (identifier, number, letter) = (cell.identifier, cell.number, cell.letter)
    }
  }

  /// The cells with one identifier, by their numbers.
  private final class Pool {
    let identifier: String
    var cells: [Int: Cell] = [:]
    /// The statistics; nil if the queue does not know the identifier.
    var queue: TraceHandle<TraceQueue>?

    init(_ identifier: String) { self.identifier = identifier }
  }

  private let owner: String
  private var pools: [Pool] = []
  /// The change count of the queue that was noted last; nil if all is to be noted.
  private var changeCount: Int?
  /// The number of walks over all cells.
  @exclusivity(unchecked) private var round = 0
  /// Whether the run has changed since the last tick. A cell may then have another letter.
  @exclusivity(unchecked) private var isOfNewRun = false
  /// The number of cells that the present walk over all cells has found.
  @exclusivity(unchecked) private var found = 0
  /// Whether the trace has a cell that lies in a view of the list's: it moves with that view.
  @exclusivity(unchecked) private var hasIndirect = false
  /// Whether the next tick looks at all cells.
  private var isUnsettled = true

  init(owner: String) { self.owner = owner }

  /// Notes all of the queue in the next tick.
  func runDidChange() { (changeCount, isOfNewRun) = (nil, true) }

  /// Looks at all cells in the next tick, because the trace has other views.
  func viewsDidChange() { isUnsettled = true }

  /// What is noted in a tick.
  private struct Tick {
    let book: QueueBook
    let pane: Pane
    let letter: (Pool, Int) -> String
    /// Finds the keys of lists.
    let key: (View) -> TraceView.Key?
    let pictures: PictureTracer?
  }

  /// Notes the present state of a queue. `changes` lists the cells of the pane's window that have changed
  /// since the last tick; `key` finds the keys of lists.
  ///
  /// - Complexity: O(changes and waiting cells) without pictures; else, or if a cell has been discarded,
  ///   O(cells).
  func note(
    _ book: QueueBook, _ pane: Pane, _ cells: CellBook, _ changes: CellJournal.Changes,
    key: @escaping (View) -> TraceView.Key?, _ pictures: PictureTracer?,
    _ writer: inout TraceWriter
  ) {
    let hasChanged = changeCount != book.queue.changeCount
    changeCount = book.queue.changeCount
    let (index, owner) = (book.pane, book.lists[0])
    let tick = Tick(
      book: book, pane: pane,
      letter: { pool, number in
        cells.stamp(
          of: .init(pane: index, owner: owner, identifier: pool.identifier, number: number))?
          .letter ?? ""
      }, key: key, pictures: pictures)
    if hasChanged { noteStatistics(of: book.queue, &writer) }
    if !isUnsettled, !isOfNewRun, !hasIndirect, pictures == nil, hasAllLists(tick),
      case .cells(let changed) = changes,
      noteChanged(changed, hasChanged: hasChanged, tick, &writer)
    {
      return
    }
    noteAll(tick, &writer)
    isUnsettled = false
  }

  /// Whether the window of the pane has all lists, and the cells of none are checked for stale content,
  /// which can change without a change of the cell.
  private func hasAllLists(_ tick: Tick) -> Bool {
    var isCounted = true
    for list in tick.book.lists {
      tick.pane.lists[list].forEachView { view in
        if view.window !== tick.pane.window || view.onStaleContent != nil { isCounted = false }
      }
    }
    return isCounted
  }

  // MARK: Changed cells

  /// Notes the cells that have changed. Returns false if that is not enough: then all cells must be noted.
  private func noteChanged(
    _ changed: [View], hasChanged: Bool, _ tick: Tick, _ writer: inout TraceWriter
  ) -> Bool {
    for view in changed {
      // A cell that has left its list waits in the queue, or is gone.
      guard let list = view.superview, let cell = view as? ReusableView, QueueBook.counts(cell)
      else { continue }
      guard isList(list, of: tick) else {
        if list is any ReusingView { continue }
        return false
      }
      guard let key = tick.key(list) else { continue }
      let (pool, number) = (pool(cell.queueIdentifier), cell.instanceNumber)
      let known = pool.cells[number]
      // The book has the rows of now if the queue has changed.
      let path: TracePath?
      if hasChanged {
        path = tick.book.row(of: cell).map { TracePath(row: $0.row, section: $0.section) }
      } else if let known {
        path = known.state.path
      } else {
        return false
      }
      let state = TraceCell.State(list: key, path: path, frame: cell.frame)
      if let known {
        writer.note(known.handle, state)
        known.state = state
      } else {
        _ = add(number, to: pool, state, tick.letter, &writer)
      }
    }
    guard hasChanged else { return true }
    noteWaiting(tick, &writer)
    return tick.book.chips.allSatisfy { $0.all.count == pool($0.identifier).cells.count }
      && tick.book.chips.count == pools.count { !$0.cells.isEmpty }
  }

  private func isList(_ view: View, of tick: Tick) -> Bool {
    var isFound = false
    for list in tick.book.lists {
      tick.pane.lists[list].forEachView { if $0 === view { isFound = true } }
    }
    return isFound
  }

  // MARK: All cells

  private func noteAll(_ tick: Tick, _ writer: inout TraceWriter) {
    hasIndirect = false
    (round, found) = (round + 1, 0)
    for list in tick.book.lists {
      let stale = tick.pane.lists[list].staleCells
      tick.pane.lists[list].forEachView { view in
        guard let key = tick.key(view) else { return }
        view.forEachLiveRow { cell, path in
          let isStale =
            !stale.isEmpty && stale[.init(cell.queueIdentifier, cell.instanceNumber)] != nil
          note(
            cell, in: view,
            TraceCell.State(
              list: key, path: TracePath(row: path.row, section: path.section), frame: .zero,
              isStale: isStale), tick, &writer)
        }
        // A cell that disappears keeps the row that it had.
        for cell in view.leavingCells {
          let path = tick.book.row(of: cell).map { TracePath(row: $0.row, section: $0.section) }
          note(cell, in: view, TraceCell.State(list: key, path: path, frame: .zero), tick, &writer)
        }
      }
    }
    noteWaiting(tick, &writer)
    forgetOthers(&writer)
    isOfNewRun = false
  }

  private func pool(_ identifier: String) -> Pool {
    if let known = pools.first(where: { $0.identifier == identifier }) { return known }
    let pool = Pool(identifier)
    pools.append(pool)
    return pool
  }

  // MARK: Cells

  private func note(
    _ cell: ReusableView, in list: View, _ state: consuming TraceCell.State, _ tick: Tick,
    _ writer: inout TraceWriter
  ) {
    let isDirect = cell.superview === list
    if !isDirect { hasIndirect = true }
    state.frame = isDirect ? cell.frame : cell.convert(cell.bounds, to: list)
    let (pool, number) = (pool(cell.queueIdentifier), cell.instanceNumber)
    let noted: Cell
    if let known = known(number, in: pool, tick.letter, &writer) {
      writer.note(known.handle, state)
      known.state = state
      noted = known
    } else {
      noted = add(number, to: pool, state, tick.letter, &writer)
    }
    tick.pictures?.add(cell, noted.handle)
    keep(noted)
  }

  private func keep(_ known: Cell) {
    if known.round != round { found += 1 }
    known.round = round
  }

  /// A cell, if the trace has it with its present letter.
  private func known(
    _ number: Int, in pool: Pool, _ letter: (Pool, Int) -> String, _ writer: inout TraceWriter
  ) -> Cell? {
    guard let known = pool.cells[number] else { return nil }
    guard isOfNewRun, known.letter != letter(pool, number) else { return known }
    pool.cells[number] = nil
    writer.forget(known.handle)
    return nil
  }

  private func noteWaiting(_ tick: Tick, _ writer: inout TraceWriter) {
    let list = tick.key(tick.pane.lists[tick.book.lists[0]].view) ?? TraceView.Key(number: 0)
    for chips in tick.book.chips {
      let pool = pool(chips.identifier)
      for number in chips.waiting { noteWaiting(number, in: pool, of: list, tick, &writer) }
    }
  }

  /// Notes that a cell waits: it keeps its frame, and its list or, if it was never shown, `list`.
  private func noteWaiting(
    _ number: Int, in pool: Pool, of list: TraceView.Key, _ tick: Tick,
    _ writer: inout TraceWriter
  ) {
    guard let known = known(number, in: pool, tick.letter, &writer) else {
      let state = TraceCell.State(list: list, path: nil, frame: .zero)
      return keep(add(number, to: pool, state, tick.letter, &writer))
    }
    (known.state.path, known.state.isStale) = (nil, false)
    writer.note(known.handle, known.state)
    keep(known)
  }

  private func add(
    _ number: Int, to pool: Pool, _ state: TraceCell.State, _ letter: (Pool, Int) -> String,
    _ writer: inout TraceWriter
  ) -> Cell {
    let cell = TraceCell(
      identifier: pool.identifier, number: number, letter: letter(pool, number), state: state)
    let new = Cell(writer.add(cell), cell, round: round - 1)
    pool.cells[number] = new
    return new
  }

  /// Forgets the cells that neither lists nor the queue have.
  private func forgetOthers(_ writer: inout TraceWriter) {
    guard pools.reduce(0, { $0 + $1.cells.count }) > found else { return }
    for pool in pools {
      let gone = pool.cells.filter { $0.value.round != round }.keys.sorted()
      for number in gone {
        if let cell = pool.cells.removeValue(forKey: number) { writer.forget(cell.handle) }
      }
    }
  }

  // MARK: Statistics

  private func noteStatistics(of queue: ReuseQueue, _ writer: inout TraceWriter) {
    let identifiers = queue.identifiers
    // A run that has gone back may not know some of them yet.
    for pool in pools where !identifiers.contains(pool.identifier) {
      if let queue = pool.queue { writer.forget(queue) }
      pool.queue = nil
    }
    for identifier in identifiers {
      let pool = pool(identifier)
      let counts = TraceQueue.Counts(queue.statistics(forIdentifier: identifier))
      if let handle = pool.queue {
        writer.note(handle, counts)
      } else {
        pool.queue = writer.add(
          TraceQueue(owner: owner, identifier: identifier, counts: counts))
      }
    }
  }

  /// Forgets all of the queue.
  func forget(_ writer: inout TraceWriter) {
    (isUnsettled, hasIndirect) = (true, false)
    for pool in pools {
      for number in pool.cells.keys.sorted() {
        if let cell = pool.cells[number] { writer.forget(cell.handle) }
      }
      if let queue = pool.queue { writer.forget(queue) }
    }
    pools = []
  }
}

extension QueueBook {
  /// The row in which a cell was last; nil if it was in none.
  fileprivate func row(of cell: ReusableView) -> IndexPath? {
    let (identifier, number) = (cell.queueIdentifier, cell.instanceNumber)
    guard let all = chips.first(where: { $0.identifier == identifier })?.all else { return nil }
    // In order of creation, and so of numbers.
    let place = all.prefixCount { $0.number < number }
    return place < all.count && all[place].number == number ? all[place].place.path : nil
  }
}

extension TraceQueue.Counts {
  fileprivate init(_ statistics: ReuseStatistics) {
    self.init(
      live: statistics.live, queued: statistics.queued, created: statistics.created,
      dequeued: statistics.dequeued, reused: statistics.reused)
  }
}
