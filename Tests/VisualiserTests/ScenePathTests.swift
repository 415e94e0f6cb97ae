import Demonstrations
import Documents
import SceneParts
import ScrollEngine
import ShellSupport
import TestSupport
import Testing

@testable import Inspecting
@testable import Visualiser

/// Walks the paths of scenes by hand, and compares what the cards say with the layout report.
@MainActor
@Suite("The path of a scene, walked by hand:")
struct ScenePathTests: PathWalking {
  @Test("cell reuse")
  func cellReuse() throws {
    let driver = walk(.cellReuse)
    func middle() -> Point { driver.location(160, 284, in: "table1") }
    answer(driver, "9")
    wheel(driver, -1, at: middle())
    #expect(made(driver) == 9)
    next(driver, "You said “9”, and so it is.", "9 cells drew all 14 rows", "saved 5 cells")
    answer(driver, "200")
    driver.press(.end)
    next(driver, "You said “200”. \(made(driver)) cells drew")
    answer(driver, "no text")
    wheel(driver, -1, at: middle())
    let table = try #require(driver.shell.scene.panes[0].lists[0].view as? TableView)
    let words = table.cellForRow(at: IndexPath(row: 11, section: 0))?.textLabel?.text
    next(driver, "You said “no text”. ", "you read “\(try #require(words))”")
    #expect(driver.shell.tour == nil)
  }

  @Test("naive, and naive beside the container")
  func naive() {
    let alone = walk(.naive)
    answer(alone, "0")
    alone.press(.end)
    next(alone, "and so it is. 0 more: all \(made(alone)) cells for 60 rows")
    alone.hover(at: alone.location(160, -48, in: "naive"))
    next(alone, "one of \(alone.shell.guide.facts.offScreen) cells drawn for nothing")
    answer(alone, "21")
    alone.wheel(-1, at: alone.location(160, 284, in: "naive"))
    next(alone, "\(made(alone)) cells for 21 rows")
    #expect(alone.shell.tour == nil)

    let both = walk(.naiveAndContainer)
    both.wheel(-2, at: both.location(160, 284, in: "naive"))
    let live = both.shell.report.reuse.filter { $0.owner.hasPrefix("container") }
      .reduce(0) { $0 + $1.statistics.live }
    next(
      both, "stand at \(tidy(both.offset("container") ?? 0))", "on the left 60 cells",
      "right \(live)")
    answer(both, "about 20")
    both.press(.end)
    next(both, "\(made(both, "container")) cells on the right, \(made(both, "naive")) on the left")
    answer(both, "no")
    wheel(both, -1, at: both.location(160, 284, in: "container"))
    let counts = (made(both, "container"), made(both, "naive"))
    next(both, counts.0 == counts.1 ? "have made \(counts.0) cells" : "\(counts.0) cells were made")
  }

  @Test("a scroll view of one's own")
  func own() {
    let driver = walk(.buildYourOwn)
    func y() -> [Double] { driver.shell.scene.panes.map(\.root.bounds.minY) }
    func at() -> Point { driver.location(160, 400, in: "own") }
    driver.drag(from: at(), by: Point(x: 0, y: -120))
    driver.settle()
    #expect(y()[0] == y()[1])
    next(driver, "Both stand at \(tidy(y()[0]))")
    answer(driver, "the right")
    driver.flick(from: at(), by: Point(x: 0, y: -100))
    driver.settle()
    next(
      driver, "so it is. The left one stopped where you let go, at \(tidy(y()[0]))",
      "to \(tidy(y()[1]))")
    answer(driver, "the right")
    driver.hold(from: driver.location(160, 100, in: "own"), by: Point(x: 0, y: 160))
    #expect(y()[0] == 0 && y()[1] < -10)
    next(driver, "and so it is.", "The right one is at \(tidy(y()[1]))")
  }

  @Test("paging")
  func paging() {
    let driver = walk(.paging)
    func flick() {
      let point = driver.location(250, 38, in: "bleeding")
      driver.flick(from: point, by: Point(x: -58 * driver.shell.stage.stageLayout.scale, y: 0))
      driver.settle()
    }
    answer(driver, "the first")
    flick()
    let page = Int(x(driver, "paging") / 260)
    next(driver, "the first list shows page \(page)", "to pages \(Int(x(driver, "snap") / 140))")
    flick()
    next(driver, "and went to \(tidy(x(driver, "snap")))")
    answer(driver, "yes")
    flick()
    #expect(x(driver, "target").truncatingRemainder(dividingBy: 140) == 0)
    next(driver, "stands at \(tidy(x(driver, "unequal")))", "third at \(tidy(x(driver, "target")))")
  }

