import Inspecting
import SceneParts
import ScrollEngine

/// A scroll view of the window with the lists in it, and what is known of it since it came.
@MainActor
final class WatchedView: WatchedRun {
  let pane: Pane
  let panes: [Pane]
  let cells: CellBook
  let lanes = LaneBook()
  let calls = CallLog()
  private(set) var now: Double
  private(set) var tickCount = 0
  private(set) var series: [Readout.Series]
  private(set) var frame = Readout.Frame()
  /// When it came, in seconds of the window.
  let start: Double
  let inspectedPane = 0

  init(_ pane: Pane) {
    self.pane = pane
    panes = [pane]
    now = pane.window.now
    start = now
    cells = CellBook(of: panes, openedLate: now)
    series = [Readout.Series(title: "live", verdict: .neutral, samples: [pane.liveCells])]
    lanes.note(self)
    calls.note(self)
  }

  /// Looks at what the window has done until its current time; `frame` is what that cost, if anything
  /// was touched.
  func update(_ frame: Readout.Frame?) {
    now = pane.window.now
    tickCount += 1
    pane.noteViewport()
    cells.update(in: panes, at: now)
    if let frame {
      self.frame = frame
      series[0].note(pane.liveCells)
    }
    lanes.note(self)
    calls.note(self)
  }

  /// Whether a cell is shown on its way into a queue or out of it.
  var movesCells: Bool { cells.isMoving(at: now) }

  var readout: Readout { readout() }
}
