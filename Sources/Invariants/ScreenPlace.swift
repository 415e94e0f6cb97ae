package import ScrollEngine

/// The scroll positions of a screen: the first row of each table, and the offset of other scroll
/// views.
@MainActor
package struct ScreenPlace: @MainActor Equatable {
  private enum Place: Hashable {
    case offset(Point)
    /// The first visible row, and the distance of its top above the list's top, in thousandths of a
    /// point.
    case row(IndexPath, above: Int)
  }

  private let places: [Place]

  package init(of window: Window) {
    places = ScreenPlace.scrollViews(in: window).map { view in
      guard let table = view as? TableView, let first = table.indexPathsForVisibleRows?.first
      else { return .offset(view.contentOffset) }
      let above = table.contentOffset.y - table.rectForRow(at: first).minY
      return .row(first, above: Int((above * 1000).rounded()))
    }
  }

  private static func scrollViews(in window: Window) -> [ScrollView] {
    var found: [ScrollView] = []
    func visit(_ view: View) {
      // The cells of a list that reuses them lie in another order than those of a new one.
      let views =
        view is ListView
        ? view.subviews.sorted { ($0.frame.minY, $0.frame.minX) < ($1.frame.minY, $1.frame.minX) }
        : view.subviews
      for view in views where !view.isHidden && view.alpha > 0 {
        if let view = view as? ScrollView { found.append(view) }
        visit(view)
      }
    }
    visit(window)
    return found
  }

  /// Scrolls another window to the same positions; returns false if it has fewer or more scroll
  /// views, or if one of its tables lacks the row.
  package func apply(to window: Window) -> Bool {
    let views = ScreenPlace.scrollViews(in: window)
    guard views.count == places.count else { return false }
    for (view, place) in zip(views, places) {
      switch place {
      case .offset(let offset): view.contentOffset = offset
      case .row(let path, let above):
        guard let table = view as? TableView, path.section < table.numberOfSections,
          path.row < table.numberOfRows(inSection: path.section)
        else { return false }
        // Scrolls three times, because scrolling measures heights, and new heights move the rows
        // below.
        for _ in 0..<3 {
          table.contentOffset.y = table.rectForRow(at: path).minY + Double(above) / 1000
          window.layoutIfNeeded()
        }
      }
    }
    return true
  }
}
