import Extents

// Whole sections: inserted, removed, replaced.
extension LineGeometry {
  /// Appends equal sections.
  ///
  /// - Complexity: O(log n), for any number of sections
  mutating func append(_ lines: SectionLines, count: Int = 1) {
    let index = sectionBands.count
    insert(lines, at: index)
    guard count > 1 else { return }
    let ofOne = bands(ofSection: index)
    let items = items(inBands: ofOne)
    bands.repeatTail(ofOne, count: count)
    bandItems.repeatTail(ofOne, count: count)
    sectionBands.append(repeating: Double(ofOne.count), count: count - 1)
    guard !itemThicknesses.isEmpty else { return }
    itemBreadths.repeatTail(items, count: count)
    itemThicknesses.repeatTail(items, count: count)
  }

  /// - Complexity: O(log n), and O(S) if sections have different measures
  mutating func insert(_ lines: SectionLines, at index: Int) {
    note(lines.section, at: index)
    let band = Int(sectionBands.offset(of: index))
    let item = Int(bandItems.offset(of: band))
    let section = lines.section
    var extents = Extents(repeating: section.header + section.leading, count: 1)
    extents.append(lines.extents)
    extents.append(repeating: section.trailing + section.footer, count: 1)
    var items = Extents(repeating: 0, count: 1)
    items.append(lines.items)
    items.append(repeating: 0, count: 1)
    bands.replaceSubrange(band..<band, with: extents)
    bandItems.replaceSubrange(band..<band, with: items)
    sectionBands.insert(Double(extents.count), at: index)
    guard !lines.itemThicknesses.isEmpty else { return }
    itemBreadths.replaceSubrange(item..<item, with: lines.itemBreadths)
    itemThicknesses.replaceSubrange(item..<item, with: lines.itemThicknesses)
  }

  /// Removes a section.
  ///
  /// - Returns: The removed lines.
  @discardableResult
  mutating func removeSection(_ index: Int) -> SectionLines {
    let lines = lines(ofSection: index)
    let bands = bands(ofSection: index)
    let items = items(inBands: bands)
    if !itemThicknesses.isEmpty {
      itemBreadths.removeSubrange(items)
      itemThicknesses.removeSubrange(items)
    }
    self.bands.removeSubrange(bands)
    bandItems.removeSubrange(bands)
    sectionBands.remove(at: index)
    if sections.count > 1 { sections.remove(at: index) }
    return lines
  }

  func lines(ofSection index: Int) -> SectionLines {
    let bands = bands(ofSection: index)
    let lines = bands.lowerBound + 1..<bands.upperBound - 1
    let items = items(inBands: bands)
    return SectionLines(
      section(index), extents: self.bands[lines], items: bandItems[lines],
      itemBreadths: itemBreadths.isEmpty ? Extents() : itemBreadths[items],
      itemThicknesses: itemThicknesses.isEmpty ? Extents() : itemThicknesses[items])
  }

  /// Keeps one `LineSection` for all sections while they are the same.
  private mutating func note(_ section: LineSection, at index: Int) {
    let count = sectionBands.count
    overlap = max(overlap, -section.lineSpacing)
    if count == 0 {
      sections = [section]
    } else if sections.count == 1 {
      if sections[0] == section { return }
      sections = Array(repeating: sections[0], count: count)
      sections.insert(section, at: index)
    } else {
      sections.insert(section, at: index)
    }
  }
}

extension Extents {
  /// Appends copies of a range at the end of the elements until the range occurs `count` times.
  fileprivate mutating func repeatTail(_ range: Range<Int>, count: Int) {
    var piece = self[range]
    var rest = count - 1
    while rest > 0 {
      if rest % 2 == 1 { append(piece) }
      rest /= 2
      if rest > 0 { piece.append(piece) }
    }
  }
}
