import Documents
import Geometry
import Traces

/// What exists in a trace at a moment, by names that another trace has as well: views by id, cells by
/// list and row, queues by owner and identifier.
struct ComparedThings {
  /// What has values to compare.
  enum Subject: Hashable {
    case view(String)
    case row(list: String, TracePath)
    case queue(owner: String, identifier: String)
  }

  private struct NamedView {
    let name: String
    var view: TraceView
  }

  private struct PlacedCell {
    var cell: TraceCell
    var subject: Subject?
  }

  private var views: [TraceView.Key: NamedView] = [:]
  private var keys: [String: TraceView.Key] = [:]
  /// How often an id was taken by another view.
  private var repeats: [String: Int] = [:]
  private var cells: [TraceCell.Key: PlacedCell] = [:]
  /// The cell that came to each row last. After an update, a cell that fades away still has a row
  /// that another cell shows.
  private var rows: [Subject: TraceCell.Key] = [:]
  private var queues: [TraceQueue.Key: TraceQueue] = [:]
  private var queueKeys: [Subject: TraceQueue.Key] = [:]
  /// What has changed since ``takeChanged()``.
  private var changed: Set<Subject> = []

  init(_ opening: TraceState) {
    // In order of appearance, so that views with one id get the same names in each trace.
    for (key, view) in opening.views.sorted(by: { $0.key.number < $1.key.number }) {
      add(key, view)
    }
    for (key, cell) in opening.cells.sorted(by: { $0.key.number < $1.key.number }) {
      set(key, cell)
    }
    for (key, queue) in opening.queues { set(key, queue) }
  }

  /// Takes over what happened in a tick.
  mutating func apply(_ tick: TraceTick) {
    for news in tick.views {
      switch news.change {
      case .added(let view): add(news.key, view)
      case .changed(let state): change(news.key, state)
      case .gone: remove(news.key)
      }
    }
    for news in tick.cells {
      switch news.change {
      case .added(let cell): set(news.key, cell)
      case .changed(let state):
        guard var cell = cells[news.key]?.cell else { continue }
        cell.state = state
        set(news.key, cell)
      case .gone: set(news.key, nil)
      }
    }
    for news in tick.queues {
      switch news.change {
      case .added(let queue): set(news.key, queue)
      case .changed(let counts):
        guard var queue = queues[news.key] else { continue }
        queue.counts = counts
        set(news.key, queue)
      case .gone: set(news.key, nil)
      }
    }
  }

  /// Returns what has changed, and forgets it.
  mutating func takeChanged() -> Set<Subject> {
    guard !changed.isEmpty else { return [] }
    defer { changed.removeAll(keepingCapacity: true) }
    return changed
  }

  /// Everything that exists.
  var subjects: Set<Subject> {
    Set(keys.keys.map(Subject.view)).union(rows.keys).union(queueKeys.keys)
  }

  // MARK: Changes

  private mutating func add(_ key: TraceView.Key, _ view: TraceView) {
    var name = view.id
    if keys[name] != nil {
      repeats[view.id, default: 1] += 1
      name = "\(view.id) #\(repeats[view.id, default: 1])"
    }
    views[key] = NamedView(name: name, view: view)
    keys[name] = key
    changed.insert(.view(name))
  }

  private mutating func change(_ key: TraceView.Key, _ state: TraceView.State) {
    guard let name = views[key]?.name else { return }
    views[key]?.view.state = state
    changed.insert(.view(name))
  }

  private mutating func remove(_ key: TraceView.Key) {
    guard let name = views.removeValue(forKey: key)?.name else { return }
    if keys[name] == key { keys[name] = nil }
    changed.insert(.view(name))
  }

  private mutating func set(_ key: TraceCell.Key, _ cell: TraceCell?) {
    let subject = cell.flatMap { cell in
      cell.state.path.map {
        Subject.row(list: views[cell.state.list]?.name ?? EngineWords.unknownView, $0)
      }
    }
    let old = cells[key]?.subject
    cells[key] = cell.map { PlacedCell(cell: $0, subject: subject) }
    if let subject { changed.insert(subject) }
    guard old != subject else { return }
    if let old {
      changed.insert(old)
      if rows[old] == key { rows[old] = nil }
    }
    if let subject { rows[subject] = key }
  }

