extension Extents {
  /// Appends equal extents, in points.
  ///
  /// - Precondition: `extent` is finite and at least 0; `count` is at least 0.
  /// - Complexity: O(log n)
  public mutating func append(repeating extent: Double, count: Int) {
    insert(repeating: extent, count: count, at: self.count)
  }

  /// Appends all elements of another value, including their marks as estimates.
  ///
  /// - Complexity: O(log n)
  public mutating func append(_ other: Extents) {
    replaceSubrange(count..<count, with: other)
  }

  /// Inserts a measured extent, in points, before the element at `index`.
  ///
  /// - Precondition: `extent` is finite and at least 0; `index` is in 0...count.
  /// - Complexity: O(log n)
  public mutating func insert(_ extent: Double, at index: Int) {
    insert(repeating: extent, count: 1, at: index)
  }

  /// Inserts equal measured extents, in points, before the element at `index`.
  ///
  /// - Precondition: `extent` is finite and at least 0; `count` is at least 0; `index` is in
  ///   0...count.
  /// - Complexity: O(log n)
  public mutating func insert(repeating extent: Double, count: Int, at index: Int) {
    Extents.checkCount(count)
    checkPosition(index)
    let extent = Extents.checked(extent, at: index)
    Extents.checkCount(self.count + count)
    guard count > 0 else { return }
    replaceMarks(index..<index, with: SumTree(repeating: 0, count: count))
    tree.replaceSubrange(index..<index, with: SumTree(repeating: extent, count: count))
    checkSize()
  }

  /// Removes one element and returns its extent in points.
  ///
  /// - Precondition: `index` is in 0..<count.
  /// - Complexity: O(log n)
  @discardableResult
  public mutating func remove(at index: Int) -> Double {
    let extent = self[index]
    replaceMarks(index..<index + 1, with: SumTree())
    tree.replaceSubrange(index..<index + 1, with: SumTree())
    return extent
  }

  /// Removes the elements of a range.
  ///
  /// - Precondition: `range` lies in 0..<count.
  /// - Complexity: O(log n)
  public mutating func removeSubrange(_ range: Range<Int>) {
    replaceSubrange(range, with: Extents())
  }

  /// Replaces a range with all elements of another value, including their marks as estimates.
  ///
  /// - Precondition: `range` lies in 0..<count.
  /// - Complexity: O(log n)
  public mutating func replaceSubrange(_ range: Range<Int>, with other: Extents) {
    checkRange(range)
    guard !other.hasUnwritten else { return replaceSubrange(range, with: other.written) }
    if other.hasEstimates { makeMarks() }
    replaceMarks(range, with: other.writtenMarks)
    tree.replaceSubrange(range, with: other.tree)
    checkSize()
  }

  /// Moves one element, including its mark, to the index `target`.
  ///
  /// - Precondition: Both indices are in 0..<count.
  /// - Complexity: O(log n)
  public mutating func move(from source: Int, to target: Int) {
    checkElement(source)
    checkElement(target)
    guard source != target else { return }
    let wasEstimated = isEstimated(source)
    let extent = remove(at: source)
    insert(extent, at: target)
    if wasEstimated { markEstimated(target..<target + 1) }
  }
}
