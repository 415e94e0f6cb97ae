import Extents

extension CollectionView {
  /// Has the cells of items filled again, without giving them other cells.
  ///
  /// The data source is asked for the cell, and gets the one there is when it dequeues one with the
  /// same identifier; nobody calls `prepareForReuse`. Items without a cell are filled when they come
  /// into sight, as always. Where each item has its own size the delegate is asked for it, or the cell
  /// is measured. In a batch the index paths count before the update.
  ///
  /// - Precondition: The collection has the items; the data source returns the cell that it gets; and
  ///   it is not called from within a callback of the collection.
  /// - Complexity: O(k log n) for k items, and what it takes to put items into other lines
  public func reconfigureItems(at indexPaths: [IndexPath]) {
    guard updateState.batch.depth == 0 else {
      updateState.batch.reconfigure(indexPaths)
      return
    }
    do {
      try reconfigure(indexPaths)
    } catch {
      fail("CollectionView: \(error), in \(self)")
    }
  }

  func reconfigure(_ paths: [IndexPath]) throws(ListUpdateError) {
    guard !isFrozen else { throw ListUpdateError(.frozen, of: .item) }
    guard !isUpdating, !isPreparing else { throw ListUpdateError(.underWay, of: .item) }
    guard !isOutdated else { return }
    for path in paths { try check(path) }
    prepareIfNeeded()
    let anchor = anchor()
    isUpdating = true
    for path in paths { refill(path) }
    isUpdating = false
    guard !isOutdated, let lines else { return }
    isPreparing = true
    lines.reload(paths)
    isPreparing = false
    layoutHasOtherSizes()
    moveContent(along: anchor)
    settle(nil)
    guard lines.asksCells, !isInterrupted else { return }
    isUpdating = true
    let changed = Set(paths.map { lines.geometry.band(ofItem: counts.index(of: $0)) })
    measureLiveCells(by: lines) { changed.contains(lines.geometry.band(ofItem: $0)) }
    isUpdating = false
  }

  private func check(_ path: IndexPath) throws(ListUpdateError) {
    guard counts.hasSection(path.section) else {
      throw ListUpdateError(
        .noSuchSection(.reload, .element(path), count: counts.numberOfSections), of: .item)
    }
    guard counts.hasItem(at: path) else {
      let count = counts.numberOfItems(inSection: path.section)
      throw ListUpdateError(.noSuchElement(.reload, path, count: count), of: .item)
    }
  }

  private func refill(_ path: IndexPath) {
    guard let dataSource, let cell = cellForItem(at: path) else { return }
    updateState.cellToReconfigure = cell
    let answer = dataSource.collectionView(self, cellForItemAt: path)
    updateState.cellToReconfigure = nil
    require(
      answer === cell,
      "CollectionView: the cell for \(path), \(answer), is not the one that was to be filled again; "
        + "dequeue a cell with the same identifier in \(self)")
  }
}
