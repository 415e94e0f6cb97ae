import Demonstrations
import SceneParts
import ScrollEngine
import ShellSupport
import TestSupport
import Testing

@testable import Visualiser

/// The charts of the scenes' panels answer the pointer as the lanes do.
@MainActor
@Suite("Charts over time")
struct ChartTests {
  nonisolated static let scenes = ["delegate-order", "paging", "refresh-control"]

  private func flicked(_ name: String) async throws -> ShellDriver {
    let driver = ShellDriver(try #require(SceneCatalog.scene(named: name)))
    let id = driver.shell.viewIDs[0]
    let isRow = name == "paging"
    driver.flick(
      from: driver.location(150, 60, in: id), by: Point(x: isRow ? -90 : 0, y: isRow ? 0 : 120))
    await driver.live(2)
    return driver
  }

  @Test("A click on a chart shows its moment, and a drag the moments under it", arguments: scenes)
  func seeking(name: String) async throws {
    let driver = try await flicked(name)
    let shell = driver.shell
    let frame = try #require(shell.frame(of: .stage(.chart)))
    for share in [0.1, 0.25, 0.4] {
      let point = Point(x: frame.minX + frame.width * share, y: frame.midY)
      shell.seek(to: shell.session.log.end)
      driver.wait(0.02)
      driver.hover(at: point)
      let time = try #require(shell.pointedTime(at: point, on: .stage(.chart)))
      #expect(shell.transport.pointedTime == time && shell.stage.pointedTime == time)
      driver.click(at: point)
      driver.wait(0.02)
      #expect(!shell.session.timeline.isPlaying)
      #expect(abs(shell.session.shownTime - min(time, shell.session.end)) < 0.1)
    }
    shell.seek(to: shell.session.log.end)
    driver.wait(0.02)
    let start = Point(x: frame.minX + frame.width * 0.1, y: frame.midY)
    driver.hold(from: start, by: Point(x: frame.width * 0.3, y: 40))
    #expect(shell.pointer.holder != .nobody)
    let time = try #require(
      shell.stage.chartTime(at: start.x + frame.width * 0.3 - shell.stage.frame.minX))
    driver.wait(0.02)
    #expect(abs(shell.session.shownTime - min(time, shell.session.end)) < 0.1)
    driver.release(at: start)
    #expect(shell.pointer.holder == .nobody)
  }

  @Test("The axis stays under a drag, and ends at the shown moment again", arguments: scenes)
  func axis(name: String) async throws {
    let driver = try await flicked(name)
    let (shell, stage) = (driver.shell, driver.shell.stage)
    let frame = try #require(shell.frame(of: .stage(.chart)))
    func end() throws -> Double { try #require(stage.chartTime(at: frame.maxX - stage.frame.minX)) }
    let before = try end()
    #expect(before >= shell.session.shownTime - 1e-9)
    let start = Point(x: frame.minX + frame.width * 0.4, y: frame.midY)
    driver.hold(from: start, by: Point(x: -frame.width * 0.2, y: 0))
    driver.wait(0.02)
    #expect(try end() == before && shell.session.shownTime < before)
    driver.release(at: start)
    driver.wait(0.02)
    #expect(try end() >= shell.session.shownTime - 1e-9)
  }
}
