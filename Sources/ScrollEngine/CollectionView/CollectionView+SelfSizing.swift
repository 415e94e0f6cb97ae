import Extents

// Cells that determine their own size.
extension CollectionView {
  /// Asks a cell for its size, and adapts the lines; items that were visible stay in position.
  ///
  /// If a callback has changed the data, or another layout is due, the next layout asks the cell.
  func measure(
    _ cell: CollectionViewCell, at item: Int, attributes: ElementAttributes,
    by lineLayout: CollectionViewLineLayout
  ) {
    guard !isInterrupted else { return cellsToMeasure.append(cell) }
    let original = cell.object(for: attributes, lineLayout)
    let preferred = calling(.preferredAttributes) {
      // A cell may change and return what it is given; a layout compares with the original.
      cell.preferredLayoutAttributesFitting(original.copied)
    }
    // The cell's code may have replaced the layout; then the new layout asks again.
    guard lines === lineLayout else { return }
    let anchor = anchor(atItem: measuringAnchor)
    guard
      lineLayout.shouldInvalidateLayout(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
    else { return }
    hasNewSizes = true
    calm = nil
    settledBands = 0..<0
    moveContent(along: anchor)
    placeAgain()
    sight = nil
    setNeedsLayout()
  }

  /// Measures cells that were visible before the lines were made again, or that have new content.
  func measureLiveCells(
    by lineLayout: CollectionViewLineLayout, where isChanged: (_ item: Int) -> Bool = { _ in true }
  ) {
    guard let anchor = itemToMeasureFrom else { return }
    measuringAnchor = anchor
    // Each measured cell may move other cells to other lines.
    let cells = liveCells.filter { isChanged($0.item) }
    for live in cells {
      measure(live.cell, at: live.item, attributes: live.attributes, by: lineLayout)
    }
    releaseHidden()
  }

  /// Measures the live cells if the lines are new.
  ///
  /// Call this before any cell is released: the live cells tell which items were visible, and one of
  /// these stays in position.
  func measureNewLines() {
    guard let lineLayout, lineLayout.isNew else { return }
    lineLayout.isNew = false
    if lineLayout.asksCells { measureLiveCells(by: lineLayout) }
  }

  /// Has a cell measured again in the next layout.
  func intrinsicContentSizeDidChange(of cell: CollectionViewCell) {
    guard layout.asksCells, liveCells.contains(where: { $0.cell === cell }) else { return }
    cellsToMeasure.append(cell)
    setNeedsLayout()
  }

  /// Measures the cells that have invalidated their size; the first visible line stays in position.
  func measureCellsAgain() {
    let cells = cellsToMeasure
    cellsToMeasure = []
    // The new sizes may make another item the first visible one, so the next resize has to choose
    // its anchor again.
    anchorOfResize = nil
    let lives = cells.compactMap { cell in liveCells.first { $0.cell === cell } }
    guard let lineLayout else {
      if let lines { for live in lives { lines.geometry.markEstimated(live.item) } }
      for live in lives where !isInterrupted { measure(live) }
      return
    }
    for live in lives { lineLayout.geometry.markEstimated(live.item) }
    // Measures all cells of these lines, because the thickness of a line depends on all its cells.
    let lines = Set(lives.map { lineLayout.geometry.band(ofItem: $0.item) })
    measureLiveCells(by: lineLayout) { lines.contains(lineLayout.geometry.band(ofItem: $0)) }
  }

  /// Asks a cell for its size; a custom layout that uses the size is prepared again.
  func measure(_ live: LiveCell) {
    if let lines {
      // The lines adopt the size at once; preparing them would start with estimates again.
      measuringAnchor = itemToMeasureFrom ?? live.item
      return measure(live.cell, at: live.item, attributes: live.attributes, by: lines)
    }
    measure(live.cell, live.attributes)
  }

  /// Asks the view of an element for its size, if a custom layout wants to know it.
  func measure(_ view: CollectionReusableView, _ attributes: ElementAttributes) {
    let layout = layout
    let original = view.object(for: attributes, layout)
    guard layout.asksForPreferredAttributes(of: original) else { return }
    hasAskedViews = true
    view.axisToKeep = layout.axisToKeep(of: original)
    let preferred = calling(.preferredAttributes) {
      view.preferredLayoutAttributesFitting(original.copied)
    }
    guard self.layout === layout else { return }
    if layout.shouldInvalidateLayout(
      forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
    {
      layout.invalidate(
        using: layout.invalidationContext(
          forPreferredLayoutAttributes: preferred, withOriginalAttributes: original))
    }
  }
}
