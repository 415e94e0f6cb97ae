import Demonstrations
import Documents
import SceneParts
import ScrollEngine
import ShellSupport
import TestSupport
import Testing

@testable import Inspecting
@testable import Visualiser

/// Walks the paths about large and composed screens, and about devices, by hand.
@MainActor
@Suite("The path of a larger scene, walked by hand:")
struct StackPathTests: PathWalking {
  @Test("a billion rows")
  func billion() {
    let driver = walk(.billionRows)
    answer(driver, "about 10")
    driver.hover(at: driver.location(160, 200, in: "container"))
    driver.press(.end)
    #expect(
      driver.shell.card.content.text.contains("\(driver.shell.guide.facts.made) cells were made"))
    next(driver, "so it is.", "table 1,000 of 1,000")
    driver.click(at: driver.location(160, 25, in: "tables"))
    driver.settle()
    driver.wait(0.5)
    let top = driver.shell.scene.facts as? ScaleFacts
    next(driver, "You are at table \(top?.table ?? 0), row 1.")
    answer(driver, "1 or 2")
    driver.hover(at: driver.location(160, 200, in: "container"))
    driver.press(.end)
    driver.wait(0.5)
    next(driver, "so it is. Table 1,000,000 is in sight")
  }

  @Test("stacks")
  func stacks() {
    let driver = walk(.stackController)
    driver.wheel(-4, at: driver.location(160, 284, in: "stack"))
    let height = driver.entry("table")?.frame.height ?? 0
    next(driver, "At \(tidy(driver.offset("stack") ?? 0))", "frame is \(tidy(height)) points tall")
    answer(driver, "about 10")
    driver.press(.end)
    next(driver, "so it is. \(made(driver)) cells were made for 20 rows")
    let before = driver.entry("stack")?.contentSize?.height ?? 0
    driver.type("+")
    driver.settle()
    let after = driver.entry("stack")?.contentSize?.height ?? 0
    next(
      driver, "was \(tidy(before)) points tall and is \(tidy(after))", "by \(tidy(after - before))")

    let edited = walk(.stackEditing)
    func click(_ tool: Int) {
      edited.click(at: edited.location(36 + 62 * Double(tool), 24, in: "toolbar"))
      edited.settle()
      edited.wait(0.5)
    }
    answer(edited, "88")
    click(0)
    next(edited, "so it is. 5 controllers. The footer was at 400 and is at 488")
    answer(edited, "5")
    click(1)
    next(edited, "so it is. 5 calls", "removeFromParent")
    answer(edited, "2")
    click(2)
    next(
      edited, "so it is. 2 calls: viewWillDisappear, viewDidDisappear", "4 controllers, 3 of them")
  }

  @Test("feeds, strips and collections")
  func feeds() {
    let driver = walk(.homeFeed)
    driver.drag(from: driver.location(250, 100, in: "feed"), by: Point(x: -120, y: 0))
    driver.settle()
    next(driver, "moved by \(tidy(x(driver, "list1"))) points. Of its 40 items")
    answer(driver, "about 50")
    wheel(driver, -10, at: driver.location(160, 500, in: "feed"))
    next(driver, "so it is. \(made(driver)) cells were made for 718 items")
    answer(driver, "none")
    driver.press(.home)
    next(driver, "\(made(driver)) cells are made in all")

    let strips = walk(.horizontalContainer)
    func drag() {
      strips.drag(from: strips.location(280, 80, in: "container"), by: Point(x: -100, y: 0))
      strips.settle()
    }
    func first() -> String {
      let facts = strips.shell.scene.facts as? StripsFacts
      return tidy(facts?.inSight.first?.offset ?? 0)
    }
    drag()
    let offset = first()
    next(strips, "Strip 1 stands at \(offset)")
    answer(strips, "where you left it")
    strips.wheel(-14, at: strips.location(160, 400, in: "container"))
    strips.wheel(14, at: strips.location(160, 400, in: "container"))
    next(strips, "so it is. Strip 1 stands at \(offset) again")
    answer(strips, "one that is not")
    drag()
    wheel(strips, -1, at: strips.location(160, 400, in: "container"))
    next(strips, "so it is. Nobody has touched Strip")

    let grids = walk(.collections)
    wheel(grids, -1, at: grids.location(160, 284, in: "container"))
    next(grids, "The viewport is 568 tall")
    answer(grids, "about 50")
    wheel(grids, -2, at: grids.location(160, 284, in: "container"))
    next(grids, "so it is. \(made(grids, "collection")) cells were made for 113 items")
    grids.type("+")
    grids.settle()
    grids.wait(1)
    next(grids, "114 items now, and \(made(grids, "collection")) cells")
  }

  @Test("the hand, and published bugs")
  func hand() {
    let driver = walk(.hand)
    func at() -> Point { driver.location(160, 200, in: "scrollView") }
    answer(driver, "more than 9")
    driver.wheel(-1, at: at())
    driver.wait(0.3)
    next(driver, "so it is. 1 report, for 60 points")
    driver.drag(from: at(), by: Point(x: 0, y: -100))
    driver.settle()
    driver.wait(0.3)
    next(driver, "let go at 0 points per second")
    answer(driver, "further")
    let before = driver.offset("scrollView") ?? 0
    driver.flick(from: at(), by: Point(x: 0, y: -80))
    driver.settle()
    driver.wait(0.3)
    next(driver, "so it is.", "the content \(tidy((driver.offset("scrollView") ?? 0) - before))")

    let bugs = walk(.upstreamBugs)
    func values() -> [String] { bugs.shell.scene.panes.map { $0.figure?.value ?? "" } }
    answer(bugs, "the left")
    bugs.type("+")
    bugs.settle()
    bugs.wait(0.3)
    next(bugs, "so it is. Row 4 stands at \(values()[0]) on the left, at \(values()[1])")
    answer(bugs, "60")
    wheel(bugs, -20, at: bugs.location(160, 284, in: bugs.shell.viewIDs[0]))
    let counts = bugs.shell.guide.facts.panes.map(\.made)
    next(bugs, "so it is. \(counts[0]) cells were made on the left, \(counts[1]) on the right")
    answer(bugs, "the left")
    for _ in 0..<240 { bugs.wait(1.0 / 60) }
    next(bugs, "so it is. The left one stands at 400, the right one at 200")
  }

  @Test("pictures that are loaded ahead")
  func prefetching() async throws {
    let driver = walk(.prefetching)
    func sides() throws -> [PrefetchingFacts.Side] {
      try #require(driver.shell.scene.facts as? PrefetchingFacts).sides
    }
    func scroll() async {
      await driver.shell.followTask()
      await driver.live(1)
    }
    answer(driver, "fewer")
    await driver.live(1)
    await scroll()
    var both = try sides()
    #expect(both[1].late < both[0].late)
    next(
      driver, "\(both[0].late) of \(both[0].seen) rows came",
      "\(both[1].late) of \(both[1].seen), and")
    await driver.live(1)
    answer(driver, "the left")
    driver.flick(from: driver.location(120, 300, in: "keeping"), by: Point(x: 0, y: -150))
    await driver.live(8)
    both = try sides()
    next(driver, "so it is.", "\(both[0].unseen) on the left, \(both[1].unseen) on the right")
    await driver.live(1)
    answer(driver, "no")
    await scroll()
    both = try sides()
    next(driver, "\(both[1].late) of \(both[1].seen) rows came")
  }

  @Test("a list that is pulled to refresh")
  func refresh() async throws {
    let driver = walk(.refreshControl)
    func facts() throws -> RefreshFacts {
      try #require(driver.shell.scene.facts as? RefreshFacts)
    }
    func pull() {
      let scale = driver.shell.stage.stageLayout.scale
      driver.hold(
        from: driver.location(150, 16, in: "messages"), by: Point(x: 0, y: 288 * scale), steps: 20)
    }
    answer(driver, "below the dots")
    pull()
    driver.release(at: driver.location(150, 304, in: "messages"))
    for _ in 0..<60 where driver.shell.tour?.outcome == nil { await driver.live(1.0 / 60) }
    let inset = try facts().inset
    #expect(inset > 0)
    next(driver, "so it is. The rows wait \(tidy(inset)) points", "is \(tidy(-inset)).")
    answer(driver, "they wait")
    pull()
    await driver.live(2)
    #expect(try facts().messageCount == 40)
    next(
      driver, "so it is. The answer is there, but there are still 40 messages", "jumped by 0 points"
    )
    pull()
    await driver.live(2)
    #expect(try facts().messageCount == 43)
    next(driver, "3 messages came in above", "jumped by \(tidy(try facts().jump)) points")
  }
}
