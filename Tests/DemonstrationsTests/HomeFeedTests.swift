import Drawing
import SceneParts
import ScrollEngine
import ShellSupport
import Testing

@testable import Demonstrations
@testable import Visualiser

@MainActor
@Suite("In the home feed,")
struct HomeFeedTests {
  /// The dashed outlines on the stage that have this colour.
  private func dashes(_ color: Color, _ driver: ShellDriver) -> [Rect] {
    driver.shell.displayList().commands.compactMap { command in
      guard case .stroke(let rect, let stroke) = command, stroke.color == color,
        stroke.dash != nil
      else { return nil }
      return rect
    }
  }

  @Test("what has no cell is outlined by dashes, rows below the viewport and posters beside it")
  func placeholders() throws {
    let driver = ShellDriver(.homeFeed, size: Size(width: 1920, height: 1080))
    // Without the map and the queues there is room beside the viewport.
    driver.type("m")
    driver.wait(0.1)
    let shelf = try #require(driver.shell.scene.panes[0].lists.first)
    let live = shelf.liveCells.count
    let outlines = dashes(shelf.colors.cell, driver)
    #expect(live == 4 && !outlines.isEmpty)
    driver.type("o")
    #expect(dashes(shelf.colors.cell, driver).isEmpty)
    driver.type("o")
    driver.shell.setOffset(Point(x: 0, y: 3000))
    driver.wait(1)
    let archive = try #require(driver.shell.scene.panes[0].lists.last)
    #expect(!archive.liveCells.isEmpty && !dashes(archive.colors.cell, driver).isEmpty)
  }

  @Test("no placeholder lies where a cell is, at any offset")
  func exclusive() throws {
    let driver = ShellDriver(.homeFeed)
    let pane = driver.shell.scene.panes[0]
    for offset in stride(from: 0.0, through: 6000, by: 310) {
      driver.shell.setOffset(Point(x: 0, y: offset))
      driver.wait(1)
      for list in pane.lists {
        let outlines = dashes(list.colors.cell, driver)
        for (cell, _) in list.liveRows {
          let frame = cell.convert(cell.bounds, to: nil)
          let center = driver.location(frame.midX, frame.midY, in: "feed")
          #expect(!outlines.contains { $0.contains(center) })
        }
      }
    }
  }
}
