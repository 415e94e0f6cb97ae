import Extents

extension TableLayout: ListParts {
  /// The greatest difference between two sums of the same extents, in points.
  ///
  /// `Extents` rounds a sum by less than one part in 10^13, perhaps differently after an update.
  var tolerance: Double { mutating get { height * 2e-13 } }

  // MARK: Parts

  var length: Double { mutating get { height } }
  var lastPart: Int { mutating get { tableFooter } }
  var hasGaps: Bool { rowSpacing > 0 }

  @inline(__always)
  var linesAreShared: Bool { false }

  mutating func part(at offset: Double) -> Int? {
    items.writeMeasured()
    return items.index(at: offset)
  }

  @inline(__always)
  mutating func elements(inPart part: Int) -> Int { 1 }

  mutating func name(ofPart item: Int) -> ListPart {
    guard let section = section(ofItem: item) else {
      return item == TableLayout.tableHeader ? .beginning : .end
    }
    if let path = section.path(of: item) { return .element(path) }
    return .edge(item == section.header ? .header : .footer, section.index)
  }

  mutating func part(named name: ListPart) -> Int? {
    switch name {
    case .beginning: return TableLayout.tableHeader
    case .end: return tableFooter
    case .edge(let edge, let section):
      guard hasSection(section) else { return nil }
      return edge == .header ? self.section(at: section).header : self.section(at: section).footer
    case .element(let path): return hasRow(at: path) ? place(of: path) : nil
    }
  }

  // MARK: Anchors

  /// The anchor for a change; nil at the beginning of the content, and if the changes leave
  /// everything above the visible part as it is.
  ///
  /// `edge` is where the visible part begins, within `tolerance`, both in points; `changes` is nil
  /// if rows keep their indices; `first` is the first item that may change or resize.
  mutating func anchor(
    at edge: Double, within tolerance: Double, before changes: ListChanges?, from first: Int
  ) -> ListAnchor? {
    guard let item = firstPart(after: edge, within: tolerance) else { return nil }
    return anchor(
      at: edge, within: tolerance, in: item, startingAt: start(of: item), before: changes,
      from: first)
  }

  /// Like ``anchor(at:within:before:from:)``, with the first visible item and its start already
  /// known.
  mutating func anchor(
    at edge: Double, within tolerance: Double, in item: Int, startingAt start: Double,
    before changes: ListChanges?, from first: Int
  ) -> ListAnchor? {
    guard item > 0, edge > tolerance else { return nil }
    // With estimates, measuring rows later has to keep the anchor in position, too.
    if !hasEstimates {
      if first >= item { return nil }
      if let changes, let path = path(ofItem: item), changes.allAre(after: path) { return nil }
    }
    return anchor(atPart: item, start: start, after: edge, within: tolerance, before: changes)
  }

  /// The item that now begins at an anchor; nil if the anchor's part is gone.
  mutating func item(at anchor: ListAnchor) -> Int? {
    part(named: anchor.part).map { anchor.isEnd ? $0 + 1 : $0 }
  }

  /// Keeps the old height of the row whose upper edge is an anchor, until the row is measured.
  ///
  /// With a low estimate, a table in a container might end above the visible part: the container
  /// would not lay out the table there, and the row would never be measured.
  mutating func keepHeight(at anchor: ListAnchor) {
    guard anchor.length > 0, let item = item(at: anchor), items.isEstimated(item),
      let section = section(ofItem: item)
    else { return }
    setRowHeight(anchor.length, ofItem: item, isLast: item == section.rows.upperBound - 1)
    markEstimated(item..<item + 1)
  }
}
