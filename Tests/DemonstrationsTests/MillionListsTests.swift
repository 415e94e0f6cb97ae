import Documents
import SceneParts
import ScrollEngine
import ShellSupport
import TestSupport
import Testing

@testable import Demonstrations
@testable import Visualiser

@MainActor
@Suite("A million tables")
struct MillionListsTests {
  private func open() throws -> (ShellDriver, ScaleScene, ListStack) {
    let driver = ShellDriver(.billionRows, variant: 1)
    let scene = try #require(driver.shell.scene as? ScaleScene)
    return (driver, scene, try #require(scene.source as? ListStack))
  }

  @Test("A billion rows are in a million tables, and one of them exists")
  func opening() throws {
    let (_, scene, stack) = try open()
    #expect(stack.rowCount == 1_000_000_000)
    #expect(scene.container.numberOfChildren == 1_000_000)
    #expect(scene.container.arrangedSubviews.count == 1)
    #expect(stack.lists.count == 1)
    #expect(scene.inSight.map(\.number) == [0])
    scene.container.checkInvariants()
  }

  @Test("A jump shows exactly the row that was asked for, of a table that did not exist")
  func jump() throws {
    let (driver, scene, _) = try open()
    scene.jump(toRow: 700, ofTable: 654_321)
    driver.wait(0.1)
    let list = try #require(scene.inSight.first)
    #expect(list.number == 654_321)
    let cell = try #require(list.table.cellForRow(at: IndexPath(row: 700, section: 0)))
    #expect(cell.convert(Point.zero, to: nil).y == ThousandRows.headerHeight)
    // The length of the rows has replaced the estimated length.
    let length = (0..<ThousandRows.rowCount).reduce(ThousandRows.headerHeight) {
      $0 + list.height(ofRow: $1)
    }
    #expect(scene.container.contentFrame(ofChildAt: 654_321).height == length)
    #expect(length != ListStack.estimatedLength)
    scene.container.checkInvariants()
  }

  @Test("However many tables are reached, two are made: as many as are in sight at once")
  func reuse() throws {
    let (driver, scene, stack) = try open()
    for number in stride(from: 5, to: 1_000_000, by: 99_991) {
      scene.jump(toRow: 998, ofTable: number)
      driver.wait(0.1)
      #expect(scene.inSight.map(\.number) == [number, number + 1])
    }
    #expect(stack.requests > 20)
    #expect(stack.lists.count == 2)
    #expect(scene.container.arrangedSubviews.count == 2)
  }

  @Test("One points at tables and rows, and comes to the last row of the last table")
  func pointing() throws {
    let (driver, scene, _) = try open()
    driver.click(at: driver.location(16 + 288 * 0.25, 24, in: "tables"))
    #expect(scene.inSight.first?.number == 250_000)
    driver.click(at: driver.location(16 + 288 * 0.5, 24, in: "rows"))
    #expect(scene.inSight.first?.number == 250_000)
    #expect(driver.entry("table")?.liveRows?.contains(500) == true)
    driver.hover(at: driver.location(160, 200, in: "container"))
    driver.press(.end)
    driver.wait(0.5)
    let list = try #require(scene.inSight.last)
    #expect(list.number == 999_999)
    let last = try #require(list.table.visibleCells.last)
    #expect(list.table.indexPath(for: last)?.row == 999)
    #expect(last.convert(last.bounds, to: nil).maxY == 480 - 68)
  }
}
