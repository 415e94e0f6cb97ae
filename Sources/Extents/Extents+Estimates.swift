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
  /// Setting an extent marks the element as measured again; nothing else does.
  ///
  /// - Precondition: `range` lies in 0..<count.
  /// - Complexity: O(log n)
  public mutating func markEstimated(_ range: Range<Int>) {
    checkRange(range)
    guard !range.isEmpty else { return }
    writeMarks()
    if marks == nil { marks = SumTree(repeating: 0, count: count) }
    marks?.replaceSubrange(range, with: SumTree(repeating: 1, count: range.count))
    marksDidChange()
  }

  /// Whether an element is an estimate.
  ///
  /// - Precondition: `index` is in 0..<count.
  /// - Complexity: O(log n)
  public func isEstimated(_ index: Int) -> Bool {
    checkElement(index)
    guard let marks, !measured.contains(index) else { return false }
    return marks.root.query { $0.extent(at: index) } > 0
  }

  /// The extent of an estimate, in points, and the end of a run of equal estimates; nil for a
  /// measured element.
  ///
  /// `end` is above `index`. More equal estimates may follow it.
  ///
  /// - Precondition: `index` is in 0..<count.
  /// - Complexity: O(log n)
  public func estimates(at index: Int) -> (extent: Double, end: Int)? {
    checkElement(index)
    guard let marks, !measured.contains(index) else { return nil }
    let mark = marks.root.query { $0.run(at: index) }
    guard mark.extent > 0 else { return nil }
    // A run ends before elements whose marks have not been written yet, because the tree may not
    // have their extents either.
    let run = tree.root.query { $0.run(at: index) }
    let end = min(mark.end, run.end)
    return (run.extent, index < measured.lowerBound ? min(end, measured.lowerBound) : end)
  }

  /// The first estimate in a range; nil if all elements of the range are measured.
  ///
  /// - Precondition: `range` lies in 0..<count.
  /// - Complexity: O(log n)
  public func firstEstimated(in range: Range<Int>) -> Int? {
    checkRange(range)
    guard let marks, var index = marks.firstMark(from: range.lowerBound) else { return nil }
    if measured.contains(index) {
      guard let next = marks.firstMark(from: measured.upperBound) else { return nil }
      index = next
    }
    return index < range.upperBound ? index : nil
  }

  /// The first run of neighbouring estimates in a range; nil if all elements are measured.
  ///
  /// - Precondition: `range` lies in 0..<count.
  /// - Complexity: O(log² n)
  public func firstEstimates(in range: Range<Int>) -> Range<Int>? {
    guard let marks, let first = firstEstimated(in: range) else { return nil }
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
    if !measured.isEmpty, index == measured.upperBound {
      measured = measured.lowerBound..<index + 1
    } else {
      writeMarks()
      measured = index..<index + 1
    }
    if unwritten == nil {
      unwritten = []
      unwritten?.reserveCapacity(Extents.windowSize)
    }
    unwritten?.append(extent)
    marksDidChange()
  }

  /// Writes the extents that ``measure(_:as:)`` has set.
  ///
  /// - Complexity: O(log n) for up to a few hundred neighbours.
  public mutating func writeMeasured() { writeExtents() }

  /// Writes pending extents, before another change of the tree.
  @inline(__always)
  mutating func writeExtents() {
    if unwritten != nil { writeUnwritten() }
  }

  @inline(never)
  private mutating func writeUnwritten() {
    guard let extents = unwritten.take() else { return }
    let range = measured.suffix(extents.count)
    if extents.count == 1 {
      tree.set(range.lowerBound, to: extents[0])
    } else {
      var builder = ExtentsBuilder()
      extents.withUnsafeBufferPointer { builder.append($0) }
      tree.replaceSubrange(range, with: builder.finish().tree)
    }
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

  /// The pending extent of an element; nil if the tree has its extent.
  @inline(never)
  func unwrittenExtent(at index: Int) -> Double? {
    guard let unwritten, measured.suffix(unwritten.count).contains(index) else { return nil }
    return unwritten[index - (measured.upperBound - unwritten.count)]
  }

  mutating func unmark(_ index: Int) {
    guard marks != nil, isEstimated(index) else { return }
    if index == measured.upperBound, !measured.isEmpty {
      measured = measured.lowerBound..<index + 1
    } else if index == measured.lowerBound - 1, !measured.isEmpty {
      measured = index..<measured.upperBound
    } else {
      writeMarks()
      measured = index..<index + 1
    }
    marksDidChange()
  }

  /// Writes pending marks, before another change of the marks.
  mutating func writeMarks() {
    guard !measured.isEmpty else { return }
    writeExtents()
    marks?.replaceSubrange(measured, with: SumTree(repeating: 0, count: measured.count))
    measured = 0..<0
  }

  /// Counts the estimates, and removes the marks if there are no estimates.
  mutating func marksDidChange() {
    estimatedCount = Int(marks?.total ?? 0) - measured.count
    guard estimatedCount == 0 else { return }
    writeExtents()
    marks = nil
    measured = 0..<0
  }
}

extension SumTree {
  /// The first element at or after an index whose number is not zero; nil if there is none.
  fileprivate func firstMark(from index: Int) -> Int? {
    // The sum of the marks before an element is the number of estimates before it.
    let before = root.query { $0.offset(of: index) }
    return before < total ? root.query { $0.index(at: before) } : nil
  }
}
