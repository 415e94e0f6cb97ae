import Demonstrations
import SceneParts
import ScrollEngine
import ShellSupport
import TestSupport
import Testing

@testable import Inspecting
@testable import Visualiser

/// The guided start, with a person who does more than the card asks for.
@MainActor
@Suite("The guided start goes on from where a person is")
struct TourGoesOnTests {
  private func tour(at place: Int = 0) -> ShellDriver {
    let driver = ShellDriver(SceneCatalog.standard)
    driver.shell.openTour(at: place)
    driver.wait(0)
    return driver
  }

  private func middle(_ driver: ShellDriver) -> Point {
    driver.location(160, 284, in: driver.shell.viewIDs[0])
  }

  private func words(_ place: CellBook.Place?) -> String { place?.path?.rowWords ?? "the queue" }

  @Test("Three notches at once: the card says which row Cell A draws by now")
  func notches() {
    let driver = tour()
    driver.wheel(-3, at: middle(driver))
    let facts = driver.shell.guide.facts
    #expect(facts.cell != .queue && facts.letter == "A")
    #expect(driver.shell.card.content.text.contains("it draws \(words(facts.cell)) already"))
  }

  @Test("Next keeps the place, and the next step speaks of a cell that waits, or asks for one")
  func next() {
    for seed in Soak.seeds(1...12) {
      var random = SeededRandom(seed: seed)
      let driver = tour()
      driver.shell.setOffset(Point(x: 0, y: Double.random(in: 120...14_000, using: &random)))
      driver.wait(0)
      let before = driver.shell.guide.facts
      #expect(driver.shell.tour?.outcome != nil)
      driver.press(.enter)
      let after = driver.shell.guide.facts
      #expect(after.offset == before.offset)
      #expect((after.cell == .queue) == (after.waiting > 0))
      #expect(
        driver.shell.card.content.text.contains(
          after.waiting > 0 ? "Cell \(after.letter) keeps" : "the queue is empty"))
    }
  }

  @Test("A cell that is taken before it is pointed at gives way to one that waits")
  func taken() throws {
    let driver = tour(at: 1)
    let shell = driver.shell
    #expect(shell.card.content.task == "Point at Cell A in the queue.")
    var isEmpty = false
    for _ in 0..<30 {
      driver.wheel(-0.1, at: middle(driver))
      let facts = shell.guide.facts
      #expect((facts.cell == .queue) == (facts.waiting > 0))
      if facts.waiting == 0 {
        isEmpty = true
        #expect(shell.card.content.task == "Scroll a little, until a cell waits.")
      } else {
        #expect(shell.card.content.task == "Point at Cell \(facts.letter) in the queue.")
        if facts.letter != "A" { break }
      }
    }
    #expect(isEmpty && shell.guide.facts.letter != "A" && shell.tour?.outcome == nil)
    let tray = try #require(shell.stage.tray(ofPane: 0, shell.stage.stageLayout))
    let cell = try #require(shell.guide.cell)
    let center = try #require(tray.center(of: cell))
    driver.hover(at: center + shell.stage.frame.origin)
    #expect(shell.tour?.outcome != nil)
  }

  @Test("The numbers on the card are those of the bill, however far the list goes on")
  func bill() async {
    let driver = tour(at: 8)
    let shell = driver.shell
    await shell.followTask()
    for _ in 0..<12 {
      driver.wheel(-3, at: middle(driver))
      let made = shell.inspector.readout.bills[0].made
      #expect(shell.card.content.text.contains("\(made) cells do for 60 rows"))
    }
  }

  @Test("A card speaks of the shown moment, or says of which one")
  func moment() async throws {
    let driver = tour(at: 2)
    let shell = driver.shell
    await shell.followTask()
    var past = 0
    for _ in 0..<40 {
      driver.wheel(-0.4, at: middle(driver))
      let (bill, facts) = (shell.inspector.readout.bills[0], shell.guide.facts)
      let words = "\(bill.made) cells have drawn a row \(bill.asked) times."
      let done = try #require(shell.tour?.doneFacts)
      if facts.cell == .queue {
        past += 1
        #expect(shell.card.content.text.hasPrefix("At \(tidy(done.time)) s: "))
        #expect(done.time < facts.time)
      } else {
        #expect(shell.card.content.text.hasSuffix(words))
        #expect(!shell.card.content.text.hasPrefix("At "))
      }
    }
    #expect(past > 0)
  }

  @Test("What is done already when a step begins is told at once, and nothing is taken back")
  func early() async {
    let driver = tour(at: 3)
    let shell = driver.shell
    await shell.followTask()
    driver.press(.end)
    driver.press(.enter)
    #expect(shell.tour?.place == 4 && shell.guide.facts.isAtEnd)
    #expect(shell.tour?.outcome == nil, "first comes the question")
    driver.press(.f5)
    #expect(
      shell.card.content.text.hasPrefix(
        "You said “200”. Rows count from 0, so Row 199 is the last."))
  }

  @Test("A small pull at the handle of the bar counts as going back in time")
  func handle() {
    let driver = tour(at: 3)
    driver.shell.seek(to: driver.shell.session.log.end - 0.3)
    driver.wait(0)
    #expect(driver.shell.tour?.outcome != nil)
  }
}
