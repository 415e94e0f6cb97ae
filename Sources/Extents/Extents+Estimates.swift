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

  /// How long an estimate is, in points, and where a run of equal estimates after it ends; nil if the
  /// element is measured.
  ///
  /// `end` is above `index`. The run may continue beyond it.
  ///
  /// - Precondition: `index` is in 0..<count.
  /// - Complexity: O(log n)
  public func estimates(at index: Int) -> (extent: Double, end: Int)? {
    checkElement(index)
    guard let marks, !measured.contains(index) else { return nil }
    let mark = marks.root.query { $0.run(at: index) }
    guard mark.extent > 0 else { return nil }
    // What has been measured since ends a run, and is not written into any other element.
    let run = tree.root.query { $0.run(at: index) }
    let end = min(mark.end, run.end)
    return (run.extent, index < measured.lowerBound ? min(end, measured.lowerBound) : end)
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

  /// Sets the extent of an estimate, in points, which then is measured, like the subscript.
  ///
  /// Neighbours that are measured one after the other, from the first to the last, are written
  /// together: by ``writeMeasured()``, or when another change comes. Until then single extents, and
  /// where those up to the first of them begin, cost as little as ever; other answers cost as much
  /// as writing.
  ///
  /// - Precondition: The element is an estimate; `extent` is finite and at least 0.
  /// - Complexity: O(1) for each but the first of several neighbours.
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

  /// Writes what ``measure(_:as:)`` has set.
  ///
  /// - Complexity: O(log n) for up to a few hundred neighbours.
  public mutating func writeMeasured() { writeExtents() }

  /// Brings the extents up to date, before anything else changes them.
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

  /// The same with all extents written.
  var written: Extents {
    @inline(never) get {
      var written = self
      written.writeUnwritten()
      return written
    }
  }

  /// The extent of an element that is not in the tree, or nil.
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

  /// Brings the marks up to date, before anything else changes them.
  mutating func writeMarks() {
    guard !measured.isEmpty else { return }
    writeExtents()
    marks?.replaceSubrange(measured, with: SumTree(repeating: 0, count: measured.count))
    measured = 0..<0
  }

  /// Counts the estimates, and drops the marks if there are none.
  mutating func marksDidChange() {
    estimatedCount = Int(marks?.total ?? 0) - measured.count
    guard estimatedCount == 0 else { return }
    writeExtents()
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
