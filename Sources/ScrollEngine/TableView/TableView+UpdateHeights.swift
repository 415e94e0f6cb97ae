import Extents

// All counts and heights are requested before an update is applied, so that applying it cannot
// fail.
extension TableView {
  /// Checks updates against the data source, and measures new and reloaded rows.
  func checkedAndMeasured(_ updates: ListUpdates) throws(ListUpdateError) -> TableUpdate {
    let changes = try changes(of: updates)
    var measures = TableMeasures()
    if !changes.insertions.isEmpty || !changes.reloads.isEmpty {
      try measureRows(of: changes, into: &measures)
    }
    if !changes.sections.isEmpty { try measureSections(of: changes.sections, into: &measures) }
    if remeasuresKeptRows { measures.kept = try keptHeights(after: changes) }
    return TableUpdate(changes, measures)
  }

  private func measureRows(
    of changes: ListChanges, into update: inout TableMeasures
  ) throws(ListUpdateError) {
    let reloads = changes.reloads.isEmpty ? [] : changes.reloadsInNewState
    guard let first = changes.insertions.firstNewRun ?? reloads.first else {
      update.rows = Array(repeating: Extents(), count: changes.insertions.runs.count)
      return
    }
    let heights = RowHeights(
      of: self, asking: IndexPath(row: first.first, section: first.section))
    for run in changes.insertions.runs {
      guard run.counterpart == nil else {
        update.rows.append(Extents())
        continue
      }
      update.rows.append(try rowExtents(run.range, inSection: run.section, heights))
    }
    for run in reloads {
      let extents =
        heights.areEstimates
        ? try extentsUntilMeasured(run, after: changes, heights)
        : try rowExtents(run.range, inSection: run.section, heights)
      update.reloads.append((run, extents))
    }
  }

  /// The extents of reloaded rows of the new state until they are measured again, in points.
  ///
  /// A row keeps its old height. A row whose height was zero gets the estimate, because it would
  /// never become visible otherwise.
  ///
  /// - Returns: nil if no row's height was zero: then all rows keep their extents.
  private func extentsUntilMeasured(
    _ run: ListRun, after changes: ListChanges, _ heights: RowHeights
  ) throws(ListUpdateError) -> Extents? {
    var known: [Double] = []
    var hasFlat = false
    let spacing = layout.rowSpacing
    for row in run.range {
      guard let old = changes.oldIndexPath(forNew: IndexPath(row: row, section: run.section)) else {
        return nil
      }
      let height = layout.rowFrame(at: old, width: 0).height
      if height == 0 { hasFlat = true }
      known.append(
        height > 0
          ? height + spacing
          : try rowExtents(row..<row + 1, inSection: run.section, heights)[0])
    }
    guard hasFlat else { return nil }
    var extents = Extents(count: run.count) { known[$0] }
    extents.markEstimated(0..<run.count)
    return extents
  }

  /// The extents of rows of the new state, with the space below each row, in points; estimates are
  /// marked.
  func rowExtents(
    _ rows: Range<Int>, inSection section: Int, _ heights: RowHeights
  ) throws(ListUpdateError) -> Extents {
    let spacing = layout.rowSpacing
    var extents: Extents
    if let common = heights.common {
      extents = Extents(repeating: common + spacing, count: rows.count)
    } else if rows.count == 1 {
      let path = IndexPath(row: rows.lowerBound, section: section)
      let (height, isEstimate) = try heights.checkedHeight(at: path)
      extents = Extents(repeating: height + spacing, count: 1)
      if isEstimate { extents.markEstimated(0..<1) }
    } else {
      extents = try manyExtents(rows, inSection: section, heights)
    }
    if heights.areEstimates { extents.markEstimated(0..<rows.count) }
    return extents
  }

  private func manyExtents(
    _ rows: Range<Int>, inSection section: Int, _ heights: RowHeights
  ) throws(ListUpdateError) -> Extents {
    Limits.checkAsked(rows.count, "TableView: the delegate")
    let spacing = layout.rowSpacing
    var failure: ListUpdateError?
    var estimates: [Int] = []
    var extents = Extents(count: rows.count) { row in
      guard failure == nil else { return 0 }
      let path = IndexPath(row: rows.lowerBound + row, section: section)
      let (height, isEstimate) = heights.anyHeight(at: path)
      if isEstimate { estimates.append(row) }
      if heights.isValid(height) { return height + spacing }
      failure = ListUpdateError(.invalidHeight(.element(path), height), of: .row)
      return 0
    }
    if let failure { throw failure }
    for row in estimates { extents.markEstimated(row..<row + 1) }
    return extents
  }

  private func measureSections(
    of changes: SectionChanges, into update: inout TableMeasures
  ) throws(ListUpdateError) {
    let headers = SupplementHeights(.header, of: self)
    let footers = SupplementHeights(.footer, of: self)
    let inset = layout.inset
    func measure(_ section: Int) throws(ListUpdateError) -> (header: Double, footer: Double) {
      let header = try Self.checked(
        headers.anyHeight(inSection: section).height, of: .header(section: section))
      let footer = try Self.checked(
        footers.anyHeight(inSection: section).height, of: .footer(section: section))
      if header > 0 || footer > 0 { update.hasSupplements = true }
      return (layout.headerExtent(height: header), footer + inset.bottom)
    }
    for run in changes.insertions.runs {
      var extents = Extents()
      for section in run.range where run.counterpart == nil {
        let (header, footer) = try measure(section)
        extents.append(repeating: header, count: 1)
        extents.append(repeating: footer, count: 1)
      }
      update.sections.append(extents)
    }
    for run in changes.reloads.runs {
      for old in run.range {
        guard let section = changes.newSection(forOld: old) else { continue }
        let (header, footer) = try measure(section)
        update.sectionReloads.append((section, header, footer))
      }
    }
  }

  static func checked(
    _ height: Double, of place: ListUpdateError.Place
  ) throws(ListUpdateError) -> Double {
    guard height.isLength else {
      throw ListUpdateError(.invalidHeight(place, height), of: .row)
    }
    return height
  }
}
