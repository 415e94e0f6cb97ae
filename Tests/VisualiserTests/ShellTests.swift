import Documents
import SceneParts
import ScrollEngine
import ShellSupport
import TestSupport
import Testing

@testable import Demonstrations
@testable import Inspecting
@testable import Visualiser

@MainActor
struct ShellTests {
  @Test("The wheel over one pane scrolls both to the same offset")
  func wheel() {
    let driver = ShellDriver(.naiveAndContainer)
    driver.wheel(-3, at: driver.location(160, 284, in: "container"))

    #expect(driver.offset("naive") == 180)
    #expect(driver.offset("container") == 180)
  }

  @Test("The wheel beside the viewport still scrolls its pane, and never past an end")
  func wheelBesideTheViewport() {
    let driver = ShellDriver(.container)
    driver.wheel(-1, at: driver.location(-40, 620, in: "container"))
    #expect(driver.offset("container") == 60)

    driver.wheel(100, at: driver.location(160, 100, in: "container"))
    #expect(driver.offset("container") == 0)
  }

  @Test("A drag moves the content with the pointer, after the slop")
  func drag() {
    let driver = ShellDriver(.container)
    let scale = driver.shell.stage.stageLayout.scale
    driver.drag(
      from: driver.location(160, 400, in: "container"), by: Point(x: 0, y: -200 * scale))

    // The first of ten moves passes the slop, and scrolling is measured from it.
    #expect(driver.offset("container") == 180)
  }

  @Test("A drag goes on from where it is when the window gets another size", arguments: [0.0, 0.1])
  func resizedWhileDragged(wait: Double) throws {
    for size in [Size(width: 1600, height: 1000), Size(width: 900, height: 620)] {
      let driver = ShellDriver(.container)
      let start = driver.location(160, 400, in: "container")
      driver.hold(at: start)
      driver.pull(to: Point(x: start.x, y: start.y - 20))
      driver.pull(to: Point(x: start.x, y: start.y - 60))
      let before = try #require(driver.offset("container"))
      driver.shell.resize(to: size)
      driver.wait(wait)
      #expect(driver.offset("container") == before && before > 20)
      driver.pull(to: Point(x: start.x, y: start.y - 90))
      let way = 30 / driver.shell.stage.stageLayout.scale / driver.shell.interfaceScale
      let after = try #require(driver.offset("container"))
      #expect(abs(after - before - way) < 1e-6)
      driver.release(at: Point(x: start.x, y: start.y - 90))
    }
  }

  @Test("A drag that begins outside the viewport moves nothing")
  func dragOutside() {
    let driver = ShellDriver(.container)
    driver.drag(from: driver.location(160, 600, in: "container"), by: Point(x: 0, y: -200))
    #expect(driver.offset("container") == 0)
  }

  @Test("A cancelled pointer ends the drag where it is")
  func cancel() {
    let driver = ShellDriver(.container)
    let start = driver.location(160, 400, in: "container")
    let shell = driver.shell
    let finger = InputEvent.Pointer(at: start, device: .touch, id: 7, isPressed: true)
    shell.handle(InputEvent(time: 0.1, .pointerDown(finger)))
    for y in [-20.0, -60] {
      var moved = finger
      moved.position.y += y
      shell.handle(InputEvent(time: 0.2, .pointerMoved(moved)))
    }
    shell.handle(InputEvent(time: 0.3, .pointerCancelled(finger)))
    _ = shell.advance(to: 0.3)
    let offset = driver.offset("container")
    #expect(abs((offset ?? 0) - 40 / shell.stage.stageLayout.scale) < 1e-9)

    driver.hover(at: start)
    #expect(driver.offset("container") == offset)
  }

  @Test("Keys scroll the pane under the pointer by lines, by pages and to the ends")
  func keys() {
    let driver = ShellDriver(.container)
    driver.hover(at: driver.location(10, 10, in: "container"))
    driver.press(.down)
    #expect(driver.offset("container") == 40)
    driver.press(.pageDown)
    #expect(driver.offset("container") == 40 + 568 * 0.875)
    driver.press(.end)
    #expect(driver.offset("container") == 2824)
    driver.press(.home)
    #expect(driver.offset("container") == 0)
  }

