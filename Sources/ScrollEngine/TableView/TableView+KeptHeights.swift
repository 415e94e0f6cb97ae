import Extents

// In an update, visible rows that stay get the heights that constraints in their cells want now,
// unless the delegate has heights. Then only an empty batch asks the delegate for their heights:
// programs use this to make rows grow and shrink.
extension TableView {
  /// Whether visible rows that stay may get other heights; if not, the delegate is not asked.
  var remeasuresKeptRows: Bool {
    let cellsDecide = callbacks.defaults.contains(.heightForRow)
    return cellsDecide ? rowHeight == Self.automaticDimension : updates?.asksHeights == true
  }

  /// The heights of visible rows that stay but get a different height, in points.
  func keptHeights(
    after changes: ListChanges
  ) throws(ListUpdateError) -> [(path: IndexPath, height: Double)] {
    let delegate = delegate(answering: .heightForRow)
    var kept: [(path: IndexPath, height: Double)] = []
    for item in live.items where mayAsk {
      guard let cell = live[item], let section = layout.section(ofItem: item),
        let old = section.path(of: item), let path = changes.newIndexPath(forOld: old),
        changes.reloads.run(holding: old.row, in: old.section) == nil
      else { continue }
      guard let height = heightNow(of: cell, at: path, delegate) else { continue }
      guard height.isLength else {
        throw ListUpdateError(.invalidHeight(.element(path), height), of: .row)
      }
      let known = layout.rowHeight(
        extent: layout.items[item], isLast: item == section.rows.upperBound - 1)
      if height != known { kept.append((path, height)) }
    }
    return kept
  }

  /// The height of a row now: from the delegate, or from constraints in the cell; nil if neither
  /// decides the height.
  private func heightNow(
    of cell: TableViewCell, at path: IndexPath, _ delegate: (any TableViewDelegate)?
  ) -> Double? {
    if let delegate {
      reportCall(.heightOfElement(path))
      let height = calling(.heightForRow) { delegate.tableView(self, heightForRowAt: path) }
      if height != Self.automaticDimension { return height }
    }
    guard cell.isHeldByConstraints else { return nil }
    return calling(.fittingSize) { cell.fittingHeight(width: cell.bounds.width) }
  }

  func setKeptHeight(_ height: Double, at path: IndexPath) {
    let item = layout.place(of: path)
    let isLast = layout.section(ofItem: item)?.rows.last == item
    layout.setRowHeight(height, ofItem: item, isLast: isLast)
  }
}
