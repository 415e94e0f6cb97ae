import Synchronization

// Estimates: preliminary extents of elements that have not been measured.
extension Extents {
  /// For tests: the number of queries in this task that have copied a value with pending extents.
  @TaskLocal package static var copies: Copies?

  package final class Copies: Sendable {
    private let count = Atomic(0)

    package init() {}

    package var number: Int { count.load(ordering: .relaxed) }

    fileprivate func add() { count.add(1, ordering: .relaxed) }
  }

  /// Marks the elements of a range as estimates; their extents stay as they are.
  ///
  /// Setting the extent of an element marks the element as measured again.
  ///
  /// - Precondition: `range` lies in 0..<count.
  /// - Complexity: O(log n)
  public mutating func markEstimated(_ range: Range<Int>) {
    checkRange(range)
    guard !range.isEmpty else { return }
    makeMarks()
    replaceMarks(range, with: SumTree(repeating: 1, count: range.count))
  }

  /// Whether an element is an estimate.
  ///
  /// - Precondition: `index` is in 0..<count.
  /// - Complexity: O(log n)
  public func isEstimated(_ index: Int) -> Bool {
    checkElement(index)
    return estimates?.contains(index) ?? false
  }

  /// The extent of an estimate, in points, and the end of a run of equal estimates; nil for a
  /// measured element.
  ///
  /// `end` is above `index`. More equal estimates may follow the run.
  ///
  /// - Precondition: `index` is in 0..<count.
  /// - Complexity: O(log n)
  public func estimates(at index: Int) -> (extent: Double, end: Int)? {
    checkElement(index)
    guard let estimates, !estimates.measured.contains(index) else { return nil }
    let mark = estimates.marks.root.query { $0.run(at: index) }
    guard mark.extent > 0 else { return nil }
    // A run ends before elements whose marks have not been written yet, because the tree may not
    // have their extents either.
    let run = tree.root.query { $0.run(at: index) }
    let (end, gap) = (min(mark.end, run.end), estimates.measured.lowerBound)
    return (run.extent, index < gap ? min(end, gap) : end)
  }

  /// The first estimate in a range; nil if all elements of the range are measured.
  ///
  /// - Precondition: `range` lies in 0..<count.
  /// - Complexity: O(log n)
  public func firstEstimated(in range: Range<Int>) -> Int? {
    checkRange(range)
    guard let index = estimates?.first(from: range.lowerBound) else { return nil }
    return index < range.upperBound ? index : nil
  }

  /// The first run of neighbouring estimates in a range; nil if all elements are measured.
  ///
  /// - Precondition: `range` lies in 0..<count.
  /// - Complexity: O(log n · log m) for m elements in the range
  public func firstEstimates(in range: Range<Int>) -> Range<Int>? {
    guard let estimates, let first = firstEstimated(in: range) else { return nil }
    let (marks, measured) = (estimates.marks, estimates.measured)
    let before = marks.root.query { $0.offset(of: first) }
    /// Whether all elements from the first up to `end` are estimates.
    func areEstimates(upTo end: Int) -> Bool {
      let gap = measured.clamped(to: first..<end)
      return gap.isEmpty && marks.root.query { $0.offset(of: end) } - before == Double(end - first)
    }
    var (end, beyond) = (first + 1, range.upperBound + 1)
    while beyond - end > 1 {
      let middle = end + (beyond - end) / 2
      if areEstimates(upTo: middle) { end = middle } else { beyond = middle }
    }
    return first..<end
  }

  /// Sets the measured extent of an estimate, in points; a faster form of the subscript's setter.
  ///
  /// If neighbours are measured in ascending order, their extents are written together: by
  /// ``writeMeasured()``, or before another change. Until then, reading a single extent or mark is
  /// as fast as before; queries of offsets, sums and ranges cost as much as writing.
  ///
  /// - Precondition: The element is an estimate; `extent` is finite and at least 0.
  /// - Complexity: O(1) for each neighbour after the first one.
  public mutating func measure(_ index: Int, as extent: Double) {
    checkElement(index)
    assert(isEstimated(index), "Extents: element \(index) is measured already")
    let extent = Extents.checked(extent, at: index)
    changeEstimates { estimates, tree in
      if !estimates.measured.isEmpty, index == estimates.measured.upperBound {
        estimates.measured = estimates.measured.lowerBound..<index + 1
      } else {
        estimates.writeMarks(of: &tree)
        estimates.measured = index..<index + 1
      }
      estimates.unwritten.append(extent)
    }
  }

  /// Writes the extents that ``measure(_:as:)`` has set.
  ///
  /// - Complexity: O(log n) for up to a few hundred neighbours.
  public mutating func writeMeasured() {
    if hasUnwritten { writeUnwritten() }
  }

  /// Whether measured extents are pending: the tree does not have them yet.
  @inline(__always)
  var hasUnwritten: Bool { estimates?.unwritten.isEmpty == false }

  @inline(never)
  private mutating func writeUnwritten() {
    changeEstimates { $0.writeExtents(to: &$1) }
    checkSize()
  }

  /// A copy with all pending extents written. Callers with several queries call ``writeMeasured()``
  /// first.
  var written: Extents {
    @inline(never) get {
      Self.copies?.add()
      var written = self
      written.writeUnwritten()
      return written
    }
  }

  /// 1 for each estimate, and 0 for each measured element.
  var writtenMarks: SumTree {
    guard let estimates else { return SumTree(repeating: 0, count: count) }
    var marks = estimates.marks
    marks.unmark(estimates.measured)
    return marks
  }

  /// Marks an element as measured.
  mutating func unmark(_ index: Int) {
    guard isEstimated(index) else { return }
    changeEstimates { estimates, tree in
      let measured = estimates.measured
      if index == measured.upperBound, !measured.isEmpty {
        estimates.measured = measured.lowerBound..<index + 1
      } else if index == measured.lowerBound - 1, !measured.isEmpty {
        estimates.measured = index..<measured.upperBound
      } else {
        estimates.writeMarks(of: &tree)
        estimates.measured = index..<index + 1
      }
    }
  }

  /// Makes marks if there are none: all are 0 until the caller marks an estimate.
  mutating func makeMarks() {
    if estimates == nil { estimates = Estimates(marks: SumTree(repeating: 0, count: count)) }
  }

  /// Replaces the marks of a range, if there are marks.
  mutating func replaceMarks(_ range: Range<Int>, with marks: @autoclosure () -> SumTree) {
    changeEstimates { estimates, tree in
      estimates.writeMarks(of: &tree)
      estimates.marks.replaceSubrange(range, with: marks())
    }
  }

  /// Changes the estimates if there are any, in a copy if another value shares them; drops them if
  /// no element is an estimate afterwards.
  mutating func changeEstimates(_ change: (Estimates, inout SumTree) -> Void) {
    guard var own = estimates.take() else { return }
    if !isKnownUniquelyReferenced(&own) { own = Estimates(copying: own) }
    change(own, &tree)
    if own.count > 0 {
      estimates = own
    } else {
      own.writeExtents(to: &tree)
      checkSize()
    }
  }
}
