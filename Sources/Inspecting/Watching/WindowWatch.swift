package import SceneParts
package import ScrollEngine

/// Watches the scroll views of a window as they enter and leave.
@MainActor
package final class WindowWatch {
  package let window: Window
  /// Captures the stacks of the program's calls; nil for no stacks.
  private let capture: CallBacktrace.Capture?
  /// The outermost scroll views of the window and of each cell, from back to front.
  package private(set) var views: [WatchedView] = []
  /// The window itself, for views that do not scroll.
  package private(set) var ground: WatchedView
  private var identities: [[ObjectIdentifier]] = []
  /// The number of views in the window at the last update.
  package private(set) var viewCount = -1
  /// The number of views visited so far.
  package private(set) var visited = 0

  /// The names of the scroll views at the last survey.
  private var names: [ObjectIdentifier: String] = [:]
  /// Whether the window's counts of touched views begin anew in each frame that touches some, so that
  /// they tell what the last frame did. If not, they stay as the program has them.
  package var restartsCounts = false {
    didSet {
      if restartsCounts { window.trace.begin() }
      // What has happened since the last update is found in the next one.
      (entered, touched) = (-1, -1)
    }
  }
  /// The window's counts at the last update.
  private var entered = 0
  private var touched = 0
  private var cells = (entered: 0, left: 0)
  /// Whether an update since the last call of ``takeNews()`` has found a change.
  private var hasNews = false

  /// Watches a window; `capture` takes the stacks of the program's calls, nil for none.
  package init(_ window: Window, capture: CallBacktrace.Capture? = nil) {
    self.window = window
    self.capture = capture
    ground = WatchedView(Pane(watching: window, in: window, named: "window", lists: []))
    survey()
    noteCounts()
  }

  private func noteCounts() {
    let trace = window.trace
    (entered, touched) = (trace.viewsEntered, trace.viewsTouched)
    cells = (trace.cellsEntered, trace.cellsLeft)
  }

  /// Whether all views that have entered or left the window since the last update are cells without
  /// views in them, so that it has the same scroll views.
  private var hasMovedOnlyCells: Bool {
    let trace = window.trace
    // The counts of both are -1, or have begun anew, if they cannot be compared.
    guard entered >= 0, trace.viewsEntered >= entered, trace.cellsEntered >= cells.entered,
      trace.cellsLeft >= cells.left
    else { return false }
    let newViews = trace.viewsEntered - entered
    let leftViews = newViews - (trace.viewCount - viewCount)
    return newViews == trace.cellsEntered - cells.entered
      && leftViews == trace.cellsLeft - cells.left
  }

  /// Brings the facts about the window up to date.
  ///
  /// The views are searched for scroll views only after a view has entered or left the window.
  package func update() {
    let trace = window.trace
    // Also compares the number of views, because `viewsEntered` does not count views that have left.
    let hasMoved = trace.viewsEntered != entered || trace.viewCount != viewCount
    if hasMovedOnlyCells { viewCount = trace.viewCount } else if hasMoved { survey() }
    for view in views { view.update() }
    ground.update()
    let isTouched = trace.viewsTouched != touched
    if isTouched, restartsCounts { trace.begin() }
    noteCounts()
    if hasMoved || isTouched { hasNews = true }
  }

  /// Whether a view was touched, or has entered or left the window, since the last call.
  package func takeNews() -> Bool {
    defer { hasNews = false }
    return hasNews
  }

  private func survey() {
    viewCount = window.trace.viewCount
    let survey = Survey(window, known: names)
    visited += survey.visited
    names = survey.names
    let identities = survey.found.map(\.identity)
    guard identities != self.identities else { return }
    let old = Dictionary(
      zip(self.identities, views).map { ($0, $1) }, uniquingKeysWith: { first, _ in first })
    // An old watched view must stop observing before a new one can observe the same views.
    let kept = Set(identities)
    for (identity, view) in old where !kept.contains(identity) { view.pane.stopListening() }
    let stamps = Dictionary(
      views.map { (ObjectIdentifier($0.pane.root), $0.pane.stamps) },
      uniquingKeysWith: { first, _ in first })
    var count = 0
    views = zip(survey.found, identities).map { found, identity in
      defer { count += found.lists.count }
      return old[identity]
        ?? WatchedView(pane(found, stamps[ObjectIdentifier(found.root)], firstColor: count))
    }
    self.identities = identities
  }

  private func pane(_ found: Survey.Found, _ stamps: StampBook?, firstColor: Int) -> Pane {
    let lists = found.lists.enumerated().map { place, list in
      var entry = PaneList(
        id: list.id, title: list.id, view: list.view,
        colors: Palette.many[(firstColor + place) % Palette.many.count],
        count: { [weak view = list.view] in view?.rowCount ?? 0 })
      entry.namesIdentifiers = true
      return entry
    }
    return Pane(
      watching: found.root, in: window, named: found.id, lists: lists, otherViews: found.others,
      stamps: stamps ?? StampBook(), capture: capture)
  }

  /// Stops observing all views.
  package func stop() {
    for view in views { view.pane.stopListening() }
    (views, identities) = ([], [])
  }

  /// The innermost watched view that is visible at a point of the window, or else the window
  /// itself.
  package func view(at point: Point) -> WatchedView {
    var hit = window.view(seenAt: point)
    while let view = hit {
      if let watched = views.first(where: { $0.pane.root === view }) { return watched }
      hit = view.superview
    }
    return ground
  }

  /// The number of live cells in all lists.
  package var liveCells: Int { views.reduce(0) { $0 + $1.pane.liveCells } }
}
