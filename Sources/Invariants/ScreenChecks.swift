package import ScrollEngine

/// Checks of the views in a window.
@MainActor
package enum ScreenChecks {
  static func views(in window: Window) -> [View] {
    var found: [View] = []
    func visit(_ view: View) {
      for view in view.subviews where !view.isHidden && view.alpha > 0 {
        found.append(view)
        visit(view)
      }
    }
    visit(window)
    return found
  }

  static func lists(in window: Window) -> [ListView] {
    views(in: window).compactMap { $0 as? ListView }
  }

  static func cells(of list: ListView) -> [ReusableView] {
    (list as? TableView)?.visibleCells ?? (list as? CollectionView)?.visibleCells ?? []
  }

  /// The visible part of a view, in points of its window.
  private static func visiblePart(of view: View, in window: Window) -> Rect {
    var part = view.convert(view.bounds, to: window)
    var ancestor = view.superview
    while let current = ancestor {
      if current.clipsToBounds || current === window {
        part = part.intersection(current.convert(current.bounds, to: window))
      }
      ancestor = current.superview
    }
    return part
  }

  /// How many more cells than visible ones a list may have: cells that only touch an edge of the
  /// list, or whose frames are rounded into it.
  private static let slack = 3

  static func surplusRows(of lists: [ListView], in window: Window) -> String? {
    for list in lists where list.clipsToBounds {
      // Checks only at rest: rows that an update moves out of the viewport keep their cells during
      // the animation.
      guard window.movingParts.isEmpty else { continue }
      let cells = cells(of: list)
      let inSight = cells.count { cell in
        let part = visiblePart(of: cell, in: window)
        return part.width > 0 && part.height > 0
      }
      // Skips a list without visible rows: it may be on a page beside the visible page.
      guard inSight > 0, cells.count > inSight + slack else { continue }
      return "\(type(of: list)) has \(cells.count) cells, and \(inSight) of them are in sight"
    }
    return nil
  }

  static func offsetOutOfRange(in window: Window) -> String? {
    for case let view as ScrollView in views(in: window) {
      let inset = view.adjustedContentInset
      let least = Point(x: -inset.left, y: -inset.top)
      let most = Point(
        x: max(least.x, view.contentSize.width - view.bounds.width + inset.right),
        y: max(least.y, view.contentSize.height - view.bounds.height + inset.bottom))
      let offset = view.contentOffset
      let tolerance = 0.5 + 1e-12 * max(most.x, most.y)
      guard
        offset.x < least.x - tolerance || offset.x > most.x + tolerance
          || offset.y < least.y - tolerance || offset.y > most.y + tolerance
      else { continue }
      return "\(type(of: view)) rests at \(offset), and its content allows \(least) to \(most)"
    }
    return nil
  }

  /// Whether a pointer drags the content of a scroll view.
  package static func isDragging(in window: Window) -> Bool {
    views(in: window).contains { ($0 as? ScrollView)?.isDragging ?? false }
  }

  /// The farthest that a pointer moves on a row and still chooses it, in points; a little more than the
  /// engine's.
  private static let farthestTap = 20.0

  /// Whether what lies at a point of the window reacts to a press that moves by `distance` points: a
  /// control, or, if that is short, the cell of a list.
  package static func reacts(
    at point: Point, movedBy distance: Double, in window: Window
  ) -> Bool {
    var hit = window.hitTest(point, with: nil)
    while let view = hit {
      if view is Control || distance < farthestTap && view is ReusableView { return true }
      hit = view.superview
    }
    return false
  }

  /// Names the parts that keep a window from coming to rest.
  package static func movers(in window: Window) -> String {
    let moving = window.movingParts
    return moving.isEmpty
      ? "a gesture or a delay is not over" : "still moving: " + moving.joined(separator: ", ")
  }

  package static func markAll(_ window: Window) {
    window.setNeedsLayout()
    for view in views(in: window) { view.setNeedsLayout() }
  }

  /// Reloads all lists and returns true; does nothing and returns false without lists, or if
  /// reloading would end a selection or editing.
  package static func reloadLists(in window: Window) -> Bool {
    let lists = lists(in: window)
    let hasSelection = lists.contains { list in
      !((list as? TableView)?.indexPathsForSelectedRows ?? []).isEmpty
        || !((list as? CollectionView)?.indexPathsForSelectedItems ?? []).isEmpty
    }
    let hasKeys = lists.contains { list in
      (window.firstResponder as? View)?.isDescendant(of: list) ?? false
    }
    guard !hasSelection, !hasKeys, !lists.isEmpty else { return false }
    for list in lists { list.reloadData() }
    return true
  }
}
