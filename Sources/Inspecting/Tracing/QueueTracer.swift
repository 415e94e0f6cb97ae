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
    /// The last change of the queue after which the cell still existed.
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
  @exclusivity(unchecked) private var round = 0
  /// Whether the run has changed since the last tick. A cell may then have another letter.
  @exclusivity(unchecked) private var isOfNewRun = false
  /// The live cells of the last tick in the order in which lists had them, and those of this tick so far.
  /// Most keep their order, and need no search.
  @exclusivity(unchecked) private var before: [(object: ObjectIdentifier, cell: Cell)] = []
  @exclusivity(unchecked) private var inOrder: [(object: ObjectIdentifier, cell: Cell)] = []
  /// The place in `before` after that of the cell that was found last.
  @exclusivity(unchecked) private var next = 0
  /// The number of cells that this round has found.
  @exclusivity(unchecked) private var found = 0
  /// Whether the last tick has noted a cell that lies in a view of the list's: it moves with that view.
  @exclusivity(unchecked) private var hasIndirect = false
  /// The window whose cells the trace has as they are, with its count of changes of cells; nil if the
  /// next tick looks at all cells.
  private var settled: (window: ObjectIdentifier, cellChanges: Int)?

  init(owner: String) { self.owner = owner }

  /// Notes all of the queue in the next tick.
  func runDidChange() { (changeCount, isOfNewRun) = (nil, true) }

  /// Looks at all cells in the next tick, because the trace has other views.
  func viewsDidChange() { settled = nil }

  /// Notes the present state of a queue; `key` finds the keys of lists.
  ///
  /// - Complexity: O(1) if neither the queue nor a cell has changed, and without pictures; else
  ///   O(cells).
  func note(
    _ book: QueueBook, _ pane: Pane, _ cells: CellBook, key: (View) -> TraceView.Key?,
    _ pictures: PictureTracer?, _ writer: inout TraceWriter
  ) {
    let hasChanged = changeCount != book.queue.changeCount
    changeCount = book.queue.changeCount
    let present = pictures == nil ? window(of: book.lists.map { pane.lists[$0] }) : nil
    if !hasChanged, let present, let settled, settled.window == ObjectIdentifier(present),
      settled.cellChanges == present.trace.cellChanges
    {
      return
    }
    swap(&before, &inOrder)
    inOrder.removeAll(keepingCapacity: true)
    (next, hasIndirect) = (0, false)
    if hasChanged {
      (round, found) = (round + 1, 0)
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
          if stale.isEmpty, !isOfNewRun, noteAsBefore(cell, in: view, key, path, pictures) {
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
    settled = hasIndirect ? nil : present.map { (ObjectIdentifier($0), $0.trace.cellChanges) }
    guard hasChanged else { return }
    let list = key(pane.lists[book.lists[0]].view) ?? TraceView.Key(number: 0)
    for chips in book.chips {
      let pool = pool(chips.identifier)
      for number in chips.waiting { noteWaiting(number, in: pool, of: list, letter, &writer) }
    }
    forgetOthers(&writer)
    isOfNewRun = false
  }

  /// The window of all lists, whose count tells when a cell changes; nil if no window has them all, or if
  /// their cells are checked for stale content, which can change without a move.
  private func window(of lists: [PaneList]) -> Window? {
    var (window, isCounted) = (Window?.none, true)
    for list in lists {
      list.forEachView { view in
        window = window ?? view.window
        if view.window == nil || view.window !== window || view.onStaleContent != nil {
          isCounted = false
        }
      }
    }
    return isCounted ? window : nil
  }

  private func pool(_ identifier: String) -> Pool {
    if let known = pools.first(where: { $0.identifier == identifier }) { return known }
    let pool = Pool(identifier)
    pools.append(pool)
    return pool
  }

  // MARK: Cells

  /// How many places further a cell is looked for that has not its place from before: a line or two of
  /// cells may have left.
  private static let reach = 128

  /// The cell at or soon after the next place of the last tick, if it is a live one.
  private func foundInOrder(_ cell: ReusableView) -> Cell? {
    let object = ObjectIdentifier(cell)
    let end = min(next + Self.reach, before.count)
    guard let place = before[next..<end].firstIndex(where: { $0.object == object }) else {
      return nil
    }
    let known = before[place].cell
    // A new cell may lie where one was that is gone.
    guard known.number == cell.instanceNumber, known.identifier == cell.queueIdentifier else {
      return nil
    }
    next = place + 1
    return known
  }

  /// Passes over a live cell if the trace has it as it is: in most ticks, most cells have not changed.
  /// Returns whether it does.
  private func noteAsBefore(
    _ cell: ReusableView, in list: View, _ key: TraceView.Key, _ path: IndexPath,
    _ pictures: PictureTracer?
  ) -> Bool {
    let place = next
    guard let known = foundInOrder(cell) else { return false }
    guard cell.superview === list, known.state.frame == cell.frame, known.state.list == key,
      !known.state.isStale, let old = known.state.path, old.row == path.row,
      old.section == path.section
    else {
      next = place
      return false
    }
    keep(known, cell, pictures)
    return true
  }

  private func note(
    _ cell: ReusableView, in list: View, _ state: consuming TraceCell.State,
    _ letter: (Pool, Int) -> String, _ pictures: PictureTracer?, _ writer: inout TraceWriter
  ) {
    let isDirect = cell.superview === list
    if !isDirect { hasIndirect = true }
    state.frame = isDirect ? cell.frame : cell.convert(cell.bounds, to: list)
    let number = cell.instanceNumber
    let known =
      isOfNewRun
      ? self.known(number, in: pool(cell.queueIdentifier), letter, &writer)
      : foundInOrder(cell) ?? pool(cell.queueIdentifier).cells[number]
    guard let known else {
      return keep(
        add(number, to: pool(cell.queueIdentifier), state, letter, &writer), cell, pictures)
    }
    writer.note(known.handle, state)
    known.state = state
    keep(known, cell, pictures)
  }

  /// Notes that a live cell is there.
  private func keep(_ known: Cell, _ cell: ReusableView, _ pictures: PictureTracer?) {
    inOrder.append((ObjectIdentifier(cell), known))
    pictures?.add(cell, known.handle)
    keep(known)
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

  /// Notes that a cell waits: it keeps its frame, and its list or, if it was never shown, `list`.
  private func noteWaiting(
    _ number: Int, in pool: Pool, of list: TraceView.Key, _ letter: (Pool, Int) -> String,
    _ writer: inout TraceWriter
  ) {
    guard let known = known(number, in: pool, letter, &writer) else {
      let state = TraceCell.State(list: list, path: nil, frame: .zero)
      return keep(add(number, to: pool, state, letter, &writer))
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
    (before, inOrder, settled) = ([], [], nil)
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
