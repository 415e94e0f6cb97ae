import Demonstrations
import Documents
import SceneParts
import ScrollEngine
import ShellSupport
import TestSupport
import Testing

@testable import Inspecting
@testable import Visualiser

/// The sums that a suspicious reader would check.
@MainActor
@Suite("The bill adds up")
struct BillSumTests {
  private func bills(_ driver: ShellDriver) -> [Readout.Bill] {
    driver.shell.inspector.readout.bills
  }

  @Test(
    "in every scene: on the screen, out of sight, waiting and given up are all that were made",
    arguments: SceneCatalog.all.map(\.name))
  func sums(name: String) throws {
    let scene = try #require(SceneCatalog.scene(named: name))
    for variant in 0..<max(1, scene.variants.count) {
      let driver = ShellDriver(scene, variant: variant)
      for offset in [0.0, 150, 900, 400] {
        driver.shell.setOffset(Point(x: 0, y: offset))
        _ = driver.shell.advance(to: 0.1)
        for (place, bill) in bills(driver).enumerated() {
          let discarded = driver.shell.session.run.cells.queues(inPane: place).reduce(0) {
            sum, book in
            book.chips.reduce(sum) {
              $0 + book.queue.statistics(forIdentifier: $1.identifier).discarded
            }
          }
          #expect(bill.givenUp == discarded, "\(name), variant \(variant), \(bill)")
          #expect(bill.asked >= bill.made - bill.waiting, "\(name), variant \(variant), \(bill)")
        }
      }
    }
  }

  @Test("Without reuse, each item of each strip that has come into sight would have made a cell")
  func strips() throws {
    let driver = ShellDriver(.horizontalContainer)
    driver.drag(from: driver.location(260, 80, in: "container"), by: Point(x: -180, y: 0))
    driver.settle()
    driver.wheel(-6, at: driver.location(160, 284, in: "container"))
    driver.wheel(6, at: driver.location(160, 284, in: "container"))
    let bill = bills(driver)[0]
    let draws = driver.shell.report.reuse.map(\.statistics.dequeued).reduce(0, +)
    #expect(bill.asked == draws && draws > bill.made)
    let texts = driver.texts
    let place = try #require(texts.firstIndex(of: "without reuse"))
    #expect(texts[place + 1] == "\(draws)")
    let all = try #require(texts.firstIndex(of: "one for every item"))
    #expect(texts[all + 1] == "1,240")
  }

  @Test("A strip that waits keeps its items: they are out of sight, and not lost")
  func waitingStrip() {
    let driver = ShellDriver(.horizontalContainer)
    driver.wheel(-6, at: driver.location(160, 284, in: "container"))
    driver.wheel(6, at: driver.location(160, 284, in: "container"))
    let pane = driver.shell.scene.panes[0]
    let live = driver.shell.report.reuse.map(\.statistics.live).reduce(0, +)
    #expect(driver.shell.report.reuse[1].statistics.queued > 0)
    #expect(pane.liveCells == live)
    #expect(bills(driver)[0].onScreen + bills(driver)[0].offScreen == live)
  }

  @Test("Without reuse, a row that comes back would have made another cell, and its number is seen")
  func back() throws {
    let driver = ShellDriver(.cellReuse)
    driver.press(.end)
    driver.press(.home)
    driver.press(.end)
    let bill = bills(driver)[0]
    #expect(bill.rows == 14 && bill.made < 14 && bill.asked > 14)
    let texts = driver.texts
    let place = try #require(texts.firstIndex(of: "without reuse"))
    #expect(texts[place + 1] == "\(bill.asked)")
    let all = try #require(texts.firstIndex(of: "one for every row"))
    #expect(texts[all + 1] == "14")
  }

  @Test("One word and one count of all rows: at the map, in the bill, in the title")
  func words() {
    let feed = ShellDriver(.homeFeed)
    feed.settle()
    #expect(bills(feed)[0].rows == 718)
    #expect(feed.texts.contains("one for every item"))
    #expect(feed.texts.count { $0 == "718 items" } == 2)
    let collections = ShellDriver(.collections)
    collections.settle()
    let all = bills(collections)[0].rows ?? 0
    #expect(collections.texts.contains("\(all) items"))
    #expect(!collections.texts.contains("30 rows"))
  }
}
