/// How tall the headers, or the footers, of a table are.
@MainActor
struct SupplementHeights {
  private let kind: Supplement.Kind
  private let table: TableView
  private let headers: (any SectionHeaders)?
  private let footers: (any SectionFooters)?
  private let titles: (any SectionTitles)?

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
    let height =
      switch kind {
      case .header: headers?.tableView(table, heightForHeaderInSection: section)
      case .footer: footers?.tableView(table, heightForFooterInSection: section)
      }
    if let height, height != TableView.automaticDimension {
      TableView.requireHeight(height, "the \(kind) of section \(section)")
      return height
    }
    let common = kind == .header ? table.sectionHeaderHeight : table.sectionFooterHeight
    let isAutomatic = common == TableView.automaticDimension
    let hasTitle = titles?.title(kind, inSection: section, of: table) != nil
    // A delegate that leaves the height to the table has a view, if the table was given a height.
    guard hasTitle || (height != nil && !isAutomatic) else { return 0 }
    let resolved = TableView.resolved(common)
    TableView.requireHeight(
      resolved, kind == .header ? "sectionHeaderHeight" : "sectionFooterHeight")
    return resolved
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
