package import SceneParts
import ScrollEngine

/// A scroll view of the window with the lists in it, and their history since it entered the window.
@MainActor
package final class WatchedView: WatchedRun {
  package let pane: Pane
  package let panes: [Pane]
  package let cells: CellBook
  package let record = RunRecord()
  package private(set) var now: Double
  package private(set) var tickCount = 0
  /// The window's time at which the view was first seen, in seconds.
  package let start: Double
  package let inspectedPane = 0

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
  }

  /// Whether a cell still moves into or out of a reuse queue.
  package var movesCells: Bool { cells.isMoving(at: now) }

  package var readout: Readout { readout() }
}
