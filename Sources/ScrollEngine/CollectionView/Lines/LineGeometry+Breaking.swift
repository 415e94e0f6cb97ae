import Extents

// Lines of items of different sizes, after some of the items have changed.
extension LineGeometry {
  /// Breaks the items of a section into lines again, from the line before the first change until
  /// items fall into their old lines again.
  ///
  /// `changed` is the range of the resized and new items, counted across all sections as of now; it
  /// is empty if items were only removed. `growth` is the number of items added minus the number
  /// removed.
  ///
  /// - Complexity: O(items from that line to the first old line); equal items count as the items of
  ///   one line
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
    // If a line that begins among equal items is not an old line, no later line that begins among
    // these items is an old line.
    var endOfRun = next
    var reader = SizeReader(breadths: itemBreadths, thicknesses: itemThicknesses, end: end)
    while next < end, endBand == nil {
      let (breadth, thickness, runEnd) = reader.size(at: next)
      if next < endOfRun {
        breaker.add(breadth: breadth, thickness: thickness, count: runEnd - next)
        next = runEnd
        continue
      }
      let isNewLine = breaker.add(breadth: breadth, thickness: thickness)
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
    // If old lines continue, the open line is the first old line.
    if endBand != nil { breaker.forgetOpenLine() }
    breaker.finish(isEndOfSection: endBand == nil)
    let range = firstBand..<(endBand ?? bandsOfSection.upperBound - 1)
    bands.replaceSubrange(range, with: breaker.extents)
    bandItems.replaceSubrange(range, with: breaker.items)
    sectionBands[index] += Double(breaker.extents.count - range.count)
  }

  /// The line before the first changed item's line: the changed item may fit into it now.
  private func firstBandToBreak(
    _ bands: Range<Int>, _ oldItems: Range<Int>, _ firstChanged: Int
  ) -> Int {
    let firstLine = bands.lowerBound + 1
    guard !oldItems.isEmpty else { return firstLine }
    return max(firstLine, band(ofItem: min(firstChanged, oldItems.upperBound - 1)) - 1)
  }
}

/// Reads the sizes of items in order: looking up each takes longer than listing some at once.
private struct SizeReader {
  let breadths: Extents
  let thicknesses: Extents
  let end: Int

  /// The items that have been read, either listed one by one or as a run of equal items.
  private var known = 0..<0
  private var isRun = false
  private var listedBreadths: [Double] = []
  private var listedThicknesses: [Double] = []
  /// The number of items to list next; small at first, because most changes concern few items.
  private var chunk = 16

  init(breadths: Extents, thicknesses: Extents, end: Int) {
    self.breadths = breadths
    self.thicknesses = thicknesses
    self.end = end
  }

  /// The size of an item, and the end of the run of equal items after it.
  mutating func size(at item: Int) -> (breadth: Double, thickness: Double, runEnd: Int) {
    if !known.contains(item) { read(from: item) }
    if isRun { return (listedBreadths[0], listedThicknesses[0], known.upperBound) }
    let place = item - known.lowerBound
    return (listedBreadths[place], listedThicknesses[place], item + 1)
  }

  private mutating func read(from item: Int) {
    let breadth = breadths.run(at: item)
    let thickness = thicknesses.run(at: item)
    let runEnd = min(breadth.end, thickness.end, end)
    isRun = runEnd - item >= chunk
    if isRun {
      known = item..<runEnd
      listedBreadths = [breadth.extent]
      listedThicknesses = [thickness.extent]
    } else {
      known = item..<min(item + chunk, end)
      listedBreadths = breadths[known].elements()
      listedThicknesses = thicknesses[known].elements()
      chunk = min(2 * chunk, 512)
    }
  }
}
