import Inspecting
import SceneParts
import ScrollEngine

/// A scroll view of the window with the lists in it, and their history since it entered the window.
@MainActor
final class WatchedView: WatchedRun {
  let pane: Pane
  let panes: [Pane]
  let cells: CellBook
  let record = RunRecord()
  /// Writes the run as a trace; nil if it is not recorded.
  var tracer: RunTracer?
  private(set) var now: Double
  private(set) var tickCount = 0
  /// The window's time at which the view was first seen, in seconds.
  let start: Double
  let inspectedPane = 0

  init(_ pane: Pane) {
    self.pane = pane
    panes = [pane]
    now = pane.window.now
    start = now
    cells = CellBook(of: panes, openedLate: now)
    record.note(self)
  }

  /// Updates the facts to the window's current time.
  func update() {
    now = pane.window.now
    tickCount += 1
    pane.noteViewport()
    cells.update(in: panes, at: now)
    record.note(self)
    tracer?.note(self, record)
  }

  /// Whether a cell still moves into or out of a reuse queue.
  var movesCells: Bool { cells.isMoving(at: now) }

  var readout: Readout { readout() }
}
