package import SceneParts
import ScrollEngine

/// Which cell drew which row, and when, from the scene's opening to the end of its log.
///
/// It outlives the runs in which the past is shown: a run that repeats what is known already adds
/// nothing.
@MainActor
package final class LaneBook {
  /// One cell object and where it has been, the earliest first.
  package struct Lane: Hashable {
    package let cell: CellBook.Cell
    package let stamp: Stamp
    package fileprivate(set) var stays: [CellBook.Stay]
    /// When the cell was discarded, in seconds; nil if it still exists.
    package fileprivate(set) var end: Double?
    /// When it was shown with the content of another row, in seconds.
    package fileprivate(set) var faults: [Double] = []

    /// When a stay ended, by its index, in seconds; nil if it lasts.
    package func end(ofStay place: Int) -> Double? {
      stays.indices.contains(place + 1) ? stays[place + 1].time : end
    }

    /// Whether it has drawn rows of more than one list.
    package var isShared: Bool {
      var lists: Set<Int> = []
      for stay in stays {
        if case .row(_, let list) = stay.place { lists.insert(list) }
      }
      return lists.count > 1
    }
  }

  /// How many stays are kept, in all lanes together: 2 MiB.
  package static let capacity = 65_536

  /// By pane, in the order in which the cells were made.
  package private(set) var lanes: [[Lane]] = []
  /// How often `lanes` has changed.
  package private(set) var changeCount = 0
  private var places: [CellBook.Cell: Int] = [:]
  /// The last tick whose stays are known.
  private var lastTick = -1
  private var count = 0

  package init() {}

  /// Adds what a run has noted up to a tick.
  package func note(_ run: any WatchedRun) {
    let news = run.cells.takeNews()
    let losses = run.cells.takeLosses()
    guard run.tickCount > lastTick else { return }
    lastTick = run.tickCount
    guard !news.isEmpty || !losses.isEmpty else { return }
    changeCount += 1
    for (cell, stay) in news {
      append(stay, of: cell, run.cells)
      guard case .row(_, let list) = stay.place, let place = places[cell],
        run.panes[cell.pane].lists[list].staleCells[cell.number] != nil
      else { continue }
      lanes[cell.pane][place].faults.append(stay.time)
    }
    for (cell, time) in losses {
      if let place = places[cell] { lanes[cell.pane][place].end = time }
    }
    if count > Self.capacity { dropOldest() }
  }

  private func append(_ stay: CellBook.Stay, of cell: CellBook.Cell, _ book: CellBook) {
    while lanes.count <= cell.pane { lanes.append([]) }
    count += 1
    if let place = places[cell] {
      lanes[cell.pane][place].stays.append(stay)
    } else if let stamp = book.stamp(of: cell) {
      places[cell] = lanes[cell.pane].count
      lanes[cell.pane].append(Lane(cell: cell, stamp: stamp, stays: [stay]))
    }
  }

  /// Of each lane the later half stays.
  private func dropOldest() {
    count = 0
    for pane in lanes.indices {
      for lane in lanes[pane].indices {
        let stays = lanes[pane][lane].stays
        lanes[pane][lane].stays = Array(stays.suffix((stays.count + 1) / 2))
        count += lanes[pane][lane].stays.count
      }
    }
  }

  /// Forgets what came after a moment of the log, which has been discarded.
  ///
  /// `tick` is the number of ticks that are left, and `time` that of the last one, in seconds.
  package func removeAll(afterTick tick: Int, at time: Double) {
    guard tick < lastTick else { return }
    lastTick = tick
    changeCount += 1
    for pane in lanes.indices {
      for lane in lanes[pane].indices {
        let before = lanes[pane][lane].stays.count
        lanes[pane][lane].stays.removeAll { $0.time > time }
        lanes[pane][lane].faults.removeAll { $0 > time }
        if let end = lanes[pane][lane].end, end > time { lanes[pane][lane].end = nil }
        count -= before - lanes[pane][lane].stays.count
      }
      lanes[pane].removeAll { $0.stays.isEmpty }
    }
    places = [:]
    for lanes in lanes {
      for (place, lane) in lanes.enumerated() { places[lane.cell] = place }
    }
  }
}