  @Test("controllers that are reused")
  func controllers() {
    let driver = walk(.controllerReuse)
    func turn(_ count: Int) {
      for _ in 0..<abs(count) {
        driver.flick(
          from: driver.location(count > 0 ? 260 : 60, 40, in: "pages"),
          by: Point(x: count > 0 ? -120 : 120, y: 0))
        driver.settle()
      }
    }
    func scroll() {
      let facts = driver.shell.scene.facts as? ControllerReuseFacts
      driver.drag(
        from: driver.location(140, 220, in: "table\(facts?.current?.instance ?? 1)"),
        by: Point(x: 0, y: -90))
      driver.settle()
    }
    answer(driver, "3")
    turn(3)
    next(driver, "so it is. 3 controllers serve 10 pages. Page 4 is")
    answer(driver, "where you left it")
    scroll()
    let facts = driver.shell.scene.facts as? ControllerReuseFacts
    let offset = facts?.current?.offset ?? 0
    #expect(offset > 20)
    turn(2)
    turn(-2)
    next(driver, "so it is. Page 4's table is at \(tidy(offset)) again")
    answer(driver, "where page 1 was")
    scroll()
    turn(3)
    let there = driver.offset("table1") ?? 0
    next(driver, "so it is. You see page 4 for the first time, but its table is at \(tidy(there))")
  }

  @Test("constraints, and pages that rotate")
  func constraints() {
    let driver = walk(.constraints)
    func size() -> String {
      let size = driver.entry("form")?.contentSize ?? .zero
      return "\(tidy(size.width)) × \(tidy(size.height))"
    }
    let old = size()
    answer(driver, "its height")
    driver.type("+")
    driver.settle()
    next(driver, "so it is. The content was \(old), it is \(size())")
    for _ in 0..<2 { driver.type("+") }
    driver.settle()
    next(driver, "2 constraints were missing", "the content is \(size())")
    answer(driver, "one gives way")
    driver.click(at: driver.location(200, 90, in: "form"))
    next(driver, "so it is. 1 of 18 constraints is given up")

    let pages = walk(.contentView)
    for _ in 0..<3 {
      pages.flick(from: pages.location(200, 200, in: "paged"), by: Point(x: -60, y: 0))
      pages.settle()
    }
    next(pages, "on page 4, at \(tidy(x(pages, "paged"))) points")
    answer(pages, "the right")
    pages.type("v")
    pages.settle()
    next(
      pages, "so it is.", "you see page 4 and a part of page 5",
      "offset \(tidy(x(pages, "paged")))")
    pages.type("v")
    pages.settle()
    next(pages, "on the right, page \(tidy(x(pages, "paged") / 240 + 1))")
  }

  @Test("zoom")
  func zoom() {
    let driver = walk(.zoom)
    func at() -> Point { driver.location(330, 200, in: "scrollView") }
    driver.wheel(-1, at: at(), [.control])
    let size = driver.entry("scrollView")?.contentSize ?? .zero
    next(
      driver, "is \(tidy(size.width)) × \(tidy(size.height)) now",
      "\(tidy((512 - size.width) / 2)) on both")
    answer(driver, "at the top left")
    driver.wheel(-1, at: at(), [.control])
    next(driver, "so it is. Its corner lies at 0 0")
    answer(driver, "the pointer's")
    for notches in [2.0, 4, 4, 4] { driver.wheel(notches, at: at(), [.control]) }
    next(driver, "so it is. At scale", "is 0 points away")
  }

  @Test("insets and the keyboard")
  func insets() {
    let driver = walk(.insets)
    answer(driver, "behind the keyboard")
    driver.click(at: driver.location(230, 486, in: "left"))
    driver.settle()
    let figures = driver.shell.scene.panes.map { $0.figure?.value }
    #expect(figures == ["190 pt", "0 pt"])
    next(
      driver, "so it is. Phone is 190 points out of sight", "became 216", "Phone is 0 points out")
    answer(driver, "no")
    driver.wheel(-8, at: driver.location(160, 200, in: "left"))
    let end = driver.offset("left") ?? 0
    let hidden = driver.shell.scene.panes[0].figure?.value ?? ""
    next(
      driver, "so it is. At its end, offset \(tidy(end)), Phone is still",
      "\(hidden.dropLast(3)) points out of sight")
    answer(driver, "no, it springs back")
    driver.drag(from: driver.location(160, 240, in: "left"), by: Point(x: 0, y: 90))
    driver.settle()
    #expect(driver.offset("left") == -16)
    next(driver, "so it is. It came to rest at -16", "On the right it is 104: 16 + 88")
    answer(driver, "below the bar")
    driver.type("+")
    driver.settle()
    #expect(driver.offset("left") == -104)
    next(driver, "so it is. 584 points are longer than the screen")
    #expect(driver.shell.tour == nil)
  }

