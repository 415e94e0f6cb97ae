import Extents

// Lines of items that each have their own size, after some of the items have changed.
extension LineGeometry {
  /// Puts the items of a section into lines again, from the line before those that have changed
  /// until they fall into the lines in which they were.
  ///
  /// - Parameters:
  ///   - changed: The items with other sizes, and those that are new; empty where some are gone.
  ///     They are counted through all sections, as they are now.
  ///   - growth: How many items more than before there are among them.
  /// - Complexity: O(items up to there); equal items count as those of one line
  mutating func breakLines(ofSection index: Int, changed: Range<Int>, by growth: Int) {
    let section = section(index)
    let bandsOfSection = bands(ofSection: index)
    let oldItems = items(inBands: bandsOfSection)
    let end = oldItems.upperBound + growth
    let firstBand = firstBandToBreak(bandsOfSection, oldItems, changed.lowerBound)
    var next =
      firstBand < bandsOfSection.upperBound - 1
      ? items(inBand: firstBand).lowerBound : oldItems.lowerBound
    var breaker = LineBreaker(section: section, breadth: breadth)
    var endBand: Int?
    // Where a line began among equal items and was none of the old ones, no later one is, either.
    var endOfRun = next
    while next < end, endBand == nil {
      let breadth = itemBreadths.run(at: next)
      let thickness = itemThicknesses.run(at: next)
      let runEnd = min(breadth.end, thickness.end, end)
      if next < endOfRun {
        breaker.add(breadth: breadth.extent, thickness: thickness.extent, count: runEnd - next)
        next = runEnd
        continue
      }
      let isNewLine = breaker.add(breadth: breadth.extent, thickness: thickness.extent)
      if isNewLine, next >= changed.upperBound {
        let old = band(ofItem: next - growth)
        if items(inBand: old).lowerBound == next - growth {
          endBand = old
        } else {
          endOfRun = runEnd
        }
      }
      next += 1
    }
    // The line that is open where the old ones go on is one of them.
    if endBand != nil { breaker.forgetOpenLine() }
    breaker.finish(isEndOfSection: endBand == nil)
    let range = firstBand..<(endBand ?? bandsOfSection.upperBound - 1)
    bands.replaceSubrange(range, with: breaker.extents)
    bandItems.replaceSubrange(range, with: breaker.items)
    sectionBands[index] += Double(breaker.extents.count - range.count)
  }

  /// The line before the one in which the first change is: its first item may fit there now.
  private func firstBandToBreak(
    _ bands: Range<Int>, _ oldItems: Range<Int>, _ firstChanged: Int
  ) -> Int {
    let firstLine = bands.lowerBound + 1
    guard !oldItems.isEmpty else { return firstLine }
    return max(firstLine, band(ofItem: min(firstChanged, oldItems.upperBound - 1)) - 1)
  }
}
