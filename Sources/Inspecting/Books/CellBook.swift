package import SceneParts
package import ScrollEngine

/// The history of a scene's cells: the rows and queues in which each has been, and its current
/// move.
///
/// A queue is inspected only when its change count has changed. Discarded cells are removed, and
/// only the last ``historyLength`` stays of each other cell are kept, so memory is proportional to
/// the scene.
@MainActor
package final class CellBook {
  /// An identifier of a cell object that is valid in every run of the scene.
  package struct Cell: Hashable {
    package let pane: Int
    /// The index in the pane of the first list that shares the cell's reuse queue.
    package let owner: Int
    package let identifier: String
    package let number: Int

    package init(pane: Int, owner: Int, identifier: String, number: Int) {
      self.pane = pane
      self.owner = owner
      self.identifier = identifier
      self.number = number
    }
  }

  package enum Place: Hashable {
    /// A row of the list with an index in the pane.
    case row(IndexPath, list: Int)
    case queue

    /// The index path of the row; nil for the queue.
    package var path: IndexPath? { if case .row(let path, _) = self { path } else { nil } }
  }

  /// A place of a cell, with the scene time of its arrival, in seconds.
  package struct Stay: Hashable {
    package let time: Double
    package let place: Place
  }

  /// The number of stays kept for each cell.
  package static let historyLength = 8

  /// The queues of each pane, in the order of its lists.
  private var queues: [[QueueBook]] = []
  private var histories: [Cell: [Stay]] = [:]
  /// The stays since the last call of ``takeNews()``.
  private var news: [(cell: Cell, stay: Stay)] = []
  /// The cells discarded since the last call of ``takeLosses()``.
  private var losses: [(cell: Cell, time: Double)] = []
  private let stampBooks: [StampBook]
  /// The numbers of cells that were made, and that got the content of a row, in all queues so far;
  /// a new cell counts as both.
  package private(set) var made = 0
  package private(set) var filled = 0

  /// The time at which the book was opened, in seconds; nil if the book knows the cells from their
  /// beginning.
  package let openedLate: Double?

  /// Makes a book about the cells of panes from their beginning, or from a later time in seconds.
  package init(of panes: [Pane], openedLate: Double? = nil) {
    self.openedLate = openedLate
    stampBooks = panes.map(\.stamps)
    for (place, pane) in panes.enumerated() {
      var owners: [(queue: ReuseQueue, lists: [Int])] = []
      for (list, entry) in pane.lists.enumerated() {
        let queue = entry.view.reuseQueue
        if let known = owners.firstIndex(where: { $0.queue === queue }) {
          owners[known].lists.append(list)
        } else {
          owners.append((queue, [list]))
        }
      }
      queues.append(owners.map { QueueBook(pane: place, lists: $0.lists, queue: $0.queue) })
    }
    update(in: panes, at: openedLate ?? 0)
    finishMoves()
  }

  /// The queues of a pane, in the order of its lists; none if there is no such pane.
  package func queues(inPane pane: Int) -> [QueueBook] {
    queues.indices.contains(pane) ? queues[pane] : []
  }

  /// The cells in the queues of a pane, in the order of its lists, in each the next to be reused first.
  package func waitingCells(inPane pane: Int) -> [Cell] {
    queues(inPane: pane).flatMap { queue in
      queue.chips.flatMap { chips in
        chips.waiting.map {
          Cell(pane: pane, owner: queue.lists[0], identifier: chips.identifier, number: $0)
        }
      }
    }
  }

  /// The identifier of a cell that a list of a pane shows; nil if the list has no known queue.
  package func name(of cell: ReusableView, inList list: Int, ofPane pane: Int) -> Cell? {
    guard let queue = queues(inPane: pane).first(where: { $0.lists.contains(list) }) else {
      return nil
    }
    return Cell(
      pane: pane, owner: queue.lists[0], identifier: cell.queueIdentifier,
      number: cell.instanceNumber)
  }

  /// The stamp of a cell; nil if the cell's queue is not known.
  package func stamp(of cell: Cell) -> Stamp? {
    guard let queue = queues(inPane: cell.pane).first(where: { $0.lists[0] == cell.owner }) else {
      return nil
    }
    return stampBooks[cell.pane].stamp(of: cell.number, cell.identifier, in: queue.queue)
  }

  /// Removes and returns the stays since the last call, in order of time.
  package func takeNews() -> [(cell: Cell, stay: Stay)] {
    defer { news.removeAll(keepingCapacity: true) }
    return news
  }

  /// Removes and returns the cells discarded since the last call, with the scene times, in seconds.
  package func takeLosses() -> [(cell: Cell, time: Double)] {
    defer { losses.removeAll(keepingCapacity: true) }
    return losses
  }

  /// The stays of a cell, the latest last.
  package func history(of cell: Cell) -> [Stay] { histories[cell] ?? [] }

  // MARK: Updating

  /// Records each cell that has another place than at the last update; moves in between are not
  /// recorded.
  ///
  /// - Complexity: O(1) for an unchanged queue, else O(n log n) for its n cells; histories only of those
  ///   that have moved.
  package func update(in panes: [Pane], at time: Double) {
    for pane in queues.indices {
      for place in queues[pane].indices {
        guard let (made, filled) = queues[pane][place].noteChange() else { continue }
        self.made += made
        self.filled += filled
        queues[pane][place].arrange(panes[pane].lists, at: time)
        noteMoves(of: queues[pane][place], at: time)
      }
    }
  }

  /// Replaces all histories, and shows the cells of panes at a time in seconds.
  func resume(_ histories: [Cell: [Stay]], in panes: [Pane], at time: Double) {
    self.histories = histories
    for pane in queues.indices {
      for place in queues[pane].indices {
        let owner = queues[pane][place].lists[0]
        queues[pane][place].resume(panes[pane].lists, at: time) { identifier, number in
          let cell = Cell(pane: pane, owner: owner, identifier: identifier, number: number)
          // What was there all along has not arrived.
          guard let last = histories[cell]?.last, last.time > openedLate ?? 0 else { return nil }
          return last.time
        }
        noteMoves(of: queues[pane][place], at: time)
        for chips in queues[pane][place].chips {
          for chip in chips.all {
            noteStay(of: chip, chips.identifier, in: queues[pane][place], at: time)
          }
        }
      }
    }
    (news, losses) = ([], [])
  }

  /// Adds the moves that a queue has found to the histories, and removes the lost cells.
  private func noteMoves(of queue: QueueBook, at time: Double) {
    for (identifier, chip) in queue.moved { noteStay(of: chip, identifier, in: queue, at: time) }
    for (identifier, number) in queue.lost {
      let cell = Cell(
        pane: queue.pane, owner: queue.lists[0], identifier: identifier, number: number)
      histories[cell] = nil
      losses.append((cell, time))
    }
  }

  private func noteStay(
    of chip: QueueBook.Chip, _ identifier: String, in queue: QueueBook, at time: Double
  ) {
    // The first time, the cell gets its letter.
    _ = stampBooks[queue.pane].stamp(of: chip.number, identifier, in: queue.queue)
    let cell = Cell(
      pane: queue.pane, owner: queue.lists[0], identifier: identifier, number: chip.number)
    guard histories[cell]?.last?.place != chip.place else { return }
    let stay = Stay(time: time, place: chip.place)
    var history = histories[cell] ?? []
    if history.count == Self.historyLength { history.removeFirst() }
    history.append(stay)
    histories[cell] = history
    news.append((cell, stay))
  }

  /// Ends the animations of all cells.
  package func finishMoves() {
    for pane in queues.indices {
      for place in queues[pane].indices { queues[pane][place].finishMoves() }
    }
  }

  /// Whether a cell still moves into or out of a queue at a time, in seconds.
  package func isMoving(at time: Double) -> Bool {
    queues.contains { $0.contains { $0.movesEnd > time } }
  }
}
