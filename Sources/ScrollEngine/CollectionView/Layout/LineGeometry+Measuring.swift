import Extents

// What changes when somebody has measured an item that had been estimated.
extension LineGeometry {
  /// Takes note of the size that an item turned out to have, in points.
  ///
  /// In columns a line is as thick as the thickest of its items that were measured.
  /// - Returns: Whether anything changed.
  /// - Complexity: O(log n) in columns. Where items fill lines as they fit, O(lines until the items
  ///   fall into the lines in which they were); equal items count as one line.
  mutating func setMeasured(_ size: Size, ofItem item: Int) -> Bool {
    let band = band(ofItem: item)
    let index = section(ofBand: band)
    switch section(index).arrangement {
    case .columns(let number, _):
      return setThickness(size[axis], ofLine: band, section: index, isAlone: number == 1)
    case .uniform: return false
    case .individual:
      let (breadth, thickness) = (size[axis.across], size[axis])
      let changes = itemBreadths[item] != breadth || itemThicknesses[item] != thickness
      guard changes || itemBreadths.isEstimated(item) else { return false }
      itemBreadths[item] = breadth
      guard changes else { return false }
      itemThicknesses[item] = thickness
      breakLines(around: item, band: band, section: index)
      return true
    }
  }

  private mutating func setThickness(
    _ thickness: Double, ofLine band: Int, section index: Int, isAlone: Bool
  ) -> Bool {
    let section = section(index)
    let isLast = band == bands(ofSection: index).upperBound - 2
    let old = bands[band]
    var extent = thickness + (isLast ? section.trailing : section.lineSpacing)
    if !isAlone, !bands.isEstimated(band) { extent = max(extent, old) }
    // Set even if it is the same: it is no estimate any more.
    bands[band] = extent
    return extent != old
  }

  /// Puts items into lines again, from the line before a changed one until they fall into the lines
  /// in which they were.
  private mutating func breakLines(around item: Int, band: Int, section index: Int) {
    let section = section(index)
    let bandsOfSection = bands(ofSection: index)
    let end = counts.items(inSection: index).upperBound
    // The first item of a line may fit into the line before it now.
    let firstBand = max(bandsOfSection.lowerBound + 1, band - 1)
    var breaker = LineBreaker(section: section, breadth: breadth)
    var next = items(inBand: firstBand).lowerBound
    var endBand: Int?
    // Where a line began among equal items and was none of the old ones, no later one is, either.
    var restOfRun = next
    while next < end, endBand == nil {
      let breadth = itemBreadths.run(at: next)
      let thickness = itemThicknesses.run(at: next)
      let runEnd = min(breadth.end, thickness.end, end)
      if next < restOfRun {
        breaker.add(breadth: breadth.extent, thickness: thickness.extent, count: runEnd - next)
        next = runEnd
        continue
      }
      let isNewLine = breaker.add(breadth: breadth.extent, thickness: thickness.extent)
      if isNewLine, next > item {
        let old = self.band(ofItem: next)
        if items(inBand: old).lowerBound == next { endBand = old } else { restOfRun = runEnd }
      }
      next += 1
    }
    // The line that is open where the old ones go on is one of them.
    if endBand != nil { breaker.forgetOpenLine() }
    breaker.finish(isEndOfSection: endBand == nil)
    let changed = firstBand..<(endBand ?? bandsOfSection.upperBound - 1)
    bands.replaceSubrange(changed, with: breaker.extents)
    bandItems.replaceSubrange(changed, with: breaker.items)
    sectionBands[index] += Double(breaker.extents.count - changed.count)
  }
}
