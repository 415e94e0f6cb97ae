import Demonstrations
import Drawing
import Geometry
import SceneParts
import ScrollEngine
import ShellSupport
import TestSupport
import Testing

@testable import Visualiser

@MainActor
@Suite("Where less motion is asked for")
struct ReducedMotionTests {
  /// The places on the stage at which the letter A of the first cell stands.
  private func places(_ driver: ShellDriver) -> Set<Point> {
    let stage = driver.shell.stage.frame
    return Set(
      driver.shell.displayList().commands.compactMap { command in
        guard case .text(let run) = command, run.string == "A", stage.contains(run.anchor) else {
          return nil
        }
        return run.anchor
      })
  }

  @Test("and more contrast, the desktop changes the shell, and T keeps the contrast")
  func desktop() {
    let driver = ShellDriver(.cellReuse)
    let shell = driver.shell
    shell.reducesMotion = true
    shell.increasesContrast = true
    driver.wait(0)
    #expect(shell.stage.options.reducesMotion && Theme.strong.contains(shell.theme))
    driver.type("t")
    #expect(Theme.strong.contains(shell.theme) && shell.theme.appearance == .dark)
    shell.increasesContrast = false
    #expect(shell.theme == .dark && !shell.increasesContrast)
  }

  @Test("a cell is in its queue at once, and otherwise flies there", arguments: [false, true])
  func flights(isReduced: Bool) {
    let driver = ShellDriver(.cellReuse)
    driver.shell.stage.options.reducesMotion = isReduced
    for y in stride(from: 0.0, through: 110, by: 22) {
      driver.shell.setOffset(Point(x: 0, y: y))
      driver.wait(0.01)
    }
    let before = places(driver)
    driver.wait(0.05)
    let flying = places(driver)
    driver.wait(2)
    #expect(!flying.isEmpty)
    #expect((flying == places(driver)) == isReduced)
    #expect((flying == before) == isReduced)
  }

  @Test("views are apart at once, and otherwise turn", arguments: [false, true])
  func sheets(isReduced: Bool) {
    let driver = ShellDriver(.container)
    driver.shell.stage.options.reducesMotion = isReduced
    driver.type("x")
    driver.wait(0.05)
    #expect(driver.shell.stage.tilt.isMoving(at: 0.1) != isReduced)
  }
}
