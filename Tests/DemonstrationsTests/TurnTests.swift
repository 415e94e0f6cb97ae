import ScrollEngine
import TestSupport
import Testing

@testable import Demonstrations
@testable import SceneParts

/// No turn of a scene may block the main actor by asking for the heights of many rows.
///
/// `scrollbench turns` measures how long turns take, in milliseconds.
@MainActor
struct TurnTests {
  /// At 40 instructions a row, this many rows take about a millisecond.
  private static let most = 100_000

  @Test("A turn asks for the heights of few rows, in every scene", arguments: SceneCatalog.all)
  func rows(description: SceneDescription) {
    let scene = description.make(SceneContext(clock: SceneClock(), text: FixedAdvanceText()))
    var known = 0
    var time = 0.0
    #expect(rowsAsked(scene, &known) <= Self.most, "\(description.name) when it is made")
    for share in [0, 0.31, 0.97, 0.05, 1, 0.5, 0] {
      for pane in scene.panes {
        guard let scroller = pane.scroller else { continue }
        let end = scroller.scrollRange.maximum
        scroller.contentOffset = Point(x: end.x * share, y: end.y * share)
      }
      for frame in 0..<3 {
        for pane in scene.panes { pane.window.advance(to: time) }
        time += 1.0 / 60
        #expect(
          rowsAsked(scene, &known) <= Self.most, "\(description.name) at \(share), frame \(frame)")
      }
    }
  }

  /// How many row heights were requested since the last call; `known` holds the tables' own
  /// count.
  private func rowsAsked(_ scene: any Scene, _ known: inout Int) -> Int {
    let calls = scene.panes.flatMap { $0.takeCalls() }
    let heard = calls.reduce(0) { sum, call in
      switch call.event {
      case .delegate(.heights(_, let count)): sum + count
      case .delegate(.heightOfElement): sum + 1
      default: sum
      }
    }
    // A table records no calls when it first becomes visible; only its own count includes them.
    guard let tables = (scene as? ScaleScene)?.source as? IndexedTables else { return heard }
    let counted = tables.heightRequests
    defer { known = counted }
    return max(heard, counted - known)
  }
}
