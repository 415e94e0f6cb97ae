import Extents

// What the table asks its data source and its delegate about the whole of the content.
extension TableView {
  /// Asks the data source for everything anew; the rows on screen get new cells in the next layout.
  ///
  /// Nobody knows which rows are the ones there were: nothing is selected afterwards, as in UIKit,
  /// nothing is announced, and scroll views in cells start at their beginning unless the cells have a
  /// ``ReusableView/contentIdentity``. Called from within a callback of the table it waits for the
  /// next layout: until then the table goes by what it knows.
  ///
  /// The offset stays as it is. Where heights are estimates, or have been until now, it would then show
  /// other rows: there it is the first row below the insets that stays, if there still is one with its
  /// index path.
  public func reloadData() {
    updateState.isFrozen = false
    updateSuspension()
    forgetRows()
    guard !isUpdating, !isSuspended else { return setNeedsReload() }
    reload()
  }

  /// Forgets what belongs to single rows.
  func forgetRows() {
    rowsAreOthers = true
    for path in selection.places { cellForRow(at: path)?.show(isSelected: false, animated: false) }
    if let path = selection.highlighted { cellForRow(at: path)?.isHighlighted = false }
    selection.forget()
  }

  /// Asks for everything anew; rows with the same index path count as the same.
  private func reload() {
    finishUpdateMotion()
    isUpdating = true
    let anchor = anchor()
    releaseAll()
    needsReload = false
    let old = layout
    layout = makeLayout()
    hadDataSource = dataSource != nil
    isUpdating = false
    if rowsAreOthers {
      rowsAreOthers = false
      offsetMemory.forgetPlaces()
      prefetcher?.reset()
    } else {
      let new = layout
      let newPath = { (path: IndexPath) in new.hasRow(at: path) ? path : nil }
      selection.map(newPath)
      offsetMemory.map(newPath) { new.hasSection($0) ? $0 : nil }
      prefetcher?.follow(from: old, to: new, newPath)
    }
    let isEstimated = old.hasEstimates || layout.hasEstimates
    let isRangeDue = isRangeProvisional
    isRangeProvisional = false
    layoutDidChange(keeping: isEstimated ? anchor : nil)
    if isRangeDue { rangeDidChange() }
  }

  func setNeedsReload() {
    let isNews = !needsReload
    needsReload = true
    setNeedsLayout()
    // A container does not lay out what is out of sight, but has to know how tall it is.
    if isNews { stacking?.container.contentSizeBecameStale(of: self) }
  }

  /// Brings the layout up to date, also where the data source went away without a word.
  func reloadIfNeeded() {
    guard !isUpdating, !isSuspended, isOutdated else { return }
    reload()
  }

  /// Whether all that the table knows is to be asked for anew.
  var isOutdated: Bool { needsReload || (hadDataSource && dataSource == nil) }

  private func makeLayout() -> TableLayout {
    sizesItself = false
    var builder = TableLayout.Builder(
      rowSpacing: rowSpacing, inset: sectionInset,
      tableHeader: edgeHeights.header)
    if let dataSource {
      let sections = dataSource.numberOfSections(in: self)
      var count = ListCount("TableView", of: .row)
      count.checkSections(sections)
      var rowHeights: RowHeights?
      let headers = SupplementHeights(.header, of: self)
      let footers = SupplementHeights(.footer, of: self)
      for section in 0..<sections {
        let rows = dataSource.tableView(self, numberOfRowsInSection: section)
        count.add(rows, inSection: section)
        if rowHeights == nil, rows > 0 {
          rowHeights = RowHeights(of: self, asking: IndexPath(row: 0, section: section))
        }
        let header = headers.height(inSection: section)
        let footer = footers.height(inSection: section)
        guard let rowHeights else {
          builder.appendSection(rows: 0, rowHeight: 0, header: header, footer: footer)
          continue
        }
        if rowHeights.common == nil { Limits.checkAsked(count.total, "TableView: the delegate") }
        if let height = rowHeights.common {
          builder.appendSection(rows: rows, rowHeight: height, header: header, footer: footer)
        } else if let heights = rowHeights.exact {
          // Of ten million rows each is asked for, and each instruction costs some milliseconds.
          var known = rowHeights.knownHeight(ofFirstRowIn: section)
          builder.appendSection(rows: rows, header: header, footer: footer) {
            let path = IndexPath(row: $0, section: section)
            let height = known ?? heights.tableView(self, heightForRowAt: path)
            known = nil
            return rowHeights.height(height, at: path)
          }
        } else {
          builder.appendSection(rows: rows, header: header, footer: footer) {
            rowHeights.height(at: IndexPath(row: $0, section: section))
          }
        }
      }
      builder.isEstimated = rowHeights?.areEstimates ?? false
    }
    return builder.finish(tableFooter: edgeHeights.footer)
  }

  static func requireHeight(_ height: Double, _ what: @autoclosure () -> String) {
    require(
      height.isLength, "TableView: \(what()) has the height \(height); \(Limits.lengths)")
  }

  /// A height of headers or footers in points, 28 where it is automatic. Source: UIKit.
  static func resolved(_ height: Double) -> Double { height == automaticDimension ? 28 : height }
}
