import Extents

// Section headers and footers come and go like cells, but in separate code, so that they cost
// nothing in a table without headers and footers.
extension TableView {
  /// Puts headers and footers no longer visible into their queue.
  func releaseSupplements() {
    supplementsAreStale = true
    let sections = layout.sections(ofItems: sight.itemsOfSections)
    release(liveSupplements.takeOut { !isInSight($0.kind, $0.section, sections) })
  }

  /// Whether a header or footer is visible.
  ///
  /// A sticky header or footer is visible while any part of its section is visible; any other
  /// header or footer is visible while its own item is visible.
  private func isInSight(
    _ kind: SectionEdge, _ section: Int, _ sections: Range<Int>
  ) -> Bool {
    guard sections.contains(section) else { return false }
    guard style != .plain else { return true }
    let section = layout.section(at: section)
    return sight.items.contains(kind == .header ? section.header : section.footer)
  }

  /// Gives visible headers and footers a view, and places the sticky headers and footers.
  func fillSupplements() {
    if supplementsAreStale {
      supplementsAreStale = false
      for section in layout.sections(ofItems: sight.itemsOfSections) where mayFill {
        addSupplement(.header, of: section)
        if mayFill { addSupplement(.footer, of: section) }
      }
    }
    if style == .plain { placeSupplements() }
  }

  private func addSupplement(_ kind: SectionEdge, of index: Int) {
    let section = layout.section(at: index)
    let height =
      kind == .header ? layout.headerHeight(of: section) : layout.footerHeight(of: section)
    guard height > 0, isInSight(kind, index, index..<index + 1),
      !liveSupplements.contains(where: { $0.section == index && $0.kind == kind })
    else { return }
    let parked = unpark(
      .supplement(kind: kind.rawValue, IndexPath(row: 0, section: index)))
    let view = parked ?? view(kind, inSection: index)
    // If the delegate has changed the data, the table asks again once it has the new data.
    guard view != nil || mayAsk else { return supplementsAreStale = true }
    let (start, end) = layout.span(of: section, for: kind)
    let supplement = TableSupplement(
      kind: kind, section: index, view: view, height: height, start: start, end: end)
    liveSupplements.append(supplement)
    guard let view else { return }
    place(supplement)
    addSubview(view)
    welcome(view, as: supplement)
    guard let tableDelegate else { return }
    reportCall(
      .willDisplaySupplement(kind: kind.rawValue, IndexPath(row: 0, section: index)))
    switch kind {
    case .header:
      calling(.willDisplayHeader) {
        tableDelegate.tableView(self, willDisplayHeaderView: view, forSection: index)
      }
    case .footer:
      calling(.willDisplayFooter) {
        tableDelegate.tableView(self, willDisplayFooterView: view, forSection: index)
      }
    }
  }

  func tellOfLeaving(_ view: View, _ kind: SectionEdge?, _ section: Int) {
    guard let kind, let tableDelegate else { return }
    reportCall(
      .didEndDisplayingSupplement(kind: kind.rawValue, IndexPath(row: 0, section: section)))
    switch kind {
    case .header:
      calling(.didEndDisplayingHeader) {
        tableDelegate.tableView(self, didEndDisplayingHeaderView: view, forSection: section)
      }
    case .footer:
      calling(.didEndDisplayingFooter) {
        tableDelegate.tableView(self, didEndDisplayingFooterView: view, forSection: section)
      }
    }
  }

  // MARK: Views

  private func view(_ kind: SectionEdge, inSection section: Int) -> View? {
    guard let own = ownView(kind, inSection: section) else {
      return titleView(kind, inSection: section)
    }
    if let superview = own.superview {
      fail("TableView: the \(kind) of section \(section), \(own), is already in \(superview)")
    }
    require(
      (own as? ReusableView)?.isQueued != true,
      "TableView: the \(kind) of section \(section), \(own), is waiting in the queue; get it from "
        + "dequeueReusableHeaderFooterView(withIdentifier:)")
    return own
  }

  /// The delegate's view for a section; nil if the delegate has none, or may not be asked.
  func ownView(_ kind: SectionEdge, inSection section: Int) -> View? {
    let callback = kind == .header ? ListCallbacks.viewForHeader : .viewForFooter
    guard mayAsk, let delegate = delegate(answering: callback) else { return nil }
    reportCall(.supplement(kind: kind.rawValue, IndexPath(row: 0, section: section)))
    return switch kind {
    case .header:
      calling(.viewForHeader) { delegate.tableView(self, viewForHeaderInSection: section) }
    case .footer:
      calling(.viewForFooter) { delegate.tableView(self, viewForFooterInSection: section) }
    }
  }

