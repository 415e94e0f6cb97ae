import Documents
import SceneParts
import ScrollEngine
import ShellSupport
import Testing

@testable import Demonstrations
@testable import Visualiser

/// Each published bug in numbers: the left side has the bug, the right side does not.
@MainActor
@Suite("In the scene of published bugs,")
struct UpstreamBugsTests {
  /// Plays the demonstration of a variant up to a time in seconds.
  private func play(_ name: String, until time: Double) throws -> ShellDriver {
    let variant = try #require(SceneDescription.upstreamBugs.variants.firstIndex(of: name))
    let driver = ShellDriver(.upstreamBugs, variant: variant)
    driver.play(until: time)
    return driver
  }

  /// The numbers above the two viewports.
  private func figures(_ driver: ShellDriver) -> [String?] {
    driver.shell.scene.panes.map { $0.figure?.value }
  }

  private func offset(_ driver: ShellDriver, _ side: Int) -> Point {
    driver.shell.scene.panes[side].root.bounds.origin
  }

  @Test("both sides begin alike: at the same offset of the same content", arguments: 0..<20)
  func beginning(variant: Int) throws {
    #expect(PublishedBug.all.count == 20)
    let driver = ShellDriver(.upstreamBugs, variant: variant)
    #expect(offset(driver, 0) == offset(driver, 1))
    let lists = driver.shell.scene.panes.map { $0.lists.map { $0.count() } }
    #expect(lists[0] == lists[1])
  }

  @Test("every variant comes to rest, and asks for no frame then", arguments: 0..<20)
  func rest(variant: Int) {
    let driver = ShellDriver(.upstreamBugs, variant: variant)
    driver.play(until: 8)
    #expect(driver.shell.advance(to: 8) == nil)
  }

  @Test("a sentence fits a line, and so does a name", arguments: PublishedBug.all.map(\.name))
  func words(name: String) throws {
    let bug = try #require(PublishedBug.all.first { $0.name == name })
    #expect(bug.sentence.count <= 76 && bug.name.count <= 18)
  }

  @Test("a number is red or green only where the sides differ")
  func colours() throws {
    func colors(_ driver: ShellDriver) -> [Color] {
      driver.shell.displayList().commands.compactMap { command in
        guard case .text(let run) = command, run.font == Typography.figure,
          figures(driver).contains(run.string), run.alignment == .trailing
        else { return nil }
        return run.color
      }
    }
    let theme = Theme.light
    let alike = try play("hidden unnoticed", until: 0.1)
    #expect(figures(alike)[0] == figures(alike)[1])
    #expect(colors(alike).prefix(2) == [theme.ink, theme.ink])
    let apart = try play("hidden unnoticed", until: 1.5)
    #expect(figures(apart)[0] != figures(apart)[1])
    #expect(colors(apart).prefix(2) == [theme.costly, theme.frugal])
  }

  @Test("N goes on, Shift N goes back, and the stage counts along")
  func counting() {
    let driver = ShellDriver(.upstreamBugs)
    func isSeen(_ words: String) -> Bool {
      driver.shell.displayList().commands.contains { command in
        guard case .text(let run) = command else { return false }
        return run.string.contains(words)
      }
    }
    driver.type("n")
    driver.type("n")
    #expect(isSeen("3 of 20"))
    driver.type("N")
    #expect(isSeen("2 of 20"))
    driver.type("N")
    driver.type("N")
    #expect(isSeen("20 of 20"))
  }

  // MARK: OLEContainerScrollView

  @Test("insets of a child become a tail of 80 points behind it")
  func insetTail() throws {
    let driver = try play("inset tail", until: 2)
    #expect(figures(driver) == ["0", "60"])
    let tail = { (side: String) -> Double? in
      guard let first = driver.entry("\(side)/table1"), let second = driver.entry("\(side)/table2")
      else { return nil }
      return second.frame.minY - first.frame.maxY
    }
    #expect(tail("published") == 80 && tail("engine") == 0)
    #expect(driver.entry("published/table2")?.frame == driver.entry("engine/table2")?.frame)
  }

  @Test("rows that come in above push what is seen down by their height")
  func noAnchoring() throws {
    let driver = try play("no anchoring", until: 0.7)
    #expect(figures(driver) == ["148", "148"])
    driver.play(until: 2.5)
    #expect(figures(driver) == ["\(148 + 3 * 76)", "148"])
    #expect(driver.offset("published") == 740 && driver.offset("engine") == 968)
    driver.type("-")
    driver.settle()
    #expect(figures(driver) == ["\(148 + 2 * 76)", "148"])
  }

  @Test("the space before a hidden last child stays behind")
  func hiddenGap() throws {
    let driver = try play("hidden gap", until: 2)
    #expect(figures(driver) == ["\(656 + 56)", "656"])
    #expect(driver.offset("published") == 144 && driver.offset("engine") == 88)
    driver.type("+")
    driver.settle()
    #expect(figures(driver) == ["\(656 + 56 + 90)", "\(656 + 56 + 90)"])
  }

