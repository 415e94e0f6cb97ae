import Demonstrations
import Documents
import SceneParts
import ScrollEngine
import ShellSupport
import TestSupport
import Testing
import Traces

@testable import Inspecting
@testable import Visualiser

@MainActor
@Suite("Two traces that are shown side by side")
struct TwoTracesTests {
  private func run(_ name: String, wait: Double, _ notches: [Double]) throws -> TracedShell {
    let traced = TracedShell(try #require(SceneCatalog.scene(named: name)), title: name)
    traced.wait(wait)
    for notches in notches { traced.wheel(notches, over: traced.shell.viewIDs[0]) }
    return traced
  }

  @Test("Each side shows its own trace, at the moments that belong together")
  func sides() throws {
    let shift = 0.75
    let a = try run("cell-reuse", wait: 0, [-3, -4, 2])
    let b = try run("cell-reuse", wait: shift, [-3, -4, -6])
    let scene = try SceneDescription.traces(
      TraceSide(Trace(a.bytes), name: "A", shift: shift),
      TraceSide(Trace(b.bytes), name: "B", shift: 0),
      named: "a | b", difference: (2, "offset"))
    #expect(scene.sentence.contains("2"))
    let driver = ShellDriver(scene)
    let session = driver.shell.session
    #expect(session.scene.panes.map(\.prefix) == ["A/", "B/"])
    #expect(driver.shell.transportState.difference == 2)
    #expect(
      driver.shell.transportState.end
        == max(a.shell.session.log.end + shift, b.shell.session.log.end))
    var random = SeededRandom(seed: 4)
    let offsets = { (traced: TracedShell, time: Double) in
      let trace = try Trace(traced.bytes)
      let state = trace.state(at: time) ?? trace.opening
      return try #require(
        state.views.values.first { $0.id == "table1" } ?? state.views.values.first
      )
      .state.bounds.minY
    }
    for _ in 0..<30 {
      let place = Int.random(in: 0..<session.log.ticks.count, using: &random)
      let time = session.log.ticks[place].time
      driver.shell.seek(to: time)
      _ = driver.shell.advance(to: session.now)
      let shown = session.scene.panes.map { $0.root.bounds.minY }
      // A moment shows what was there a microsecond later: moments are differences.
      if time >= shift { #expect(shown[0] == (try offsets(a, time - shift + 1e-6))) }
      #expect(shown[1] == (try offsets(b, time + 1e-6)))
    }
    let report = driver.shell.report(withCalls: true)
    #expect(Set(report.views.map { $0.id.prefix(2) }) == ["A/", "B/"])
    let calls = try #require(report.calls)
    let counts = ["A/", "B/"].map { side in calls.count { $0.view.hasPrefix(side) } }
    driver.shell.seek(to: session.end)
    _ = driver.shell.advance(to: session.now)
    let all = try #require(driver.shell.report(withCalls: true).calls)
    for (place, (side, traced)) in zip(["A/", "B/"], [a, b]).enumerated() {
      let own = all.filter { $0.view.hasPrefix(side) }
      #expect(own.count == traced.shell.session.record.calls.entries.count)
      #expect(own.count >= counts[place])
    }
  }
}
