import Demonstrations
import Documents
import SceneParts
import ScrollEngine
import ShellSupport
import TestSupport
import Testing

@testable import Inspecting
@testable import Visualiser

@MainActor
struct VariantTests {
  private func scroll(_ driver: ShellDriver, _ notches: Double) {
    driver.wheel(notches, at: driver.location(160, 284, in: driver.shell.viewIDs[0]))
  }

  @Test("Another variant shows the same moment: offset, time and rows stay")
  func keeps() {
    let driver = ShellDriver(.container)
    scroll(driver, -5)
    driver.type("+")
    driver.settle()
    let offset = driver.offset("container")
    let time = driver.shell.transportState.time
    #expect(offset == 300)
    driver.type("n")
    driver.wait(0)
    #expect(driver.shell.session.variants.shown == 1)
    #expect(driver.offset("container") == offset)
    #expect(driver.shell.transportState.time == time)
    #expect(driver.shell.scene.panes[0].lists[0].count() == 10)
    #expect(
      driver.shell.session.record.lanes.lanes[0].contains {
        $0.stays.contains { $0.place == .queue }
      })
    // Seeking goes to the past of the new variant.
    driver.shell.seek(to: 0)
    driver.wait(0)
    #expect(driver.offset("container") == 0)
    driver.type("n")
    driver.wait(0)
    #expect(driver.offset("container") == 0)
    #expect(driver.shell.session.variants.shown == 2)
  }

  @Test("A button of a variant chooses it")
  func buttons() throws {
    let driver = ShellDriver(.container)
    let shell = driver.shell
    let stage = shell.stage
    scroll(driver, -3)
    let offset = driver.offset("container")
    let point = try #require(
      stride(from: 0.0, to: stage.frame.width, by: 4).lazy
        .map { Point(x: $0, y: stage.stageLayout.titleY) }
        .first { stage.choice(at: $0, FixedAdvanceText()) == 4 })
    driver.click(at: point + stage.frame.origin)
    #expect(shell.session.variants.shown == 4)
    #expect(driver.offset("container") == offset)
    #expect(driver.shell.scene.panes[0].lists[1].count() == 12)
  }

  @Test(
    "Two variants lie side by side under the same gestures",
    arguments: SceneCatalog.all.filter { $0.variants.count > 1 }.map(\.name))
  func compared(name: String) throws {
    let scene = try #require(SceneCatalog.scene(named: name))
    let driver = ShellDriver(scene)
    let shell = driver.shell
    let count = shell.scene.panes.count
    driver.type("=")
    driver.settle()
    guard 2 * count <= ComparedScene.mostPanes else {
      return #expect(shell.scene.panes.count == count)
    }
    #expect(shell.scene.panes.count == 2 * count)
    #expect(Set(shell.viewIDs).count == shell.viewIDs.count)
    #expect(shell.report.views.map(\.id) == shell.viewIDs)
    scroll(driver, -2)
    driver.settle()
    for pane in shell.scene.panes {
      guard let view = pane.namedViews.first?.view else { continue }
      #expect(view.window != nil)
    }
    driver.type("n")
    driver.settle()
    #expect(shell.scene.panes.count >= 2)
    driver.type("=")
    driver.settle()
    #expect(shell.scene.panes.count == count)
  }

  @Test("What is done beside a variant stays when it stands alone again")
  func alone() {
    let driver = ShellDriver(.container)
    driver.type("=")
    driver.wait(0)
    driver.wheel(-4, at: driver.location(160, 284, in: "2/container"))
    #expect(driver.offset("1/container") == 240)
    #expect(driver.offset("2/container") == 240)
    driver.type("=")
    driver.wait(0)
    #expect(driver.offset("container") == 240)
  }
}
