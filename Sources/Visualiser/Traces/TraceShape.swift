import Geometry
import SceneParts
import Traces

/// What a trace has from its first tick to its last: the views with their panes, the queues and the
/// ticks. A scene is made from it before any tick is shown.
struct TraceShape {
  /// A view with a name, whatever objects it was in the run.
  struct View {
    let id: String
    /// The name of its last class.
    var kind: String
    /// Whether it was a scroll view at any time, and whether cells were shown in it.
    var scrolls: Bool
    var hasCells = false
    /// The first view that it was in, as an index; nil if it never was in one.
    var parent: Int?
    /// The first frame, and the largest size, in points.
    let first: Rect
    var largest: Size
  }

  /// The views in order of appearance.
  private(set) var views: [View] = []
  /// The names of lists that share a queue.
  private(set) var owners: [[String]] = []
  /// The index of the first tick of each segment.
  private(set) var segmentStarts: [Int] = []
  private(set) var tickCount = 0
  /// The times of all ticks, and of those with an input, in seconds.
  private(set) var tickTimes: [Double] = []
  private(set) var inputTimes: [Double] = []
  /// Whether the trace has numbers that no view can have.
  private(set) var hasWildNumbers = false
  private var places: [String: Int] = [:]
  private var keys: [TraceView.Key: Int] = [:]
  private var cellCount = 0
  private var knownOwners: Set<String> = []

  // MARK: Limits

  /// The greatest numbers of what is shown. A record of an hour at 60 ticks a second has 216,000.
  static let mostTicks = 250_000
  static let mostViews = 2_000
  static let mostCells = 20_000
  /// The latest time, in seconds: more than thirty years.
  static let latestTime = 1e9

  /// - Throws: What cannot be shown.
  /// - Complexity: O(trace).
  init(_ trace: Trace) throws(TraceObjection) {
    for segment in trace.segments {
      segmentStarts.append(tickCount)
      tickCount += segment.tickCount
    }
    guard tickCount <= Self.mostTicks else {
      throw .tooMany(tickCount, "ticks", limit: Self.mostTicks)
    }
    for segment in trace.segments {
      for time in [segment.times.lowerBound, segment.times.upperBound]
      where !(0...Self.latestTime).contains(time) {
        throw .time(time)
      }
    }
    let opening = trace.opening
    try note(opening)
    for tick in trace.ticks { try note(tick) }
    guard views.contains(where: \.scrolls) else { throw .nothingScrolls }
  }

  // MARK: Reading

  private mutating func note(_ state: TraceState) throws(TraceObjection) {
    let views = state.views.sorted { $0.key.number < $1.key.number }
    for (key, view) in views { try add(view, key) }
    for (key, view) in views { note(view.state, key) }
    for cell in state.cells.values { try add(cell) }
    for queue in state.queues.values { add(queue) }
  }

  private mutating func note(_ tick: TraceTick) throws(TraceObjection) {
    tickTimes.append(tick.time)
    for news in tick.views {
      if case .added(let view) = news.change { try add(view, news.key) }
    }
    for news in tick.views {
      switch news.change {
      case .added(let view): note(view.state, news.key)
      case .changed(let state): note(state, news.key)
      case .gone: keys[news.key] = nil
      }
    }
    for news in tick.cells {
      switch news.change {
      case .added(let cell): try add(cell)
      case .changed(let state): note(state)
      case .gone: cellCount -= 1
      }
    }
    for case .added(let queue) in tick.queues.map(\.change) { add(queue) }
    if tick.lines.contains(where: { if case .input = $0 { true } else { false } }) {
      inputTimes.append(tick.time)
    }
  }

  private mutating func add(_ view: TraceView, _ key: TraceView.Key) throws(TraceObjection) {
    if let known = places[view.id] {
      keys[key] = known
      views[known].kind = view.kind
      return
    }
    guard views.count < Self.mostViews else {
      throw .tooMany(views.count + 1, "views", limit: Self.mostViews)
    }
    let frame = view.state.frame.standing
    keys[key] = views.count
    places[view.id] = views.count
    views.append(
      View(id: view.id, kind: view.kind, scrolls: false, first: frame, largest: frame.size))
  }