  @Test("a child that is hidden leaves a hole until something else asks for a layout")
  func hiddenUnnoticed() throws {
    let driver = try play("hidden unnoticed", until: 1.5)
    #expect(figures(driver) == ["\(324 - 204)", "0"])
    driver.play(until: 4)
    #expect(offset(driver, 0) == offset(driver, 1))
    // Both sides look alike again, but the figures still show the bug.
    #expect(figures(driver) == ["120", "0"])
    #expect(marks(driver) == ["gap 120 at 0.8 s"])
  }

  /// The texts on the marks that a bug leaves on the trace.
  private func marks(_ driver: ShellDriver) -> [String] {
    driver.shell.displayList().commands.compactMap { command in
      guard case .text(let run) = command, run.color == Palette.onWarning,
        run.string.hasSuffix(" s")
      else { return nil }
      return run.string
    }
  }

  @Test(
    "a failure that is over leaves a trace, and only on its side",
    arguments: ["hidden unnoticed", "negative height", "unequal insets"])
  func traces(name: String) throws {
    let driver = try play(name, until: 6)
    let shown = figures(driver)
    #expect(shown[0] != shown[1] && marks(driver).count == 1)
    let right = driver.shell.scene.panes[1]
    #expect(!right.decorations.contains { $0 is WorstMomentDecoration })
    #expect(driver.shell.advance(to: 9) == nil)
  }

  @Test("where a program scrolls a table to holds until the next tick of the container")
  func lostScroll() throws {
    let driver = try play("lost scroll", until: 1.5)
    #expect(driver.offset("published/table2") == 352 && driver.offset("published") == 0)
    #expect(driver.offset("engine/table2") == 416 && driver.offset("engine") == 716)
    driver.play(until: 4)
    #expect(driver.offset("published/table2") == 0)
    let table = try #require(driver.entry("engine/table2"))
    #expect(table.liveRows?.first == 8)
  }

  @Test("a table keeps the x it came with")
  func keptX() throws {
    let driver = try play("kept x", until: 2)
    #expect(driver.entry("published/table1")?.frame.minX == 64)
    #expect(driver.entry("published/table1")?.frame.maxX == 384.0)
    #expect(driver.entry("engine/table1")?.frame.minX == 0)
  }

  @Test("a tick touches each of the tables that were scrolled past, and not only those in sight")
  func everyChild() throws {
    // The highest number is still shown at rest.
    for time in [1.0, 4] {
      let driver = try play("every child", until: time)
      let touched = figures(driver).map { Double($0 ?? "") ?? 0 }
      #expect(touched[0] > 90 && touched[1] < 12)
    }
  }

  // MARK: ScrollingStackContainer and ScrollStackController

  @Test("a list of which only the inset is in sight has a negative height")
  func negativeHeight() throws {
    let driver = try play("negative height", until: 0.1)
    #expect(driver.entry("published/list")?.frame.height == -72.0)
    #expect(driver.entry("engine/list")?.frame.height == 0)
    var heights: [(published: Double, engine: Double)] = []
    for step in 1...180 {
      driver.play(until: 0.1 + Double(step) / 60)
      heights.append(
        (
          driver.entry("published/list")?.frame.height ?? 0,
          driver.entry("engine/list")?.frame.height ?? 0
        ))
    }
    #expect(heights.allSatisfy { abs($0.engine - max(0, $0.published)) < 1e-9 })
    #expect(heights.last?.engine ?? 0 > 80)
    #expect(figures(driver) == [tidy(heights.map(\.published).min() ?? 0), "0"])
  }

  @Test("a list with unequal insets outgrows the viewport, and then loses that at once")
  func unequalInsets() throws {
    let driver = try play("unequal insets", until: 0.1)
    var heights: [Double] = []
    for step in 1...210 {
      driver.play(until: 0.1 + Double(step) / 60)
      heights.append(driver.entry("published/list")?.frame.height ?? 0)
      let frame = try #require(driver.entry("engine/list")?.frame)
      #expect(frame.height <= 568)
    }
    let greatest = try #require(heights.max())
    #expect(greatest > 740 && greatest <= 568 + 200)
    // The finger moves at most 8 points at a time.
    let falls = zip(heights, heights.dropFirst()).map { $0 - $1 }
    #expect(falls.max() ?? 0 > 180)
    #expect(heights.last == 568)
    #expect(figures(driver) == [tidy(greatest), "568"])
  }

  @Test("a list of two rows is as high as the rest of the viewport")
  func endlessList() throws {
    let driver = try play("endless list", until: 0.1)
    #expect(driver.entry("published/list")?.frame.height == 448.0)
    #expect(driver.entry("engine/list")?.frame.height == 120)
  }

