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
    let (height, isCommon) = anyHeight(inSection: section)
    let name = kind == .header ? "sectionHeaderHeight" : "sectionFooterHeight"
    TableView.requireHeight(height, isCommon ? name : "the \(kind) of section \(section)")
    return height
  }

  /// The height in points as it was given, which may be none that a height can be, and whether it is
  /// the table's for all sections.
  func anyHeight(inSection section: Int) -> (height: Double, isCommon: Bool) {
    let height =
      switch kind {
      case .header: headers?.tableView(table, heightForHeaderInSection: section)
      case .footer: footers?.tableView(table, heightForFooterInSection: section)
      }
    if let height, height != TableView.automaticDimension { return (height, false) }
    let common = kind == .header ? table.sectionHeaderHeight : table.sectionFooterHeight
    let isAutomatic = common == TableView.automaticDimension
    // A delegate that leaves the height to the table has a view, if the table was given a height.
    let isThere =
      height == nil
      ? hasTitle(section) : !isAutomatic || hasTitle(section) || hasView(section)
    guard isThere else { return (0, false) }
    return (TableView.resolved(common), true)
  }

  private func hasTitle(_ section: Int) -> Bool {
    titles?.title(kind, inSection: section, of: table) != nil
  }

  /// Only the view itself tells whether there is one; it waits in its queue until it is shown.
  private func hasView(_ section: Int) -> Bool {
    let view =
      switch kind {
      case .header: headers?.tableView(table, viewForHeaderInSection: section)
      case .footer: footers?.tableView(table, viewForFooterInSection: section)
      }
    table.takeBack(view)
    return view != nil
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
