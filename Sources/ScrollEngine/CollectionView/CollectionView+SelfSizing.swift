import Extents

// Cells that know their size better than the layout.
extension CollectionView {
  /// Asks a cell for its size, and has the lines go by it; what was in sight before stays there.
  func measure(
    _ cell: CollectionViewCell, at item: Int, attributes: CollectionViewLayoutAttributes,
    by lineLayout: CollectionViewLineLayout
  ) {
    let preferred = cell.preferredLayoutAttributesFitting(attributes)
    let before = lineLayout.geometry.startOfLine(ofItem: measuringAnchor)
    guard
      lineLayout.shouldInvalidateLayout(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes)
    else { return }
    hasNewSizes = true
    calm = nil
    settledBands = 0..<0
    let shift = lineLayout.geometry.startOfLine(ofItem: measuringAnchor) - before
    keepingScrollTarget {
      setContentSize(
        lineLayout.collectionViewContentSize, movingContentBy: shift,
        along: lineLayout.geometry.axis)
    }
    placeAgain()
  }

  /// Asks cells that were in sight before the lines were made anew, or hold other content now.
  func measureLiveCells(
    by lineLayout: CollectionViewLineLayout, where isChanged: (_ item: Int) -> Bool = { _ in true }
  ) {
    guard let first = liveCells.first else { return }
    measuringAnchor = first.item
    // Each of them may put the others into other lines.
    let cells = liveCells.filter { isChanged($0.item) }
    for live in cells where !isInterrupted {
      measure(live.cell, at: live.item, attributes: live.attributes, by: lineLayout)
    }
    releaseHidden()
  }

  /// Has a cell measured again in the next layout.
  func intrinsicContentSizeDidChange(of cell: CollectionViewCell) {
    guard layout.asksCells, liveCells.contains(where: { $0.cell === cell }) else { return }
    cellsToMeasure.append(cell)
    setNeedsLayout()
  }

  /// Measures the cells that have asked for it; the first line in sight stays where it is.
  func measureCellsAgain() {
    let cells = cellsToMeasure
    cellsToMeasure = []
    let lives = cells.compactMap { cell in liveCells.first { $0.cell === cell } }
    guard let lineLayout else {
      for live in lives where !isInterrupted { measure(live) }
      return
    }
    for live in lives { lineLayout.geometry.markEstimated(live.item) }
    // A line is as thick as all of its cells together want it to be.
    let lines = Set(lives.map { lineLayout.geometry.band(ofItem: $0.item) })
    measureLiveCells(by: lineLayout) { lines.contains(lineLayout.geometry.band(ofItem: $0)) }
  }

  /// Asks a cell for its size; a layout that goes by it is asked anew.
  func measure(_ live: LiveCell) {
    let preferred = live.cell.preferredLayoutAttributesFitting(live.attributes)
    guard
      layout.shouldInvalidateLayout(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: live.attributes)
    else { return }
    if layout is CollectionViewLineLayout {
      // Its lines are in order already; to prepare them would be to start with estimates again.
      sight = nil
      setContentSize(layout.collectionViewContentSize)
      setNeedsLayout()
    } else {
      layout.invalidateLayout()
    }
  }
}
