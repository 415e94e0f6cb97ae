import SceneParts
import ScrollEngine
import ShellSupport
import TestSupport
import Testing

@testable import Demonstrations
@testable import Visualiser

@MainActor
@Suite("A place kept")
struct PlaceKeptTests {
  private func open(variant: Int) throws -> (ShellDriver, [Reader]) {
    let driver = ShellDriver(.placeKept, variant: variant)
    return (driver, try #require(driver.shell.scene as? PlaceKeptScene).readers)
  }

  private func figures(_ driver: ShellDriver) -> [String?] {
    driver.shell.scene.panes.map { $0.figure?.value }
  }

  private func scroll(_ notches: Double, _ driver: ShellDriver) {
    driver.wheel(-notches, at: driver.location(160, 284, in: "row"))
  }

  @Test("Rows that come in above push by their height what is kept by offset, nothing by row")
  func rowsAbove() throws {
    let (driver, readers) = try open(variant: 0)
    scroll(24, driver)
    let name = try #require(readers[1].container.place?.element?.modelIdentifier)
    let before = try #require(readers[1].position(of: name))
    driver.type("+")
    #expect(figures(driver) == ["\(3 * 76)", "0"])
    #expect(readers[1].position(of: name) == before)
    #expect(readers[0].position(of: name) == before + 3 * 76)
    driver.type("-")
    #expect(figures(driver) == ["\(3 * 76)", "0"])
    #expect(readers.map { $0.list.rows.count } == [200, 200])
  }

  @Test("Rows above that grow push by their growth what is kept by offset, nothing by row")
  func growth() throws {
    let (driver, _) = try open(variant: 1)
    scroll(24, driver)
    driver.type("+")
    #expect(figures(driver) == ["120", "0"])
  }

  @Test(
    "Well down, after a relaunch, an offset means another row",
    arguments: 2...12)
  func relaunch(pages: Int) throws {
    let (driver, readers) = try open(variant: 2)
    for _ in 0..<pages { scroll(10, driver) }
    let offsets = readers.map(\.container.contentOffset.y)
    let name = try #require(readers[1].container.place?.element?.modelIdentifier)
    driver.type("+")
    let shown = figures(driver)
    #expect(Double(shown[0] ?? "") ?? 0 > 20 && shown[1] == "0")
    #expect(readers[0].container.contentOffset.y == offsets[0])
    #expect(readers[1].container.place?.element?.modelIdentifier == name)
    #expect(readers[0].container.place?.element?.modelIdentifier != name)
  }

  @Test("Wherever one reads, a row that is kept does not move", arguments: [0, 1, 2])
  func everywhere(variant: Int) throws {
    let (driver, readers) = try open(variant: variant)
    var random = SeededRandom(seed: 5)
    for _ in 0..<30 {
      driver.shell.setOffset(Point(x: 0, y: .random(in: 0...9000, using: &random)))
      driver.wait(0.5)
      let name = try #require(readers[1].container.place?.element?.modelIdentifier)
      let before = try #require(readers[1].position(of: name))
      driver.type("+")
      #expect(abs(try #require(readers[1].position(of: name)) - before) < 1e-6)
      readers[1].container.checkInvariants()
    }
  }

  @Test("What was read is outlined in both panes, and where it was")
  func marks() throws {
    let (driver, readers) = try open(variant: 0)
    scroll(5, driver)
    driver.type("+")
    let name = try #require(readers[1].reading?.name)
    let words = driver.texts
    #expect(words.filter { $0 == "\(name) was here" }.count == 2)
  }

  @Test("Before the first change nothing has moved, and no side is better")
  func beginning() throws {
    let (driver, _) = try open(variant: 0)
    #expect(driver.shell.scene.panes.map { $0.figure?.verdict } == [.neutral, .neutral])
  }
}
