import SceneParts
import ScrollEngine
import ShellSupport
import TestSupport
import Testing

@testable import Demonstrations
@testable import Visualiser

@MainActor
@Suite("Three collections")
struct CollectionsSceneTests {
  private static func scene(of driver: ShellDriver) throws -> CollectionsScene {
    try #require(driver.shell.scene as? CollectionsScene)
  }

  private static func container(of scene: CollectionsScene) throws -> ContainerScrollView {
    try #require(scene.container as? ContainerScrollView)
  }

  @Test("Headers and footers stand around the collections, and only visible items have cells")
  func stack() throws {
    let driver = ShellDriver(.collections)
    let scene = try Self.scene(of: driver)
    var end = 0.0
    for list in scene.lists {
      let header = try #require(scene.container.contentFrame(of: list.header))
      let content = try #require(scene.container.contentFrame(of: list.collection))
      let footer = try #require(scene.container.contentFrame(of: list.footer))
      #expect(header.minY == end && content.minY == header.maxY && footer.minY == content.maxY)
      end = footer.maxY
    }
    #expect(scene.container.contentSize.height == end)
    #expect(scene.lists.map { $0.collection.visibleCells.count } == [9, 9, 0])
    try Self.container(of: scene).checkInvariants()
  }

  @Test("+ and - change the collection that one sees most of, and its header says so")
  func plusAndMinus() throws {
    let driver = ShellDriver(.collections)
    let scene = try Self.scene(of: driver)
    func counts() -> [Int] { scene.lists.map { $0.collection.numberOfItems(inSection: 0) } }
    #expect(counts() == [9, 14, 90])
    driver.type("+")
    driver.settle()
    #expect(counts() == [10, 14, 90])
    #expect(scene.lists[0].header.detail == "10 items")
    #expect(scene.lists[0].tiles.contains(10))
    driver.shell.setOffset(Point(x: 0, y: 500))
    driver.settle()
    driver.type("-")
    driver.type("-")
    driver.settle()
    #expect(counts() == [10, 12, 90])
    try Self.container(of: scene).checkInvariants()
  }

  @Test("New cells come in an animation, and others make way")
  func animation() throws {
    let driver = ShellDriver(.collections)
    let scene = try Self.scene(of: driver)
    let footer = scene.lists[0].footer
    let early = footer.frame.minY
    driver.type("+")
    driver.wait(0.15)
    let middle = footer.frame.minY
    driver.settle()
    let late = footer.frame.minY
    #expect(early < middle && middle < late)
    #expect(late - early == 73)
  }

  @Test("A tap takes a tile away, down to none, and + brings one back")
  func tap() throws {
    let driver = ShellDriver(.collections)
    let scene = try Self.scene(of: driver)
    driver.click(at: driver.location(60, 44 + 50, in: "container"))
    driver.settle()
    #expect(scene.lists[0].tiles == [2, 3, 4, 5, 6, 7, 8, 9])
    for _ in 0..<20 { scene.lists[0].remove() }
    driver.settle()
    #expect(scene.lists[0].tiles.isEmpty && scene.lists[0].header.detail == "0 items")
    scene.lists[0].add()
    driver.settle()
    #expect(scene.lists[0].tiles == [10] && scene.lists[0].header.detail == "1 item")
    try Self.container(of: scene).checkInvariants()
  }
}
