import Extents

/// The line between what lies above the upper edge of the visible part and what lies below it.
///
/// An update moves the line by what comes and goes above it. Who moves the offset along keeps what is
/// visible in its place. The line is the upper edge of the item at the edge of the visible part, if
/// the item reaches above that edge; or else the end of the last item above it that stays, so that
/// what is inserted at the very edge comes into sight.
struct UpdateSeam {
  /// Where it was, in points.
  let offset: Double
  /// What it is an edge of, in the new state.
  fileprivate let place: Place
  /// Whether it is the lower edge.
  fileprivate let isEnd: Bool

  fileprivate enum Place {
    case tableHeader
    case header(Int)
    case row(IndexPath)
    case footer(Int)
    case tableFooter
  }
}

extension TableLayout {
  /// The seam at an offset in points, before an update.
  ///
  /// - Parameters:
  ///   - item: The item at the offset.
  ///   - start: Where it begins, in points.
  ///   - changes: Nil where rows only change their heights.
  /// - Returns: nil where nothing comes or goes above.
  mutating func seam(
    at offset: Double, in item: Int, from start: Double, before changes: ListChanges?
  ) -> UpdateSeam? {
    // Above the beginning there is nothing, though items without a height may lie at it.
    guard item > 0, offset > 0 else { return nil }
    if let changes, let path = path(ofItem: item), changes.allAre(after: path) { return nil }
    let staying = lastStaying(atOrBefore: item, changes)
    let isEnd = staying < item || start == offset
    let edge = staying == item && isEnd ? lastStaying(atOrBefore: item - 1, changes) : staying
    guard let place = place(ofItem: edge, after: changes) else { return nil }
    return UpdateSeam(offset: start, place: place, isEnd: isEnd)
  }

  /// How far an update has moved a seam, in points.
  mutating func shift(of seam: UpdateSeam) -> Double {
    let item =
      switch seam.place {
      case .tableHeader: TableLayout.tableHeader
      case .header(let section): self.section(at: section).header
      case .row(let path): self.place(of: path)
      case .footer(let section): self.section(at: section).footer
      case .tableFooter: tableFooter
      }
    return items.offset(of: seam.isEnd ? item + 1 : item) - seam.offset
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

  /// What an item of the old state that stays is in the new one.
  private mutating func place(
    ofItem item: Int, after changes: ListChanges?
  ) -> UpdateSeam.Place? {
    guard let section = section(ofItem: item) else {
      return item == TableLayout.tableHeader ? .tableHeader : .tableFooter
    }
    if let path = section.path(of: item) {
      guard let changes else { return .row(path) }
      return changes.newIndexPath(forOld: path).map(UpdateSeam.Place.row)
    }
    let index = changes.map { $0.sections.newSection(forOld: section.index) } ?? section.index
    return item == section.header
      ? index.map(UpdateSeam.Place.header) : index.map(UpdateSeam.Place.footer)
  }
}
