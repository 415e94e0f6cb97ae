import Drawing
import Inspecting
import SceneParts
import ScrollEngine

// The animations of cells between their rows and the reuse queue.
extension QueueTray {
  /// The distance between the edge of the tray and the centres of cells that move along it, in
  /// points.
  private var laneInset: Double { isNarrow ? 6 : 18 }

  /// A moving cell.
  private struct Flight {
    let stamp: Stamp
    let way: Way
    let progress: Double
  }

  func drawFlights(_ groups: [Group], _ canvas: inout Canvas) {
    let flights = groups.flatMap { arriving(in: $0) } + leaving(groups)
    // Trails are drawn before letters, so that no trail lies over a letter.
    for flight in flights {
      canvas.polyline(
        flight.way.points(upTo: eased(flight.progress)),
        flight.stamp.color.opacity(1 - flight.progress), width: 2)
    }
    for flight in flights {
      canvas.stamp(
        flight.stamp, at: flight.way.point(at: eased(flight.progress)), radius: Self.radius)
    }
  }

  private func arriving(in group: Group) -> [Flight] {
    group.cells.compactMap { waiting in
      guard waiting.progress < 1, let drew = waiting.drew, let list = waiting.list,
        let height = height(ofRow: drew, in: pane.lists[list])
      else { return nil }
      return Flight(
        stamp: waiting.stamp, way: way(from: height, to: waiting.center),
        progress: waiting.progress)
    }
  }

  /// The cells that leave a queue; they start beside its upper end.
  private func leaving(_ groups: [Group]) -> [Flight] {
    var flights: [Flight] = []
    for queue in cells.queues(inPane: place) {
      guard let group = groups.first(where: { $0.owner == queue.lists[0] }) else { continue }
      let start = Point(
        x: room.minX - laneInset,
        y: chipCenter(0, below: group.frame.minY + Self.headerHeight).y)
      for chips in queue.chips {
        for chip in chips.all where chip.isLive && chip.progress(at: time) < 1 {
          guard case .row(let path, let list) = chip.place,
            wasWaiting(chip, chips.identifier, queue),
            let height = height(ofRow: path, in: pane.lists[list])
          else { continue }
          flights.append(
            Flight(
              stamp: pane.stamps.stamp(of: chip.number, chips.identifier, in: queue.queue),
              way: way(from: height, to: start).reversed, progress: chip.progress(at: time)))
        }
      }
    }
    return flights
  }

  /// The cells whose letters are on their way to their rows.
  var cellsInFlight: Set<ObjectIdentifier> {
    var objects: Set<ObjectIdentifier> = []
    // Most of the time no cell is on its way.
    lazy var owners = Set(placed.map(\.owner))
    for queue in cells.queues(inPane: place) {
      for chips in queue.chips {
        for chip in chips.all where chip.isLive && chip.progress(at: time) < 1 {
          guard case .row(let path, let list) = chip.place,
            wasWaiting(chip, chips.identifier, queue), owners.contains(queue.lists[0]),
            height(ofRow: path, in: pane.lists[list]) != nil
          else { continue }
          pane.lists[list].forEachLiveRow { cell, _ in
            if cell.instanceNumber == chip.number, cell.queueIdentifier == chips.identifier {
              objects.insert(ObjectIdentifier(cell))
            }
          }
        }
      }
    }
    return objects
  }

  private func wasWaiting(
    _ chip: QueueBook.Chip, _ identifier: String, _ queue: QueueBook
  ) -> Bool {
    let history = cells.history(
      of: CellBook.Cell(
        pane: place, owner: queue.lists[0], identifier: identifier, number: chip.number))
    return history.count > 1 && history[history.count - 2].place == .queue
  }

  /// The y of the stamp of a row's present or former cell, in points of the tray; nil if the row
  /// does not exist.
  private func height(ofRow path: IndexPath, in list: PaneList) -> Double? {
    guard let frame = frame(ofRow: path, in: list) else { return nil }
    return inTray(list.stampPlace.center(in: frame, radius: 11) ?? frame.origin).y
  }

  /// The way from the height of a row to a place in the queue, along the edge of the tray: it
  /// covers neither the viewport nor waiting cells.
  private func way(from height: Double, to place: Point) -> Way {
    let lane = room.minX - laneInset
    let isBehindOthers = place.x > chipCenter(0, below: 0).x
    return Way([
      Point(x: lane, y: height), Point(x: lane, y: place.y),
      Point(x: isBehindOthers ? lane : place.x, y: place.y),
    ])
  }
}
