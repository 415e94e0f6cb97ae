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
    package fileprivate(set) var arrival: Double?

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
  /// The cells that disappeared in the last call of ``arrange(_:at:)``.
  package private(set) var lost: [(identifier: String, number: Int)] = []
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
  package mutating func arrange(_ all: [PaneList], at time: Double) {
    var live: [String: [(number: Int, place: CellBook.Place)]] = [:]
    // Cells that have lost their row stay where they were until they are in the queue.
    var leaving: [String: [Int]] = [:]
    for list in lists {
      all[list].forEachLiveRow { cell, path in
        live[cell.queueIdentifier, default: []].append(
          (cell.instanceNumber, .row(path, list: list)))
      }
      all[list].forEachLeavingCell { cell in
        leaving[cell.queueIdentifier, default: []].append(cell.instanceNumber)
      }
    }
    let before = Dictionary(
      chips.map { ($0.identifier, $0.all) }, uniquingKeysWith: { first, _ in first })
    lost = []
    chips = queue.identifiers.compactMap { identifier in
      let queued = queue.queuedCells(withIdentifier: identifier)
      // Headers and footers may wait in the same queue, but do not count as cells.
      let isOfCells = before[identifier] != nil || live[identifier] != nil
      guard
        isOfCells || queued.first is TableViewCell || queued.first is CollectionViewCell
          || queued.first is any StandIn
      else { return nil }
      // The queue is last in, first out, so its last cell is the next to be reused.
      let waiting = queued.map(\.instanceNumber)
      let old = Dictionary(
        (before[identifier] ?? []).map { ($0.number, $0) }, uniquingKeysWith: { first, _ in first })
      var places = live[identifier] ?? []
      places += waiting.map { (number: $0, place: CellBook.Place.queue) }
      for number in leaving[identifier] ?? [] {
        if let place = old[number]?.place { places.append((number, place)) }
      }
      let new = places.sorted { $0.number < $1.number }.map { number, place in
        let chip = old[number]
        guard chip?.place != place else { return chip ?? Chip(number: number, place: place) }
        movesEnd = time + Self.moveDuration
        return Chip(number: number, place: place, arrival: time)
      }
      let numbers = Set(new.map(\.number))
      lost += old.keys.filter { !numbers.contains($0) }.map { (identifier, $0) }
      return Chips(identifier: identifier, all: new, waiting: waiting.reversed())
    }
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
