import Documents
import SceneParts
import ScrollEngine
import ShellSupport
import TestSupport
import Testing

@testable import Inspecting
@testable import Visualiser

@MainActor
struct StackSceneTests {
  private let home = StackDescription(
    title: "Home", spacing: 10,
    sections: [
      .init(.view, title: "Banner", count: 1, height: .same(120)),
      .init(.horizontalList, title: "Films", count: 30, height: .same(100), width: .same(80)),
      .init(
        .table, count: 60, height: .same(40), header: .init(title: "News", length: 30),
        cell: "article"),
    ])

  private func driver(_ stack: StackDescription) -> ShellDriver {
    ShellDriver(.stack(stack, named: "home.json"))
  }

  @Test("A stack stands in both containers, with names for all that is in it")
  func both() {
    let driver = driver(home)
    #expect(driver.shell.report.scene == "home.json")
    #expect(
      driver.shell.viewIDs == [
        "naive", "naive/section1", "naive/section2", "naive/section3",
        "container", "container/section1", "container/section2", "container/section3",
      ])
    // 120 + 10 + 100 + 10 + 30: rows begin at 270, and 298 points of them are visible.
    #expect(driver.entry("naive/section3")?.liveRows == Array(0..<60))
    #expect(driver.entry("container/section3")?.liveRows == Array(0..<8))
    #expect(driver.entry("container/section2")?.liveRows == Array(0..<4))
    #expect(driver.shell.report.reuse.map(\.identifier) == ["cell", "article", "cell", "article"])
  }

  @Test("Both containers, and the lists in them, show the same place")
  func linked() {
    let driver = driver(home)
    driver.drag(from: driver.location(160, 300, in: "naive"), by: Point(x: 0, y: -30))
    driver.settle()
    let offset = driver.offset("naive")
    #expect(offset ?? 0 > 0)
    #expect(driver.offset("container") == offset)

    driver.drag(from: driver.location(160, 60, in: "container/section2"), by: Point(x: -60, y: 0))
    driver.settle()
    let across = driver.entry("container/section2")?.contentOffset?.x
    #expect(across ?? 0 > 0)
    #expect(driver.entry("naive/section2")?.contentOffset?.x == across)
    #expect(driver.offset("container") == offset)
  }

  @Test("The document says which container is shown first, and N goes on to the others")
  func variants() {
    var stack = home
    stack.container = .real
    let driver = driver(stack)
    #expect(driver.shell.sceneDescription.variants == ["container", "naive | container", "naive"])
    #expect(driver.shell.viewIDs.first == "container")
    #expect(driver.shell.viewIDs.contains("section3"))
    driver.type("n")
    #expect(driver.shell.viewIDs.first == "naive")
    #expect(driver.shell.viewIDs.count == 8)
    stack.container = .naive
    #expect(SceneDescription.stack(stack, named: "x").variants.first == "naive")
  }

  @Test("A naive container with too many cells is left out, and the sentence says why")
  func tooMuch() {
    var stack = home
    stack.container = .naive
    stack.sections[2].count = 1_000_000_000
    let description = SceneDescription.stack(stack, named: "x")
    #expect(description.variants.isEmpty)
    #expect(description.sentence.contains("1,000,000,004 cells"))
    let driver = ShellDriver(description)
    #expect(driver.shell.viewIDs.first == "container")
    driver.shell.setOffset(Point(x: 0, y: 1e9))
    driver.settle()
    #expect(driver.entry("section3")?.liveRows?.first == 24_999_993)
    #expect(driver.entry("section3")?.liveRows?.count == 15)
  }

  @Test("A header that is to stay stays at the edge")
  func sticky() {
    var stack = home
    stack.container = .real
    stack.sections[2].header?.isSticky = true
    let build = StackBuild(stack, in: ContainerScrollView())
    let window = Window(frame: Rect(x: 0, y: 0, width: 320, height: 568))
    build.container.frame = window.bounds
    window.addSubview(build.container)
    build.container.contentOffset.y = 900
    window.layoutIfNeeded()
    let header = build.sections[2].header
    #expect(header?.convert(header?.bounds ?? .zero, to: nil).minY == 0)
  }

  @Test("Tables that share their cells have one queue, and collections another")
  func sharedCells() {
    var stack = home
    stack.sections.append(stack.sections[2])
    stack.sharesCells = true
    let build = StackBuild(stack, in: ContainerScrollView())
    let queues = build.sections.compactMap { $0.list?.reuseQueue }
    #expect(queues.count == 3)
    #expect(queues[1] === queues[2] && queues[0] !== queues[1])
  }

  @Test("A horizontal stack goes from left to right, and tables in it scroll by themselves")
  func horizontal() {
    let stack = StackDescription(
      viewport: Size(width: 400, height: 200), axis: .horizontal, container: .real, spacing: 10,
      sections: [
        .init(.view, title: "Start", count: 1, width: .same(100)),
        .init(.table, count: 50, height: .same(40), width: .same(150)),
        .init(.collection, count: 60, height: .same(90), width: .same(50)),
        .init(.horizontalList, count: 20, height: .same(40), width: .same(70), spacing: 5),
      ])
    let driver = driver(stack)
    #expect(driver.entry("section2")?.frame == Rect(x: 110, y: 0, width: 150, height: 200))
    #expect(driver.entry("section2")?.liveRows == Array(0..<5))
    #expect(driver.entry("section3")?.frame.minX == 270)
    driver.wheel(-3, at: driver.location(50, 100, in: "section2"))
    #expect(driver.offset("section2") ?? 0 > 0)
    driver.shell.setOffset(Point(x: 100 + 10 + 150 + 10 + 1_500 + 10, y: 0))
    driver.settle()
    #expect(driver.entry("section4")?.liveRows == Array(0..<6))
    let source = StackSource(stack)
    #expect(source.naiveCells == 5 + 60 + 20)
  }

  @Test("Random stacks scroll from end to end", arguments: 1...20 as ClosedRange<UInt64>)
  func random(seed: UInt64) {
    var numbers = RandomNumbers(seed: seed)
    var stack = StackSurveyTests.randomStack(&numbers)
    var random = numbers.random
    stack.sharesCells = Bool.random(using: &random)
    if Bool.random(using: &random) { stack.axis = .horizontal }
    let driver = driver(stack)
    let id = driver.shell.viewIDs[0]
    for _ in 0..<12 {
      let notches = Double(Int.random(in: -9...3, using: &random))
      driver.wheel(notches, at: driver.location(50, 90, in: id))
      _ = driver.shell.displayList()
    }
    #expect(Set(driver.shell.viewIDs).count == driver.shell.viewIDs.count)
    let lists = driver.shell.scene.panes.flatMap(\.lists)
    for list in lists { list.view.reuseQueue.checkInvariants() }
  }

  @Test(
    "The least and the greatest that a stack may say can be shown",
    arguments: [Axis.vertical, .horizontal], [64.0, 4_096])
  func extremes(axis: Axis, side: Double) {
    for (length, gap) in [(1.0, 0.0), (1, 1_000), (10_000, 0), (10_000, 1_000)] {
      // Smaller items would be more than a document may show at a time.
      let itemSide = gap == 0 ? max(length, 64) : length
      var sections: [StackDescription.Section] = []
      for kind in StackDescription.Kind.allCases {
        for count in [0, 1, 150] {
          sections.append(
            StackDescription.Section(
              kind, count: count, height: .same(kind == .table ? length : itemSide),
              width: .list([itemSide, 10_000]), spacing: gap, insets: EdgeInsets(gap),
              header: .init(title: "Head", length: length, isSticky: true)))
        }
      }
      let driver = driver(
        StackDescription(
          viewport: Size(width: side, height: side), axis: axis, container: .both, spacing: gap,
          sections: sections))
      for offset in [0.0, 900, 31_000, 1e9, -80] {
        driver.shell.setOffset(axis == .vertical ? Point(x: 0, y: offset) : Point(x: offset, y: 0))
        driver.wait(0.1)
        _ = driver.shell.displayList()
      }
      let lists = driver.shell.scene.panes.flatMap(\.lists)
      for list in lists { list.view.reuseQueue.checkInvariants() }
    }
  }

  @Test("An idle stack asks for no frames")
  func idle() {
    let driver = driver(home)
    driver.settle()
    #expect(driver.shell.advance(to: 30) == nil)
  }

  @Test("The inspector lists the sections in the order of the file, by title and colour")
  func inspected() {
    var stack = home
    stack.sections[0].color = Color(0xD0021B)
    let views = driver(stack).shell.inspector.readout.views
    #expect(views.map(\.title) == ["container", "Banner", "Films", "News"])
    #expect(views[1].swatch == Color(0xD0021B))
  }

  @Test("Rows without space between them have a line there")
  func rowEdges() {
    var stack = home
    stack.sections.append(.init(.table, count: 5, height: .same(40), spacing: 4))
    let build = StackBuild(stack, in: ContainerScrollView())
    let styles = build.sections.compactMap { ($0.list as? TableView)?.separatorStyle }
    #expect(styles == [.singleLine, .none])
  }
}
