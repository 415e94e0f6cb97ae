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

  /// - Precondition: The height is finite and not negative.
  func height(inSection section: Int) -> Double {
    if let height = ownHeight(inSection: section) {
      TableView.requireHeight(height, "the \(kind) of section \(section)")
      return height
    }
    let height = commonHeight(inSection: section)
    TableView.requireHeight(
      height, kind == .header ? "sectionHeaderHeight" : "sectionFooterHeight")
    return height
  }

  /// The height in points as it was given, which may be none that a height can be.
  func anyHeight(inSection section: Int) -> Double {
    ownHeight(inSection: section) ?? commonHeight(inSection: section)
  }

  /// What the delegate says; nil where it leaves the height to the table.
  private func ownHeight(inSection section: Int) -> Double? {
    let height = heightOfDelegate(inSection: section)
    return height == TableView.automaticDimension ? nil : height
  }

  private func heightOfDelegate(inSection section: Int) -> Double? {
    switch kind {
    case .header: headers?.tableView(table, heightForHeaderInSection: section)
    case .footer: footers?.tableView(table, heightForFooterInSection: section)
    }
  }

  private func commonHeight(inSection section: Int) -> Double {
    let common = kind == .header ? table.sectionHeaderHeight : table.sectionFooterHeight
    let hasTitle = titles?.title(kind, inSection: section, of: table) != nil
    // A delegate that leaves the height to the table has a view, if the table was given a height.
    let hasView =
      common != TableView.automaticDimension && (kind == .header ? headers != nil : footers != nil)
    return hasTitle || hasView ? TableView.resolved(common) : 0
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
