// Views change their constraints before anything is laid out.
extension Window {
  /// Calls ``View/updateConstraints()`` of all views in the window that have requested it, deepest
  /// first, as in UIKit.
  ///
  /// - Precondition: Views stop requesting it within 100 rounds.
  /// - Complexity: O(1) without requests; otherwise O(views that wait for layout).
  final func updateConstraintsOfAll() {
    var rounds = 0
    while seenOutdated != Window.timesOutdated {
      seenOutdated = Window.timesOutdated
      var engines: [LayoutEngine] = []
      collectOutdated(&engines)
      let items = engines.flatMap(\.outdated)
      require(
        rounds < 100 || items.isEmpty,
        "View: updateConstraints of \(items[0].name) has requested itself 100 times")
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
  /// Collects the engines inside this view with pending constraint updates, by following the marks
  /// for layout, which lead to all of them.
  fileprivate final func collectOutdated(_ engines: inout [LayoutEngine]) {
    if isLayoutRoot, let engine = layoutItem?.engine, !engine.outdated.isEmpty {
      engines.append(engine)
    }
    guard needsLayout || subtreeNeedsLayout else { return }
    for view in subviews { view.collectOutdated(&engines) }
  }
}

extension LayoutItem {
  /// Calls `updateConstraints()` of views, deepest first, as in UIKit.
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

  /// The number of views from the item's view up to the root.
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
