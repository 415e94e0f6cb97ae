import Scenes
import ScrollEngine

/// The cells of one reuse queue as chips in a grid: first those on screen, then those that wait.
@MainActor
struct QueueBook {
  /// A cell's chip. It moves from one position of the grid to the next with the scene's time.
  struct Chip: Hashable {
    let number: Int
    let place: CellBook.Place
    /// Its position in the grid, counted by rows.
    let slot: Int
    /// Where its move starts, in columns and rows.
    fileprivate(set) var start: Point
    /// When it started, in seconds of the scene, and whether it has come or gone rather than just
    /// made room; nil at rest.
    fileprivate(set) var departure: Double?
    fileprivate(set) var hasChanged: Bool

    var isLive: Bool { place != .queue }

    private func progress(at time: Double) -> Double {
      departure.map { min(max((time - $0) / QueueBook.moveDuration, 0), 1) } ?? 1
    }

    /// Its position in the grid at a time, in columns and rows.
    func position(at time: Double) -> Point {
      let share = progress(at: time)
      let eased = share * share * (3 - 2 * share)
      return start + (QueueBook.position(ofSlot: slot) - start) * eased
    }

    /// How much it stands out for having come or gone, from 1 to 0.
    func flash(at time: Double) -> Double { hasChanged ? 1 - progress(at: time) : 0 }
  }

  /// How long a chip moves and flashes, in seconds: as long as the fill of its cell fades.
  nonisolated static let moveDuration = StageOptions.fadeDuration
  /// As many cells as a table of the articles has at most.
  nonisolated static let columns = 12

  nonisolated static func position(ofSlot slot: Int) -> Point {
    Point(x: Double(slot % columns), y: Double(slot / columns))
  }

  let pane: Int
  /// The lists that share the queue, as indexes in the pane.
  let lists: [Int]
  let queue: ReuseQueue
  /// By identifier, in order of the first request.
  private(set) var chips: [(identifier: String, chips: [Chip])] = []
  /// The cells that have disappeared since the last pass.
  private(set) var lost: [(identifier: String, number: Int)] = []
  /// When the last chip comes to rest, in seconds of the scene.
  private(set) var movesEnd = -Double.infinity

  /// The queue's change count at the last pass.
  private var changeCount = 0

  init(pane: Int, lists: [Int], queue: ReuseQueue) {
    self.pane = pane
    self.lists = lists
    self.queue = queue
  }

  /// Whether the queue or its cells did anything since the last call.
  mutating func noteChange() -> Bool {
    defer { changeCount = queue.changeCount }
    return changeCount != queue.changeCount
  }

  /// Arranges the chips, and starts moving those that were elsewhere.
  mutating func arrange(_ all: [PaneList], at time: Double) {
    var live: [String: [(number: Int, place: CellBook.Place)]] = [:]
    for list in lists {
      for (cell, path) in all[list].liveRows {
        live[cell.reuseIdentifier ?? "", default: []].append(
          (cell.instanceNumber, .row(path, list: list)))
      }
    }
    let before = Dictionary(
      chips.map { ($0.identifier, $0.chips) }, uniquingKeysWith: { first, _ in first })
    lost = []
    chips = queue.identifiers.map { identifier in
      let queued = queue.queuedCells(withIdentifier: identifier).map {
        (number: $0.instanceNumber, place: CellBook.Place.queue)
      }
      let old = Dictionary(
        (before[identifier] ?? []).map { ($0.number, $0) }, uniquingKeysWith: { first, _ in first })
      let new = ((live[identifier] ?? []) + queued).enumerated().map { slot, cell in
        chip(of: cell.number, in: cell.place, slot: slot, after: old[cell.number], at: time)
      }
      let numbers = Set(new.map(\.number))
      lost += old.keys.filter { !numbers.contains($0) }.map { (identifier, $0) }
      return (identifier, new)
    }
  }

  private mutating func chip(
    of number: Int, in place: CellBook.Place, slot: Int, after old: Chip?, at time: Double
  ) -> Chip {
    let hasMoved = old?.slot != slot
    // A cell reused within one layout has come and gone, too.
    let hasChanged = old?.place != place
    guard hasMoved || hasChanged else {
      return old
        ?? Chip(
          number: number, place: place, slot: slot, start: Self.position(ofSlot: slot),
          departure: nil, hasChanged: false)
    }
    movesEnd = time + Self.moveDuration
    return Chip(
      number: number, place: place, slot: slot,
      start: old?.position(at: time) ?? Self.position(ofSlot: slot), departure: time,
      hasChanged: hasChanged || old.map { $0.flash(at: time) > 0 } ?? false)
  }

  mutating func finishMoves() {
    movesEnd = -.infinity
    for place in chips.indices {
      for chip in chips[place].chips.indices {
        chips[place].chips[chip].departure = nil
        chips[place].chips[chip].hasChanged = false
      }
    }
  }
}
