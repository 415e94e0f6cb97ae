/// The heights of a table's headers, or footers.
@MainActor
struct SupplementHeights {
  private let kind: SectionEdge
  private let table: TableView

  init(_ kind: SectionEdge, of table: TableView) {
    self.kind = kind
    self.table = table
  }

  func height(inSection section: Int) -> Double {
    let (height, isCommon) = anyHeight(inSection: section)
    let name = kind == .header ? "sectionHeaderHeight" : "sectionFooterHeight"
    TableView.requireHeight(height, isCommon ? name : "the \(kind) of section \(section)")
    return height
  }

  /// The unchecked height in points, and whether it is the table's common height.
  func anyHeight(inSection section: Int) -> (height: Double, isCommon: Bool) {
    guard table.mayAsk else { return (0, false) }
    let isGrouped = table.style != .plain
    let isSilent = table.callbacks.defaults.isSuperset(of: callbacks)
    if isSilent, !isGrouped { return (0, false) }
    let height = isSilent ? nil : ownHeight(inSection: section)
    if let height, height != TableView.automaticDimension { return (height, false) }
    let common = kind == .header ? table.sectionHeaderHeight : table.sectionFooterHeight
    guard common == TableView.automaticDimension else {
      // The common height applies to a section with a title, and to all sections if they are groups,
      // or the delegate has heights or views.
      let isThere = isGrouped || hasTitle(section) || height != nil || mayHaveViews(section)
      return isThere ? (common, true) : (0, false)
    }
    let none = isGrouped ? TableViewHeaderFooterView.groupSpace : 0
    if isSilent { return (none, true) }
    if hasTitle(section) {
      let title = TableViewHeaderFooterView.self
      return (isGrouped ? title.groupedTitleHeight : title.standardHeight, true)
    }
    return (fittingHeight(section) ?? none, false)
  }

  /// The height that the delegate's view wants at the table's width; nil without a view.
  private func fittingHeight(_ section: Int) -> Double? {
    guard let view = table.ownView(kind, inSection: section) else { return nil }
    let width = max(0, table.supplementSpan.width)
    let height =
      (view as? ReusableView)?.fittingHeight(width: width)
      ?? view.constrainedSize(along: .vertical, breadth: width)?.height
      ?? view.sizeThatFits(Size(width: width, height: .infinity)).height
    TableView.takeBack(view)
    // A plain `View` has no height of its own: its frame stems from an earlier use.
    if type(of: view) == View.self, !view.isHeldFromInside {
      return TableViewHeaderFooterView.standardHeight
    }
    // A view without a height of its own has the height of its frame, which may be zero.
    return height > 0 ? height : TableViewHeaderFooterView.standardHeight
  }

  /// All callbacks that may affect the heights.
  private var callbacks: ListCallbacks {
    switch kind {
    case .header: [.heightForHeader, .viewForHeader, .titleForHeader]
    case .footer: [.heightForFooter, .viewForFooter, .titleForFooter]
    }
  }

  /// The delegate's height; nil if the delegate does not implement the method.
  private func ownHeight(inSection section: Int) -> Double? {
    let callback = kind == .header ? ListCallbacks.heightForHeader : .heightForFooter
    guard let delegate = table.delegate(answering: callback) else { return nil }
    let height =
      switch kind {
      case .header:
        table.calling(.heightForHeader) {
          delegate.tableView(table, heightForHeaderInSection: section)
        }
      case .footer:
        table.calling(.heightForFooter) {
          delegate.tableView(table, heightForFooterInSection: section)
        }
      }
    return table.delegate(answering: callback) == nil ? nil : height
  }

  private func hasTitle(_ section: Int) -> Bool { table.title(kind, inSection: section) != nil }

  /// Whether the delegate has a view for a section. To find out, the delegate has to make the view,
  /// which then waits in its queue.
  private func hasView(_ section: Int) -> Bool {
    let view = table.ownView(kind, inSection: section)
    TableView.takeBack(view)
    return view != nil
  }

  /// Whether the delegate has views for some sections, perhaps not for this section.
  private func mayHaveViews(_ section: Int) -> Bool {
    guard table.mayAsk else { return false }
    let callback = kind == .header ? ListCallbacks.viewForHeader : .viewForFooter
    return table.delegate(answering: callback, trying: { _ in _ = hasView(section) }) != nil
  }
}
