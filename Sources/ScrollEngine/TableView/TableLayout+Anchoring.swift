import Extents

/// An edge that stays in position on screen while the layout changes.
///
/// It is the upper edge of the first visible item, if that reaches above the edge of the visible
/// part; or else the end of the last part before it that stays, so that what is inserted at the
/// very edge becomes visible. It is identified by name, not by index: indices change.
struct TableAnchor {
  /// Its offset before the change, in points.
  let offset: Double
  /// The part it is an edge of, after the change.
  fileprivate let place: Place
  /// Whether it is the lower edge.
  fileprivate let isEnd: Bool
  /// The height of the row whose upper edge it is, in points; 0 for another edge, and if only the
  /// space below the row is visible.
  fileprivate let height: Double

  fileprivate enum Place {
    case tableHeader
    case header(Int)
    case row(IndexPath)
    case footer(Int)
    case tableFooter
  }
}

extension TableLayout {
  /// The greatest difference between two sums of the same extents, in points.
  ///
  /// `Extents` rounds a sum by less than one part in 10^13, perhaps differently after an update.
  var tolerance: Double { mutating get { height * 2e-13 } }

  /// What stays in position during a change; nil at the beginning of the content, and if changes
  /// leave everything above as it is.
  ///
  /// `edge` is where the visible part begins, give or take `tolerance`, in points; `changes` is nil
  /// if rows keep their indices; `first` is the first item that may change or resize.
  mutating func anchor(
    at edge: Double, within tolerance: Double, before changes: ListChanges?, from first: Int
  ) -> TableAnchor? {
    guard edge > tolerance, height > 0 else { return nil }
    // What ends within a rounding error of the edge lies above it. If the content ends before the
    // edge, its last part stays.
    guard var item = items.index(at: min(edge + tolerance, height.nextDown)) else { return nil }
    if rowSpacing > 0, item < tableFooter, visibleEnd(of: item) <= edge + tolerance { item += 1 }
    return anchor(
      at: edge, within: tolerance, in: item, startingAt: items.offset(of: item), before: changes,
      from: first)
  }

  /// The same with the first visible item, and its start, already known.
  mutating func anchor(
    at edge: Double, within tolerance: Double, in item: Int, startingAt start: Double,
    before changes: ListChanges?, from first: Int
  ) -> TableAnchor? {
    guard item > 0, edge > tolerance else { return nil }
    // What is measured later has to stay in position, too.
    if !hasEstimates {
      if first >= item { return nil }
      if let changes, let path = path(ofItem: item), changes.allAre(after: path) { return nil }
    }
    let staying = lastStaying(atOrBefore: item, changes)
    let isEnd = staying < item || start >= edge - tolerance
    let kept = staying == item && isEnd ? lastStaying(atOrBefore: item - 1, changes) : staying
    guard let place = place(ofItem: kept, after: changes) else { return nil }
    let isShown = !isEnd && path(ofItem: item) != nil && visibleEnd(of: item) > edge + tolerance
    let height = isShown ? visibleEnd(of: item) - start : 0
    return TableAnchor(offset: start, place: place, isEnd: isEnd, height: height)
  }

  /// The item that now begins at an anchor; nil if it is gone.
  mutating func item(at anchor: TableAnchor) -> Int? {
    let item: Int
    switch anchor.place {
    case .tableHeader: item = TableLayout.tableHeader
    case .header(let section):
      guard hasSection(section) else { return nil }
      item = self.section(at: section).header
    case .row(let path):
      guard hasRow(at: path) else { return nil }
      item = place(of: path)
    case .footer(let section):
      guard hasSection(section) else { return nil }
      item = self.section(at: section).footer
    case .tableFooter: item = tableFooter
    }
    return anchor.isEnd ? item + 1 : item
  }

  /// Keeps the old height of the row whose upper edge is an anchor, until it is measured.
  ///
  /// With a low estimate, a table in a container might end above the visible part: it would not be
  /// laid out there, and its row never measured.
  mutating func keepHeight(at anchor: TableAnchor) {
    guard anchor.height > 0, let item = item(at: anchor), items.isEstimated(item),
      let section = section(ofItem: item)
    else { return }
    setRowHeight(anchor.height, ofItem: item, isLast: item == section.rows.upperBound - 1)
    markEstimated(item..<item + 1)
  }

  /// The last item up to one of the old state that neither goes nor moves.
  ///
  /// The table's header always stays.
  private mutating func lastStaying(atOrBefore item: Int, _ changes: ListChanges?) -> Int {
    guard let changes else { return item }
    var item = item
    while let section = section(ofItem: item) {
      if let run = changes.sections.removals.run(holding: section.index) {
        item = self.section(at: run.first).header - 1
      } else if let path = section.path(of: item),
        let run = changes.removals.run(holding: path.row, in: path.section)
      {
        item -= path.row - run.first + 1
      } else {
        break
      }
    }
    return item
  }

  /// The new item of one of the old state that stays.
  private mutating func place(
    ofItem item: Int, after changes: ListChanges?
  ) -> TableAnchor.Place? {
    guard let section = section(ofItem: item) else {
      return item == TableLayout.tableHeader ? .tableHeader : .tableFooter
    }
    if let path = section.path(of: item) {
      guard let changes else { return .row(path) }
      return changes.newIndexPath(forOld: path).map(TableAnchor.Place.row)
    }
    let index = changes.map { $0.sections.newSection(forOld: section.index) } ?? section.index
    return item == section.header
      ? index.map(TableAnchor.Place.header) : index.map(TableAnchor.Place.footer)
  }
}
