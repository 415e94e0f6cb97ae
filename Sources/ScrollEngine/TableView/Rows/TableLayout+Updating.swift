import Extents

/// Checked updates of a table, with the measures of everything new.
final class TableUpdate: ListUpdate {
  let measures: TableMeasures
  /// The visible rows, and how they change.
  @exclusivity(unchecked) var stretches: [TableStretch] = []
  /// The visible headers and footers of sections that are gone.
  @exclusivity(unchecked) var supplements: [TableSupplement] = []
  /// The distances, in points, by which the content moves and the offset is expected to move.
  @exclusivity(unchecked) var shift = 0.0
  @exclusivity(unchecked) var expectedShift = 0.0

  init(_ changes: ListChanges, _ measures: TableMeasures) {
    self.measures = measures
    super.init(changes)
    resizesElements = !measures.kept.isEmpty
  }
}

/// The measures of everything new in an update, in points.
struct TableMeasures {
  /// The extents of the rows of each run of `changes.insertions`, with the space below each row;
  /// empty for a run that moves.
  var rows: [Extents] = []
  /// The extents of the reloaded rows, in the new state; nil for rows that keep their extents until
  /// they are measured.
  var reloads: [(run: ListRun, extents: Extents?)] = []
  /// The heights of visible rows that stay but get a different height.
  var kept: [(path: IndexPath, height: Double)] = []
  /// The extents of header and footer, alternating, for each section of each run of
  /// `changes.sections.insertions`; empty for a run that moves.
  var sections: [Extents] = []
  /// The extents of header and footer of the reloaded sections, in the new state.
  var sectionReloads: [(section: Int, header: Double, footer: Double)] = []
  /// Whether a new or reloaded section has a visible header or footer.
  var hasSupplements = false
}

/// Neighbouring rows with a cell that change in the same way.
struct TableStretch {
  /// The items of the rows in the old state.
  let items: Range<Int>
  let firstPath: IndexPath
  let rows: ListStretch
  /// The old items of the rows that are still visible, once known.
  var kept: Range<Int>

  init(items: Range<Int>, firstPath: IndexPath, rows: ListStretch) {
    self.items = items
    self.firstPath = firstPath
    self.rows = rows
    kept = items.lowerBound..<items.lowerBound
  }
}

// Applies updates: each run, of any length, cuts and joins a sum tree.
extension TableLayout {
  /// Turns the old state into the new one.
  ///
  /// - Complexity: O(k log n) for k runs of updates
  mutating func apply(_ update: TableUpdate) {
    let changes = update.changes
    if rowSpacing > 0 { addSpacing(rowSpacing, belowLastRowsOf: sectionsTouched(before: changes)) }
    var moved: [Int: Extents] = [:]
    for (index, run) in changes.insertions.runs.enumerated() {
      guard let source = run.counterpart else { continue }
      let item = item(of: source)
      moved[index] = items[item..<item + run.count]
    }
    removeRows(changes.removals)
    changeSections(update)
    insertRows(update, moved: moved)
    for (run, extents) in update.measures.reloads {
      let item = item(of: IndexPath(row: run.first, section: run.section))
      if let extents {
        items.replaceSubrange(item..<item + run.count, with: extents)
      } else {
        items.markEstimated(item..<item + run.count)
      }
    }
    if rowSpacing > 0 { addSpacing(-rowSpacing, belowLastRowsOf: changes.touchedSections) }
    hasSupplements = hasSupplements || update.measures.hasSupplements
    recent = nil
  }

  // MARK: Following rows

  /// Groups the rows among some items of the old state into stretches that change in the same way.
  mutating func stretches(of items: Range<Int>, after changes: ListChanges) -> [TableStretch] {
    var stretches: [TableStretch] = []
    // Usually there are two stretches: the rows before and after one change.
    stretches.reserveCapacity(2)
    var item = items.lowerBound
    while item < items.upperBound {
      guard let section = section(ofItem: item), let path = section.path(of: item)
      else {
        item += 1
        continue
      }
      let end = min(section.rows.upperBound, items.upperBound)
      let rows = changes.stretch(from: path, upTo: end - item)
      stretches.append(
        TableStretch(items: item..<item + rows.count, firstPath: path, rows: rows))
      item += rows.count
    }
    return stretches
  }

