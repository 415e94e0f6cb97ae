package import Documents
import Hosting
package import ScrollEngine

/// Looks for broken invariants in a screen, frame by frame and at rest.
@MainActor
package struct InvariantWatch {
  /// The invariants to check.
  package let invariants: Set<Invariant>
  private var cells = CellCount()
  private var weights = CellWeights()
  /// The visible rows of the lists that were at rest in the last frame.
  private var rows: [ObjectIdentifier: VisibleRows] = [:]

  package init(_ invariants: Set<Invariant>) {
    self.invariants = invariants
  }

  /// The invariant that the current frame breaks; nil if none. The window must have been laid out.
  package mutating func broken(inFrameOf window: Window) -> Broken? {
    let lists = ScreenChecks.lists(in: window)
    cells.count(lists)
    if invariants.contains(.liveRowsAreVisible),
      let text = ScreenChecks.surplusRows(of: lists, in: window)
    {
      return Broken(.liveRowsAreVisible, text)
    }
    if invariants.contains(.cellsAreReused), let text = cells.surplus {
      return Broken(.cellsAreReused, text)
    }
    if invariants.contains(.cellsStayLight), let text = weights.gathered(in: lists) {
      return Broken(.cellsStayLight, text)
    }
    if invariants.contains(.visibleRowsStay), let text = jump(of: lists, in: window) {
      return Broken(.visibleRowsStay, text)
    }
    return nil
  }

  private mutating func jump(of lists: [ListView], in window: Window) -> String? {
    let before = rows
    let isAtRest = window.movingParts.isEmpty
    guard isAtRest || !before.isEmpty else { return nil }
    rows = [:]
    for list in lists {
      guard let now = VisibleRows(list) else { continue }
      if let shift = before[ObjectIdentifier(list)].flatMap(now.shift) {
        return "a change of the data moved all rows in sight of \(type(of: list)) by "
          + "\(shift.x), \(shift.y) points"
      }
      if isAtRest { rows[ObjectIdentifier(list)] = now }
    }
    return nil
  }

  /// The invariant that a screen at rest breaks; nil if none. The screen does not change. `calls`
  /// are all calls so far.
  package func broken(atRest window: Window, calls: [CallEntry]) -> Broken? {
    if invariants.contains(.offsetIsInRange), let text = ScreenChecks.offsetOutOfRange(in: window) {
      return Broken(.offsetIsInRange, text)
    }
    if invariants.contains(.callsArePaired) {
      let hearing = WindowContent.views(in: window.subviews).filter {
        ($0.view as? ListView)?.tellsOfDisplayedCells ?? false
      }
      if let text = CallPairs.unpaired(in: calls, hearing: Set(hearing.map(\.id))) {
        return Broken(.callsArePaired, text)
      }
    }
    return nil
  }
}
