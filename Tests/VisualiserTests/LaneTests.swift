import Demonstrations
import SceneParts
import ScrollEngine
import ShellSupport
import TestSupport
import Testing

@testable import Inspecting
@testable import Visualiser

@MainActor
struct LaneTests {
  /// The current place of each cell, as the views report it.
  private func present(_ driver: ShellDriver) -> [CellBook.Cell: CellBook.Place] {
    var places: [CellBook.Cell: CellBook.Place] = [:]
    for (place, pane) in driver.shell.scene.panes.enumerated() {
      for (list, entry) in pane.lists.enumerated() {
        for (cell, path) in entry.liveRows {
          guard
            let name = driver.shell.session.run.cells.name(of: cell, inList: list, ofPane: place)
          else {
            continue
          }
          places[name] = .row(path, list: list)
        }
      }
    }
    return places
  }

  @Test("The lane of a discarded cell ends, and begins again to wait where the past is shown anew")
  func discarded() throws {
    let driver = ShellDriver(.cellReuse, variant: 2)
    let shell = driver.shell
    driver.wheel(-2, at: driver.location(160, 284, in: shell.viewIDs[0]))
    let queue = shell.scene.panes[0].lists[0].queue
    let waiting = queue.identifiers.flatMap { queue.queuedCells(withIdentifier: $0) }
    #expect(!waiting.isEmpty)
    shell.session.send(.memoryWarning)
    driver.settle()
    let discarded = waiting.map(\.instanceNumber)
    for lane in shell.session.record.lanes.lanes[0] {
      let isGone = discarded.contains(lane.cell.number)
      #expect((lane.end != nil) == isGone)
      #expect((lane.end(ofStay: lane.stays.count - 1) != nil) == isGone)
    }
    // After a seek to a moment before the warning, time goes on without the warning.
    shell.seek(to: 0)
    driver.wait(0)
    shell.session.send(.jump(Point(x: 0, y: 10), pane: 0))
    driver.settle()
    #expect(shell.session.record.lanes.lanes[0].allSatisfy { $0.end == nil })
  }

  @Test(
    "At each moment the lanes say what the views say, whatever is done",
    arguments: Soak.seeds(1...6))
  func model(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let driver = ShellDriver(
      seed % 2 == 0 ? .container : .cellReuse, variant: seed % 2 == 0 ? 1 : 2)
    let shell = driver.shell
    for _ in 0..<60 {
      switch Int.random(in: 0..<6, using: &random) {
      case 0: driver.type(Bool.random(using: &random) ? "+" : "-")
      case 1:
        let y = Double.random(in: 0...2_000, using: &random)
        shell.session.send(.jump(Point(x: 0, y: y), pane: 0))
      case 2 where !shell.session.log.ticks.isEmpty:
        shell.seek(to: Double.random(in: 0...shell.session.log.end, using: &random))
      default:
        let id = shell.viewIDs[0]
        driver.wheel(
          Double.random(in: -6...6, using: &random), at: driver.location(160, 284, in: id))
      }
      driver.wait(1.0 / 60)
      let time = shell.transportState.time
      var rows: [CellBook.Cell: CellBook.Place] = [:]
      for lane in shell.session.record.lanes.lanes.joined() {
        #expect(zip(lane.stays, lane.stays.dropFirst()).allSatisfy { $0.time <= $1.time })
        guard let stay = lane.stays.last(where: { $0.time <= time }), stay.place != .queue else {
          continue
        }
        rows[lane.cell] = stay.place
      }
      #expect(rows == present(driver), "seed \(seed) at \(time)")
      #expect(Set(rows.values).count == rows.count, "two cells for one row")
    }
  }

  @Test("Going back loses nothing, and going on from there forgets what came after")
  func past() {
    let driver = ShellDriver(.cellReuse, variant: 2)
    let shell = driver.shell
    driver.wheel(-6, at: driver.location(160, 284, in: "table1"))
    let lanes = shell.session.record.lanes.lanes
    shell.seek(to: 0)
    driver.wait(0)
    #expect(shell.session.record.lanes.lanes == lanes)
    driver.wheel(-0.2, at: driver.location(160, 284, in: "table1"))
    let stays = shell.session.record.lanes.lanes[0].flatMap(\.stays)
    #expect(stays.allSatisfy { $0.time <= shell.session.log.end })
    #expect(stays.count < lanes[0].flatMap(\.stays).count)
  }

  @Test("However long one scrolls, no more is kept than there is room for")
  func bounded() {
    let driver = ShellDriver(.cellReuse, variant: 2)
    for step in 0..<700 {
      driver.shell.setOffset(Point(x: 0, y: Double(step % 24) * 600))
      _ = driver.shell.advance(to: Double(step) / 60)
    }
    let count = driver.shell.session.record.lanes.lanes.joined().reduce(0) { $0 + $1.stays.count }
    #expect(count > 3_000)
    #expect(count <= LaneBook.capacity)
  }
}
