import SceneParts
import ScrollEngine
import ShellSupport
import Testing

@testable import Demonstrations
@testable import Visualiser

@MainActor
struct StickyHeadersSceneTests {
  private static func headers(variant: Int, at offset: Double) throws -> [HeaderPlace] {
    let scene = StickyHeadersScene(variant: variant)
    let pane = scene.panes[0]
    try #require(pane.scroller).contentOffset.y = offset
    pane.window.layoutIfNeeded()
    return scene.lists.flatMap(\.headers)
  }

  @Test("A header stays at the edge while its section is in sight", arguments: [0, 1, 2])
  func held(variant: Int) throws {
    for offset in stride(from: 1.0, to: 200, by: 7) {
      let first = try #require(try Self.headers(variant: variant, at: offset).first)
      if first.title == "January", first.place.maxY > -150 {
        #expect(first.place.minY == -offset)
      }
      #expect(first.frame.minY <= 0 && first.frame.maxY > 0, "\(offset)")
      #expect(first.state != .inPlace)
    }
  }

  @Test(
    "The next header pushes it out, touching it, and takes its place; in a container, too",
    arguments: [(0, "January", "February"), (1, "January", "February"), (2, "March", "April")])
  func pushed(variant: Int, title: String, next: String) throws {
    var pushes: [Double] = []
    for offset in stride(from: 0.0, to: 820, by: 2) {
      let headers = try Self.headers(variant: variant, at: offset)
      guard let header = headers.first(where: { $0.title == title }),
        let other = headers.first(where: { $0.title == next }),
        case .pushed(let length) = header.state
      else { continue }
      #expect(abs(header.frame.maxY - other.frame.minY) < 1e-6)
      #expect(other.state == .inPlace)
      pushes.append(length)
    }
    // The header is pushed out step by step, up to its own height.
    #expect(pushes.count >= 15 && pushes == pushes.sorted())
    #expect(try #require(pushes.last) <= Month.headerHeight)
  }

  @Test("In a grouped table, every header is in its place at every offset")
  func grouped() throws {
    for offset in stride(from: 0.0, to: 1_500, by: 13) {
      let headers = try Self.headers(variant: 3, at: offset)
      #expect(headers.allSatisfy { $0.state == .inPlace && $0.distance == 0 })
    }
  }

  @Test("The places of a collection's headers are those of a layout that does not pin them")
  func unpinned() throws {
    let pinned = MonthsCollection(
      [Month("A", days: 5), Month("B", days: 9)], colors: Palette.first)
    let free = MonthsCollection([Month("A", days: 5), Month("B", days: 9)], colors: Palette.first)
    let layout = try #require(free.collection.collectionViewLayout as? CollectionViewFlowLayout)
    layout.sectionHeadersPinToVisibleBounds = false
    for list in [pinned, free] {
      list.collection.frame = Rect(x: 0, y: 0, width: 298, height: 310)
      list.collection.contentOffset.y = 20
      list.collection.layoutIfNeeded()
    }
    #expect(free.headers.map(\.place) == pinned.headers.map(\.place))
    #expect(free.headers.map(\.place) == free.headers.map(\.frame))
    #expect(pinned.headers.first?.distance == 20)
  }

  @Test("The figure and the panel say what the headers do")
  func numbers() {
    let driver = ShellDriver(.stickyHeaders)
    driver.shell.setOffset(Point(x: 0, y: 262))
    driver.wait(0.1)
    #expect(driver.shell.scene.panes[0].figure?.value == "248")
    let words = driver.texts
    for text in ["January", "-262", "-14", "pushed out by 14", "20", "in place"] {
      #expect(words.contains(text), "\(text)")
    }
  }

  @Test("Another variant keeps the offset")
  func variants() {
    let driver = ShellDriver(.stickyHeaders)
    driver.wheel(-3, at: driver.location(150, 200, in: "list1"))
    let offset = driver.offset("list1")
    driver.type("n")
    driver.wait(0.1)
    #expect(offset == 180 && driver.offset("list1") == offset)
    driver.type("n")
    driver.wait(0.1)
    #expect(driver.offset("container") == offset)
  }

  @Test("+ and - change the month in sight by a day", arguments: 0..<4)
  func days(variant: Int) throws {
    let scene = StickyHeadersScene(variant: variant)
    let pane = scene.panes[0]
    try #require(pane.scroller).contentOffset.y = 100
    pane.window.layoutIfNeeded()
    let month = try #require(scene.lists.first?.headers.first)
    func days() -> Int { scene.lists[0].months[month.section].days }
    let before = days()
    scene.addRow()
    _ = pane.window.advance(to: 1)
    #expect(
      days() == before + 1
        && pane.lists[0].count() == scene.lists[0].months.map(\.days).reduce(0, +))
    for _ in 0..<40 { scene.addRow() }
    _ = pane.window.advance(to: 2)
    #expect(days() == Month.mostDays)
    for _ in 0..<40 { scene.removeRow() }
    _ = pane.window.advance(to: 3)
    #expect(days() >= 1)
  }

  @Test(
    "The title of a header that is pushed out can be read until it has left, if above it is room",
    arguments: [(height: 800.0, isRoomAbove: false), (height: 1_400, isRoomAbove: true)])
  func title(height: Double, isRoomAbove: Bool) {
    let driver = ShellDriver(.stickyHeaders, size: Size(width: 1_280, height: height))
    // February begins at 282, and its header pushes January's out from 248 on.
    for offset in stride(from: 240.0, to: 281, by: 1) {
      driver.shell.setOffset(Point(x: 0, y: offset))
      driver.wait(0)
      // The word stands in the panel and, once, on the header or above it.
      let count = driver.texts.count { $0 == "January" }
      #expect(count == (isRoomAbove || offset < 265 ? 2 : 1), "\(offset)")
    }
  }
}
