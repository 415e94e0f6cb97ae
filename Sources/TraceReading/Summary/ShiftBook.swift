import Geometry
import Traces

/// Finds lists whose rows moved on the screen although nothing scrolled them: what a person read is
/// elsewhere then.
///
/// All rows that stay must move by the same distance on the screen, and the offset may change only to
/// keep them in place. At the beginning of the content rows may move:
/// an insertion is seen there.
struct ShiftBook {
  private(set) var findings = Findings<TraceSummary.Shift>()
  /// The number of rows that each list shows.
  private var shown: [TraceView.Key: Int] = [:]
  /// How far the content of views moved in this tick, in points; nil for views of a new size.
  private var scrolled: [TraceView.Key: Point?] = [:]
  /// What the rows of lists did in this tick.
  private var moves: [TraceView.Key: Move] = [:]
  /// The lists of which this tick has a finding.
  private var found: Set<TraceView.Key> = []
  /// The number of rows that came into each list in this tick.
  private var entered: [TraceView.Key: Int] = [:]

  /// The common move of some rows of a list.
  private struct Move {
    let distance: Point
    let sections: Int
    let rows: Int
    /// The first of the rows on the screen, before and after.
    var first: (from: TraceCell.State, to: TraceCell.State)
    /// The number of rows that moved so; nil if others moved otherwise.
    var count: Int? = 1
  }

  /// The least distance that counts, in points.
  private static let least = 0.5

  mutating func begin() {
    if !scrolled.isEmpty { scrolled.removeAll(keepingCapacity: true) }
    if !moves.isEmpty { moves.removeAll(keepingCapacity: true) }
    if !entered.isEmpty { entered.removeAll(keepingCapacity: true) }
    if !found.isEmpty { found.removeAll() }
  }

  /// Notes a change of a view; nil stands for a view that does not exist.
  mutating func note(_ key: TraceView.Key, from old: TraceView?, to new: TraceView?) {
    guard let old = old?.state.bounds, let new = new?.state.bounds else { return }
    if old != new { scrolled[key] = .some(old.size == new.size ? new.origin - old.origin : nil) }
  }

  /// Notes a change of a cell; nil stands for a cell that does not exist.
  mutating func note(from old: TraceCell.State?, to new: TraceCell.State?) {
    let before = old.flatMap { $0.path == nil ? nil : $0.list }
    let after = new.flatMap { $0.path == nil ? nil : $0.list }
    if let before, before != after { shown[before, default: 0] -= 1 }
    if let after, before != after {
      shown[after, default: 0] += 1
      entered[after, default: 0] += 1
    }
    guard let after, before == after, let old, let new else { return }
    noteMove(of: after, from: old, to: new)
  }

  private mutating func noteMove(
    of list: TraceView.Key, from old: TraceCell.State, to new: TraceCell.State
  ) {
    guard let start = old.path, let end = new.path else { return }
    let distance = new.frame.origin - old.frame.origin
    guard var move = moves[list] else {
      moves[list] = Move(
        distance: distance, sections: end.section &- start.section, rows: end.row &- start.row,
        first: (old, new))
      return
    }
    if (move.distance - distance).length < Self.least,
      move.sections == end.section &- start.section,
      move.rows == end.row &- start.row
    {
      move.count? += 1
    } else {
      move.count = nil
    }
    let (place, first) = (old.frame.origin, move.first.from.frame.origin)
    if (place.y, place.x) < (first.y, first.x) { move.first = (old, new) }
    moves[list] = move
  }

  /// Ends a tick; `calls` are its calls.
  mutating func end(
    at time: Double, _ calls: [TraceCall], _ views: [TraceView.Key: TraceView]
  ) {
    for (list, move) in moves.sorted(by: { $0.key.number < $1.key.number }) {
      guard let view = views[list], let scrolled = scrolled[list] ?? .zero,
        scrolled == .zero || calls.allSatisfy({ $0.isAnchoring(of: view.id) })
      else { continue }
      // On the screen.
      let distance = move.distance - scrolled
      guard distance.length >= Self.least,
        move.count == shown[list, default: 0] - entered[list, default: 0],
        let path = move.first.from.path, let newPath = move.first.to.path,
        view.isPastBeginning(along: distance)
      else { continue }
      let call = calls.last { $0.view == view.id && $0.name == EngineWords.contentSize }
      findings.append(
        TraceSummary.Shift(
          time: time, list: view.id, from: path, to: newPath,
          distance: [distance.x, distance.y], cause: call?.cause,
          programCall: call?.programCall))
      found.insert(list)
    }
  }

  /// Ends a tick in which lists were filled anew: the pictures of cells tell where the content was
  /// before, and is now. `calls` are those of the tick.
  mutating func end(
    at time: Double, _ calls: [TraceCall], _ views: [TraceView.Key: TraceView],
    from old: ContentPlaces, to new: ContentPlaces
  ) {
    for list in new.lists.keys.sorted(by: { $0.number < $1.number }) {
      guard let view = views[list], let scrolled = scrolled[list] ?? .zero, !found.contains(list),
        let question = calls.last(where: { $0.view == view.id && $0.name == EngineWords.sections }),
        let move = new.move(of: list, since: old), move.distance.length >= Self.least,
        // An offset that follows the rows keeps them in place, up to what else moves the content.
        (move.distance - scrolled).length >= move.distance.length / 4,
        view.isPastBeginning(along: move.distance)
      else { continue }
      findings.append(
        TraceSummary.Shift(
          time: time, list: view.id, from: move.from, to: move.to,
          distance: [move.distance.x, move.distance.y],
          cause: question.cause ?? EngineWords.program,
          programCall: question.programCall))
    }
  }
}

extension TraceCall {
  /// Whether the call moves no content of a view, or moves it with what lies above.
  fileprivate func isAnchoring(of view: String) -> Bool {
    self.view != view || cause == EngineWords.anchoring
      || name != EngineWords.offset && name != EngineWords.didScroll
  }
}

extension TraceView {
  /// Whether the content has been scrolled along the axis of a distance.
  fileprivate func isPastBeginning(along distance: Point) -> Bool {
    guard let scroll = state.scroll else { return false }
    let inset = scroll.adjustedContentInset
    return abs(distance.y) >= abs(distance.x)
      ? state.bounds.minY > -inset.top + 0.5 : state.bounds.minX > -inset.left + 0.5
  }
}