  @Test("A click in the sidebar opens a scene, and so do digits and brackets")
  func scenes() {
    let driver = ShellDriver(.naiveAndContainer)
    driver.click(at: Point(x: 80, y: 108 + 30 + 24 * 1 + 12))
    #expect(driver.shell.report.scene == "container")
    driver.type("1")
    #expect(driver.shell.report.scene == "cell-reuse")
    driver.type("[")
    #expect(driver.shell.report.scene == SceneCatalog.listed.last?.name)
    driver.type("]")
    #expect(driver.shell.report.scene == "cell-reuse")
  }

  @Test("Opening a scene anew starts it from the beginning, its log and its cells too")
  func reset() {
    let driver = ShellDriver(.container)
    driver.wheel(-8, at: driver.location(160, 284, in: "container"))
    #expect(!driver.shell.session.log.inputs.isEmpty)
    driver.type("e")

    #expect(driver.shell.session.log.inputs.isEmpty)
    #expect(driver.offset("container") == 0)
    #expect(
      driver.shell.report.reuse.first?.statistics
        == ReuseStatistics(live: 8, queued: 0, created: 8, dequeued: 8, reused: 0))
  }

  @Test("Short of memory, every viewport gives up the cells that wait")
  func memory() {
    let driver = ShellDriver(.naiveAndContainer, variant: 1)
    driver.press(.end)
    driver.type("-")
    let before = driver.shell.report.reuse.map(\.statistics.queued)
    #expect(before.first ?? 0 > 0 && before.last ?? 0 > 0)
    driver.shell.handle(InputEvent(time: 60, .memoryWarning))
    #expect(driver.shell.report.reuse.allSatisfy { $0.statistics.queued == 0 })
    #expect(driver.shell.report.reuse.contains { $0.statistics.discarded > 0 })
  }

  @Test("What is done to the scene is logged with its time, and nothing else is")
  func log() {
    let driver = ShellDriver(.container)
    driver.type("s")
    driver.press(.down)
    #expect(
      driver.shell.session.log.inputs == [
        SceneInput(time: 2.0 / 60, action: .key(.down, pane: 0, at: .zero))
      ])
  }

  @Test("Plus and minus add and remove a row of the first table")
  func rows() {
    let driver = ShellDriver(.naiveAndContainer, variant: 1)
    driver.type("+")
    #expect(driver.entry("naive/table1")?.contentSize?.height == 788.0)
    #expect(driver.entry("container/table1")?.contentSize?.height == 788.0)
    driver.type("-")
    driver.type("-")
    #expect(driver.entry("container")?.contentSize?.height == 1288.0)
    #expect(driver.entry("container/table2")?.frame.minY == 636.0)
  }

  @Test("All rows seen, a container has made a third of the cells of a naive one, or a fifth")
  func made() {
    func made(_ scene: SceneDescription, variant: Int = 0) -> Int {
      let driver = ShellDriver(scene, variant: variant)
      let middle = driver.location(160, 284, in: scene.name)
      for _ in 0..<60 { driver.wheel(-1, at: middle) }
      #expect(driver.offset(scene.name) == 2_824)
      return driver.shell.inspector.readout.bills[0].made
    }
    #expect(made(.naive) == 60)
    #expect(made(.container) == 21)
    #expect(made(.container, variant: 1) == 12)
  }

  @Test("Removing rows at the bottom brings the offset back into the range")
  func rowsAtTheBottom() {
    let driver = ShellDriver(.container)
    driver.press(.end)
    driver.type("-")
    #expect(driver.offset("container") == 2748.0)
    #expect(driver.entry("table2")?.frame.maxY == 3316.0)
  }

  @Test("A cell that has come in fades in over 0.15 s, and then nothing moves any more")
  func fades() throws {
    let driver = ShellDriver(.cellReuse)
    driver.shell.setOffset(Point(x: 0, y: 120))
    driver.wait(0)
    let pane = driver.shell.scene.panes[0]
    let cell = try #require(pane.lists[0].view.liveCells.last as? RowCell)
    #expect(cell.fillOpacity == 0)
    driver.wait(0.06)
    #expect(abs(cell.fillOpacity - 0.4) < 1e-9)
    #expect(driver.shell.advance(to: 0.07) != nil)
    driver.wait(0.1)
    #expect(cell.fillOpacity == 1)
    #expect(driver.shell.advance(to: 5) == nil)
    _ = driver.shell.displayList()
    _ = driver.shell.advance(to: 6)
    #expect(!driver.shell.needsDisplay)
  }

  @Test("Ctrl C copies the report, Ctrl Q quits, Esc closes help and never the window")
  func host() {
    let driver = ShellDriver(.naive)
    driver.press(.c, .control)
    #expect(driver.copied == ["report of naive"])
    driver.type("?")
    #expect(!driver.shell.help.isHidden)
    driver.press(.escape)
    #expect(driver.shell.help.isHidden)
    #expect(driver.quits == 0)
    driver.press(.escape)
    #expect(driver.quits == 0)
    driver.press(.q, .control)
    #expect(driver.quits == 1)
  }

  @Test("The interface grows with Ctrl +, and gestures still hit what one sees")
  func interfaceScale() {
    let driver = ShellDriver(.container)
    driver.press(.plus, .control)
    #expect(driver.shell.interfaceScale == 1.25)
    driver.wheel(-1, at: driver.location(160, 284, in: "container"))
    #expect(driver.offset("container") == 60)
    driver.press(.zero, .control)
    #expect(driver.shell.interfaceScale == 1)
  }

  @Test("A line of at least a point of the surface is between the parts of any size")
  func linesBetweenParts() {
    let driver = ShellDriver(.container)
    let shell = driver.shell
    for scale in [0.5, 0.75, 1, 1.25] {
      shell.setInterfaceScale(scale)
      let stage = shell.stage.frame
      let column = ([shell.stage, shell.lanes, shell.strip, shell.transport] as [View])
        .filter { !$0.isHidden }.map(\.frame)
      #expect(shell.strip.isHidden == (scale > 1))
      #expect(!shell.inspector.isHidden)
      let gaps =
        zip(column, column.dropFirst()).map { $1.minY - $0.maxY } + [
          stage.minX - shell.sidebar.frame.maxX, shell.inspector.frame.minX - stage.maxX,
        ]
      #expect(gaps.allSatisfy { $0 >= 1 && abs($0 * scale - max(1, scale)) < 1e-9 }, "\(scale)")
    }
  }

  @Test("The inspector scrolls by the wheel when it is higher than the window")
  func inspectorScrolls() {
    let driver = ShellDriver(.naiveAndContainer, size: Size(width: 1280, height: 480))
    let before = driver.shell.displayList()
    driver.wheel(-2, at: Point(x: 1200, y: 300))
    #expect(driver.shell.displayList() != before)
    #expect(driver.offset("container") == 0)
  }

  @Test("Small windows leave out the inspector, then the sidebar", arguments: [640, 900, 1280])
  func smallWindows(width: Double) {
    let driver = ShellDriver(.naiveAndContainer, size: Size(width: width, height: 480))
    #expect(driver.shell.inspector.isHidden == (width < 980))
    #expect(driver.shell.sidebar.isHidden == (width < 720))
    for pane in driver.shell.stage.stageLayout.panes {
      #expect(driver.shell.stage.bounds.contains(pane.viewport.origin))
      #expect(pane.viewport.maxY <= 480)
      #expect(pane.viewport.maxX <= driver.shell.stage.bounds.width)
    }
  }

  @Test("In a low window a panel leaves the viewport so much that it can be read")
  func lowWindow() {
    let driver = ShellDriver(.delegateOrder, size: Size(width: 640, height: 480))
    let layout = driver.shell.stage.stageLayout
    #expect(layout.scale >= 0.375)
    #expect(layout.panes[0].viewport.maxY <= layout.panel.minY)
  }
}
