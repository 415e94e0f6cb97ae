import Documents
package import SceneParts
package import ScrollEngine

/// The cells of one reuse queue in order of creation, with their places and their current moves.
@MainActor
package struct QueueBook {
  /// One cell object.
  package struct Chip: Hashable {
    package let number: Int
    package let place: CellBook.Place
    /// The scene time of the cell's arrival at `place`, in seconds; nil if it was there all along.
    package internal(set) var arrival: Double?

    package var isLive: Bool { place != .queue }

    /// The completed fraction of the cell's move to `place` at `time`, from 0 to 1; 1 if it was
    /// there all along.
    package func progress(at time: Double) -> Double {
      arrival.map { min(max((time - $0) / QueueBook.moveDuration, 0), 1) } ?? 1
    }

    /// The strength of the highlight after a move, falling from 1 to 0.
    package func flash(at time: Double) -> Double { 1 - progress(at: time) }
  }

  /// All cells of one identifier.
  package struct Chips {
    package let identifier: String
    /// All cells, in order of creation.
    package fileprivate(set) var all: [Chip]
    /// The numbers of the waiting cells, the next to be reused first.
    package let waiting: [Int]
  }

  /// The duration of a cell's move, in seconds.
  package nonisolated static let moveDuration = 0.25

  package let pane: Int
  /// The lists that share the queue, as indexes in the pane.
  package let lists: [Int]
  package let queue: ReuseQueue
  /// The cells of each identifier, in order of the first request.
  package private(set) var chips: [Chips] = []
  /// The cells that the last call of ``arrange(_:at:)`` found at another place than before.
  private(set) var moved: [(identifier: String, chip: Chip)] = []
  /// The cells that disappeared in the last call of ``arrange(_:at:)``.
  private(set) var lost: [(identifier: String, number: Int)] = []
  /// The scene time at which the last move ends, in seconds.
  package private(set) var movesEnd = -Double.infinity

  /// The queue's change count, and the numbers of cells made and filled, at the last call of
  /// ``noteChange()``.
  private var changeCount = 0
  private var made = 0
  private var filled = 0

  package init(pane: Int, lists: [Int], queue: ReuseQueue) {
    self.pane = pane
    self.lists = lists
    self.queue = queue
  }

  /// The numbers of cells that were made and filled since the last call; nil if the queue and its
  /// cells did nothing.
  package mutating func noteChange() -> (made: Int, filled: Int)? {
    guard changeCount != queue.changeCount else { return nil }
    changeCount = queue.changeCount
    let before = (made, filled)
    (made, filled) = (0, 0)
    for identifier in queue.identifiers {
      let statistics = queue.statistics(forIdentifier: identifier)
      made += statistics.created
      filled += statistics.dequeued
    }
    return (made - before.0, filled - before.1)
  }

  /// Updates the places of all cells, and starts moves for the cells whose place has changed.
  ///
  /// - Complexity: O(n log n) for n cells.
  package mutating func arrange(_ all: [PaneList], at time: Double) {
    let identifiers = queue.identifiers
    var drafts = Drafts(identifiers, chips)
    for list in lists {
      all[list].forEachLiveRow { cell, path in
        drafts.put(cell.instanceNumber, .row(path, list: list), of: cell.queueIdentifier)
      }
      // Cells that have lost their row stay where they were until they are in the queue.
      all[list].forEachLeavingCell { drafts.leave($0.instanceNumber, of: $0.queueIdentifier) }
    }
    (moved, lost) = ([], [])
    chips = identifiers.indices.compactMap { place in
      let queued = queue.queuedCells(withIdentifier: identifiers[place])
      // Headers and footers may wait in the same queue, but do not count as cells.
      guard
        drafts[place].isOfCells || queued.first.map(Self.counts) ?? false
      else { return nil }
      let waiting = queued.map(\.instanceNumber)
      for number in waiting { drafts[place].put(number, .queue) }
      let (all, moves, losses) = drafts[place].finished(at: time)
      moved += moves.map { (identifiers[place], $0) }
      lost += losses.map { (identifiers[place], $0) }
      // The queue is last in, first out, so its last cell is the next to be reused.
      return Chips(identifier: identifiers[place], all: all, waiting: waiting.reversed())
    }
    if !moved.isEmpty { movesEnd = time + Self.moveDuration }
  }

  /// Whether a view counts as a cell: headers and footers do not.
  static func counts(_ view: View) -> Bool {
    view is TableViewCell || view is CollectionViewCell || view is any StandIn
  }

  /// Sets the times at which the cells arrived at their places, in seconds; nil for those that were
  /// there all along.
  mutating func setArrivals(_ time: (_ identifier: String, _ number: Int) -> Double?) {
    movesEnd = -.infinity
    for place in chips.indices {
      let identifier = chips[place].identifier
      for chip in chips[place].all.indices {
        let arrival = time(identifier, chips[place].all[chip].number)
        chips[place].all[chip].arrival = arrival
        if let arrival { movesEnd = max(movesEnd, arrival + Self.moveDuration) }
      }
    }
  }

  package mutating func finishMoves() {
    movesEnd = -.infinity
    for place in chips.indices {
      for chip in chips[place].all.indices { chips[place].all[chip].arrival = nil }
    }
  }
}
