import Documents
import SceneParts
import ScrollEngine
import Traces

/// Notes the views, cells and queues of a pane in a trace.
@MainActor
final class PaneTracer {
  /// A view of the trace. At each moment it is the view that has its name.
  final class Place {
    let id: String
    fileprivate var handle: TraceHandle<TraceView>?
    fileprivate var kind = ""
    fileprivate var view: ObjectIdentifier?

    fileprivate init(_ id: String) { self.id = id }
  }

  let shape: PaneShape
  private let named: [Place]
  /// The views of each list: one, unless it stands for several.
  private var lists: [[Place]]
  private let queues: [QueueTracer]
  private let noted: NotedViews

  /// The keys of the views that are noted, in all panes of a trace, and what has changed in their
  /// windows.
  @MainActor
  final class NotedViews {
    fileprivate var keys: [ObjectIdentifier: TraceView.Key] = [:]
    private var journals: [(journal: CellJournal, changes: CellJournal.Changes)] = []

    /// Takes what has changed since the last tick.
    func beginTick() {
      journals.removeAll { $0.journal.window == nil }
      for place in journals.indices { journals[place].changes = journals[place].journal.take() }
    }

    /// The cells of a window that have changed since the last tick.
    fileprivate func changes(in window: Window) -> CellJournal.Changes {
      if let known = journals.first(where: { $0.journal.window === window }) {
        return known.changes
      }
      let journal = CellJournal(of: window)
      journals.append((journal, journal.take()))
      return .all
    }
  }

  init(_ shape: PaneShape, _ noted: NotedViews) {
    self.shape = shape
    self.noted = noted
    named = shape.named.map { Place($0.id) }
    lists = shape.lists.map { _ in [] }
    queues = shape.queues.indices.map { QueueTracer(owner: shape.owner(ofQueue: $0)) }
  }

  /// Forgets which objects the views and queues are.
  func runDidChange() {
    dropKeys()
    for place in places { place.view = nil }
    for queue in queues { queue.runDidChange() }
  }

  /// Notes the present state of a pane, by its index in the run. `pictures` gets the views and cells
  /// that were noted; nil for none.
  func note(
    _ pane: Pane, _ index: Int, _ cells: CellBook, _ pictures: PictureTracer?,
    _ writer: inout TraceWriter
  ) {
    let views = presentViews(of: pane, &writer)
    if views.contains(where: { $0.place.view != ObjectIdentifier($0.view) }) {
      update(views, &writer)
    }
    for (place, view) in views {
      guard let handle = place.handle else { continue }
      writer.note(handle, state(of: view))
      pictures?.add(view, handle, in: view === pane.root ? pane.ownWindow : nil)
    }
    for (place, book) in cells.queues(inPane: index).enumerated() {
      queues[place].note(
        book, pane, cells, noted.changes(in: pane.window),
        key: { [noted] in noted.keys[ObjectIdentifier($0)] }, pictures, &writer)
    }
  }

  /// The name of a view of the trace, which a pane calls `id`: each of the views of a list that
  /// stands for several has a name of its own.
  func name(of view: ObjectIdentifier?, calledInPane id: String) -> String {
    guard let view, let list = shape.lists.firstIndex(of: id) else { return id }
    return lists[list].first { $0.view == view }?.id ?? id
  }

  /// The views that exist: named ones, then lists. Forgets those that a list no longer has.
  private func presentViews(
    of pane: Pane, _ writer: inout TraceWriter
  ) -> [(place: Place, view: View)] {
    var views: [(place: Place, view: View)] = []
    views.reserveCapacity(named.count + lists.count)
    for (place, name) in zip(named, shape.named) {
      views.append((place, name.other.map { pane.otherViews[$0].view } ?? pane.root))
    }
    for list in lists.indices {
      var count = 0
      pane.lists[list].forEachView { view in
        if count == lists[list].count {
          let id = shape.lists[list]
          lists[list].append(Place(count == 0 ? id : "\(id)#\(count + 1)"))
        }
        views.append((lists[list][count], view))
        count += 1
      }
      for place in lists[list].dropFirst(count) where place.handle != nil {
        forget(place, &writer)
        for queue in queues { queue.viewsDidChange() }
      }
    }
    return views
  }

  /// Adds the views that are new, and finds the keys of all.
  private func update(_ views: [(place: Place, view: View)], _ writer: inout TraceWriter) {
    dropKeys()
    for queue in queues { queue.viewsDidChange() }
    for (place, view) in views {
      if place.view != ObjectIdentifier(view) {
        place.view = ObjectIdentifier(view)
        let kind = "\(type(of: view))"
        if kind != place.kind, let handle = place.handle {
          writer.forget(handle)
          place.handle = nil
        }
        place.kind = kind
      }
      let handle =
        place.handle
        ?? writer.add(TraceView(id: place.id, kind: place.kind, state: state(of: view)))
      place.handle = handle
      noted.keys[ObjectIdentifier(view)] = handle.key
    }
  }

  private var places: [Place] { named + lists.joined() }

  /// Forgets the keys of this pane's views; another pane may have one of them now.
  private func dropKeys() {
    for place in places {
      guard let view = place.view, noted.keys[view] == place.handle?.key else { continue }
      noted.keys[view] = nil
    }
  }

  private func state(of view: View) -> TraceView.State {
    var state = TraceView.State(frame: view.reportedPlace.frame, bounds: view.reportedBounds)
    var ancestor = view.superview
    while let current = ancestor {
      if let key = noted.keys[ObjectIdentifier(current)] {
        state.parent = key
        if let superview = view.superview, superview !== current {
          state.frame = superview.convert(state.frame, to: current)
        }
        break
      }
      ancestor = current.superview
    }
    state.scroll = (view as? ScrollView).map { TraceView.Scroll($0) }
    return state
  }

  // MARK: Forgetting

  private func forget(_ place: Place, _ writer: inout TraceWriter) {
    if let handle = place.handle {
      writer.forget(handle)
      if let view = place.view, noted.keys[view] == handle.key { noted.keys[view] = nil }
    }
    (place.handle, place.view) = (nil, nil)
  }

  /// Forgets all of the pane.
  func forget(_ writer: inout TraceWriter) {
    for queue in queues { queue.forget(&writer) }
    for place in places { forget(place, &writer) }
  }
}

extension TraceView.Scroll {
  @MainActor
  fileprivate init(_ view: ScrollView) {
    self.init(
      contentSize: view.reportedContentSize, contentInset: view.contentInset,
      adjustedContentInset: view.adjustedContentInset, motion: TraceMotion(view.movement))
  }
}

extension TraceMotion {
  /// What moves the content of a scroll view; nil if nothing does.
  fileprivate init(_ cause: ScrollCause?) {
    self =
      switch cause {
      case .finger: .finger
      case .indicator: .indicator
      case .wheel: .wheel
      case .key: .key
      case .deceleration: .deceleration
      case .bounce: .bounce
      case .animation: .animation
      case .zoom: .zoom
      default: .still
      }
  }
}