  /// The item of a row, without searching again for the section of the last query.
  ///
  /// - Precondition: The table has the row.
  mutating func place(of path: IndexPath) -> Int {
    if let recent, recent.index == path.section { return recent.header + 1 + path.row }
    let section = section(at: path.section)
    recent = section
    return section.header + 1 + path.row
  }

  // MARK: Rows

  private mutating func removeRows(_ removals: ListRuns) {
    var tally = RowTally()
    for run in removals.runs.reversed() {
      tally.begin(run.section, of: &sections)
      let item = item(of: IndexPath(row: run.first, section: run.section))
      items.removeSubrange(item..<item + run.count)
      tally.count -= run.count
    }
    tally.settle(in: &sections)
  }

  private mutating func insertRows(_ update: TableUpdate, moved: [Int: Extents]) {
    var tally = RowTally()
    for (index, run) in update.changes.insertions.runs.enumerated() {
      tally.begin(run.section, of: &sections)
      let item = item(of: IndexPath(row: run.first, section: run.section))
      items.replaceSubrange(item..<item, with: moved[index] ?? update.measures.rows[index])
      tally.count += run.count
    }
    tally.settle(in: &sections)
  }

  /// The change of one section's item count, added up so that each count is changed once.
  private struct RowTally {
    var count = 0
    private var section = 0

    /// Starts a section; the sections before it are already final.
    mutating func begin(_ section: Int, of sections: inout Extents) {
      guard section != self.section else { return }
      settle(in: &sections)
      self.section = section
    }

    mutating func settle(in sections: inout Extents) {
      if count != 0 { sections[section] += Double(count) }
      count = 0
    }
  }

  // MARK: Sections

  private mutating func changeSections(_ update: TableUpdate) {
    let changes = update.changes.sections
    guard !changes.isEmpty else { return }
    let moved = changes.insertions.runs.map { run in
      run.counterpart.map { source in
        let range = source.row..<source.row + run.count
        return (items: items[itemRange(ofSections: range)], counts: sections[range])
      }
    }
    for run in changes.removals.runs.reversed() {
      items.removeSubrange(itemRange(ofSections: run.range))
      sections.removeSubrange(run.range)
    }
    for (index, run) in changes.insertions.runs.enumerated() {
      let start = itemRange(ofSections: run.first..<run.first).lowerBound
      items.replaceSubrange(
        start..<start, with: moved[index]?.items ?? update.measures.sections[index])
      sections.replaceSubrange(
        run.first..<run.first,
        with: moved[index]?.counts ?? Extents(repeating: 2, count: run.count))
    }
    for (section, header, footer) in update.measures.sectionReloads {
      let range = itemRange(ofSections: section..<section + 1)
      items[range.lowerBound] = header
      items[range.upperBound - 1] = footer
    }
  }

  private func itemRange(ofSections range: Range<Int>) -> Range<Int> {
    1 + Int(sections.offset(of: range.lowerBound))..<1 + Int(sections.offset(of: range.upperBound))
  }

  // MARK: Row spacing

  // The last row of a section has no space below it. During changes, every row has such a space.

  private mutating func addSpacing(_ spacing: Double, belowLastRowsOf sections: Set<Int>) {
    for index in sections {
      if let last = section(at: index).rows.last { items.add(spacing, to: last) }
    }
  }

  /// The sections of the old state with rows that come, go or are measured again.
  private func sectionsTouched(before changes: ListChanges) -> Set<Int> {
    var touched = Set(changes.removals.runs.map(\.section))
    touched.formUnion(changes.reloads.runs.map(\.section))
    touched.formUnion(
      changes.insertions.runs.compactMap { changes.sections.oldSection(forNew: $0.section) })
    return touched
  }
}
