import Documents
import Drawing
import SceneParts
import ScrollEngine
import ShellSupport
import TestSupport
import Testing

@testable import Demonstrations
@testable import Visualiser

@MainActor
@Suite("Constraints in scroll views")
struct ConstraintsSceneTests {
  private static func scene(_ driver: ShellDriver) throws -> ConstraintsScene {
    try #require(driver.shell.scene as? ConstraintsScene)
  }

  private static func facts(_ driver: ShellDriver) throws -> ConstraintFacts {
    try #require(driver.shell.scene.facts as? ConstraintFacts)
  }

  private static func card(_ name: String, _ driver: ShellDriver) throws -> Card {
    try #require(try scene(driver).state.plan.cards.first { $0.identifier == name })
  }

  private static func tap(_ card: Card, _ driver: ShellDriver) {
    let frame = card.convert(card.bounds, to: nil)
    let root = driver.shell.scene.panes[0].id
    driver.click(at: driver.location(frame.midX, frame.maxY - 12, in: root))
    driver.settle()
  }

  @Test(
    "Sizes from inside: the content is as large as cards, gaps and margins, also when a text grows")
  func inside() throws {
    let driver = ShellDriver(.constraints)
    let (note, map) = (try Self.card("note", driver), try Self.card("map", driver))
    let before = try Self.facts(driver)
    #expect(before.openAxes.isEmpty && before.givenUp == 0 && before.messages.isEmpty)
    #expect(before.contentSize == Size(width: 300, height: map.frame.maxY + 24))
    let old = note.frame.height
    driver.type("+")
    driver.settle()
    let after = try Self.facts(driver)
    #expect(note.frame.height > old)
    #expect(after.contentSize.height - before.contentSize.height == note.frame.height - old)
    driver.type("-")
    driver.settle()
    #expect(try Self.facts(driver).contentSize == before.contentSize)
    // A content size from inner constraints does not depend on the size of the viewport.
    driver.type("v")
    driver.settle()
    #expect(try Self.facts(driver).contentSize == before.contentSize)
  }

  @Test(
    "Edges alone leave both sizes open; + adds the width, then the bottom, and - takes them back")
  func open() throws {
    let driver = ShellDriver(.constraints, variant: 1)
    #expect(try Self.facts(driver).openAxes == [.horizontal, .vertical])
    #expect(try Self.facts(driver).contentSize == .zero)
    let messages = try Self.facts(driver).messages
    #expect(messages.count == 2 && messages.allSatisfy { $0.contains("Card \"page\"") })
    #expect(messages[0].contains("ScrollView \"form\" is ambiguous across its width"))
    driver.type("+")
    driver.settle()
    #expect(try Self.facts(driver).openAxes == [.vertical])
    #expect(try Self.facts(driver).contentSize.width == 300)
    driver.type("+")
    driver.settle()
    #expect(try Self.facts(driver).openAxes.isEmpty && Self.facts(driver).messages.isEmpty)
    #expect(try Self.facts(driver).contentSize.height > 366)
    driver.type("-")
    driver.type("-")
    driver.type("-")
    driver.settle()
    #expect(try Self.facts(driver).openAxes == [.horizontal, .vertical])
  }

  @Test("A content view is as wide as the frame in each frame of a turn, and its text breaks anew")
  func contentView() throws {
    let driver = ShellDriver(.constraints, variant: 2)
    let note = try Self.card("note", driver)
    let high = note.frame.height
    driver.type("v")
    for _ in 0..<20 {
      driver.wait(1.0 / 60)
      let facts = try Self.facts(driver)
      #expect(facts.contentSize.width == driver.entry("form")?.frame.width)
      #expect(facts.openAxes.isEmpty && facts.givenUp == 0)
    }
    driver.settle()
    #expect(try Self.facts(driver).contentSize.width == 400)
    #expect(note.frame.width == 352 && note.frame.height < high)
    #expect(try Self.card("picture", driver).frame.height == 0.4 * 352)
  }

  @Test("Pages as wide as the frame: a turn of the viewport keeps the page, the last one, too")
  func pages() throws {
    let driver = ShellDriver(.constraints, variant: 3)
    let scene = try Self.scene(driver)
    let count = Double(scene.state.plan.cards.count)
    #expect((10...19).contains(count))
    #expect(try Self.facts(driver).contentSize == Size(width: 300 * count, height: 400))
    for page in [0, 3, count - 1] {
      driver.shell.setOffset(Point(x: 300 * page, y: 0))
      driver.settle()
      driver.type("v")
      for _ in 0..<8 {
        driver.wait(1.0 / 60)
        let width = try #require(driver.entry("pager")?.frame.width)
        #expect(abs(try Self.facts(driver).contentOffset.x / width - page) < 1e-9)
      }
      driver.settle()
      #expect(try Self.facts(driver).contentSize == Size(width: 400 * count, height: 300))
      #expect(try Self.facts(driver).contentOffset == Point(x: 400 * page, y: 0))
      driver.type("v")
      driver.settle()
      #expect(try Self.facts(driver).contentOffset == Point(x: 300 * page, y: 0))
    }
  }

