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
        lineLayout.collectionViewContentSize, shiftingBy: shift, along: lineLayout.geometry.axis)
    }
    placeAgain()
  }

  /// Asks the cells that were in sight before the lines were made anew.
  func measureLiveCells(by lineLayout: CollectionViewLineLayout) {
    guard let first = liveCells.first else { return }
    measuringAnchor = first.item
    for live in liveCells where !isInterrupted {
      measure(live.cell, at: live.item, attributes: live.attributes, by: lineLayout)
    }
    releaseHidden()
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
