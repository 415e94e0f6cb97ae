import Demonstrations
import Documents
import Drawing
import Hosting
import SceneParts
import ScrollEngine
import ShellSupport
import TestSupport
import Testing

@testable import Inspecting
@testable import Visualiser

@MainActor
@Suite("What a cell costs")
struct CellPriceTests {
  /// A meter whose samples of cells take 1 µs per cell less each time, and 1 kB per cell.
  private final class HandMeter: CostMeter {
    var samples = 0
    var heap: Int? = 1_000_000

    func begin(_ phase: CostPhase) {}
    func end(_ phase: CostPhase) {
      guard phase == .cells else { return }
      samples += 1
      heap = heap.map { $0 + 1_000 * CellPrice.sampleCount }
    }
    func cost(of phase: CostPhase) -> Double? {
      phase == .cells ? Double(CellPrice.sampleCount) * 1e-6 * Double(10 - samples) : 0.001
    }
    var heapBytes: Int? { heap }
  }

  @Test("is the memory of one of many, and the time of the fastest sample")
  func price() throws {
    let scene = SceneDescription.naiveAndContainer.make(
      SceneContext(clock: SceneClock(), text: FixedAdvanceText()))
    var book = CellPrices()
    let prices = book.measure(scene, HandMeter())
    #expect(prices.count == 2)
    let first = try #require(prices[0])
    #expect(first.bytes == 1_000 && abs(first.seconds - 7e-6) < 1e-15)
    // A meter that does not count memory still measures time.
    let meter = HandMeter()
    meter.heap = nil
    var unmeasured = CellPrices()
    let timed = try #require(unmeasured.measure(scene, meter)[0])
    #expect(timed.bytes == nil && timed.seconds > 0)
  }

  @Test("is on the bill with what it adds up to, and only where there is a meter")
  func bill() throws {
    let driver = ShellDriver(.container)
    driver.settle()
    #expect(driver.shell.inspector.readout.bills.allSatisfy { $0.price == nil })
    #expect(!driver.texts.contains("one cell, measured here"))
    driver.shell.meter = HandMeter()
    driver.wheel(-6, at: driver.location(160, 284, in: "container"))
    let bill = try #require(driver.shell.inspector.readout.bills.first)
    #expect(bill.price?.bytes == 1_000)
    let texts = driver.texts
    for (label, value) in [
      ("one cell, measured here", "1 kB · 7 µs"),
      ("made so far", "\(bill.made) kB · \(7 * bill.made) µs"),
      ("one for every row", "\(bill.rows ?? 0) kB · \(7 * (bill.rows ?? 0)) µs"),
    ] {
      let place = try #require(texts.lastIndex(of: label), "\(label)")
      #expect(texts[place + 1] == value)
    }
  }

  @Test("has a column for each pane, for memory, and a line for the time of one")
  func columns() throws {
    let driver = ShellDriver(.naiveAndContainer)
    driver.shell.meter = HandMeter()
    driver.wheel(-1, at: driver.location(160, 284, in: "container"))
    let bills = driver.shell.inspector.readout.bills
    let texts = driver.texts
    let made = try #require(texts.lastIndex(of: "made so far"))
    #expect(Array(texts[made + 1...made + 2]) == bills.map { "\($0.made) kB" })
    let time = try #require(texts.firstIndex(of: "… and to make it"))
    #expect(texts[time + 1].hasSuffix(" µs") && texts[time + 2].hasSuffix(" µs"))
  }

  @Test("is the same wherever the same cells are drawn: measured once, in all panes and variants")
  func once() throws {
    let driver = ShellDriver(.naiveAndContainer)
    let meter = HandMeter()
    driver.shell.meter = meter
    driver.wheel(-1, at: driver.location(160, 284, in: "container"))
    let prices = driver.shell.inspector.readout.bills.map(\.price)
    #expect(prices[0] != nil && prices[0] == prices[1] && meter.samples == 3)
    // Every further measurement would give a lower price.
    driver.shell.open(.container)
    driver.settle()
    let alone = driver.shell.inspector.readout.bills[0].price
    for _ in 0..<3 {
      driver.type("=")
      driver.settle()
      #expect(driver.shell.inspector.readout.bills.allSatisfy { $0.price == alone })
    }
    #expect(meter.samples == 6)
  }

  @Test("is measured once for each kind of cell, and the scene that is shown does not notice")
  func apart() throws {
    for scene in SceneCatalog.all {
      let plain = ShellDriver(scene)
      let measured = ShellDriver(scene)
      let meter = HandMeter()
      measured.shell.meter = meter
      for driver in [plain, measured] {
        driver.settle()
        driver.wheel(-4, at: Point(x: 590, y: 400))
      }
      let reports = [plain, measured].map { $0.shell.report }
      #expect(reports[0].views == reports[1].views, "\(scene.name)")
      #expect(reports[0].reuse == reports[1].reuse, "\(scene.name)")
      let kinds = measured.shell.scene.panes.flatMap(\.lists).flatMap(\.queue.identifiers)
      #expect(meter.samples <= 3 * Set(kinds).count, "\(scene.name)")
    }
  }

  @Test(
    "is written in the unit that suits it",
    arguments: [
      (0.0, "0 B"), (912, "912 B"), (2_940, "2.9 kB"), (61_000, "61 kB"), (1_250_000, "1.3 MB"),
      (99_940, "99.9 kB"), (162_930, "163 kB"), (999_600, "1 MB"),
      (3.1e9, "3.1 GB"), (2e15, "2000 TB"),
    ])
  func bytes(value: Double, text: String) {
    #expect(words(bytes: value) == text)
  }

  @Test(
    "and so is time",
    arguments: [(0.000_011, "11 µs"), (0.0042, "4.2 ms"), (0.1629, "163 ms"), (12.34, "12.3 s")])
  func seconds(value: Double, text: String) {
    #expect(words(seconds: value) == text)
  }

  @Test(
    "Times of pictures are in milliseconds",
    arguments: [
      (0, "0 ms"), (0.000_01, "0.01 ms"), (0.000_2, "0.2 ms"), (0.000_999, "1 ms"),
      (0.0015, "1.5 ms"), (0.018_62, "18.6 ms"), (0.163, "163 ms"),
    ])
  func millisecondWords(value: Double, text: String) { #expect(milliseconds(value) == text) }

  @Test("A measured picture's time is that of layout, list, painting and presenting together")
  func measuredPicture() throws {
    let driver = ShellDriver(.container, size: Size(width: 1280, height: 900))
    driver.shell.meter = HandMeter()
    let session = driver.shell.session
    let known = session.record.pictures.pictures.count
    driver.wheel(-1, at: driver.location(160, 284, in: "container"))
    let layout = try #require(session.record.pictures.pictures.last).seconds
    #expect(abs(layout - 0.001) < 1e-12)
    _ = driver.shell.displayList()
    driver.settle()
    #expect(session.record.pictures.pictures.count > known)
    let last = try #require(session.record.pictures.pictures.last).seconds
    #expect(abs(last - 0.004) < 1e-12)
    // Requested again without a tick, as while a tooltip appears: the picture of no tick.
    _ = driver.shell.displayList()
    driver.settle()
    #expect(session.record.pictures.pictures.last?.seconds == last)
  }
}
