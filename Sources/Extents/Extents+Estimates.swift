// Estimates: extents that stand in until the real ones are measured.
extension Extents {
  /// Marks the elements of a range as estimates; their extents stay as they are.
  ///
  /// Setting an extent makes it measured again; nothing else does.
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

  /// The first estimate in a range, or nil if all of its elements are measured.
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

  /// The first estimate in a range, with those that follow it without a gap; nil if all elements are
  /// measured.
  ///
  /// - Precondition: `range` lies in 0..<count.
  /// - Complexity: O(log² n)
  public func firstEstimates(in range: Range<Int>) -> Range<Int>? {
    guard let marks, let first = firstEstimated(in: range) else { return nil }
    let before = marks.root.query { $0.offset(of: first) }
    /// Whether all elements from the first to this one are estimates.
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

  /// Brings the marks up to date, before anything else changes them.
  mutating func writeMarks() {
    guard !measured.isEmpty else { return }
    marks?.replaceSubrange(measured, with: SumTree(repeating: 0, count: measured.count))
    measured = 0..<0
  }

  /// Counts the estimates, and drops the marks if there are none.
  mutating func marksDidChange() {
    estimatedCount = Int(marks?.total ?? 0) - measured.count
    guard estimatedCount == 0 else { return }
    marks = nil
    measured = 0..<0
  }
}

extension SumTree {
  /// The first element at or after an index that is not zero, or nil.
  fileprivate func firstMark(from index: Int) -> Int? {
    // The sum of the marks before it is the number of estimates before it.
    let before = root.query { $0.offset(of: index) }
    return before < total ? root.query { $0.index(at: before) } : nil
  }
}
