import Traces

/// Counts the cells of each list.
struct ListBook {
  private var places: [TraceView.Key: Int] = [:]
  private var lists: [TraceSummary.List] = []
  /// The cells that each list shows now.
  private var shown: [Int] = []
  private var ids: Set<String> = []
  /// The lists whose cells changed in this tick.
  private var changed: Set<Int> = []
  /// The rows for whose cells lists asked in this tick.
  private var asked: Set<Question> = []
  /// The number of cells made in this tick.
  private(set) var madeInTick = 0

  private struct Question: Hashable {
    let view: String
    let path: TracePath
  }

  /// The lists in order of appearance.
  var entries: [TraceSummary.List] { lists }

  /// Whether a view of this name has shown cells, or asked for some.
  func isList(_ id: String) -> Bool { ids.contains(id) }

  /// Notes a cell that existed before the first tick.
  mutating func noteOpening(_ cell: TraceCell, _ views: [TraceView.Key: TraceView]) {
    let list = place(of: cell.state.list, views)
    guard cell.state.path != nil else { return }
    lists[list].present += 1
    shown[list] += 1
    lists[list].mostAtOnce = shown[list]
  }

  mutating func begin(_ tick: TraceTick) {
    madeInTick = 0
    if !changed.isEmpty { changed.removeAll(keepingCapacity: true) }
    if !asked.isEmpty { asked.removeAll(keepingCapacity: true) }
    for call in tick.calls where EngineWords.cellQuestions.contains(call.name) {
      ids.insert(call.view)
      if let path = call.path { asked.insert(Question(view: call.view, path: path)) }
    }
  }

  /// Notes a change of a cell; nil stands for a cell that does not exist.
  mutating func note(
    from old: TraceCell?, to new: TraceCell?, _ views: [TraceView.Key: TraceView]
  ) {
    if let old, let new, old.state.path == new.state.path, old.state.list == new.state.list {
      return
    }
    let before = old.flatMap { $0.state.path == nil ? nil : place(of: $0.state.list, views) }
    let after = new.flatMap { $0.state.path == nil ? nil : place(of: $0.state.list, views) }
    if let before { leave(before, isStaying: before == after, old, new) }
    if old == nil, let new { make(for: place(of: new.state.list, views)) }
    guard let after, before != after else { return }
    if old != nil { lists[after].reused += 1 }
    shown[after] += 1
    changed.insert(after)
  }

  /// A row leaves its cell. If the cell stays in the list, it shows the same row at another place
  /// after an update, or another row, for which the list has asked.
  private mutating func leave(
    _ list: Int, isStaying: Bool, _ old: TraceCell?, _ new: TraceCell?
  ) {
    guard isStaying else {
      lists[list].rowsLeft += 1
      shown[list] -= 1
      return
    }
    guard let path = new?.state.path,
      asked.contains(Question(view: lists[list].id, path: path))
    else { return }
    lists[list].rowsLeft += 1
    lists[list].reused += 1
  }

  private mutating func make(for list: Int) {
    lists[list].made += 1
    if lists[list].rowsLeft > 0 { lists[list].madeAfterLeaving += 1 }
    madeInTick += 1
  }

  mutating func end() {
    for list in changed { lists[list].mostAtOnce = max(lists[list].mostAtOnce, shown[list]) }
  }

  private mutating func place(
    of key: TraceView.Key, _ views: [TraceView.Key: TraceView]
  ) -> Int {
    if let known = places[key] { return known }
    let view = views[key]
    places[key] = lists.count
    lists.append(TraceSummary.List(id: view?.id ?? EngineWords.unknownView, kind: view?.kind ?? ""))
    if let view { ids.insert(view.id) }
    shown.append(0)
    return lists.count - 1
  }
}
