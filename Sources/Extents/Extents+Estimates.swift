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
    if marks == nil { marks = SumTree(repeating: 0, count: count) }
    marks?.replaceSubrange(range, with: SumTree(repeating: 1, count: range.count))
  }

  /// Whether an element is an estimate.
  ///
  /// - Precondition: `index` is in 0..<count.
  /// - Complexity: O(log n)
  public func isEstimated(_ index: Int) -> Bool {
    checkElement(index)
    guard let marks else { return false }
    return marks.root.query { $0.extent(at: index) } > 0
  }

  /// The number of estimated elements.
  public var estimatedCount: Int { Int(marks?.total ?? 0) }

  /// The first estimate in a range, or nil if all of its elements are measured.
  ///
  /// - Precondition: `range` lies in 0..<count.
  /// - Complexity: O(log n)
  public func firstEstimated(in range: Range<Int>) -> Int? {
    checkRange(range)
    guard let marks else { return nil }
    // The sum of the marks before the range is the number of estimates before it.
    let before = marks.root.query { $0.offset(of: range.lowerBound) }
    guard before < marks.total else { return nil }
    let index = marks.root.query { $0.index(at: before) }
    return index < range.upperBound ? index : nil
  }

  mutating func unmark(_ index: Int) {
    guard marks != nil, isEstimated(index) else { return }
    marks?.replaceSubrange(index..<index + 1, with: SumTree(repeating: 0, count: 1))
    dropMarksIfNone()
  }

  mutating func dropMarksIfNone() {
    if marks?.total == 0 { marks = nil }
  }
}
