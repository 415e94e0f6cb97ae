import Demonstrations
import Documents
import Drawing
import SceneParts
import ScrollEngine
import ShellSupport
import TestSupport
import Testing

@testable import Inspecting
@testable import Visualiser

@MainActor
struct ReuseSeenTests {
  @Test("A faulty data source is found: its cells are marked on the stage and in the inspector")
  func stale() {
    let driver = ShellDriver(.cellReuse, variant: 1, size: Size(width: 1920, height: 1200))
    let list = driver.shell.scene.panes[0].lists[0]
    #expect(list.staleCells.isEmpty)
    // Row 11, whose cell is stale, is wholly visible.
    driver.shell.setOffset(Point(x: 0, y: 370))
    driver.wait(1)

    let faults = list.staleCells.values.sorted { $0.indexPath < $1.indexPath }
    #expect(!faults.isEmpty)
    for fault in faults { #expect(fault.indexPath.row % 4 == 3) }
    let marked = driver.shell.inspector.readout.queues[0].chips.filter(\.isStale).map(\.cell.number)
    #expect(Set(marked) == Set(faults.map(\.instanceNumber)))
    let texts = driver.shell.displayList().commands.compactMap { command -> String? in
      if case .text(let run) = command { run.string } else { nil }
    }
    for fault in faults {
      // The warning is shorter if there is little room beside the content of the cell.
      #expect(texts.contains("! \(fault.words)") || texts.contains("! \(fault.shownWords)"))
    }
  }

  @Test("What a stale cell's warning says is what the cell shows")
  func staleWords() throws {
    let driver = ShellDriver(.cellReuse, variant: 1)
    driver.shell.setOffset(Point(x: 0, y: 340))
    driver.wait(1)
    let table = try #require(driver.shell.scene.panes[0].root as? TableView)
    for fault in driver.shell.scene.panes[0].lists[0].staleCells.values {
      let text = table.cellForRow(at: fault.indexPath)?.textLabel?.text?.lowercased() ?? "nothing"
      #expect(fault.words == "row \(fault.indexPath.row) shows \(text)")
    }
  }

  @Test("A data source without the fault is never marked, wherever it is scrolled")
  func sound() {
    let driver = ShellDriver(.cellReuse)
    let table = driver.shell.scene.panes[0].root as? TableView
    for offset in stride(from: 0.0, through: 500, by: 50) {
      driver.shell.setOffset(Point(x: 0, y: offset))
      driver.wait(0.1)
      #expect(table?.checkContent().isEmpty == true)
    }
  }

  @Test("A chip keeps its place, and flashes while its cell is on its way")
  func flash() throws {
    let driver = ShellDriver(.cellReuse)
    func chip() throws -> Readout.Chip {
      try #require(driver.shell.inspector.readout.queues[0].chips.first)
    }
    #expect(try chip().stamp.letter == "A")
    driver.shell.setOffset(Point(x: 0, y: 100))
    driver.wait(0)
    // Row 0 has left: its cell is the only one in the queue, or another row has it.
    #expect(try chip().stamp.letter == "A")
    #expect(try chip().flash == 1)
    driver.wait(QueueBook.moveDuration / 2)
    #expect(try abs(chip().flash - 0.5) < 1e-9)
    driver.wait(QueueBook.moveDuration)
    #expect(try chip().flash == 0)
    driver.settle()
    #expect(driver.shell.advance(to: 50) == nil)
  }

  @Test("Chips are as they were when one comes back to a moment")
  func travelInThePast() {
    let driver = ShellDriver(.naiveAndContainer)
    for _ in 0..<6 { driver.wheel(-1, at: driver.location(160, 284, in: "container")) }
    let shell = driver.shell
    var seen: [Readout] = []
    for pass in 0..<2 {
      for place in stride(from: 0, to: shell.session.log.ticks.count - 1, by: 3) {
        shell.seek(to: shell.session.log.ticks[place].time)
        driver.wait(0)
        if pass == 0 {
          seen.append(shell.inspector.readout)
        } else {
          #expect(shell.inspector.readout.queues == seen[place / 3].queues)
        }
      }
    }
    #expect(Set(seen.flatMap { $0.queues.flatMap { $0.chips.map(\.flash) } }).count > 5)
  }

  @Test("Nobody asks for frames for chips that cannot be seen")
  func hiddenChips() {
    let driver = ShellDriver(.lazyLoading, size: Size(width: 640, height: 480))
    #expect(driver.shell.inspector.isHidden)
    driver.settle()
    #expect(driver.shell.advance(to: 60) == nil)
  }

  @Test("Two tables with one queue are one entry with both owners, and need no more cells")
  func sharedQueue() {
    func created(variant: Int) -> Int {
      let driver = ShellDriver(.container, variant: variant)
      let queues = variant % 2 == 1 ? 1 : variant == 0 ? 2 : 10
      #expect(driver.shell.inspector.readout.queues.count == queues)
      for offset in stride(from: 0.0, through: 1_500, by: 25) {
        driver.shell.setOffset(Point(x: 0, y: offset))
        driver.wait(0.02)
      }
      driver.settle()
      let readout = driver.shell.inspector.readout
      #expect(readout.queues.count == queues)
      if variant == 1 { #expect(readout.queues[0].title == "Table 1 + Table 2") }
      if variant == 3 { #expect(readout.queues[0].title == "10 lists, one queue") }
      for queue in readout.queues {
        #expect(queue.chips.filter(\.isLive).count == queue.statistics.live)
        #expect(queue.chips.count == queue.statistics.live + queue.statistics.queued)
      }
      return driver.shell.report.reuse.reduce(0) { $0 + $1.statistics.created }
    }
    #expect(created(variant: 1) < created(variant: 0))
    #expect(created(variant: 3) * 2 < created(variant: 2))
  }

  @Test("A cell of a shared queue tells of the tables it went through")
  func sharedHistory() {
    let driver = ShellDriver(.container, variant: 3)
    for offset in stride(from: 0.0, through: 1_500, by: 25) {
      driver.shell.setOffset(Point(x: 0, y: offset))
      driver.wait(0.02)
    }
    driver.settle()
    let run = driver.shell.session.run
    let histories = run.inspectionTargets(inPane: 0).compactMap { target -> [Inspection.Line]? in
      if case .cell = target { run.inspection(of: target)?.history } else { nil }
    }
    #expect(!histories.isEmpty)
    #expect(
      histories.contains { history in
        Set(history.compactMap { $0.value.split(separator: " ").last }).count > 2
      })
  }
}
