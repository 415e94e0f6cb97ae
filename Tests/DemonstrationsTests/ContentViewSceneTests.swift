import Documents
import SceneParts
import ScrollEngine
import ShellSupport
import TestSupport
import Testing

@testable import Demonstrations
@testable import Visualiser

@MainActor
@Suite("A content view")
struct ContentViewSceneTests {
  @Test("Pages fit the viewport, and its turns keep the page; sizes written down do neither")
  func turning() throws {
    let driver = ShellDriver(.contentView)
    let pages = try #require(driver.entry("paged")?.contentSize?.width) / 240
    #expect((10...19).contains(pages) && pages == pages.rounded())
    driver.shell.setOffset(Point(x: 480, y: 0))
    driver.settle()
    driver.type("v")
    driver.settle()
    #expect(driver.entry("paged")?.contentSize == Size(width: 400 * pages, height: 240))
    #expect(driver.entry("paged")?.frame.size == Size(width: 400, height: 240))
    #expect(driver.entry("paged")?.contentOffset == Point(x: 800, y: 0))
    #expect(driver.entry("fixed")?.contentSize == Size(width: 240 * pages, height: 400))
    #expect(driver.entry("fixed")?.contentOffset == Point(x: 480, y: 0))
    driver.type("V")
    driver.settle()
    #expect(driver.entry("paged")?.contentOffset == Point(x: 480, y: 0))
    #expect(driver.entry("paged")?.contentSize == Size(width: 240 * pages, height: 400))
  }

  @Test("The page stays in each frame of a turn, the last page, too, and one can turn back midway")
  func everyFrame() throws {
    let driver = ShellDriver(.contentView)
    let pages = try #require(driver.entry("paged")?.contentSize?.width) / 240
    driver.shell.setOffset(Point(x: 240 * (pages - 1), y: 0))
    driver.settle()
    func page() throws -> Double {
      let entry = try #require(driver.entry("paged"))
      return try #require(entry.contentOffset).x / entry.frame.width
    }
    driver.type("v")
    var widths: [Double] = []
    for _ in 0..<10 {
      driver.wait(1.0 / 60)
      #expect(abs(try page() - (pages - 1)) < 1e-9)
      widths.append(try #require(driver.entry("paged")).frame.width)
    }
    #expect(widths == widths.sorted() && Set(widths).count == 10)
    driver.type("v")
    driver.settle()
    #expect(try page() == pages - 1)
    #expect(driver.entry("paged")?.frame.width == 240)
  }

  @Test("The scale of the stage does not change while the viewport turns")
  func scale() {
    let driver = ShellDriver(.contentView)
    let before = driver.shell.stage.stageLayout
    driver.type("v")
    driver.settle()
    let after = driver.shell.stage.stageLayout
    #expect(before.scale == after.scale)
    #expect(after.panes[1].viewport.width == 400 * after.scale)
    #expect(abs(before.panes[0].viewport.midY - after.panes[0].viewport.midY) <= 1)
  }
}
