package import SceneParts
package import ScrollEngine

/// What the cells of a scene did: where each of them has been, and which have just moved.
///
/// It inspects a queue only when the queue's own statistics have changed. A discarded cell is
/// dropped, and of the others the last ``historyLength`` stays are kept, so it grows no larger than
/// the scene itself.
@MainActor
package final class CellBook {
  /// A cell object, as a name that is valid in every run of the scene.
  package struct Cell: Hashable {
    package let pane: Int
    /// The first list that takes its cells from the same queue, as an index in the pane.
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
    /// A row of a list, which is given as an index in the pane.
    case row(IndexPath, list: Int)
    case queue

    /// The row, if it is one.
    package var path: IndexPath? { if case .row(let path, _) = self { path } else { nil } }
  }

  /// Where a cell came to be, and when, in seconds of the scene.
  package struct Stay: Hashable {
    package let time: Double
    package let place: Place
  }

  /// How many stays of a cell are kept.
  package static let historyLength = 8

  private var queues: [QueueBook] = []
  private var histories: [Cell: [Stay]] = [:]
  /// The stays noted since they were last taken.
  private var news: [(cell: Cell, stay: Stay)] = []
  /// The cells discarded since they were last taken.
  private var losses: [(cell: Cell, time: Double)] = []
  private let stampBooks: [StampBook]

  /// When the book was opened, in seconds, if cells may have been elsewhere before; nil if it knows of all.
  package let openedLate: Double?

  /// A book about the cells of some panes from their beginning, or from a later time in seconds on.
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
      queues += owners.map { QueueBook(pane: place, lists: $0.lists, queue: $0.queue) }
    }
    update(in: panes, at: openedLate ?? 0)
    finishMoves()
  }

  /// The queues of a pane, in the order of its lists.
  package func queues(inPane pane: Int) -> [QueueBook] { queues.filter { $0.pane == pane } }

  /// The name of a cell that a list of a pane shows.
  package func name(of cell: ReusableView, inList list: Int, ofPane pane: Int) -> Cell? {
    guard let queue = queues.first(where: { $0.pane == pane && $0.lists.contains(list) }) else {
      return nil
    }
    return Cell(
      pane: pane, owner: queue.lists[0], identifier: cell.reuseIdentifier ?? "",
      number: cell.instanceNumber)
  }

  /// The stamp of a cell of any queue.
  package func stamp(of cell: Cell) -> Stamp? {
    guard
      let queue = queues.first(where: { $0.pane == cell.pane && $0.lists[0] == cell.owner })
    else { return nil }
    return stampBooks[cell.pane].stamp(of: cell.number, cell.identifier, in: queue.queue)
  }

  /// The stays noted since the last call, in the order of their times.
  package func takeNews() -> [(cell: Cell, stay: Stay)] {
    defer { news.removeAll(keepingCapacity: true) }
    return news
  }

  /// The cells discarded since the last call, and when, in seconds of the scene.
  package func takeLosses() -> [(cell: Cell, time: Double)] {
    defer { losses.removeAll(keepingCapacity: true) }
    return losses
  }

  /// Where a cell has been, the latest last.
  package func history(of cell: Cell) -> [Stay] { histories[cell] ?? [] }

  // MARK: Updating

  /// Records what has changed.
  ///
  /// - Complexity: O(1) for a queue that did nothing, else O(n) in the number of its cells.
  package func update(in panes: [Pane], at time: Double) {
    for place in queues.indices {
      guard queues[place].noteChange() else { continue }
      queues[place].arrange(panes[queues[place].pane].lists, at: time)
      noteHistory(of: queues[place], at: time)
    }
  }

  private func noteHistory(of queue: QueueBook, at time: Double) {
    for chips in queue.chips {
      let identifier = chips.identifier
      for chip in chips.all {
        _ = stampBooks[queue.pane].stamp(of: chip.number, identifier, in: queue.queue)
        let cell = Cell(
          pane: queue.pane, owner: queue.lists[0], identifier: identifier, number: chip.number)
        guard histories[cell]?.last?.place != chip.place else { continue }
        var history = histories[cell] ?? []
        if history.count == Self.historyLength { history.removeFirst() }
        let stay = Stay(time: time, place: chip.place)
        history.append(stay)
        histories[cell] = history
        news.append((cell, stay))
      }
    }
    for (identifier, number) in queue.lost {
      let cell = Cell(
        pane: queue.pane, owner: queue.lists[0], identifier: identifier, number: number)
      histories[cell] = nil
      losses.append((cell, time))
    }
  }

  /// Moves everything to its final position.
  package func finishMoves() {
    for place in queues.indices { queues[place].finishMoves() }
  }

  /// Whether a cell is still on its way into a queue or out of it.
  package func isMoving(at time: Double) -> Bool {
    queues.contains { $0.movesEnd > time }
  }
}
