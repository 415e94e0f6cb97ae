import Demonstrations
import SceneParts
import ScrollEngine
import ShellSupport
import TestSupport
import Testing

@testable import Inspecting
@testable import Visualiser

/// Texts about one thing agree wherever the screen shows them.
@MainActor
@Suite("What a screen says is what it shows:")
struct SaidAndShownTests {
  private func code(_ driver: ShellDriver) throws -> JustRan {
    let (algorithm, pane) = try #require(driver.shell.shownAlgorithm)
    let log = driver.shell.session.record.calls
    return JustRan(algorithm, pane: pane, in: log, at: log.moments.indices.last)
  }

  @Test("the code of a scroll view of one's own shows where it has come to, and is marked")
  func ownScrollView() throws {
    let driver = ShellDriver(.buildYourOwn)
    driver.flick(from: driver.location(160, 400, in: "own"), by: Point(x: 0, y: -100))
    driver.settle()
    let pane = driver.shell.scene.panes[0]
    let figure = try #require(pane.figure)
    #expect(figure.value == tidy(pane.root.bounds.minY) && pane.root.bounds.minY > 50)
    // The scroll view on the other side has moved farther.
    #expect(driver.shell.scene.panes[1].root.bounds.minY > pane.root.bounds.minY + 10)
    let code = try code(driver)
    let line = try #require(
      code.algorithm.lines.firstIndex { $0.text.hasPrefix("    bounds.origin = ") })
    #expect(code.runs[line] == .now("0 \(figure.value)"))
  }

  @Test("the code of a container along an axis speaks of that axis")
  func axis() throws {
    func lines(_ driver: ShellDriver) throws -> [String] {
      try code(driver).algorithm.lines.map(\.text)
    }
    let across = try lines(ShellDriver(.horizontalContainer, variant: 2))
    #expect(across.contains("  offset = bounds.x - content.x"))
    #expect(try lines(ShellDriver(.container)).contains("  offset = bounds.y - content.y"))
  }

  @Test("of a billion rows, all are counted from 1 and written with commas")
  func billionRows() throws {
    let driver = ShellDriver(.billionRows)
    driver.wheel(-40, at: driver.location(160, 200, in: "container"))
    driver.press(.end)
    let rows = driver.texts.filter { $0.hasPrefix("Row ") }
    let cells = rows.filter { !$0.contains(" of ") }
    #expect(cells.contains("Row 1,000,000"))
    let first = try #require(cells.min { number($0) < number($1) })
    let track = try #require(rows.first { $0.contains(" of ") })
    #expect(track.hasPrefix(first + " of 1,000,000"), "\(track), \(first)")
    let waiting = driver.texts.filter { $0.hasPrefix("drew Row ") }
    #expect(!waiting.isEmpty)
    #expect(waiting.allSatisfy { number($0) < 1_000 || $0.contains(",") }, "\(waiting)")
  }

  private func number(_ words: String) -> Int { Int(words.filter(\.isNumber)) ?? 0 }

  @Test("a row's number has commas wherever it is named")
  func rowWords() {
    #expect(IndexPath(row: 364_929, section: 0).rowWords == "Row 364,929")
    #expect(IndexPath(row: 1_000, section: 2).rowWords == "Row 2.1,000")
    #expect(IndexPath(row: 999, section: 0).ordinalWords == "the 1,000th row")
  }

  @Test("without a delegate it is said that nobody is called, and the flags are still there")
  func noDelegate() {
    let driver = ShellDriver(.delegateOrder, variant: 4)
    driver.hold(from: driver.location(160, 400, in: "scrollView"), by: Point(x: 0, y: -120))
    driver.wait(0.1)
    #expect(driver.shell.stage.sentence.hasPrefix("Without a delegate no call comes"))
    #expect(driver.texts.contains("There is no delegate to call."))
  }

  @Test("both sides of a place that is kept are read at the same row, change after change")
  func samePlace() {
    for variant in 0..<3 {
      let driver = ShellDriver(.placeKept, variant: variant)
      for notches in [-24.0, -3.5, -7] {
        driver.wheel(notches, at: driver.location(160, 284, in: "row"))
        driver.type("+")
        driver.settle()
        let words = driver.texts.filter { $0.hasSuffix(" was here") }
        #expect(words.count == 2 && Set(words).count == 1, "\(variant): \(words)")
        #expect(driver.shell.scene.panes[1].figure?.value == "0")
      }
    }
  }

  @Test("what a card's change has done to the offset is told with its time")
  func selfSizing() {
    let driver = ShellDriver(.selfSizing)
    driver.wheel(-11, at: driver.location(160, 220, in: "container"))
    driver.type("+")
    driver.wheel(3, at: driver.location(160, 220, in: "container"))
    let words = driver.texts
    #expect(words.contains("offset then"))
    #expect(words.contains { $0.hasPrefix("Card ") && $0.contains(", at ") && $0.hasSuffix(" s") })
  }

  @Test("cells that come to the end of long lists are fewer than rows, and the naive way is not")
  func headline() {
    let driver = ShellDriver(.naiveAndContainer)
    driver.press(.end)
    let bills = driver.shell.inspector.readout.bills
    #expect(bills.map(\.rows) == [60, 60])
    #expect(bills[0].made == 60 && bills[1].made < 30)
    let collections = ShellDriver(.collections)
    collections.wheel(-40, at: collections.location(160, 284, in: "container"))
    let bill = collections.shell.inspector.readout.bills[0]
    #expect(bill.made < bill.asked && 2 * bill.made < bill.rows ?? 0)
  }

  @Test("the bar of a picture stands at the moment that was asked for")
  func bar() {
    let driver = ShellDriver(.cellReuse)
    driver.shell.idleTime = .isShown
    driver.wheel(-1, at: driver.location(160, 284, in: "table1"))
    driver.wait(2)
    #expect(driver.shell.transportState.time == driver.shell.session.run.clock.now)
    let window = ShellDriver(.cellReuse)
    window.shell.idleTime = .isLeftOut
    window.wheel(-1, at: window.location(160, 284, in: "table1"))
    window.wait(2)
    #expect(window.shell.transportState.time == window.shell.session.log.end)
  }

  @Test("the pull of a refresh control and its curve have one sign")
  func refresh() throws {
    let driver = ShellDriver(.refreshControl)
    driver.hold(from: driver.location(200, 30, in: "messages"), by: Point(x: 0, y: 120))
    let texts = driver.texts
    #expect(texts.contains("−contentOffset.y") && !texts.contains("contentOffset.y"))
    let pull = -(try #require(driver.offset("messages")))
    #expect(pull > 20 && texts.contains(tidy(pull)))
  }
}
