import Extents

// Items and sections come, go and move; all other items and sections keep their sizes.
extension LineGeometry {
  /// The questions to a layout about new items and sections.
  struct Source {
    /// The measures of a section of the new state.
    let section: (_ section: Int) -> LineSection
    /// The lines of a section of the new state, with all its items.
    let lines: (_ section: LineSection, _ index: Int, _ count: Int) -> SectionLines
    /// The sizes of some items of a section of the new state; nil for items that keep their size
    /// until they are measured again.
    let sizes: (_ items: Range<Int>, _ section: Int, _ isReload: Bool) -> ItemSizes?
  }

  /// Applies updates.
  ///
  /// - Complexity: O(k log n) for k runs of updates, and the cost of moving items of different
  ///   sizes to other lines; O(S) if sections come or go
  mutating func apply(_ changes: ListChanges, counts new: ItemCounts, asking source: Source) {
    let old = self
    if keepsSizes { removeItems(changes) }
    changeSections(changes.sections, counts: new, source)
    if keepsSizes { insertItems(changes, from: old, source) }
    counts = new
    if !keepsSizes { remakeLines(changes, source) }
  }

  /// Handles new content of items: items whose size the layout knows get their current size, and
  /// the sizes of other items are estimates until measured.
  mutating func reload(_ paths: [IndexPath], asking source: Source) {
    for path in paths {
      let range = path.item..<path.item + 1
      if keepsSizes, let sizes = source.sizes(range, path.section, true) {
        replaceItems(range, inSection: path.section, with: sizes)
      } else {
        markEstimated(counts.index(of: path))
      }
    }
  }

  /// Whether each item has a size that it keeps when it moves.
  ///
  /// Otherwise all items have the same size, or the thickness of a line depends on its index alone.
  var keepsSizes: Bool {
    switch sections.first?.arrangement {
    case .individual, .rows: true
    case .columns, .uniform, nil: false
    }
  }

  // MARK: Sections

  private mutating func changeSections(
    _ changes: SectionChanges, counts new: ItemCounts, _ source: Source
  ) {
    var moving: [Int: SectionLines] = [:]
    for run in changes.removals.runs.reversed() {
      for section in run.range.reversed() {
        let lines = removeSection(section)
        if run.counterpart != nil { moving[section] = lines }
      }
    }
    for run in changes.insertions.runs {
      for section in run.range {
        let origin = run.counterpart(of: section)?.row
        insert(
          origin.flatMap { moving[$0] } ?? emptySection(source.section(section)), at: section)
      }
    }
    for run in changes.reloads.runs {
      for oldSection in run.range {
        guard let section = changes.newSection(forOld: oldSection) else { continue }
        // All items of a reloaded section are gone by now, or about to be replaced.
        removeSection(section)
        insert(emptySection(source.section(section)), at: section)
      }
    }
  }

  private func emptySection(_ section: LineSection) -> SectionLines {
    SectionLines(
      section, extents: Extents(), items: Extents(), itemBreadths: Extents(),
      itemThicknesses: Extents())
  }

  /// Replaces the lines of all sections in which items were inserted, removed or reloaded.
  private mutating func remakeLines(_ changes: ListChanges, _ source: Source) {
    for section in changes.touchedSections.sorted() {
      let numbers = removeSection(section).section
      insert(
        source.lines(numbers, section, counts.numberOfItems(inSection: section)), at: section)
    }
  }

  // MARK: Items with a size of their own

  private mutating func removeItems(_ changes: ListChanges) {
    for run in changes.removals.runs.reversed() {
      // Skips deleted sections: `changeSections` removes them with all their items.
      let section = changes.sections.removals.run(holding: run.section)
      if let section, section.counterpart == nil { continue }
      replaceItems(run.range, inSection: run.section, with: nil)
    }
  }

  private mutating func insertItems(
    _ changes: ListChanges, from old: LineGeometry, _ source: Source
  ) {
    for run in changes.insertions.runs {
      let place = run.first..<run.first
      if let origin = run.counterpart {
        let first = old.counts.index(of: origin)
        replaceItems(
          place, inSection: run.section,
          with: old.sizes(ofItems: first..<first + run.count, inSection: origin.section))
      } else {
        replaceItems(
          place, inSection: run.section, with: source.sizes(run.range, run.section, false))
      }
    }
    for run in changes.reloadsInNewState {
      if let sizes = source.sizes(run.range, run.section, true) {
        replaceItems(run.range, inSection: run.section, with: sizes)
      } else {
        let first = items(inBands: bands(ofSection: run.section)).lowerBound
        for item in run.range { markEstimated(first + item) }
      }
    }
  }

  /// The individual sizes of items of one section; `items` are indices across all sections.
  ///
  /// In the arrangement `rows`, a thickness includes the space after the line; the section's last
  /// line has no such space, so the space is added here.
  private func sizes(ofItems items: Range<Int>, inSection index: Int) -> ItemSizes {
    guard itemThicknesses.isEmpty else {
      return ItemSizes(breadths: itemBreadths[items], thicknesses: itemThicknesses[items])
    }
    let first = band(ofItem: items.lowerBound)
    var thicknesses = bands[first..<first + items.count]
    if items.upperBound == counts.items(inSection: index).upperBound {
      thicknesses.add(section(index).lineSpacing, to: items.count - 1)
    }
    return ItemSizes(thicknesses: thicknesses)
  }

  /// Replaces items of a section, given by their indices in the section; nil `sizes` removes them.
  private mutating func replaceItems(
    _ range: Range<Int>, inSection index: Int, with sizes: ItemSizes?
  ) {
    let count = sizes?.thicknesses.count ?? 0
    if case .individual = section(index).arrangement {
      let start = items(inBands: bands(ofSection: index)).lowerBound
      let range = start + range.lowerBound..<start + range.upperBound
      itemBreadths.replaceSubrange(range, with: sizes?.breadths ?? Extents())
      itemThicknesses.replaceSubrange(range, with: sizes?.thicknesses ?? Extents())
      breakLines(
        ofSection: index, changed: range.lowerBound..<range.lowerBound + count,
        by: count - range.count)
      return
    }
    // Each item is a line: no space follows the last line.
    let first = bands(ofSection: index).lowerBound + 1
    let spacing = section(index).lineSpacing
    var last = bands(ofSection: index).upperBound - 2
    if last >= first { bands.add(spacing, to: last) }
    let lines = first + range.lowerBound..<first + range.upperBound
    bands.replaceSubrange(lines, with: sizes?.thicknesses ?? Extents())
    bandItems.replaceSubrange(lines, with: Extents(repeating: 1, count: count))
    sectionBands[index] += Double(count - range.count)
    last += count - range.count
    if last >= first { bands.add(-spacing, to: last) }
  }
}
