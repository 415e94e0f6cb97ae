import SceneParts
import ScrollEngine
import ShellSupport
import TestSupport
import Testing

@testable import Demonstrations
@testable import Visualiser

@MainActor
@Suite("Horizontal containers:")
struct HorizontalContainerTests {
  private func open(variant: Int) throws -> (ShellDriver, StripsController) {
    let driver = ShellDriver(.horizontalContainer, variant: variant)
    return (driver, try #require(driver.shell.scene as? StripsScene).strips)
  }

  private func scroll(to y: Double, _ driver: ShellDriver) {
    driver.shell.setOffset(Point(x: 0, y: y))
    driver.settle()
  }

  private func cell(_ row: Int, _ strips: StripsController) throws -> StripCell {
    let cell = strips.table.cellForRow(at: IndexPath(row: row, section: 0))
    return try #require(cell as? StripCell)
  }

  @Test("a strip that comes back is where it was left, and a new one begins at its start")
  func kept() throws {
    let (driver, strips) = try open(variant: 0)
    driver.drag(from: driver.location(260, 80, in: "container"), by: Point(x: -150, y: 0))
    driver.settle()
    let left = try cell(0, strips).strip.contentOffset.x
    #expect(left > 50)
    for y in stride(from: 0.0, through: 3000, by: 100) {
      scroll(to: y, driver)
      #expect(strips.astray.isEmpty)
      for case let cell as StripCell in strips.table.visibleCells where cell.row > 0 {
        #expect(cell.strip.contentOffset.x == 0)
      }
    }
    scroll(to: 0, driver)
    #expect(try cell(0, strips).strip.contentOffset.x == left && strips.astray.isEmpty)
  }

  @Test("not kept, a strip that reuses another begins where that ended")
  func astray() throws {
    let (driver, strips) = try open(variant: 1)
    driver.drag(from: driver.location(260, 80, in: "container"), by: Point(x: -150, y: 0))
    driver.settle()
    let left = try cell(0, strips).strip.contentOffset.x
    let moved = try cell(0, strips)
    for y in stride(from: 0.0, through: 900, by: 50) where moved.row == 0 { scroll(to: y, driver) }
    #expect(moved.row > 0 && moved.strip.contentOffset.x == left)
    #expect(strips.astray.contains(moved.row))
    #expect(driver.shell.scene.panes[0].figure?.value == "\(strips.astray.count)")
  }

  @Test("all strips take their items from one queue, and few are ever made")
  func sharedQueue() throws {
    let (driver, strips) = try open(variant: 0)
    for y in stride(from: 0.0, through: 4000, by: 40) { scroll(to: y, driver) }
    let statistics = strips.items.statistics(forIdentifier: "item")
    let cells = strips.table.visibleCells.compactMap { $0 as? StripCell }
    #expect(cells.allSatisfy { $0.strip.reuseQueue === strips.items })
    #expect(statistics.created <= 40 && statistics.reused > 100)
    #expect(statistics.live + statistics.queued == statistics.created)
  }

  @Test("along the axis, only the lists in sight have cells, and frames end at the viewport")
  func alongAxis() throws {
    let driver = ShellDriver(.horizontalContainer, variant: 2)
    let pane = driver.shell.scene.panes[0]
    let container = try #require(pane.root as? ContainerScrollView)
    for x in stride(from: 0.0, through: container.contentSize.width - pane.viewport.width, by: 637)
    {
      driver.shell.setOffset(Point(x: x, y: 0))
      driver.settle()
      container.checkInvariants()
      #expect(pane.liveCells > 0 && pane.liveCells <= 7)
      for list in pane.lists where !list.liveCells.isEmpty {
        let frame = list.view.frame
        #expect(frame.minX >= x - 1e-9 && frame.maxX <= x + pane.viewport.width + 1e-9)
      }
    }
  }
}
