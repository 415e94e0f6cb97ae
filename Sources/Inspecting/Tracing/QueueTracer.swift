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
    let letter: String
    var state: TraceCell.State
    /// The last change of the queue after which the cell still existed.
    var round: Int

    init(_ handle: TraceHandle<TraceCell>, _ cell: TraceCell, round: Int) {
      (self.handle, self.letter, self.state, self.round) = (handle, cell.letter, cell.state, round)
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
  private var round = 0
  /// Whether the run has changed since the last tick. A cell may then have another letter.
  private var isOfNewRun = false
  /// The live cells in the order in which lists have them. Until the queue changes, they mostly keep it
  /// and need no search.
  private var inOrder: [(object: ObjectIdentifier, cell: Cell)] = []
  /// The number of live cells that this tick has noted.
  private var count = 0

  init(owner: String) { self.owner = owner }

  /// Notes all of the queue in the next tick.
  func runDidChange() { (changeCount, isOfNewRun) = (nil, true) }

  /// Notes the present state of a queue; `key` finds the keys of lists.
  ///
  /// - Complexity: O(live cells), and O(cells) if the queue has changed.
  func note(
    _ book: QueueBook, _ pane: Pane, _ cells: CellBook, key: (View) -> TraceView.Key?,
    _ pictures: PictureTracer?, _ writer: inout TraceWriter
  ) {
    let hasChanged = changeCount != book.queue.changeCount
    changeCount = book.queue.changeCount
    count = 0
    if hasChanged {
      round += 1
      inOrder.removeAll(keepingCapacity: true)
      noteStatistics(of: book.queue, &writer)
    }
    // The closure is passed on for each cell, so it must not hold a copy of the book.
    let (index, owner) = (book.pane, book.lists[0])
    func letter(_ pool: Pool, _ number: Int) -> String {
      cells.stamp(
        of: .init(pane: index, owner: owner, identifier: pool.identifier, number: number))?.letter
        ?? ""
    }
    for list in book.lists {
      let stale = pane.lists[list].staleCells
      pane.lists[list].forEachView { view in
        guard let key = key(view) else { return }
        view.forEachLiveRow { cell, path in
          if stale.isEmpty, !hasChanged, noteAsBefore(cell, in: view, key, path, pictures) {
            return
          }
          let isStale =
            !stale.isEmpty && stale[.init(cell.queueIdentifier, cell.instanceNumber)] != nil
          note(
            cell, in: view,
            TraceCell.State(
              list: key, path: TracePath(row: path.row, section: path.section), frame: .zero,
              isStale: isStale), letter, pictures, &writer)
        }
        // A cell that disappears keeps the row that it had.
        for cell in view.leavingCells {
          let path = book.row(of: cell).map { TracePath(row: $0.row, section: $0.section) }
          note(
            cell, in: view, TraceCell.State(list: key, path: path, frame: .zero), letter, pictures,
            &writer)
        }
      }
    }
    guard hasChanged else { return }
    let list = key(pane.lists[book.lists[0]].view) ?? TraceView.Key(number: 0)
    for chips in book.chips {
      let pool = pool(chips.identifier)
      for number in chips.waiting { noteWaiting(number, in: pool, of: list, letter, &writer) }
    }
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

  /// Passes over a live cell if the trace has it as it is: in most ticks, most cells have not changed.
  /// Returns whether it does.
  private func noteAsBefore(
    _ cell: ReusableView, in list: View, _ key: TraceView.Key, _ path: IndexPath,
    _ pictures: PictureTracer?
  ) -> Bool {
    let place = count
    guard place < inOrder.count else { return false }
    let known = inOrder[place]
    guard known.object == ObjectIdentifier(cell), cell.superview === list,
      known.cell.state.frame == cell.frame, known.cell.state.list == key,
      !known.cell.state.isStale, let old = known.cell.state.path, old.row == path.row,
      old.section == path.section
    else { return false }
    count = place + 1
    pictures?.add(cell, known.cell.handle)
    return true
  }

  private func note(
    _ cell: ReusableView, in list: View, _ state: consuming TraceCell.State,
    _ letter: (Pool, Int) -> String, _ pictures: PictureTracer?, _ writer: inout TraceWriter
  ) {
    state.frame = cell.superview === list ? cell.frame : cell.convert(cell.bounds, to: list)
    guard let known = known(cell, letter, &writer) else {
      let handle = add(
        cell.instanceNumber, to: pool(cell.queueIdentifier), state, letter, &writer)
      pictures?.add(cell, handle)
      return
    }
    pictures?.add(cell, known.handle)
    writer.note(known.handle, state)
    known.state = state
    known.round = round
  }

  /// A live cell, if the trace has it.
  private func known(
    _ cell: ReusableView, _ letter: (Pool, Int) -> String, _ writer: inout TraceWriter
  ) -> Cell? {
    let object = ObjectIdentifier(cell)
    let place = count
    count += 1
    if place < inOrder.count, inOrder[place].object == object { return inOrder[place].cell }
    let pool = pool(cell.queueIdentifier)
    guard let known = known(cell.instanceNumber, in: pool, letter, &writer) else { return nil }
    if place < inOrder.count {
      inOrder[place] = (object, known)
    } else if place == inOrder.count {
      inOrder.append((object, known))
    }
    return known
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

  /// Notes that a cell waits: it keeps its frame, and its list or, if it was never shown, `list`.
  private func noteWaiting(
    _ number: Int, in pool: Pool, of list: TraceView.Key, _ letter: (Pool, Int) -> String,
    _ writer: inout TraceWriter
  ) {
    guard let known = known(number, in: pool, letter, &writer) else {
      let state = TraceCell.State(list: list, path: nil, frame: .zero)
      add(number, to: pool, state, letter, &writer)
      return
    }
    (known.state.path, known.state.isStale) = (nil, false)
    writer.note(known.handle, known.state)
    known.round = round
  }

  @discardableResult
  private func add(
    _ number: Int, to pool: Pool, _ state: TraceCell.State, _ letter: (Pool, Int) -> String,
    _ writer: inout TraceWriter
  ) -> TraceHandle<TraceCell> {
    let cell = TraceCell(
      identifier: pool.identifier, number: number, letter: letter(pool, number), state: state)
    let handle = writer.add(cell)
    pool.cells[number] = Cell(handle, cell, round: round)
    return handle
  }

  /// Forgets the cells that neither lists nor the queue have.
  private func forgetOthers(_ writer: inout TraceWriter) {
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
