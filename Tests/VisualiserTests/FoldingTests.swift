import Demonstrations
import Inspecting
import ScrollEngine
import ShellSupport
import Testing

@testable import Visualiser

@MainActor
@Suite("Parts fold, and stay folded")
struct FoldingTests {
  private func click(_ control: ShellControl, _ driver: ShellDriver) throws {
    // Some frames are known only after painting.
    _ = driver.shell.displayList()
    let frame = try #require(driver.shell.frame(of: control), "\(control)")
    driver.click(at: Point(x: frame.midX, y: frame.midY))
  }

  @Test("A window opens with the inspector as a rail and the lanes in one line")
  func usual() throws {
    let driver = ShellDriver(.cellReuse, folded: FoldablePart.usual)
    let shell = driver.shell
    #expect(shell.inspector.isHidden && !shell.rail.isHidden && !shell.sidebar.isHidden)
    #expect(shell.lanes.frame.height == LanesView.headerHeight)
    #expect(shell.rail.parts == [.bill, .cells, .code, .views, .calls])
    try click(.rail(.calls), driver)
    #expect(!shell.inspector.isHidden && shell.rail.isHidden)
    #expect(try #require(shell.inspector.headingFrame(of: .calls)).minY < 200)
    try click(.lanesHeading, driver)
    #expect(shell.lanes.frame.height > 100)
    #expect(shell.rememberedFolds == [.views])
  }

  @Test(
    "A press on a heading leaves one line of the section, and another one brings it back",
    arguments: [FoldablePart.bill, .cells, .code, .views])
  func section(part: FoldablePart) throws {
    let driver = ShellDriver(.cellReuse, size: Size(width: 1280, height: 1600))
    let open = driver.shell.displayList()
    let next = try #require(FoldablePart.allCases.drop { $0 != part }.dropFirst().first)
    let before = try #require(driver.shell.inspector.headingFrame(of: next)).minY
    try click(.heading(part), driver)
    let after = try #require(driver.shell.inspector.headingFrame(of: next)).minY
    #expect(after < before - 40)
    #expect(driver.shell.rememberedFolds == [part])
    try click(.heading(part), driver)
    driver.leave()
    #expect(driver.shell.displayList() == open)
  }

  @Test("Sidebar and inspector fold by button and by key, and the stage takes their place")
  func columns() throws {
    let driver = ShellDriver(.container)
    let shell = driver.shell
    let width = shell.stage.frame.width
    try click(.listButton, driver)
    try click(.inspectorButton, driver)
    #expect(shell.rememberedFolds == [.sidebar, .inspector])
    #expect(shell.stage.frame.width == 1280 - InspectorRail.width - 1)
    driver.type("l")
    driver.type("i")
    #expect(shell.rememberedFolds == [] && shell.stage.frame.width == width)
  }

  @Test("A guided path opens what its steps speak of, and leaves what a person folded")
  func path() {
    let driver = ShellDriver(.cellReuse, folded: [.sidebar, .inspector, .lanes, .bill])
    let shell = driver.shell
    shell.openTour()
    driver.settle()
    #expect(!shell.inspector.isHidden && shell.lanes.frame.height > 100 && shell.sidebar.isHidden)
    #expect(shell.inspector.billFrame.map { $0.height > 60 } == true)
    shell.endTour(.skipped)
    #expect(shell.inspector.isHidden)
    #expect(shell.rememberedFolds == [.sidebar, .inspector, .lanes, .bill])
  }

  @Test("The line of folded lanes shows the lane of the marked cell")
  func lane() throws {
    let driver = ShellDriver(.cellReuse, folded: FoldablePart.usual)
    let row = driver.location(160, 36, in: "table1")
    func runs() -> [String] {
      let line = driver.shell.lanes.frame
      return driver.shell.displayList().commands.compactMap { command in
        guard case .text(let run) = command, line.contains(run.anchor) else { return nil }
        return run.string
      }
    }
    // In the time of a movement, a bar becomes wide enough for the name of its row.
    driver.wheel(-0.1, at: row)
    driver.leave()
    driver.settle()
    #expect(!runs().contains { $0.hasPrefix("Row") })
    driver.hover(at: row)
    driver.settle()
    #expect(runs().suffix(2) == ["A", "Row 0"])
  }
}
