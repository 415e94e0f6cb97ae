import Extents

// Replacing estimates with measured sizes.
extension LineGeometry {
  /// Whether some items are still unmeasured.
  var hasEstimates: Bool { bands.hasEstimates || itemThicknesses.hasEstimates }

  /// Sets the measured size of an item, in points.
  ///
  /// In columns a line is as thick as the thickest of its measured items.
  /// - Returns: Whether anything changed.
  /// - Complexity: O(log n); for individual sizes, as ``breakLines(ofSection:changed:by:)``
  mutating func setMeasured(_ size: Size, ofItem item: Int) -> Bool {
    let band = band(ofItem: item)
    let index = section(ofBand: band)
    switch section(index).arrangement {
    case .columns(let number, _):
      return setThickness(size[axis], ofLine: band, section: index, isAlone: number == 1)
    case .rows: return setThickness(size[axis], ofLine: band, section: index, isAlone: true)
    case .uniform: return false
    case .individual:
      let (breadth, thickness) = (size[axis.across], size[axis])
      let changes = itemBreadths[item] != breadth || itemThicknesses[item] != thickness
      guard changes || itemThicknesses.isEstimated(item) else { return false }
      itemThicknesses[item] = thickness
      guard changes else { return false }
      itemBreadths[item] = breadth
      breakLines(ofSection: index, changed: item..<item + 1, by: 0)
      return true
    }
  }

  private mutating func setThickness(
    _ thickness: Double, ofLine band: Int, section index: Int, isAlone: Bool
  ) -> Bool {
    let isLast = band == bands(ofSection: index).upperBound - 2
    let old = bands[band]
    var extent = thickness + (isLast ? 0 : section(index).lineSpacing)
    if !isAlone, !bands.isEstimated(band) { extent = max(extent, old) }
    // Set even if it is the same, because setting the extent removes the mark of an estimate.
    bands[band] = extent
    return extent != old
  }

  /// Keeps the old thickness of the line that begins at an anchor until the line is measured.
  ///
  /// With a low estimate the content might end above the visible part of a container, which would
  /// not lay out the collection then. Tables do the same: see ``TableLayout/keepHeight(at:)``.
  mutating func keepLength(at anchor: ListAnchor) {
    guard anchor.length > 0, itemThicknesses.isEmpty, let band = part(named: anchor.part),
      bands.isEstimated(band)
    else { return }
    let index = section(ofBand: band)
    let isLast = band == bands(ofSection: index).upperBound - 2
    bands[band] = anchor.length + (isLast ? 0 : section(index).lineSpacing)
    bands.markEstimated(band..<band + 1)
  }

  /// Marks an item, or its line, to be measured again; until then the size stays. Has no effect
  /// where all items have one size, or all lines one thickness.
  mutating func markEstimated(_ item: Int) {
    let band = band(ofItem: item)
    switch section(section(ofBand: band)).arrangement {
    case .columns(_, thickness: nil), .rows: bands.markEstimated(band..<band + 1)
    case .columns: break
    case .uniform: break
    case .individual: itemThicknesses.markEstimated(item..<item + 1)
    }
  }
}
