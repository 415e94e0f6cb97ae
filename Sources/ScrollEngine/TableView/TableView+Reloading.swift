// What the table asks its data source and its delegate about the whole of the content.
extension TableView {
  /// Asks the data source for everything anew; the rows on screen get new cells in the next layout.
  ///
  /// The selection stays with a row that is still there. Called from within a callback of the table
  /// it waits for the next layout: until then the table goes by what it knows.
  public func reloadData() {
    updateState.isFrozen = false
    updateSuspension()
    guard !isUpdating, !isSuspended else { return setNeedsReload() }
    finishUpdateMotion()
    isUpdating = true
    releaseAll()
    needsReload = false
    layout = makeLayout()
    hadDataSource = dataSource != nil
    isUpdating = false
    if let path = indexPathForSelectedRow, !layout.hasRow(at: path) {
      indexPathForSelectedRow = nil
    }
    layoutDidChange()
  }

  func setNeedsReload() {
    let isNews = !needsReload
    needsReload = true
    setNeedsLayout()
    // A container does not lay out what is out of sight, but has to know how tall it is.
    if isNews { contentSizeObserver?.contentSizeBecameStale(of: self) }
  }

  /// Brings the layout up to date, also where the data source went away without a word.
  func reloadIfNeeded() {
    guard !isUpdating, !isSuspended, isOutdated else { return }
    reloadData()
  }

  /// Whether all that the table knows is to be asked for anew.
  var isOutdated: Bool { needsReload || (hadDataSource && dataSource == nil) }

  /// Has to be called after every change of `layout`.
  func layoutDidChange() {
    sight.forget()
    needsPlacement = true
    setContentSize(Size(width: bounds.width, height: layout.height))
    setNeedsLayout()
    setNeedsDisplay()
  }

  private func makeLayout() -> TableLayout {
    var builder = TableLayout.Builder(
      rowSpacing: rowSpacing, inset: sectionInset,
      tableHeader: tableHeaderView?.frame.height ?? 0)
    if let dataSource {
      let sections = dataSource.numberOfSections(in: self)
      require(sections >= 0, "TableView: the data source has \(sections) sections")
      let heights = heights
      let headers = SupplementHeights(.header, of: self)
      let footers = SupplementHeights(.footer, of: self)
      if heights == nil { Self.requireHeight(rowHeight, "rowHeight") }
      for section in 0..<sections {
        let rows = dataSource.tableView(self, numberOfRowsInSection: section)
        require(rows >= 0, "TableView: section \(section) has \(rows) rows")
        let header = headers?.height(inSection: section) ?? 0
        let footer = footers?.height(inSection: section) ?? 0
        guard let heights else {
          builder.appendSection(rows: rows, rowHeight: rowHeight, header: header, footer: footer)
          continue
        }
        builder.appendSection(rows: rows, header: header, footer: footer) { row in
          let path = IndexPath(row: row, section: section)
          let height = heights.tableView(self, heightForRowAt: path)
          Self.requireHeight(height, "\(path)")
          return height
        }
      }
    }
    return builder.finish(tableFooter: tableFooterView?.frame.height ?? 0)
  }

  static func requireHeight(_ height: Double, _ what: @autoclosure () -> String) {
    require(
      height.isFinite && height >= 0, "TableView: \(what()) has the height \(height)")
  }

  /// A height of headers or footers in points, 28 where it is automatic. Source: UIKit.
  static func resolved(_ height: Double) -> Double { height == automaticDimension ? 28 : height }
}

/// How tall the headers, or the footers, of a table are.
@MainActor
struct SupplementHeights {
  let kind: Supplement.Kind
  let table: TableView
  let headers: (any SectionHeaders)?
  let footers: (any SectionFooters)?
  let titles: (any SectionTitles)?

  /// Nil where nobody knows of any.
  init?(_ kind: Supplement.Kind, of table: TableView) {
    self.kind = kind
    self.table = table
    headers = kind == .header ? table.headers : nil
    footers = kind == .footer ? table.footers : nil
    titles = table.titles
    if headers == nil, footers == nil, titles == nil { return nil }
  }

  func height(inSection section: Int) -> Double {
    let height = anyHeight(inSection: section)
    TableView.requireHeight(height, "the \(kind) of section \(section)")
    return height
  }

  /// The height in points as it was given, which may be none that a height can be.
  func anyHeight(inSection section: Int) -> Double {
    let height =
      switch kind {
      case .header: headers?.tableView(table, heightForHeaderInSection: section)
      case .footer: footers?.tableView(table, heightForFooterInSection: section)
      }
    if let height, height != TableView.automaticDimension { return height }
    let common = kind == .header ? table.sectionHeaderHeight : table.sectionFooterHeight
    let isAutomatic = common == TableView.automaticDimension
    let hasTitle = titles?.title(kind, inSection: section, of: table) != nil
    // A delegate that leaves the height to the table has a view, if the table was given a height.
    guard hasTitle || (height != nil && !isAutomatic) else { return 0 }
    return TableView.resolved(common)
  }
}

extension SectionTitles {
  func title(_ kind: Supplement.Kind, inSection section: Int, of table: TableView) -> String? {
    switch kind {
    case .header: tableView(table, titleForHeaderInSection: section)
    case .footer: tableView(table, titleForFooterInSection: section)
    }
  }
}
