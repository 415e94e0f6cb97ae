import Extents

// Asking the data source and the delegate for all content.
extension TableView {
  /// Asks for all content again; rows keep their state by index path, except rows that the reload
  /// replaces.
  func rebuildLayout() {
    phase = .reloading
    let anchor = anchor()
    releaseAll()
    var old = layout
    let (new, areOthers) = askAnew { makeLayout() }
    layout = new
    hadDataSource = dataSource != nil
    phase = .resting
    let isEstimated = old.hasEstimates || layout.hasEstimates
    followReload(areOthers: areOthers) { old.path(ofItem: $0) }
    let isRangeDue = isRangeProvisional
    isRangeProvisional = false
    layoutDidChange(keeping: isEstimated ? anchor : nil)
    if isRangeDue { rangeDidChange() }
  }

  func askCount(inSection section: Int, of source: any TableViewDataSource) -> Int {
    guard mayAsk else { return 0 }
    reportCall(.numberOfElements(section: section))
    return calling(.numberOfRows) { source.tableView(self, numberOfRowsInSection: section) }
  }

  private func makeLayout() -> TableLayout {
    sizesItself = false
    var builder = TableLayout.Builder(spacing: spacing, tableHeader: edgeHeights.header)
    let sections = askNumberOfSections()
    var count = ListCount(name, of: element)
    count.checkSections(sections)
    var rowHeights: RowHeights?
    let headers = SupplementHeights(.header, of: self)
    let footers = SupplementHeights(.footer, of: self)
    // Read once: reading a weak reference costs more than the question.
    let source = dataSource
    for section in 0..<sections where mayAsk {
      let rows: Int
      if let source { rows = askCount(inSection: section, of: source) } else { rows = 0 }
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
      if rowHeights.common == nil, rows > 0 {
        reportCall(.heights(section: section, count: rows))
      }
      if rowHeights.common == nil { Limits.checkAsked(count.total, "TableView: the delegate") }
      if let height = rowHeights.common {
        builder.appendSection(rows: rows, rowHeight: height, header: header, footer: footer)
      } else if let heights = rowHeights.exact {
        // The delegate may be asked about ten million rows, so each instruction costs some
        // milliseconds.
        let known = rowHeights.knownHeight(ofFirstRowIn: section).map {
          rowHeights.height($0, at: IndexPath(row: 0, section: section))
        }
        calling(.heightForRow) {
          builder.appendSection(rows: rows, header: header, footer: footer, first: known) {
            // After a call that requests a reload, no other height is asked for.
            guard mayAsk else { return (0, false) }
            let path = IndexPath(row: $0, section: section)
            return rowHeights.height(heights.tableView(self, heightForRowAt: path), at: path)
          }
        }
      } else {
        builder.appendSection(rows: rows, header: header, footer: footer) {
          rowHeights.height(at: IndexPath(row: $0, section: section))
        }
      }
    }
    builder.isEstimated = rowHeights?.areEstimates ?? false
    return builder.finish(tableFooter: edgeHeights.footer)
  }

  static func requireHeight(_ height: Double, _ what: @autoclosure () -> String) {
    require(
      height.isLength, "TableView: \(what()) has the height \(height); \(Limits.lengths)")
  }
}
