import Extents

/// Measures the rows of a table that are out of sight, some in each frame, from top to bottom;
/// pauses while the table itself is out of sight.
@MainActor
final class RowMeasurer: FrameAnimating {
  var rowsPerFrame: Int
  /// The window may keep the measurer for longer than the table lives.
  private weak var table: TableView?
  /// The first item whose height has not been asked for; earlier items that are still estimates
  /// remain estimates.
  private var next = 0
  /// The numbers of items and estimates after the previous frame; if the number of items has
  /// changed, or there are more estimates, measuring starts over.
  private var known = (items: 0, estimates: 0)

  init(of table: TableView, rowsPerFrame: Int) {
    self.table = table
    self.rowsPerFrame = rowsPerFrame
  }

  func advance(to time: Double) -> Double? {
    guard rowsPerFrame > 0, let table, table.window != nil else { return nil }
    // Measuring stops while the table is out of sight, and while a reload or a change is pending or
    // under way. The next layout starts it again.
    guard !table.bounds.isEmpty, !table.needsReload, !table.isChanging, !table.isSuspended else {
      return nil
    }
    let now = counts(of: table)
    if now.items != known.items || now.estimates > known.estimates { next = 0 }
    next = table.measureRows(from: next, atMost: rowsPerFrame)
    known = counts(of: table)
    return next < known.items && known.estimates > 0 ? time : nil
  }

  private func counts(of table: TableView) -> (items: Int, estimates: Int) {
    (table.layout.items.count, table.layout.items.estimatedCount)
  }
}

extension TableView {
  func setRowsMeasuredPerFrame(_ count: Int) {
    require(count >= 0, "TableView: cannot measure \(count) rows in a frame")
    if let rowMeasurer {
      rowMeasurer.rowsPerFrame = count
    } else if count > 0 {
      rowMeasurer = RowMeasurer(of: self, rowsPerFrame: count)
    }
    markForLayout()
  }

  /// Asks the delegate for the heights of estimated rows from an item on; visible rows stay in
  /// position.
  ///
  /// - Returns: The first item whose height has not been asked for; the number of items if there is
  ///   no such item.
  /// - Complexity: O(`count` + r log² n) for r runs of neighbouring estimates, and a call to the
  ///   delegate for each row.
  func measureRows(from start: Int, atMost count: Int) -> Int {
    guard let delegate = delegate(answering: .heightForRow) else { return layout.items.count }
    phase = .changing
    let anchor = anchor()
    var next = start
    var rest = count
    while rest > 0, mayFill, let run = estimatedRows(from: next, atMost: rest) {
      calling(.heightForRow) { measure(run, delegate) }
      next = run.items.upperBound
      rest -= run.items.count
    }
    phase = .resting
    if next > start { layoutDidChange(keeping: anchor) }
    // If a callback has changed the data, the heights are dropped, and asked for again.
    guard mayFill else { return start }
    return rest > 0 ? layout.items.count : next
  }

  /// Neighbouring estimated rows of one section.
  private struct RowRun {
    let section: TableLayout.Section
    let items: Range<Int>
  }

  /// The next run of at most `count` estimated rows in one section, from an item on; nil if there
  /// is none.
  private func estimatedRows(from start: Int, atMost count: Int) -> RowRun? {
    var start = start
    while let estimates = layout.items.firstEstimates(in: start..<layout.items.count) {
      let item = estimates.lowerBound
      if let section = layout.section(ofItem: item), section.rows.contains(item) {
        let end = min(item + count, estimates.upperBound, section.rows.upperBound)
        return RowRun(section: section, items: item..<end)
      }
      // The height of a header or footer is never an estimate.
      layout.setExtent(layout.items[item], ofItem: item)
      start = item + 1
    }
    return nil
  }

  private func measure(_ run: RowRun, _ delegate: any TableViewDelegate) {
    let first = run.section.rows.lowerBound
    let last = run.section.rows.upperBound - 1
    reportCall(.heights(section: run.section.index, count: run.items.count))
    var automatic: [Int] = []
    let extents = Extents(count: run.items.count) {
      // A call that reloads the table ends the run; its heights are dropped.
      guard mayFill else { return 0 }
      let item = run.items.lowerBound + $0
      let path = IndexPath(row: item - first, section: run.section.index)
      let height = delegate.tableView(self, heightForRowAt: path)
      guard height != Self.automaticDimension else {
        automatic.append(item)
        return layout.items[item]
      }
      Self.requireHeight(height, "\(path)")
      return layout.rowExtent(height: height, isLast: item == last)
    }
    guard mayFill else { return }
    if !automatic.isEmpty { sizesItself = true }
    if automatic.count < run.items.count {
      layout.items.replaceSubrange(run.items, with: extents)
      for item in automatic { layout.markEstimated(item..<item + 1) }
    }
    reloadIfNothingWasEstimated()
  }
}
