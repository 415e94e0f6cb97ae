import Demonstrations
import Documents
import Drawing
import SceneParts
import ScrollEngine
import ShellSupport
import Testing

@testable import Visualiser

@MainActor
@Suite("Labels and letters on the stage")
struct StageLettersTests {
  /// The texts on the stage.
  private func texts(_ driver: ShellDriver) -> [String] {
    let stage = driver.shell.stage.frame
    return driver.shell.displayList().commands.compactMap { command in
      guard case .text(let run) = command, stage.contains(run.anchor) else { return nil }
      return run.string
    }
  }

  @Test("Each picture has the letter of a cell at most once, also while it is on its way")
  func once() {
    for (scene, view) in [(SceneDescription.cellReuse, "table1"), (.container, "container")] {
      let driver = ShellDriver(scene, folded: FoldablePart.usual)
      let letters = Set((0..<60).map { Stamp(place: $0).letter })
      var moving = 0
      for step in 0..<120 {
        if step % 60 == 0 {
          driver.flick(
            from: driver.location(160, 300, in: view), by: Point(x: 0, y: step == 0 ? -200 : 200))
        }
        driver.wait(1.0 / 60)
        if driver.shell.session.run.movesCells { moving += 1 }
        let seen = texts(driver).filter(letters.contains)
        #expect(Set(seen).count == seen.count, "\(scene.name), picture \(step): \(seen)")
      }
      #expect(moving > 5)
      // A picture in which time stands still has no gap.
      driver.type(" ")
      let cells = driver.shell.report.reuse.reduce(0) {
        $0 + $1.statistics.live + $1.statistics.queued
      }
      #expect(texts(driver).filter(letters.contains).count == cells, "\(scene.name)")
    }
  }

  @Test("A row keeps its label while the edge of the viewport crosses it")
  func labels() {
    let driver = ShellDriver(.cellReuse, folded: FoldablePart.usual)
    for offset in stride(from: 0.0, to: 160, by: 3) {
      driver.shell.setOffset(Point(x: 0, y: offset))
      driver.settle()
      let seen = texts(driver)
      for row in driver.entry("table1")?.liveRows ?? [] {
        #expect(seen.count { $0 == "Row \(row)" } == 1, "Row \(row) at \(offset)")
      }
    }
  }
}
