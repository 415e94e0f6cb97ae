import Extents

extension TableView {
  /// Stops with a message if the screen does not match the layout.
  ///
  /// Positions are compared to within 2 parts in 10^13 of the content height: after an update has
  /// left a view in position, or while rows are measured one after another, the layout may round
  /// the sum of the heights above differently.
  ///
  /// Call this method after layout.
  public func checkInvariants() {
    layout.items.checkInvariants()
    layout.sections.checkInvariants()
    require(
      layout.items.count == 2 + Int(layout.sections.total),
      "TableView: \(self) has \(layout.items.count) items in \(layout.sections.total)")
    var fresh = RowSight()
    fresh.update(at: &layout, from: storedBounds.minY, to: storedBounds.maxY, live: 0..<0)
    checkRows(fresh)
    checkSupplements(fresh)
    checkParkedViews()
    reuseQueue.checkInvariants()
    ownHeaderFooterQueue?.checkInvariants()
  }

  /// Checks that the rows with a cell are the rows that intersect the bounds, and that each cell is
  /// in position.
  private func checkRows(_ fresh: RowSight) {
    require(
      isFrozen || hasCells(for: fresh.items),
      "TableView: \(self) has cells for the items \(live.items), visible are \(fresh.items)")
    for item in live.items {
      guard let path = layout.path(ofItem: item) else {
        require(live[item] == nil, "TableView: item \(item) in \(self) is no row, but has a cell")
        continue
      }
      let frame = layout.rowFrame(at: path, width: storedBounds.width)
      guard let cell = live[item] else {
        require(
          isFrozen || frame.height == 0 || editing?.reordering?.source == path,
          "TableView: \(path) in \(self) has no cell at \(frame)")
        continue
      }
      require(
        !layout.items.isEstimated(item), "TableView: \(path) in \(self) is not measured")
      require(
        cell.superview === self && isPlaced(cell, at: frame),
        "TableView: the cell of \(path) in \(self) is out of place at \(cell.uprightFrame), not \(frame)"
      )
    }
  }

  /// Whether these are the items with a cell, except for items that are visible only by rounding.
  private func hasCells(for items: Range<Int>) -> Bool {
    if live.items == items || live.items.isEmpty && items.isEmpty { return true }
    return [live.items, items].joined().allSatisfy { item in
      if live.items.contains(item), items.contains(item) { return true }
      let start = max(layout.start(of: item), storedBounds.minY)
      return min(layout.start(of: item + 1), storedBounds.maxY) - start <= layout.tolerance
    }
  }

  /// Checks that the headers and footers of visible sections have their view, in position, above
  /// the cells.
  private func checkSupplements(_ fresh: RowSight) {
    guard !isFrozen else { return }
    var expected: Set<[Int]> = []
    for index in layout.sections(ofItems: fresh.itemsOfSections) {
      let section = layout.section(at: index)
      if layout.headerHeight(of: section) > 0,
        style == .plain || live.items.contains(section.header)
      {
        expected.insert([index, 0])
      }
      if layout.footerHeight(of: section) > 0,
        style == .plain || live.items.contains(section.footer)
      {
        expected.insert([index, 1])
      }
    }
    let shown = liveSupplements.map { [$0.section, $0.kind == .header ? 0 : 1] }
    require(
      shown.count == expected.count && Set(shown) == expected,
      "TableView: \(self) shows the headers and footers \(shown), in sight are \(expected)")
    let highestCell = subviews.lastIndex { $0 is TableViewCell } ?? -1
    for var supplement in liveSupplements {
      guard let view = supplement.view else { continue }
      (supplement.start, supplement.end) = layout.span(
        of: layout.section(at: supplement.section), for: supplement.kind)
      require(
        view.superview === self && isPlaced(view, at: frame(of: supplement)),
        "TableView: the \(supplement.kind) of section \(supplement.section) in \(self) is out of "
          + "place at \(view.uprightFrame)")
      require(
        subviews.firstIndex { $0 === view } ?? -1 > highestCell,
        "TableView: the \(supplement.kind) of section \(supplement.section) in \(self) lies below "
          + "a cell")
    }
  }

  private func isPlaced(_ view: View, at frame: Rect) -> Bool {
    let tolerance = layout.tolerance
    return view.uprightFrame.minX == frame.minX && view.uprightFrame.width == frame.width
      && abs(view.uprightFrame.minY - frame.minY) <= tolerance
      && abs(view.uprightFrame.height - frame.height) <= tolerance
  }
}