  @Test("a list that grows keeps its slot")
  func staleSize() throws {
    let driver = try play("stale size", until: 2.5)
    #expect(figures(driver) == ["390", "570"])
    #expect(driver.entry("published/list")?.liveRows == [0, 1, 2, 3, 4, 5])
    #expect(driver.entry("published/list")?.contentSize?.height == 360)
  }

  @Test("insets at the sides are left out")
  func sideInsets() throws {
    let driver = try play("side insets", until: 2)
    #expect(figures(driver) == ["320", "240"])
  }

  @Test("the stack takes the place of the scroll view's delegate")
  func stolenDelegate() throws {
    let driver = try play("stolen delegate", until: 1)
    #expect(offset(driver, 0) == offset(driver, 1) && offset(driver, 0).y > 100)
    let heard = figures(driver)
    #expect(heard[0] == "0" && Int(heard[1] ?? "") ?? 0 > 20)
  }

  @Test("every row of a list has a cell")
  func multipliedCells() throws {
    let driver = try play("multiplied cells", until: 4)
    let queues = driver.shell.report.reuse.map(\.statistics)
    #expect(queues.map(\.created) == [60, 11] && queues.map(\.reused)[0] == 0)
    #expect(driver.shell.scene.panes[0].liveCells == 60)
    #expect(driver.shell.scene.panes[1].liveCells <= 11)
    #expect(offset(driver, 0) == offset(driver, 1))
  }

  // MARK: The article's map of pages

  /// The farthest that a side moves between two ticks, along each axis, in points.
  private func leap(_ name: String, _ side: Int) throws -> Point {
    let driver = try play(name, until: 0)
    var leap = Point.zero
    var last = offset(driver, side)
    for step in 1...90 {
      driver.play(until: Double(step) / 60)
      let now = offset(driver, side)
      leap = Point(x: max(leap.x, abs(now.x - last.x)), y: max(leap.y, abs(now.y - last.y)))
      last = now
    }
    return leap
  }

  @Test("a drag that turns takes the content over to the other axis in one leap")
  func diagonalTeleport() throws {
    // Between two ticks, 80 points of the sideways movement are lost, and 100 downwards appear.
    let published = try leap("diagonal teleport", 0)
    #expect(published.x == 80 && published.y == 100)
    let engine = try leap("diagonal teleport", 1)
    #expect(engine.x <= 10 && engine.y == 0)
  }

  @Test("a flick from past the middle of the next page goes two pages")
  func twoPageFlick() throws {
    let driver = try play("two-page flick", until: 4)
    #expect(offset(driver, 0) == Point(x: 400, y: 300))
    #expect(offset(driver, 1) == Point(x: 200, y: 300))
  }

  @Test("an event that lands on a page behind a hole jumps the hole")
  func jumpedHole() throws {
    let driver = try play("jumped hole", until: 4)
    #expect(offset(driver, 0) == Point(x: 400, y: 0))
    #expect(offset(driver, 1) == .zero)
  }

  @Test("content that would pass a wall is thrown back to where it came from")
  func thrownBack() throws {
    let driver = try play("thrown back", until: 1)
    #expect(offset(driver, 0).x > 390)
    #expect(offset(driver, 1) == Point(x: 200, y: 600))
  }

  // MARK: CustomScrollView

  @Test("content smaller than the view comes to rest at a negative offset")
  func smallContent() throws {
    let driver = try play("small content", until: 5)
    #expect(offset(driver, 0) == Point(x: 0, y: 260 - 480))
    #expect(offset(driver, 1) == .zero)
  }

  @Test("content past an edge at the beginning and one at the end comes back from one of them")
  func oppositeEdges() throws {
    let driver = try play("opposite edges", until: 5)
    #expect(offset(driver, 0).x == 0 && offset(driver, 0).y > 160 + 50)
    #expect(offset(driver, 1) == Point(x: 0, y: 160))
  }

  // MARK: Wheel and keys

  @Test("wheel and keys move both sides, as a drag does")
  func mirroring() throws {
    let driver = try play("kept x", until: 3)
    let before = offset(driver, 0)
    driver.wheel(-1, at: driver.location(100, 300, in: "engine"))
    #expect(offset(driver, 0).y == before.y + 60 && offset(driver, 0) == offset(driver, 1))
    driver.press(.home)
    #expect(offset(driver, 0) == .zero && offset(driver, 1) == .zero)
  }

  @Test("N goes from one failure to the next, and says what to look at")
  func variants() {
    let driver = ShellDriver(.upstreamBugs)
    var seen: [String] = []
    for bug in PublishedBug.all {
      let words = driver.shell.displayList().description
      #expect(words.contains(bug.sentence), "\(bug.name)")
      seen.append(bug.name)
      driver.type("n")
    }
    #expect(driver.shell.displayList().description.contains(PublishedBug.all[0].sentence))
  }
}
