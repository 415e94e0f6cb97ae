import Demonstrations
import Documents
import SceneParts
import ScrollEngine
import ShellSupport
import TestSupport
import Testing

@testable import Inspecting
@testable import Visualiser

@MainActor
struct CallLogTests {
  @Test("The calls of a run are in the order of time, and make the statistics of the queues")
  func order() throws {
    let driver = ShellDriver(.container)
    driver.flick(from: driver.location(160, 284, in: "container"), by: Point(x: 0, y: -120))
    driver.settle()
    let calls = try #require(driver.shell.report(withCalls: true).calls)
    #expect(zip(calls, calls.dropFirst()).allSatisfy { $0.time <= $1.time })
    for entry in driver.shell.report.reuse {
      let own = calls.filter { $0.view == entry.owner }
      #expect(own.count { $0.outcome == "created" } == entry.statistics.created)
      #expect(own.count { $0.outcome == "reused" } == entry.statistics.reused)
      #expect(own.count { $0.call == "cellForRowAt" } == entry.statistics.dequeued)
    }
  }

  @Test("Going back keeps the list, and a report of the past ends there")
  func past() throws {
    let driver = ShellDriver(.cellReuse, variant: 2)
    let shell = driver.shell
    driver.wheel(-6, at: driver.location(160, 284, in: "table1"))
    driver.settle()
    let all = shell.session.record.calls.entries
    #expect(all.contains { $0.call.name == "enqueue" })
    shell.seek(to: 0)
    driver.wait(0)
    #expect(shell.session.record.calls.entries == all)
    let early = try #require(shell.report(withCalls: true).calls)
    #expect(!early.isEmpty && early.allSatisfy { $0.time == 0 })
    #expect(!early.contains { $0.call == "enqueue" })
    // An action at a past moment discards what came later.
    driver.wheel(-1, at: driver.location(160, 284, in: "table1"))
    driver.settle()
    let entries = shell.session.record.calls.entries
    #expect(
      entries.count < all.count
        && Array(entries.prefix(early.count)) == Array(all.prefix(early.count)))
    #expect(shell.session.record.calls.moments.last?.calls.upperBound == entries.count)
  }

  @Test("The same script makes the same calls", arguments: SceneCatalog.all.map(\.name))
  func determinism(name: String) throws {
    let scene = try #require(SceneCatalog.scene(named: name))
    func calls() -> [CallEntry]? {
      let driver = ShellDriver(scene)
      driver.shell.setOffset(Point(x: 0, y: 300))
      driver.wait(0.1)
      return driver.shell.report(withCalls: true).calls
    }
    #expect(calls() == calls())
  }

  /// Two panes with a scroll view each.
  private final class PairRun: WatchedRun {
    let panes = ["a", "b"].map { name in
      Pane(
        title: name, shortTitle: name, root: ScrollView(frame: .zero), rootID: name, lists: [])
    }
    let cells: CellBook
    var now = 0.0
    var tickCount = 0
    let inspectedPane = 0

    init() {
      cells = CellBook(of: panes)
      for pane in panes { _ = pane.takeCalls() }
    }
  }

  @Test("An idle tick is no moment, even after so many calls that all moments are dropped")
  func idleAfterDropping() {
    let run = PairRun()
    let log = CallLog()
    func tick(calls: Int) {
      run.tickCount += 1
      run.now += 1
      for pane in run.panes {
        for _ in 0..<calls { (pane.root as? ScrollView)?.onCall?(.didScroll(to: .zero)) }
      }
      log.note(run, isNew: true)
    }
    tick(calls: 60_000)
    #expect(log.entries.count == 120_000 && log.moments.count == 1)
    tick(calls: 60_000)
    #expect(log.entries.count == CallLog.capacity / 2 && log.moments.isEmpty)
    let count = log.changeCount
    tick(calls: 0)
    #expect(log.moments.isEmpty && log.changeCount == count)
    tick(calls: 1)
    #expect(log.moments.map(\.time) == [4])
  }

  // MARK: The inspector

  @Test("A click on a call goes to its moment")
  func seeking() {
    let driver = ShellDriver(.cellReuse, variant: 2, size: Size(width: 1280, height: 2_000))
    let shell = driver.shell
    driver.wheel(-6, at: driver.location(160, 284, in: "table1"))
    driver.settle()
    let table = shell.inspector.callTable
    let row = 8
    let chosen = shell.session.record.calls.entries[
      shell.session.record.calls.entries.count - 1 - row]
    let frame = table.rectForRow(at: IndexPath(row: row, section: 0))
    driver.click(at: table.convert(Point(x: frame.midX, y: frame.midY), to: nil))
    #expect(!shell.session.timeline.isLive)
    #expect(shell.transportState.time == chosen.call.time)
  }

  @Test("A search lists the calls whose view, name or cause contains each of its words, until Esc")
  func search() throws {
    let driver = ShellDriver(.container)
    driver.wheel(-6, at: driver.location(160, 284, in: "container"))
    driver.settle()
    let all = driver.shell.callEntries
    let list = { driver.shell.inspector.listedCalls.map(\.call.name) }
    driver.type("/")
    for character in "TABLE2" { driver.type(String(character)) }
    #expect(list().count == all.count { $0.view.contains("table2") } && !list().isEmpty)
    #expect(driver.texts.contains { $0.contains("TABLE2") })
    for _ in 0..<6 { driver.press(.backspace) }
    for character in "queue TABLE2" { driver.type(String(character)) }
    // Each word may be in another place: calls of one name about one view.
    #expect(
      list().count == all.count { $0.view.contains("table2") && $0.call.contains("queue") }
        && !list().isEmpty)
    #expect(driver.texts.contains { $0.hasSuffix("queue · table2") })
    for _ in 0..<7 { driver.press(.backspace) }
    driver.press(.enter)
    #expect(Set(list()) == ["dequeue", "enqueue"])
    // After Enter, keys are keys again.
    let theme = driver.shell.theme
    driver.type("t")
    #expect(driver.shell.theme != theme && Set(list()) == ["dequeue", "enqueue"])
    driver.type("/")
    driver.press(.escape)
    #expect(list().count == all.count)
  }

  @Test("A filter lists only its calls, and all filters together list all")
  func filters() {
    let driver = ShellDriver(.cellReuse, variant: 2)
    driver.flick(from: driver.location(160, 284, in: "table1"), by: Point(x: 0, y: -120))
    driver.settle()
    let entries = driver.shell.session.record.calls.entries
    func count(_ filter: CallFilter) -> Int { entries.count { filter.lists($0.call) } }
    #expect(count(.all) == entries.count)
    let parts = [CallFilter.scrolling, .lists, .queue].map(count)
    let changes = entries.count { if case .change = $0.call.event { true } else { false } }
    #expect(parts.allSatisfy { $0 > 0 } && parts.reduce(changes, +) == entries.count)
    // Offsets have their cause in the delegate's call.
    #expect(count(.changes) > changes && count(.uncaused) == changes && changes > 0)
    let list = CallList(theme: .light)
    for filter in CallFilter.allCases {
      list.filter = filter
      list.show(driver.shell.session.record.calls, at: 100)
      #expect(list.count == count(filter))
      #expect(list.entries == entries.filter { filter.lists($0.call) })
    }
  }
}
