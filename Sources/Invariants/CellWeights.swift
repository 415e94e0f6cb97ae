internal import ScrollEngine

/// The number of parts of each cell, counted whenever the cell shows another row.
@MainActor
struct CellWeights {
  private struct Cell {
    /// Retained, because otherwise a new cell could get the address of a released one.
    let cell: ReusableView
    var path: IndexPath
    var weight: Int
    /// The number of rows for which the cell had more parts than for the previous row, since it
    /// last had fewer.
    var gains = 0
  }

  private var cells: [ObjectIdentifier: Cell] = [:]

  /// The number of gains after which a cell counts as accumulating parts. A cell that has a part
  /// only for some rows gains that part only once, when it first shows such a row.
  private static let mostGains = 5

  /// Counts the parts of visible cells; returns the message for a cell that accumulates parts, or
  /// nil if none does.
  mutating func gathered(in lists: [ListView]) -> String? {
    for list in lists {
      for view in ScreenChecks.cells(of: list) {
        guard let path = Self.path(of: view, in: list) else { continue }
        let key = ObjectIdentifier(view)
        guard var cell = cells[key] else {
          cells[key] = Cell(cell: view, path: path, weight: Self.weight(of: view))
          continue
        }
        guard cell.path != path else { continue }
        let before = cell.weight
        cell.path = path
        cell.weight = Self.weight(of: view)
        cell.gains = cell.weight < before ? 0 : cell.gains + (cell.weight > before ? 1 : 0)
        cells[key] = cell
        guard cell.gains > Self.mostGains else { continue }
        return "a \(type(of: view)) collects views, gesture recognizers, constraints or actions: "
          + "\(cell.gains) times it had more for the next row, at last \(cell.weight)"
      }
    }
    return nil
  }

  private static func path(of cell: ReusableView, in list: ListView) -> IndexPath? {
    switch (cell, list) {
    case (let cell as TableViewCell, let list as TableView): list.indexPath(for: cell)
    case (let cell as CollectionViewCell, let list as CollectionView): list.indexPath(for: cell)
    default: nil
    }
  }

  /// The number of views, gesture recognizers, constraints and actions in a view.
  private static func weight(of view: View) -> Int {
    view.subviews.reduce(
      1 + (view.gestureRecognizers?.count ?? 0) + view.constraints.count
        + ((view as? Control)?.actionCount ?? 0)
    ) { $0 + weight(of: $1) }
  }
}
