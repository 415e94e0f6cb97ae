import Documents
import Drawing
import SceneParts
import ScrollEngine
import ShellSupport
import TestSupport
import Testing

@testable import Visualiser

/// The keys + and - with a stack from a file.
@MainActor
struct StackRowsTests {
  private let home = StackDescription(
    sections: [
      .init(.view, title: "Banner", count: 1, height: .same(120)),
      .init(.horizontalList, title: "Films", count: 30, height: .same(100), width: .same(80)),
      .init(.table, title: "News", count: 60, height: .same(40)),
    ])

  private func driver(_ stack: StackDescription) -> ShellDriver {
    ShellDriver(.stack(stack, named: "home.json"))
  }

  @Test("+ and - change the list of which one sees most, in both containers")
  func changingRows() {
    let driver = driver(home)
    func counts() -> [Int] { driver.shell.scene.panes.flatMap { $0.lists.map { $0.count() } } }
    func rows() -> [Double?] {
      ["naive/section2", "naive/section3", "container/section2", "container/section3"].map {
        driver.entry($0)?.contentSize.map { max($0.width, $0.height) }
      }
    }
    #expect(counts() == [30, 60, 30, 60] && rows() == [2_400, 2_400, 2_400, 2_400])
    driver.type("+")
    driver.settle()
    #expect(counts() == [30, 61, 30, 61] && rows() == [2_400, 2_440, 2_400, 2_440])
    #expect(driver.entry("naive/section3")?.liveRows == Array(0..<61))
    driver.type("-")
    driver.type("-")
    driver.settle()
    #expect(counts() == [30, 59, 30, 59] && rows() == [2_400, 2_360, 2_400, 2_360])
    driver.type("e")
    #expect(counts() == [30, 60, 30, 60])
  }

  @Test("What a stack with other rows costs is that of a document with so many")
  func costOfChangedRows() throws {
    for key in ["+", "-"] {
      let driver = driver(home)
      driver.type(key)
      driver.settle()
      var stack = home
      stack.sections[2].count += key == "+" ? 1 : -1
      let other = self.driver(stack)
      let panel = try #require(driver.shell.scene.panel)
      let expected = try #require(other.shell.scene.panel)
      func drawing(_ panel: any ScenePanel) -> [DrawCommand] {
        let rect = Rect(x: 0, y: 0, width: 800, height: panel.height)
        var canvas = Canvas(size: rect.size, text: FixedAdvanceText())
        panel.draw(in: rect, .light, &canvas)
        return canvas.commands
      }
      #expect(drawing(panel) == drawing(expected))
    }
  }

  @Test("A stack loses rows until none are left, and gains some wherever there are none")
  func allRowsGone() {
    var stack = home
    stack.sections[1].count = 2
    stack.sections[2].count = 3
    let driver = driver(stack)
    for _ in 0..<9 {
      driver.type("-")
      driver.settle()
    }
    let lists = driver.shell.scene.panes.flatMap(\.lists)
    #expect(lists.map { $0.count() } == [0, 0, 0, 0])
    driver.type("+")
    driver.settle()
    #expect(lists.reduce(0) { $0 + $1.count() } == 2)
    for list in lists { list.view.reuseQueue.checkInvariants() }
  }

  @Test("A naive container is not filled beyond what is shown of one")
  func mostRows() {
    var stack = home
    stack.sections = [.init(.table, count: 999, height: .same(40))]
    let driver = driver(stack)
    for _ in 0..<4 { driver.type("+") }
    driver.settle()
    #expect(driver.shell.scene.panes.map { $0.lists[0].count() } == [1_000, 1_000])
    stack.container = .real
    let alone = self.driver(stack)
    for _ in 0..<4 { alone.type("+") }
    alone.settle()
    #expect(alone.shell.scene.panes.map { $0.lists[0].count() } == [1_003])
  }

  @Test(
    "Rows of any list come and go at random, and all containers agree",
    arguments: 1...10 as ClosedRange<UInt64>)
  func randomChanges(seed: UInt64) {
    var numbers = RandomNumbers(seed: seed)
    var stack = StackSurveyTests.randomStack(&numbers)
    var random = numbers.random
    stack.container = .both
    if Bool.random(using: &random) { stack.axis = .horizontal }
    let driver = driver(stack)
    for _ in 0..<30 {
      driver.type(Bool.random(using: &random) ? "+" : "-")
      if Bool.random(using: &random) {
        let notches = Double(Int.random(in: -9...3, using: &random))
        driver.wheel(notches, at: driver.location(50, 90, in: "container"))
      }
      driver.settle()
      let panes = driver.shell.scene.panes
      #expect(panes.count == 2, "seed \(seed)")
      #expect(
        panes[0].lists.map { $0.count() } == panes[1].lists.map { $0.count() }, "seed \(seed)")
      for pane in panes {
        for list in pane.lists {
          let rows = (list.view as? TableView)?.numberOfRows(inSection: 0)
          let items = (list.view as? CollectionView)?.numberOfItems(inSection: 0)
          #expect(rows ?? items == list.count(), "seed \(seed)")
          list.view.reuseQueue.checkInvariants()
        }
        (pane.root as? ContainerScrollView)?.checkInvariants()
      }
      let sizes = panes.map { $0.scroller?.contentSize }
      #expect(sizes[0] == sizes[1], "seed \(seed)")
    }
  }
}
