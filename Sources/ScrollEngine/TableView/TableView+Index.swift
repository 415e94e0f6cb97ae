// The index of section titles at the trailing edge of a table.
extension TableView {
  /// The colour of the titles in the index; nil, the default, stands for the tint colour.
  public var sectionIndexColor: Color? {
    get { additions?.indexColor }
    set {
      changeAdditions { $0.indexColor = newValue }
      additions?.index?.color = newValue
    }
  }

  /// The colour behind the index; nil, the default, for none.
  public var sectionIndexBackgroundColor: Color? {
    get { additions?.indexGround }
    set {
      changeAdditions { $0.indexGround = newValue }
      additions?.index?.backgroundColor = newValue
    }
  }

  /// Asks the data source again for the titles of the index.
  public func reloadSectionIndexTitles() {
    let titles = calling(.sectionIndexTitles) { dataSource?.sectionIndexTitles(for: self) } ?? []
    guard titles != additions?.index?.titles ?? [] else { return }
    additions?.index?.removeFromSuperview()
    let index = titles.isEmpty ? nil : SectionIndexView(titles)
    index?.onTitle = { [unowned self] in jump(toTitle: $0) }
    changeAdditions { $0.index = index }
    index?.color = additions?.indexColor
    index?.backgroundColor = additions?.indexGround
    for cell in live.cells { cell.indexWidth = additions?.indexWidth ?? 0 }
    markForLayout()
  }

  private func jump(toTitle number: Int) {
    guard let titles = additions?.index?.titles, titles.indices.contains(number), let dataSource
    else {
      return
    }
    let section = calling(.sectionForIndexTitle) {
      dataSource.tableView(self, sectionForSectionIndexTitle: titles[number], at: number)
    }
    reloadIfNeeded()
    guard section >= 0, section < knownSections else { return }
    // Skips sections without rows: only a row can be scrolled to.
    let filled = (section..<knownSections).first { knownCount(inSection: $0) > 0 }
    guard let filled else { return }
    scrollToRow(at: IndexPath(row: 0, section: filled), at: .top, animated: false)
  }

  /// Keeps the index at the edge of the visible part, in front of all rows.
  func placeIndex() {
    guard let index = additions?.index else { return }
    let inset = obscuredInset
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let width = SectionIndexView.width
    let frame = Rect(
      x: isMirrored ? storedBounds.minX : storedBounds.maxX - width,
      y: storedBounds.minY + inset.top, width: width,
      height: max(0, storedBounds.height - inset.top - inset.bottom))
    if index.frame != frame {
      let changesSides = index.frame.minX != frame.minX
      index.frame = frame
      if changesSides { for cell in live.cells { cell.placeBesideIndex() } }
    }
    if subviews.last !== index, index.superview !== self || swipe == nil { addSubview(index) }
  }
}
