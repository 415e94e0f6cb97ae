import Extents

// Sections are added in their order; `counts` knows how many items each of them has.
extension LineGeometry {
  /// Adds a section of lines that are all alike.
  ///
  /// - Parameter estimatedThickness: In points, where somebody is going to measure the lines of
  ///   columns; otherwise the section's arrangement has a size for all of its items.
  /// - Complexity: O(log n)
  mutating func appendEvenLines(_ section: LineSection, estimatedThickness: Double? = nil) {
    let number = counts.numberOfItems(inSection: sectionBands.count)
    let (perLine, ownThickness) = evenLines(of: section)
    let thickness = estimatedThickness ?? ownThickness
    let lines = number / perLine + (number % perLine > 0 ? 1 : 0)
    var extents = Extents(repeating: thickness + section.lineSpacing, count: max(0, lines - 1))
    if lines > 0 { extents.append(repeating: thickness + section.trailing, count: 1) }
    if estimatedThickness != nil { extents.markEstimated(0..<lines) }
    append(section, lines: extents, items: items(number, perLine: perLine))
  }

  /// Adds a section of columns whose lines each have their own thickness, in points.
  ///
  /// - Complexity: O(lines)
  mutating func appendColumns(_ section: LineSection, lineThickness: (_ line: Int) -> Double) {
    let number = counts.numberOfItems(inSection: sectionBands.count)
    let perLine = evenLines(of: section).perLine
    let lines = number / perLine + (number % perLine > 0 ? 1 : 0)
    let extents = Extents(count: lines) {
      lineThickness($0) + ($0 == lines - 1 ? section.trailing : section.lineSpacing)
    }
    append(section, lines: extents, items: items(number, perLine: perLine))
  }

  /// Adds a section of items that each have their own size, in points.
  ///
  /// - Complexity: O(items)
  mutating func appendItems(_ section: LineSection, itemSize: (_ item: Int) -> Size) {
    let number = counts.numberOfItems(inSection: sectionBands.count)
    var breaker = LineBreaker(section: section, breadth: breadth)
    var thicknesses: [Double] = []
    thicknesses.reserveCapacity(number)
    itemBreadths.append(
      Extents(count: number) { item in
        let size = itemSize(item)
        breaker.add(breadth: size[axis.across], thickness: size[axis])
        thicknesses.append(size[axis])
        return size[axis.across]
      })
    itemThicknesses.append(Extents(count: number) { thicknesses[$0] })
    breaker.finish(isEndOfSection: true)
    append(section, lines: breaker.extents, items: breaker.items)
  }

  /// Adds a section of items that somebody is going to measure, and that have one size till then.
  ///
  /// - Complexity: O(log n)
  mutating func appendItems(_ section: LineSection, estimatedSize size: Size) {
    let number = counts.numberOfItems(inSection: sectionBands.count)
    var breaker = LineBreaker(section: section, breadth: breadth)
    breaker.add(breadth: size[axis.across], thickness: size[axis], count: number)
    breaker.finish(isEndOfSection: true)
    var breadths = Extents(repeating: size[axis.across], count: number)
    breadths.markEstimated(0..<number)
    itemBreadths.append(breadths)
    itemThicknesses.append(repeating: size[axis], count: number)
    append(section, lines: breaker.extents, items: breaker.items)
  }

  /// How many items are in each line, and its thickness where all have the same.
  private func evenLines(of section: LineSection) -> (perLine: Int, thickness: Double) {
    switch section.arrangement {
    case .columns(let number, let thickness): (number, thickness ?? 0)
    case .uniform(let breadth, let thickness):
      (section.itemsPerLine(breadth: breadth, room: section.room(in: self.breadth)), thickness)
    case .individual:
      fail("CollectionView: items that each have their own size are in no even lines")
    }
  }

  /// The number of items of each line, where all but the last one hold the same.
  private func items(_ number: Int, perLine: Int) -> Extents {
    let full = number / perLine
    var items = Extents(repeating: Double(perLine), count: full)
    let rest = number - full * perLine
    if rest > 0 { items.append(repeating: Double(rest), count: 1) }
    return items
  }

  private mutating func append(_ section: LineSection, lines: Extents, items: Extents) {
    note(section)
    let inset = section.leading + (lines.isEmpty ? section.trailing : 0)
    bands.append(repeating: section.header + inset, count: 1)
    bands.append(lines)
    bands.append(repeating: section.footer, count: 1)
    bandItems.append(repeating: 0, count: 1)
    bandItems.append(items)
    bandItems.append(repeating: 0, count: 1)
    sectionBands.append(repeating: Double(lines.count + 2), count: 1)
  }

  /// Keeps one set of numbers for all sections as long as they are the same.
  private mutating func note(_ section: LineSection) {
    let index = sectionBands.count
    if index > 1, sections.count == 1 {
      if sections[0] == section { return }
      sections = Array(repeating: sections[0], count: index)
    } else if index == 1, sections[0] == section {
      return
    }
    sections.append(section)
  }
}
