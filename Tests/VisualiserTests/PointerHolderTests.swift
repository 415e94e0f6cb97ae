import Demonstrations
import SceneParts
import ScrollEngine
import ShellSupport
import TestSupport
import Testing

@testable import Inspecting
@testable import Visualiser

@MainActor
@Suite("What the pointer and the keys hold")
struct PointerHolderTests {
  private func scrolled() -> ShellDriver {
    let driver = ShellDriver(.cellReuse)
    driver.wheel(-4, at: driver.location(160, 284, in: "table1"))
    return driver
  }

  @Test("A row that the pointer is on is named anew when a past moment is shown")
  func hover() throws {
    let driver = scrolled()
    let shell = driver.shell
    driver.hover(at: driver.location(160, 284, in: "table1"))
    let before = try #require(shell.inspection.hovered)
    shell.seek(to: 0)
    driver.wait(0.1)
    #expect(shell.pointer.hoverPoint != nil)
    let after = try #require(shell.inspection.hovered)
    #expect(before.inspection.title != after.inspection.title)
  }

  @Test(
    "A viewport keeps the keyboard focus when a past moment is shown; another scene takes it away")
  func focus() {
    let driver = scrolled()
    let shell = driver.shell
    shell.setFocus(.pane(0))
    driver.type(",")
    driver.wait(0.1)
    #expect(shell.focus == .pane(0) && shell.ring.target != nil)
    shell.open(.container)
    #expect(shell.focus == nil)
  }

  @Test("A second finger neither moves the list nor ends a drag on the map")
  func map() throws {
    let driver = scrolled()
    let shell = driver.shell
    let map = try #require(shell.stage.stageLayout.panes[0].map)
    let origin = shell.stage.frame.origin
    let start = Point(x: map.midX, y: map.minY + 20) + origin
    func send(_ kind: (InputEvent.Pointer) -> InputEvent.Kind, _ point: Point, _ id: Int) {
      let pointer = InputEvent.Pointer(at: point, device: .touch, id: id, isPressed: true)
      shell.handle(InputEvent(time: shell.session.now, kind(pointer)))
      driver.wait(0.02)
    }
    send(InputEvent.Kind.pointerDown, start, 1)
    let offset = driver.offset("table1")
    send(InputEvent.Kind.pointerDown, Point(x: 5, y: 700), 2)
    send(InputEvent.Kind.pointerUp, Point(x: 5, y: 700), 2)
    #expect(driver.offset("table1") == offset)
    send(InputEvent.Kind.pointerMoved, start + Point(x: 0, y: 200), 1)
    #expect(driver.offset("table1") != offset)
    send(InputEvent.Kind.pointerUp, start + Point(x: 0, y: 200), 1)
    #expect(shell.pointer.holder == .nobody)
  }
}
