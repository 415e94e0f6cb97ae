package import SceneParts
import ScrollEngine

/// The rows that each cell drew over time, from the scene's opening to the end of its log.
@MainActor
package final class LaneBook {
  /// A cell object with its stays, earliest first.
  package struct Lane: Hashable {
    package let cell: CellBook.Cell
    package let stamp: Stamp
    package fileprivate(set) var stays: [CellBook.Stay]
    /// The time at which the cell was discarded, in seconds; nil if the cell still exists.
    package fileprivate(set) var end: Double?
    /// The times at which the cell was shown with another row's content, in seconds.
    package fileprivate(set) var faults: [Double] = []

    /// The time at which the stay with an index ended, in seconds; nil if the stay lasts.
    package func end(ofStay place: Int) -> Double? {
      stays.indices.contains(place + 1) ? stays[place + 1].time : end
    }

    /// Whether the cell has drawn rows of more than one list.
    package var isShared: Bool {
      var lists: Set<Int> = []
      for stay in stays {
        if case .row(_, let list) = stay.place { lists.insert(list) }
      }
      return lists.count > 1
    }
  }

  /// If all lanes together have more stays, each lane drops the earlier half of its own. This many
  /// stays take 2 MiB.
  package static let capacity = 65_536

  /// The lanes of each pane, in order of the cells' creation.
  package private(set) var lanes: [[Lane]] = []
  /// The number of changes of `lanes`.
  package private(set) var changeCount = 0
  private var places: [CellBook.Cell: Int] = [:]
  private var count = 0

  /// Adds the stays in a run since the last tick; drops them if the tick is not new.
  func note(_ run: any WatchedRun, isNew: Bool) {
    let news = run.cells.takeNews()
    let losses = run.cells.takeLosses()
    guard isNew, !(news.isEmpty && losses.isEmpty) else { return }
    changeCount += 1
    for (cell, stay) in news {
      append(stay, of: cell, run.cells)
      guard case .row(_, let list) = stay.place, let place = places[cell],
        run.panes[cell.pane].lists[list].staleCells[.init(cell.identifier, cell.number)] != nil
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

  /// Drops the earlier half of each lane's stays.
  private func dropOldest() {
    count = 0
    for pane in lanes.indices {
      for lane in lanes[pane].indices {
        let stays = lanes[pane][lane].stays
        let kept = Array(stays.suffix((stays.count + 1) / 2))
        lanes[pane][lane].stays = kept
        lanes[pane][lane].faults.removeAll { $0 < kept[0].time }
        count += kept.count
      }
    }
  }

  /// Removes the stays after a time, in seconds.
  func removeAll(after time: Double) {
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