  @Test("+ and - add and remove pages, and the content follows; one page stays")
  func changingPages() throws {
    let driver = ShellDriver(.constraints, variant: 3)
    let count = try Self.scene(driver).state.plan.cards.count
    driver.type("-")
    driver.settle()
    #expect(try Self.facts(driver).contentSize.width == 300 * Double(count - 1))
    driver.type("+")
    driver.settle()
    #expect(try Self.facts(driver).contentSize.width == 300 * Double(count))
    for _ in 0..<20 { driver.type("-") }
    driver.settle()
    #expect(try Self.facts(driver).contentSize.width == 300)
    #expect(try Self.facts(driver).openAxes.isEmpty)
  }

  @Test(
    "A tap makes a conflict, of which the engine tells; the next takes it back", arguments: 0..<4)
  func conflict(variant: Int) throws {
    let driver = ShellDriver(.constraints, variant: variant)
    let before = try Self.facts(driver)
    let target = try #require(try Self.scene(driver).state.plan.target)
    let frame = target.frame
    Self.tap(target, driver)
    let facts = try Self.facts(driver)
    #expect(facts.givenUp == 1 && facts.holding == before.holding)
    let message = try #require(facts.messages.last)
    #expect(message.hasPrefix("Constraints contradict each other."))
    #expect(message.contains("\"second ") && message.contains("\"\(target.identifier ?? "")\""))
    #expect(target.frame == frame)
    // A constraint that was given up stays so when the viewport turns.
    driver.type("v")
    driver.settle()
    #expect(try Self.facts(driver).givenUp == 1)
    driver.type("v")
    driver.settle()
    Self.tap(target, driver)
    #expect(try Self.facts(driver).givenUp == 0)
    #expect(try Self.facts(driver).messages == before.messages)
  }

  @Test("Nobody else hears of a conflict that a person has asked for")
  func handler() throws {
    var heard = 0
    let handler = LayoutConflict.handler
    LayoutConflict.handler = { _ in heard += 1 }
    defer { LayoutConflict.handler = handler }
    let driver = ShellDriver(.constraints)
    Self.tap(try Self.card("picture", driver), driver)
    #expect(try Self.facts(driver).givenUp == 1 && heard == 0)
  }

  @Test("Struts lie where their constraints do, and say what they demand")
  func struts() throws {
    let driver = ShellDriver(.constraints)
    let scene = try Self.scene(driver)
    let struts = scene.state.shown.compactMap { Strut($0) }
    #expect(struts.count == scene.state.shown.count)
    let gap = try #require(struts.first { $0.name == "gap" })
    let (picture, note) = (try Self.card("picture", driver), try Self.card("note", driver))
    #expect(gap.axis == .vertical && gap.demand == "24" && gap.standing == .holding)
    #expect(gap.start == picture.frame.maxY && gap.end == note.frame.minY)
    #expect((picture.frame.minX...picture.frame.maxX).contains(gap.lane))
    let trailing = try #require(struts.first { $0.name == "trailing" })
    #expect(trailing.axis == .horizontal && trailing.length == 24)
    Self.tap(picture, driver)
    let broken = try #require(
      scene.state.shown.compactMap { Strut($0) }.first { $0.standing == .givenUp })
    // The strut is as long as its constraint demands.
    #expect(broken.demand == "118" && broken.length == 118 && broken.start == picture.frame.minY)
  }

  @Test("Struts that hold, are given up and are open differ in their lines, not only in colour")
  func looks() {
    func lines(_ standing: Strut.Standing) -> [[Point]] {
      var canvas = Canvas(size: Size(width: 100, height: 20), text: FixedAdvanceText())
      StrutLook(theme: .light).draw(
        Strut(
          name: "", demand: "", standing: standing, axis: .horizontal, start: 10, end: 90, lane: 10),
        in: &canvas)
      return canvas.commands.compactMap {
        if case .polyline(let points, _, _) = $0 { points } else { nil }
      }
    }
    #expect(Set(Strut.Standing.allCases.map(lines)).count == 3)
    #expect(lines(.holding).count == 3 && lines(.givenUp)[0].count > 10 && lines(.open).count > 8)
  }
}
