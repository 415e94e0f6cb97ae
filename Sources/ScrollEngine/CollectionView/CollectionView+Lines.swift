import Extents

// Layouts of lines: a range of lines is visible, and only the lines at the two ends of this range,
// and new lines in it, have to be examined.
extension CollectionView {
  /// Gives every visible element a view.
  func fillLines(of lineLayout: CollectionViewLineLayout) {
    calm = nil
    // Items that were visible stay in position when other items turn out to have a different size.
    var anchor = lineLayout.asksCells ? itemToMeasureFrom : liveCells.first?.item
    if lineLayout.asksCells, !isInterrupted, let item = itemToMeasureFirst {
      measureFirst(item, of: lineLayout)
    }
    var bands = lineLayout.geometry.bands(in: layoutBounds)
    find(in: bands, of: lineLayout.geometry, from: anchor)
    var next = 0
    while next < missing.count, !isInterrupted {
      let (item, frame) = missing[next]
      next += 1
      measuringAnchor = anchor ?? item
      hasNewSizes = false
      makeCell(for: item, attributes: lineLayout.attributes(ofItem: item, frame: frame))
      if anchor == nil { anchor = item }
      guard hasNewSizes else { continue }
      // Other items may be visible now.
      releaseHidden()
      bands = lineLayout.geometry.bands(in: layoutBounds)
      settledBands = 0..<0
      find(in: bands, of: lineLayout.geometry, from: anchor)
      next = 0
    }
    fillSupplements(of: lineLayout, bands: bands)
    guard !isInterrupted else {
      settledBands = 0..<0
      return
    }
    settledBands = wholeBands(in: lineLayout.geometry)
    settledAcross = across(lineLayout)
    if !bands.isEmpty {
      calm = CalmZone(geometry: lineLayout.geometry, bands: bands, bounds: layoutBounds)
    }
  }

  /// Measures the item that stays in position, because its estimate may put it off screen.
  private func measureFirst(_ item: Int, of lineLayout: CollectionViewLineLayout) {
    guard liveCells.index(ofItem: item) == nil, !bounds.isEmpty else { return }
    measuringAnchor = item
    makeCell(
      for: item,
      attributes: lineLayout.attributes(
        ofItem: item, frame: lineLayout.geometry.frame(ofItem: item)))
    releaseHidden()
  }

  /// Notes which lines keep all their cells: the fully visible lines.
  func keepSettled(in lineLayout: CollectionViewLineLayout) {
    // When the content scrolls across the lines, any line may lose cells and get other cells.
    guard across(lineLayout) == settledAcross else {
      settledBands = 0..<0
      return
    }
    let whole = wholeBands(in: lineLayout.geometry)
    settledBands = settledBands.overlaps(whole) ? settledBands.clamped(to: whole) : 0..<0
  }

  private func across(_ lineLayout: CollectionViewLineLayout) -> (start: Double, length: Double) {
    let axis = lineLayout.geometry.axis.across
    let bounds = layoutBounds
    return (bounds.origin[axis], bounds.size[axis])
  }

  /// The fully visible lines, according to the starts of lines.
  ///
  /// This does not use ``LineGeometry/bands(in:)``, which in long content includes many bands
  /// outside of the bounds.
  private func wholeBands(in geometry: LineGeometry) -> Range<Int> {
    let axis = geometry.axis
    let bounds = layoutBounds
    let bands = geometry.bands.indices(
      intersecting: bounds.start(along: axis), bounds.end(along: axis))
    return bands.count > 2 ? bands.lowerBound + 1..<bands.upperBound - 1 : 0..<0
  }

  /// Lists the visible items without a cell: first the items before the anchor, nearest first, then
  /// the items from the anchor on.
  private func find(in bands: Range<Int>, of geometry: LineGeometry, from anchor: Int?) {
    missing.removeAll(keepingCapacity: true)
    guard !bands.isEmpty else { return }
    // The bands include lines without a length, which are invisible.
    Limits.checkInSight(bands.count, "CollectionView: of the lines")
    var section = geometry.section(ofBand: bands.lowerBound)
    var sectionEnd = geometry.bands(ofSection: section).upperBound
    var place = 0
    let bounds = layoutBounds
    for band in bands {
      while band >= sectionEnd {
        section += 1
        sectionEnd = geometry.bands(ofSection: section).upperBound
      }
      if settledBands.contains(band) { continue }
      geometry.forEachItem(inBand: band, ofSection: section) { item, frame in
        guard frame.intersects(bounds) else { return }
        while place < liveCells.count, liveCells[place].item < item { place += 1 }
        if place < liveCells.count, liveCells[place].item == item { return }
        missing.append((item, frame))
        Limits.checkInSight(missing.count, "CollectionView: of the items")
      }
    }
    guard let anchor, let first = missing.first, first.item < anchor else { return }
    missing[..<missing.prefix { $0.item < anchor }.count].reverse()
  }

  /// Gives every visible header and footer a view.
  func fillSupplements(of lineLayout: CollectionViewLineLayout, bands: Range<Int>) {
    guard !bands.isEmpty else { return }
    let geometry = lineLayout.geometry
    let last = geometry.section(ofBand: bands.upperBound - 1)
    for section in geometry.section(ofBand: bands.lowerBound)...last {
      for edge in SectionEdge.allCases where !isInterrupted {
        guard let attributes = lineLayout.attributes(of: edge, ofSection: section),
          attributes.shows(in: layoutBounds),
          !liveSupplements.contains(where: {
            $0.isElement(ofKind: edge.kind, at: attributes.indexPath)
          })
        else { continue }
        makeSupplement(attributes)
      }
    }
  }

  /// Moves headers and footers to their current frames in the layout.
  func placeSupplements(of lineLayout: CollectionViewLineLayout) {
    for place in liveSupplements.indices {
      let old = liveSupplements[place].attributes
      // A supplement of another layout is hidden, and so released.
      guard let edge = liveSupplements[place].edge else {
        liveSupplements[place].attributes.isHidden = true
        continue
      }
      // A header or footer that the section has lost has no frame, and so is released.
      let frame = lineLayout.frame(of: edge, ofSection: old.indexPath.section) ?? .zero
      guard frame != old.frame || old.own != nil else { continue }
      var new = ElementAttributes(of: edge, at: old.indexPath)
      new.frame = frame
      new.zIndex = SectionEdge.zIndex
      liveSupplements[place].attributes = new
      apply(new, to: liveSupplements[place].view)
    }
  }
}