  private mutating func set(_ key: TraceQueue.Key, _ queue: TraceQueue?) {
    guard let named = queue ?? queues[key] else { return }
    let subject = Subject.queue(owner: named.owner, identifier: named.identifier)
    changed.insert(subject)
    queues[key] = queue
    if queue != nil {
      queueKeys[subject] = key
    } else if queueKeys[subject] == key {
      queueKeys[subject] = nil
    }
  }

  // MARK: Values

  /// Whether a subject is exactly the same in another trace; most are.
  func hasSame(_ subject: Subject, as other: ComparedThings) -> Bool {
    switch subject {
    case .view(let name):
      guard let one = view(name), let two = other.view(name) else { return false }
      return one.state.bounds == two.state.bounds && one.state.frame == two.state.frame
        && one.state.scroll == two.state.scroll && one.kind == two.kind
        && parent(of: one) == other.parent(of: two)
    case .row:
      guard let one = cell(subject), let two = other.cell(subject) else { return false }
      return one.letter == two.letter && one.identifier == two.identifier
        && one.state.frame == two.state.frame && one.state.isStale == two.state.isStale
    case .queue: return counts(subject) == other.counts(subject) && counts(subject) != nil
    }
  }

  /// The values of a subject, of which the first one says that it exists; none if it does not.
  func values(of subject: Subject) -> [(quantity: TraceQuantity, value: ReportValue)] {
    switch subject {
    case .view(let name): view(name).map(values) ?? []
    case .row: cell(subject).map(values) ?? []
    case .queue: counts(subject).map(values) ?? []
    }
  }

  private func view(_ name: String) -> TraceView? { keys[name].flatMap { views[$0]?.view } }

  private func parent(of view: TraceView) -> String? {
    view.state.parent.map { views[$0]?.name ?? EngineWords.unknownView }
  }

  private func cell(_ subject: Subject) -> TraceCell? {
    rows[subject].flatMap { cells[$0]?.cell }
  }

  private func counts(_ subject: Subject) -> TraceQueue.Counts? {
    queueKeys[subject].flatMap { queues[$0]?.counts }
  }

  private func values(
    of view: TraceView
  ) -> [(quantity: TraceQuantity, value: ReportValue)] {
    let state = view.state
    let own: [(quantity: TraceQuantity, value: ReportValue)] = [
      (.view, .text("a view")), (.kind, .text(view.kind)),
      (.parent, .text(parent(of: view) ?? "none")), (.frame, .numbers(state.frame.values)),
      (.size, .numbers(state.bounds.size.values)),
      (.contentOffset, .numbers(state.bounds.origin.values)),
    ]
    guard let scroll = state.scroll else { return own }
    return own + [
      (.contentInset, .numbers(scroll.contentInset.values)),
      (.adjustedContentInset, .numbers(scroll.adjustedContentInset.values)),
      (.contentSize, .numbers(scroll.contentSize.values)),
    ]
  }

  private func values(
    of cell: TraceCell
  ) -> [(quantity: TraceQuantity, value: ReportValue)] {
    [
      (.row, .text("a cell")), (.cellFrame, .numbers(cell.state.frame.values)),
      (.isStale, .flag(cell.state.isStale)), (.identifier, .text(cell.identifier)),
      (.letter, .text(cell.letter)),
    ]
  }

  private func values(
    of counts: TraceQueue.Counts
  ) -> [(quantity: TraceQuantity, value: ReportValue)] {
    [
      (.queue, .text("a queue")), (.created, .count(counts.created)),
      (.dequeued, .count(counts.dequeued)), (.reused, .count(counts.reused)),
      (.live, .count(counts.live)), (.queued, .count(counts.queued)),
    ]
  }
}
