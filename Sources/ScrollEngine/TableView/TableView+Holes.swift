import Extents

// After an update, new and reloaded rows wait for a cell between rows that have kept theirs.
extension TableView {
  /// Fills the gaps between rows that have cells.
  ///
  /// - Returns: Whether all gaps are filled; if not, a layout or a reload follows.
  func fillHoles() -> Bool {
    guard let dataSource = storedDataSource else {
      hasHoles = false
      return true
    }
    let maker = CellMaker(of: self, dataSource)
    if layout.hasEstimates(in: live.items), fillAndMeasureHoles(maker.measuring(self)) {
      return false
    }
    for place in sight.entering where mayFill {
      guard live.items.contains(place.item), live.lacksCell(at: place.item) else { continue }
      live.put(makeCell(at: place, maker), at: place.item)
    }
    guard mayFill else { return false }
    hasHoles = false
    return true
  }

  /// Measures rows that have no cell and an estimated height, and gives them cells.
  ///
  /// Goes outwards from the row that stays in position; requests no cells for rows pushed off
  /// screen.
  ///
  /// - Returns: Whether the layout has changed.
  private func fillAndMeasureHoles(_ maker: CellMaker) -> Bool {
    let estimates = layout.items.estimatedCount
    var hold = hold()
    let items = live.items
    let middle = min(max(hold.item, items.lowerBound), items.upperBound)
    for item in middle..<items.upperBound where isHole(item) {
      guard layout.start(of: item) < hold.bottom else { break }
      fillHole(item, &hold, maker)
    }
    for item in (items.lowerBound..<middle).reversed() where isHole(item) {
      guard layout.visibleEnd(of: item) > hold.top else { break }
      fillHole(item, &hold, maker)
    }
    guard layout.items.estimatedCount < estimates else { return false }
    layoutDidChange(keeping: hold)
    return true
  }

  /// Whether an item still has to be measured and to get a cell.
  private func isHole(_ item: Int) -> Bool {
    mayFill && live.lacksCell(at: item) && layout.isEstimated(item)
  }

  private func fillHole(_ item: Int, _ hold: inout Hold, _ maker: CellMaker) {
    var place = layout.placement(of: item)
    let entrance = enter(&place, isEstimated: true, &hold, maker)
    if case .cell(let cell) = entrance { live.put(cell, at: item) }
  }
}
