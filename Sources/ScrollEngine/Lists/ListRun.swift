/// Neighbouring indices with the same operation: rows of one section, or sections.
struct ListRun: Hashable, Sendable {
  /// The section of the rows; 0 for a run of sections.
  var section: Int
  // The range is closed, because a program may pass `Int.max`.
  var first: Int
  var last: Int
  var operation: ListUpdates.Operation
  var animation: RowAnimation
  /// The source or target of the first index of a move; nil if nothing moves. The sources or
  /// targets of the other indices follow it consecutively.
  var counterpart: IndexPath?
  /// The number of indices in earlier runs of the same section.
  var before = 0

  init(
    section: Int, first: Int, last: Int, operation: ListUpdates.Operation,
    animation: RowAnimation, counterpart: IndexPath? = nil
  ) {
    self.section = section
    self.first = first
    self.last = last
    self.operation = operation
    self.animation = animation
    self.counterpart = counterpart
  }

  /// - Precondition: The indices have been checked; the count of unchecked indices may overflow.
  var count: Int { last - first + 1 }

  /// The rows, or sections, as a range; the precondition of ``count`` applies.
  var range: Range<Int> { first..<last + 1 }

  /// The source or target of an index of a move; nil if nothing moves.
  func counterpart(of place: Int) -> IndexPath? {
    counterpart.map { IndexPath(row: $0.row + (place - first), section: $0.section) }
  }

  func isOrdered(before other: ListRun) -> Bool {
    (section, first) < (other.section, other.first)
  }

  /// Whether another run continues this one with the same operation.
  func goesOn(in next: ListRun) -> Bool {
    guard section == next.section, last < .max, last + 1 == next.first,
      operation == next.operation, animation == next.animation
    else { return false }
    guard let counterpart, let nextCounterpart = next.counterpart else { return true }
    let (row, overflow) = counterpart.row.addingReportingOverflow(count)
    return !overflow && nextCounterpart == IndexPath(row: row, section: counterpart.section)
  }
}

/// Sorted runs that do not overlap, all in the old state or all in the new state.
///
/// Each index of a section that is in no run has a rank: 0 for the first, and so on. The rank of a
/// row among the old rows that are not removed is also its rank among the new rows that are not
/// inserted; so the rank leads from the old index of a row to the new index, and back.
struct ListRuns: Hashable, Sendable {
  let runs: [ListRun]

  static let none = ListRuns(sorted: [])

  /// Joins runs that continue each other; `runs` must be sorted and must not overlap.
  init(sorted runs: [ListRun]) {
    guard runs.count > 1 else {
      self.runs = runs
      return
    }
    var joined = [runs[0]]
    joined.reserveCapacity(runs.count)
    for var run in runs.dropFirst() {
      let previous = joined[joined.count - 1]
      if previous.goesOn(in: run) {
        joined[joined.count - 1].last = run.last
      } else {
        if previous.section == run.section { run.before = previous.before + previous.count }
        joined.append(run)
      }
    }
    self.runs = joined
  }

  var isEmpty: Bool { runs.isEmpty }

  /// The first run that is not part of a move; nil if there is none.
  var firstNewRun: ListRun? {
    for run in runs where run.counterpart == nil { return run }
    return nil
  }

  var isAnimated: Bool { runs.contains { $0.animation != .none } }

  /// Whether no run holds this index or an earlier index.
  func allAre(after path: IndexPath) -> Bool {
    guard let first = runs.first else { return true }
    return (first.section, first.first) > (path.section, path.row)
  }

  /// The number of indices with an operation.
  func count(of operation: ListUpdates.Operation) -> Int {
    runs.reduce(0) { $1.operation == operation ? $0 + $1.count : $0 }
  }

  /// The run that contains an index; nil if no run does.
  ///
  /// - Complexity: O(log k) for k runs, like everything below
  func run(holding place: Int, in section: Int = 0) -> ListRun? {
    guard let run = last(atOrBefore: place, in: section), place <= run.last else { return nil }
    return run
  }

  /// The rank of an index; nil if a run contains the index.
  func rank(of place: Int, in section: Int = 0) -> Int? {
    guard let run = last(atOrBefore: place, in: section) else { return place }
    return place > run.last ? place - run.before - run.count : nil
  }

  /// The index that has a given rank.
  func place(ofRank rank: Int, in section: Int = 0) -> Int {
    let following = firstRun(afterRank: rank, in: section)
    guard following > 0, runs[following - 1].section == section else { return rank }
    return rank + runs[following - 1].before + runs[following - 1].count
  }

  /// The position in ``runs`` of the first run after the index with a rank; the number of runs if
  /// there is no such run.
  func firstRun(afterRank rank: Int, in section: Int) -> Int {
    partition { ($0.section, $0.first - $0.before) > (section, rank) }
  }

  /// The first run in a section that begins after an index; nil if there is none.
  func firstRun(after place: Int, in section: Int) -> ListRun? {
    let following = partition { ($0.section, $0.first) > (section, place) }
    guard following < runs.count, runs[following].section == section else { return nil }
    return runs[following]
  }

  /// The position in ``runs`` of the first run in a section or in a later section; the number of
  /// runs if there is no such run.
  func firstRun(in section: Int) -> Int {
    partition { $0.section >= section }
  }

  private func last(atOrBefore place: Int, in section: Int) -> ListRun? {
    let following = partition { ($0.section, $0.first) > (section, place) }
    guard following > 0, runs[following - 1].section == section else { return nil }
    return runs[following - 1]
  }

  /// The position of the first run that satisfies a condition, or the number of runs; the condition
  /// must hold for all later runs, too.
  @inline(__always)
  private func partition(_ condition: (ListRun) -> Bool) -> Int {
    var lower = 0
    var upper = runs.count
    while lower < upper {
      let middle = lower + (upper - lower) / 2
      if condition(runs[middle]) { upper = middle } else { lower = middle + 1 }
    }
    return lower
  }
}
