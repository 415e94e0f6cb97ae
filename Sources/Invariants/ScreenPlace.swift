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
    ScreenChecks.views(in: window).compactMap { $0 as? ScrollView }
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