  private mutating func note(_ state: TraceView.State, _ key: TraceView.Key) {
    guard let place = keys[key] else { return }
    if state.scroll != nil { views[place].scrolls = true }
    let size = state.frame.standing.size
    views[place].largest.width = max(views[place].largest.width, size.width)
    views[place].largest.height = max(views[place].largest.height, size.height)
    if views[place].parent == nil, let parent = state.parent.flatMap({ keys[$0] }), parent != place
    {
      views[place].parent = parent
    }
    if state != state.standing { hasWildNumbers = true }
  }

  private mutating func add(_ cell: TraceCell) throws(TraceObjection) {
    cellCount += 1
    guard cellCount <= Self.mostCells else {
      throw .tooMany(cellCount, "cells at once", limit: Self.mostCells)
    }
    note(cell.state)
  }

  private mutating func note(_ state: TraceCell.State) {
    if let list = keys[state.list] { views[list].hasCells = true }
    if state.frame != state.frame.standing { hasWildNumbers = true }
  }

  private mutating func add(_ queue: TraceQueue) {
    guard knownOwners.count < Self.mostViews, knownOwners.insert(queue.owner).inserted else {
      return
    }
    owners.append(queue.owner.split(separator: "+").map(String.init))
  }

  // MARK: Panes

  /// The view of a pane, as indexes: the root, then the views in it.
  struct PaneViews {
    let root: Int
    var others: [Int] = []
  }

  /// The panes. A view fills each that was never in another one, has a size, and lies at the origin, as
  /// in a window of its own; if there is none, each scroll view that was never in another view. There is room for a
  /// few.
  @MainActor
  var panes: [PaneViews] {
    let outer = views.indices.filter { views[$0].parent == nil }
    let filling = outer.filter {
      views[$0].first.origin == .zero && !views[$0].first.size.isEmpty
    }
    let roots = filling.isEmpty ? outer.filter { views[$0].scrolls } : filling
    var panes = roots.map { PaneViews(root: $0) }
    for place in views.indices where !roots.contains(place) {
      // A view of which no parent is known is beside the root that came before it. One that was moved
      // around in a circle is in no pane.
      guard let root = root(of: place), let pane = panes.lastIndex(where: { $0.root <= root }),
        panes[pane].root == root || !roots.contains(root)
      else { continue }
      panes[pane].others.append(place)
    }
    return Array(panes.prefix(ComparedScene.mostPanes))
  }

  private func root(of place: Int) -> Int? {
    var place = place
    for _ in views.indices {
      guard let parent = views[place].parent else { return place }
      place = parent
    }
    return nil
  }

  /// The name of the list that a view is one of: several lists may stand for one, as `items` and
  /// `items#2`.
  static func listName(of id: String) -> String {
    guard let mark = id.lastIndex(of: "#"), mark != id.startIndex,
      Int(id[id.index(after: mark)...]) != nil
    else { return id }
    return String(id[..<mark])
  }
}

/// Why a trace is not shown.
package enum TraceObjection: Error, Hashable {
  case nothingScrolls
  case tooMany(Int, String, limit: Int)
  case time(Double)
}

extension TraceObjection: CustomStringConvertible {
  package var description: String {
    switch self {
    case .nothingScrolls:
      "the trace has no view that scrolls, so there is nothing to show; --summary prints the rest"
    case .tooMany(let count, let things, let limit):
      "the trace has \(grouped(count)) \(things), and \(grouped(limit)) can be shown; "
        + "--summary reads it all"
    case .time(let time):
      "the trace has a tick at \(time) s; times from 0 to \(grouped(Int(TraceShape.latestTime))) s "
        + "can be shown"
    }
  }
}
