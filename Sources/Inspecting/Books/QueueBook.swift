package import SceneParts
package import ScrollEngine

/// The cells of one reuse queue, in the order in which they were made: where each is, and which have
/// just come or gone.
@MainActor
package struct QueueBook {
  /// One cell object.
  package struct Chip: Hashable {
    package let number: Int
    package let place: CellBook.Place
    /// When it came there, in seconds of the scene; nil if it was there all along.
    package fileprivate(set) var arrival: Double?

    package var isLive: Bool { place != .queue }

    /// How much of its way there it has gone at a time, from 0 to 1.
    package func progress(at time: Double) -> Double {
      arrival.map { min(max((time - $0) / QueueBook.moveDuration, 0), 1) } ?? 1
    }

    /// How much it stands out for having come or gone, from 1 to 0.
    package func flash(at time: Double) -> Double { 1 - progress(at: time) }
  }

  /// All cells of one identifier.
  package struct Chips {
    package let identifier: String
    /// In the order in which they were made.
    package fileprivate(set) var all: [Chip]
    /// The numbers of those that wait, the one that is taken next first.
    package let waiting: [Int]
  }

  /// How long a cell takes to its new place, in seconds.
  package nonisolated static let moveDuration = 0.25

  package let pane: Int
  /// The lists that share the queue, as indexes in the pane.
  package let lists: [Int]
  package let queue: ReuseQueue
  /// By identifier, in order of the first request.
  package private(set) var chips: [Chips] = []
  /// The cells that have disappeared since the last pass.
  package private(set) var lost: [(identifier: String, number: Int)] = []
  /// When the last cell comes to rest, in seconds of the scene.
  package private(set) var movesEnd = -Double.infinity

  /// The queue's change count at the last pass.
  private var changeCount = 0

  package init(pane: Int, lists: [Int], queue: ReuseQueue) {
    self.pane = pane
    self.lists = lists
    self.queue = queue
  }

  /// Whether the queue or its cells did anything since the last call.
  package mutating func noteChange() -> Bool {
    defer { changeCount = queue.changeCount }
    return changeCount != queue.changeCount
  }

  /// Notes where the cells are, and which of them were elsewhere.
  package mutating func arrange(_ all: [PaneList], at time: Double) {
    var live: [String: [(number: Int, place: CellBook.Place)]] = [:]
    for list in lists {
      for (cell, path) in all[list].liveRows {
        live[cell.reuseIdentifier ?? "", default: []].append(
          (cell.instanceNumber, .row(path, list: list)))
      }
    }
    let before = Dictionary(
      chips.map { ($0.identifier, $0.all) }, uniquingKeysWith: { first, _ in first })
    lost = []
    chips = queue.identifiers.compactMap { identifier in
      let queued = queue.queuedCells(withIdentifier: identifier)
      // Headers may wait in the same queue, and are no cells.
      let isOfCells = before[identifier] != nil || live[identifier] != nil
      guard isOfCells || queued.first is TableViewCell || queued.first is CollectionViewCell else {
        return nil
      }
      // The cell that returned last is taken next.
      let waiting = queued.map(\.instanceNumber)
      let places =
        (live[identifier] ?? []) + waiting.map { (number: $0, place: CellBook.Place.queue) }
      let old = Dictionary(
        (before[identifier] ?? []).map { ($0.number, $0) }, uniquingKeysWith: { first, _ in first })
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

  package mutating func finishMoves() {
    movesEnd = -.infinity
    for place in chips.indices {
      for chip in chips[place].all.indices { chips[place].all[chip].arrival = nil }
    }
  }
}
