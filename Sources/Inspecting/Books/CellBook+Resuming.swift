package import SceneParts
internal import Geometry
import ScrollEngine

// A recorded run can be shown from any moment on: then the lanes tell where its cells were before.
extension CellBook {
  /// Shows the cells of panes as they are at a time in seconds that was reached at once; `past` has the
  /// stays of all cells up to then, and later ones.
  ///
  /// - Complexity: O(n log n) for n cells.
  package func resume(in panes: [Pane], at time: Double, past: LaneBook) {
    var histories: [Cell: [Stay]] = [:]
    for lane in past.lanes.joined() {
      let count = lane.stays.prefixCount { $0.time <= time }
      guard count > 0, lane.end ?? .infinity > time else { continue }
      histories[lane.cell] = lane.stays[..<count].suffix(Self.historyLength)
    }
    resume(histories, in: panes, at: time)
  }
}

extension QueueBook {
  /// Shows all cells at a time in seconds, each since the last of its stays.
  mutating func resume(
    _ all: [PaneList], at time: Double, _ lastStay: (_ identifier: String, _ number: Int) -> Double?
  ) {
    _ = noteChange()
    arrange(all, at: time)
    setArrivals(lastStay)
  }
}
