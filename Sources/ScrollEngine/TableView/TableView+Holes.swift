import Extents

// After an update rows that are new, or have other content, wait for a cell between those that have
// kept theirs.
extension TableView {
  /// Gives rows between those with a cell theirs.
  ///
  /// - Returns: Whether that is all: if not, a layout follows, or a reload.
  func fillHoles() -> Bool {
    guard let dataSource else {
      hasHoles = false
      return true
    }
    let maker = CellMaker(of: self, dataSource)
    if hasEstimates(in: live.items), fillAndMeasureHoles(maker) {
      layoutDidChange()
      return false
    }
    for place in sight.entering where mayFill {
      guard live.items.contains(place.item), live[place.item] == nil else { continue }
      live.put(makeCell(at: place, maker), at: place.item)
    }
    guard mayFill else { return false }
    hasHoles = false
    return true
  }

  /// Measures rows without a cell whose heights are estimates, and gives them one.
  ///
  /// From the top down: what is above keeps its place, and what is below makes way.
  ///
  /// - Returns: Whether the layout has changed.
  private func fillAndMeasureHoles(_ maker: CellMaker) -> Bool {
    var hasChanged = false
    for item in live.items where mayFill && live[item] == nil && layout.items.isEstimated(item) {
      guard let section = layout.section(ofItem: item), let path = section.path(of: item) else {
        continue
      }
      // Those above may have pushed the rest out of sight.
      guard layout.items.offset(of: item) < bounds.maxY else { break }
      let isLast = item == section.rows.upperBound - 1
      var cell: TableViewCell?
      let height = height(at: path) {
        let new = requestCell(at: path, isLast: isLast, maker)
        cell = new
        return new
      }
      guard let height else {
        if let cell { reuseQueue.enqueue(cell) }
        break
      }
      layout.setRowHeight(height, ofItem: item, isLast: isLast)
      hasChanged = true
      let frame = layout.rowFrame(at: path, width: maker.width)
      guard let cell else { continue }
      guard frame.height > 0, frame.minY < bounds.maxY, frame.maxY > bounds.minY else {
        reuseQueue.enqueue(cell)
        continue
      }
      live.put(cell, at: item)
      show(cell, at: path, in: frame, maker)
    }
    return hasChanged
  }
}
