import Documents
import SceneParts
import ScrollEngine
import ShellSupport
import Testing

@testable import Demonstrations
@testable import Visualiser

@MainActor
struct LinkedParallaxTests {
  private let driver = ShellDriver(.linkedParallax)

  private func view(_ id: String) throws -> View {
    let views = driver.shell.scene.panes[0].namedViews
    return try #require(views.first { $0.id == id }?.view)
  }

  private func scroll(_ id: String, to x: Double) throws {
    let scrollView = try #require(view(id) as? ScrollView)
    scrollView.contentOffset = Point(x: x, y: 0)
    driver.wait(0.1)
  }

  private func cards() throws -> [PlaceCard] {
    try view("pages").subviews.compactMap { $0 as? PlaceCard }
  }

  @Test(
    "Titles and skylines go their own ways, and end when the pages do",
    arguments: [
      (0.0, 0.0, 0.0, 0.0), (480, 216, -48, -144), (1600, 720, -160, -480),
      (-90, -40.5, 0, 0), (1700, 765, -160, -480),
    ])
  func rates(pages: Double, titles: Double, far: Double, near: Double) throws {
    try scroll("pages", to: pages)
    #expect(driver.entry("titles")?.contentOffset == Point(x: titles, y: 0))
    #expect(abs(try view("farSkyline").frame.minX - far) < 1e-9)
    #expect(abs(try view("nearSkyline").frame.minX - near) < 1e-9)
  }

  @Test("A card is whole where it fills the page, smaller beside it, and keeps its middle")
  func cardScale() throws {
    let centers = try cards().map(\.center)
    #expect(try cards()[0].frameScale == 1)
    #expect(try cards()[1].frameScale == 0.8)
    try scroll("pages", to: 160)
    let (first, second) = (try cards()[0], try cards()[1])
    #expect(abs(first.frameScale - 0.9) < 1e-9 && abs(second.frameScale - 0.9) < 1e-9)
    #expect(abs(first.alpha - second.alpha) < 1e-9)
    for (card, center) in zip(try cards(), centers) {
      #expect((card.center - center).length < 1e-9)
    }
  }

  @Test("A title fades with its distance from the middle, and is gone two titles away")
  func titleFade() throws {
    let labels = try view("titles").subviews.compactMap { $0 as? Label }
    #expect(labels.map(\.alpha) == [1, 0.5, 0, 0, 0, 0])
    try scroll("pages", to: 400)
    #expect(labels.map(\.alpha) == [0.375, 0.875, 0.625, 0.125, 0, 0])
  }

  @Test("Who drags the titles leads the pages, and both come to rest on the same page")
  func titlesLead() throws {
    driver.flick(from: driver.location(120, 24, in: "titles"), by: Point(x: -60, y: 0))
    #expect((driver.entry("pages")?.contentOffset?.x ?? 0) > 0)
    driver.settle()
    #expect(driver.entry("titles")?.contentOffset == Point(x: 144, y: 0))
    #expect(driver.entry("pages")?.contentOffset == Point(x: 320, y: 0))
  }

  @Test("The panel tells how far each has come, and the progress from page to page")
  func panel() throws {
    try scroll("pages", to: 480)
    let words = driver.texts
    for value in ["480 of 1600", "216 of 720", "144 of 480", "48 of 160"] {
      #expect(words.contains(value))
    }
    #expect(words.contains("page 2 and 0.50 of the way to the next"))
  }
}