  /// The data source's title for a section; nil if the data source has none, or may not be asked.
  func title(_ kind: SectionEdge, inSection section: Int) -> String? {
    guard mayAsk else { return nil }
    return switch kind {
    case .header:
      calling(.titleForHeader) {
        dataSource(answering: .titleForHeader)?.tableView(self, titleForHeaderInSection: section)
      }
    case .footer:
      calling(.titleForFooter) {
        dataSource(answering: .titleForFooter)?.tableView(self, titleForFooterInSection: section)
      }
    }
  }

  private static let titleIdentifier = "ScrollEngine.title"

  private func titleView(_ kind: SectionEdge, inSection section: Int) -> View? {
    guard let title = title(kind, inSection: section) else { return nil }
    let view: TableViewHeaderFooterView = typed(
      headerFooterReuseQueue.dequeue(withIdentifier: Self.titleIdentifier) {
        TableViewHeaderFooterView(reuseIdentifier: Self.titleIdentifier)
      }, Self.titleIdentifier)
    view.isGrouped = style != .plain
    view.show(title: title, kind)
    return view
  }

  // MARK: Placing

  /// Computes the frames of the live headers and footers again, and sets them.
  func measureSupplements() {
    requireSupplements()
    for index in liveSupplements.indices {
      let kind = liveSupplements[index].kind
      let section = layout.section(at: liveSupplements[index].section)
      (liveSupplements[index].start, liveSupplements[index].end) = layout.span(
        of: section, for: kind)
      liveSupplements[index].height =
        kind == .header ? layout.headerHeight(of: section) : layout.footerHeight(of: section)
    }
    placeSupplements()
  }

  func placeSupplements() {
    for supplement in liveSupplements { place(supplement) }
  }

  private func place(_ supplement: TableSupplement) {
    let outer = isPlacing
    isPlacing = true
    supplement.view?.arrange(in: frame(of: supplement))
    isPlacing = outer
  }

  func frame(of supplement: TableSupplement) -> Rect {
    let inset = obscuredInset
    let visible = (top: storedBounds.minY + inset.top, bottom: storedBounds.maxY - inset.bottom)
    let (x, width) = supplementSpan
    return Rect(
      x: x, y: supplement.top(stickingTo: style == .plain ? visible : nil), width: width,
      height: supplement.height)
  }

  // MARK: Above and below all sections

  func edgeView(_ old: View?, wasReplacedBy new: View?) {
    guard old !== new else { return }
    if let old, old.superview === self, old !== tableHeaderView, old !== tableFooterView {
      old.removeFromSuperview()
    }
    // The new view goes behind the headers and footers that stick.
    if let new { insertSubview(new, at: backmostPlace) }
    edgeViewsDidChange()
  }

  private func edgeViewsDidChange() {
    edgeViewsDidResize()
    needsPlacement = true
    markForLayout()
  }

  /// Forgets the table's own header or footer while it is being removed, and frees its space.
  func edgeViewWillLeave(_ view: View) {
    if storedHeader === view { storedHeader = nil }
    if storedFooter === view { storedFooter = nil }
    edgeViewsDidChange()
  }

  /// Adapts the start and end of the content to the table's own header and footer.
  func edgeViewsDidResize() {
    guard !needsReload else { return }
    guard !isChanging else {
      if edgeHeights != (layout.items[TableLayout.tableHeader], layout.items[layout.tableFooter]) {
        setNeedsReload()
      }
      return
    }
    let (header, footer) = edgeHeights
    guard
      header != layout.items[TableLayout.tableHeader] || footer != layout.items[layout.tableFooter]
    else { return }
    let anchor = anchor()
    layout.setExtent(header, ofItem: TableLayout.tableHeader)
    layout.setExtent(footer, ofItem: layout.tableFooter)
    layoutDidChange(keeping: anchor)
  }

  /// The heights of the table's own header and footer, in points; zero for a view that is not set.
  var edgeHeights: (header: Double, footer: Double) {
    let header = tableHeaderView?.uprightFrame.height ?? 0
    let footer = tableFooterView?.uprightFrame.height ?? 0
    Self.requireHeight(header, "tableHeaderView")
    Self.requireHeight(footer, "tableFooterView")
    return (header, footer)
  }

  func placeEdgeViews() {
    for (view, item) in [
      (tableHeaderView, TableLayout.tableHeader), (tableFooterView, layout.tableFooter),
    ] {
      guard let view, view.superview === self else { continue }
      view.uprightFrame = Rect(
        x: 0, y: layout.start(of: item), width: storedBounds.width,
        height: view.uprightFrame.height)
    }
  }
}
