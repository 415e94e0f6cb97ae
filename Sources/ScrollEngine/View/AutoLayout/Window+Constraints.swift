// Views change their constraints before anything is laid out.
extension Window {
  /// Calls ``View/updateConstraints()`` of all views in the window that have asked for it, deepest
  /// first, as in UIKit.
  ///
  /// - Precondition: That comes to an end: after 100 rounds the program stops.
  /// - Complexity: O(1) if nobody has asked; otherwise O(views that wait for layout).
  final func updateConstraintsOfAll() {
    var rounds = 0
    while seenOutdated != Window.timesOutdated {
      seenOutdated = Window.timesOutdated
      var engines: [LayoutEngine] = []
      collectOutdated(&engines)
      let items = engines.flatMap(\.outdated)
      require(
        rounds < 100 || items.isEmpty,
        "View: updateConstraints of \(items[0].name) asks for itself 100 times")
      rounds += 1
      let works = engines.map { engine in
        engine.outdated = []
        return engine.beginWork()
      }
      LayoutItem.updateConstraints(of: items)
      for (engine, wasAtWork) in zip(engines, works) { engine.endWork(wasAtWork) }
    }
  }
}

extension View {
  /// Collects the engines in the view that have views waiting to change their constraints; the way
  /// to each is marked for layout.
  fileprivate final func collectOutdated(_ engines: inout [LayoutEngine]) {
    if isLayoutRoot, let engine = layoutItem?.engine, !engine.outdated.isEmpty {
      engines.append(engine)
    }
    guard needsLayout || subtreeNeedsLayout else { return }
    for view in subviews { view.collectOutdated(&engines) }
  }
}

extension LayoutItem {
  /// Has views change their constraints, deepest first, as in UIKit.
  static func updateConstraints(of items: [LayoutItem]) {
    let deepestFirst = items.map { (item: $0, depth: $0.depth) }.sorted { $0.depth > $1.depth }
    for (item, _) in deepestFirst where item.needsUpdateConstraints {
      item.needsUpdateConstraints = false
      if let view = item.view {
        // The controller calls `updateConstraints()` of its view.
        if let owner = view.owner {
          owner.updateViewConstraints()
        } else {
          view.updateConstraints()
        }
      }
      item.followBaselinesAnew()
    }
  }

  /// How many views it lies in.
  private var depth: Int {
    var depth = 0
    var view = view
    while let current = view {
      depth += 1
      view = current.superview
    }
    return depth
  }
}