  @Test("who gets a drag")
  func drags() {
    let driver = walk(.dragWinner)
    func dragUp(_ length: Double = 70) {
      driver.drag(from: driver.location(150, 250, in: "list"), by: Point(x: 8, y: -length))
      driver.settle()
    }
    answer(driver, "the list")
    dragUp()
    next(
      driver, "so it is. Outside the circle of 5 points", "strip's pan: possible, failed.",
      "It moved by \(tidy(driver.offset("list") ?? 0))")
    answer(driver, "the inner list")
    dragUp()
    #expect(driver.offset("list") == 0)
    next(driver, "so it is. The inner list got it", "The outer pan: possible, failed")
    answer(driver, "the outer list")
    dragUp()
    next(
      driver, "so it is. The outer list got it. The inner pan: possible, failed",
      "its list moved by \(tidy(driver.offset("list") ?? 0)) points")
    answer(driver, "the button")
    let start = driver.location(150, 250, in: "list")
    driver.hold(at: start)
    driver.wait(0.5)
    driver.pull(to: start - Point(x: 0, y: 60))
    driver.release(at: start - Point(x: 0, y: 60))
    driver.settle()
    next(driver, "so it is. After 0.5", "the list's pan failed, and its list moved by 0")
    #expect(driver.shell.tour == nil)
  }

  @Test("a place that is kept, and views that size themselves")
  func kept() {
    let driver = walk(.placeKept)
    func change(_ notches: Double) {
      driver.wheel(notches, at: driver.location(160, 284, in: "row"))
      driver.type("+")
      driver.settle()
    }
    func moved(_ pane: Int) -> String { driver.shell.scene.panes[pane].figure?.value ?? "" }
    answer(driver, "228")
    change(-9)
    next(driver, "so it is.", "moved by \(moved(0)) points on the left", "moved by \(moved(1)):")
    answer(driver, "120")
    change(-9)
    next(driver, "so it is.", "moved by \(moved(0)) points on the left, and by \(moved(1))")
    answer(driver, "no")
    change(-24)
    next(driver, "so it is.", "is \(moved(0)) points away from", "it is \(moved(1)) away")

    let cards = walk(.selfSizing)
    func at() -> Point { cards.location(160, 220, in: "container") }
    for (choice, isAnchored) in [("none of it", true), ("all of it", false)] {
      answer(cards, choice)
      cards.wheel(-11, at: at())
      let before = (
        cards.offset("container") ?? 0, cards.entry("container")?.contentSize?.height ?? 0
      )
      cards.type("+")
      cards.settle()
      let growth = (cards.entry("container")?.contentSize?.height ?? 0) - before.1
      let shift = (cards.offset("container") ?? 0) - before.0
      #expect(shift == (isAnchored ? growth : 0))
      next(cards, "so it is.", "grew by \(tidy(growth)) points", "\(tidy(shift))")
    }
    let height = cards.entry("card1")?.frame.height ?? 0
    cards.click(at: cards.location(160, 40, in: "card1"))
    cards.settle()
    cards.wait(1)
    let growth = (cards.entry("card1")?.frame.height ?? 0) - height
    next(cards, "Card 1 grew by \(tidy(growth)) points")
  }

  @Test("a bar that jumps")
  func bar() throws {
    let driver = walk(.estimatedHeights)
    func side(_ pane: Int) -> String { driver.shell.scene.panes[pane].figure?.value ?? "" }
    func drag() {
      driver.play(until: driver.shell.session.now + 1.5)
      for _ in 0..<3 {
        driver.drag(
          from: driver.location(110, 460, in: "guessed"),
          by: Point(x: 0, y: -440 * driver.shell.stage.stageLayout.scale), steps: 40)
        driver.settle()
      }
    }
    answer(driver, "it jumps back")
    drag()
    next(driver, "so it is.", "jumped by \(side(0)). On the right by \(side(1)):")
    answer(driver, "less than the left")
    drag()
    let heights = ["other", "guessed"].map { tidy(driver.entry($0)?.contentSize?.height ?? 0) }
    next(
      driver, "so it is. At most by \(side(1)) points, on the left by \(side(0))",
      "to be \(heights[0]) points tall, the left \(heights[1])")
    answer(driver, "some")
    drag()
    next(driver, "so it is.", "jumped by \(side(1)) points, the left one by \(side(0))")
    #expect(driver.shell.tour == nil)
  }

  @Test("sticky headers")
  func headers() {
    let driver = walk(.stickyHeaders)
    driver.wheel(-1, at: driver.location(160, 200, in: "list1"))
    let offset = driver.offset("list1") ?? 0
    next(driver, "January would be at \(tidy(-offset)) by now", "it is at 0")
    answer(driver, "pushed out")
    wheel(driver, -0.2, at: driver.location(160, 200, in: "list1"))
    next(driver, "so it is. February, at", "pushes January to")
    answer(driver, "0")
    driver.wheel(-3, at: driver.location(160, 200, in: "list1"))
    next(driver, "so it is. 0 headers are held")
  }
}
