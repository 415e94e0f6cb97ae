/// Checks that the number of rows of each section follows from the old number and the updates.
struct RowCountCheck {
  private let element: ListUpdateError.Element
  /// Inserted rows and move targets, sorted.
  private let targets: [ListRun]
  /// The rows of new and reloaded sections that are not move targets.
  private(set) var gaps: [ListRun] = []

  private var nextTarget = 0
  private var nextRemoval = 0

  init(_ element: ListUpdateError.Element, targets: [ListRun]) {
    self.element = element
    self.targets = targets
  }

  /// How many rows a section gains or loses.
  private struct Tally {
    var changed = 0
    var moved = 0

    mutating func add(_ run: ListRun) {
      if run.counterpart == nil { changed += run.count } else { moved += run.count }
    }
  }

  // Parameters, not properties: copying the changes would usually take longer than the check.
  mutating func run(
    _ sections: SectionChanges, _ removals: ListRuns, rowsBefore: (Int) -> Int,
    rowsAfter: (Int) -> Int
  ) throws(ListUpdateError) {
    guard !sections.isEmpty else {
      for section in 0..<sections.countAfter {
        let step = SectionWalk.Step(section: section, oldSection: section, isMoved: false)
        try check(step, removals, rowsBefore: rowsBefore, after: rowsAfter(section))
      }
      return
    }
    var walk = SectionWalk(sections)
    while let step = walk.next() {
      try check(step, removals, rowsBefore: rowsBefore, after: rowsAfter(step.section))
    }
  }

  private mutating func check(
    _ step: SectionWalk.Step, _ removals: ListRuns, rowsBefore: (Int) -> Int, after: Int
  ) throws(ListUpdateError) {
    guard after >= 0 else {
      throw ListUpdateError(.negativeCount(section: step.section, after), of: element)
    }
    let firstTarget = nextTarget
    let arriving = try tallyTargets(in: step.section, count: after)
    if let animation = step.freshAnimation {
      let moves = targets[firstTarget..<nextTarget].filter { $0.operation == .moveTarget }
      gaps += moves.gaps(
        count: after, section: step.section, operation: .insert, animation: animation)
      return
    }
    let leaving = tally(removals, in: step.oldSection, isMoved: step.isMoved)
    let before = rowsBefore(step.oldSection)
    guard before + arriving.changed - leaving.changed + arriving.moved - leaving.moved == after
    else {
      throw ListUpdateError(
        .invalidCount(
          section: step.section, oldSection: step.oldSection, before: before, after: after,
          inserted: arriving.changed, deleted: leaving.changed, movedIn: arriving.moved,
          movedOut: leaving.moved),
        of: element)
    }
  }

  private mutating func tallyTargets(
    in section: Int, count: Int
  ) throws(ListUpdateError) -> Tally {
    var tally = Tally()
    while nextTarget < targets.count, targets[nextTarget].section == section {
      try targets[nextTarget].checkRows(count: count, of: element)
      tally.add(targets[nextTarget])
      nextTarget += 1
    }
    return tally
  }

  /// Counts the rows that leave a section; `isMoved` means that, in the old state, the section may
  /// come before the section that was counted last.
  private mutating func tally(_ removals: ListRuns, in section: Int, isMoved: Bool) -> Tally {
    var tally = Tally()
    guard !removals.isEmpty else { return tally }
    let runs = removals.runs
    var index = nextRemoval
    if isMoved { index = removals.firstRun(in: section) }
    while index < runs.count, runs[index].section <= section {
      if runs[index].section == section { tally.add(runs[index]) }
      index += 1
    }
    if !isMoved { nextRemoval = index }
    return tally
  }
}

/// Visits the sections of the new state in order, each with its old index.
private struct SectionWalk {
  struct Step {
    var section: Int
    /// The old index of the section; meaningless for a new section.
    var oldSection: Int
    var isMoved: Bool
    /// How the rows of a new or reloaded section appear; nil for a section that keeps its rows.
    var freshAnimation: RowAnimation?
  }

  private let changes: SectionChanges
  private var section = 0
  private var oldSection = 0
  private var insertion = 0
  private var removal = 0
  private var reload = 0

  init(_ changes: SectionChanges) {
    self.changes = changes
  }

  mutating func next() -> Step? {
    guard section < changes.countAfter else { return nil }
    defer { section += 1 }
    let insertions = changes.insertions.runs
    if insertion < insertions.count, insertions[insertion].first <= section {
      let run = insertions[insertion]
      if run.last == section { insertion += 1 }
      let source = run.counterpart(of: section)
      return Step(
        section: section, oldSection: source?.row ?? 0, isMoved: true,
        freshAnimation: source == nil ? run.animation : nil)
    }
    return nextThatStays()
  }

  private mutating func nextThatStays() -> Step {
    let removals = changes.removals.runs
    while removal < removals.count, removals[removal].first <= oldSection {
      oldSection = removals[removal].last + 1
      removal += 1
    }
    defer { oldSection += 1 }
    let reloads = changes.reloads.runs
    while reload < reloads.count, reloads[reload].last < oldSection { reload += 1 }
    let isReloaded = reload < reloads.count && reloads[reload].first <= oldSection
    return Step(
      section: section, oldSection: oldSection, isMoved: false,
      freshAnimation: isReloaded ? reloads[reload].animation : nil)
  }
}
