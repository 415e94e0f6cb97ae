extension Extents {
  /// The smallest range that contains all elements visible between two offsets in points.
  ///
  /// An element is visible if its extent is above zero and it shares a point with `lower..<upper`.
  /// Elements of zero extent are in the range only between two visible elements. If no element is
  /// visible, the range is empty, at the place where an element at `lower` would be inserted: at 0
  /// before the first, at `count` after the last.
  ///
  /// - Precondition: Neither offset is NaN; both may be infinite.
  /// - Complexity: O(log n)
  public func indices(intersecting lower: Double, _ upper: Double) -> Range<Int> {
    Extents.checkInterval(lower, upper)
    guard !hasUnwritten else { return written.indices(intersecting: lower, upper) }
    guard upper > 0 else { return 0..<0 }
    let lower = max(lower, 0)
    guard lower < total else { return count..<count }
    return tree.root.query { root in
      let first = root.index(at: lower)
      guard lower < upper else { return first..<first }
      // An element that begins below `upper` begins at the next smaller `Double` or before.
      let last = root.index(at: min(upper, total).nextDown)
      return first..<last + 1
    }
  }

  /// Calls `body` with the index, offset and extent, in points, of each element of a range.
  ///
  /// The offsets equal the results of `offset(of:)`, but one search in the tree finds up to 24
  /// neighbours in one run or block.
  ///
  /// - Precondition: `range` lies in 0..<count.
  /// - Complexity: O(log n) per search, and O(1) per element.
  @inlinable
  public func forEach(
    in range: Range<Int>, _ body: (_ index: Int, _ offset: Double, _ extent: Double) throws -> Void
  ) rethrows {
    checkRange(range)
    try withUnsafeTemporaryAllocation(
      of: PlacedExtent.self, capacity: Extents.windowSize
    ) { window in
      var index = range.lowerBound
      while index < range.upperBound {
        let rest = UnsafeMutableBufferPointer(
          rebasing: window.prefix(range.upperBound - index))
        let filled = place(from: index, length: .infinity, into: rest)
        for k in 0..<filled { try body(index + k, window[k].offset, window[k].extent) }
        index += filled
      }
    }
  }

  /// Calls `body` with the index, offset and extent, in points, of each visible element.
  ///
  /// Visits the elements of `indices(intersecting:_:)`; each search in the tree finds and positions
  /// up to 24 of them. Use this method to lay out visible rows.
  ///
  /// - Precondition: Neither offset is NaN; both may be infinite.
  /// - Complexity: O(log n) per search, as in `forEach(in:_:)`, and O(1) per element.
  @inlinable
  public func forEach(
    intersecting lower: Double, _ upper: Double,
    _ body: (_ index: Int, _ offset: Double, _ extent: Double) throws -> Void
  ) rethrows {
    Extents.checkInterval(lower, upper)
    let lower = max(lower, 0)
    let upper = min(upper, total)
    guard lower < upper else { return }
    try withUnsafeTemporaryAllocation(
      of: PlacedExtent.self, capacity: Extents.windowSize
    ) { window in
      let length = upper - lower
      var (index, filled) = place(at: lower, length: length, into: window)
      while true {
        for k in 0..<filled {
          guard window[k].offset < upper else { return }
          try body(index + k, window[k].offset, window[k].extent)
        }
        index += filled
        guard index < count else { return }
        filled = place(from: index, length: length, into: window)
      }
    }
  }

  /// The number of elements in a window: enough for a screenful of rows in most cases, and small
  /// enough for the stack.
  @usableFromInline static var windowSize: Int { 24 }

  /// Fills an uninitialised buffer with elements from `index` on, at least one; returns their
  /// number.
  @usableFromInline
  func place(
    from index: Int, length: Double, into window: UnsafeMutableBufferPointer<PlacedExtent>
  ) -> Int {
    guard !hasUnwritten else { return written.place(from: index, length: length, into: window) }
    return tree.root.query { $0.place(from: .index(index), length: length, into: window).count }
  }

  /// Fills an uninitialised buffer with elements, from the element at `offset` on.
  @usableFromInline
  func place(
    at offset: Double, length: Double, into window: UnsafeMutableBufferPointer<PlacedExtent>
  ) -> (first: Int, count: Int) {
    guard !hasUnwritten else { return written.place(at: offset, length: length, into: window) }
    return tree.root.query { $0.place(from: .offset(offset), length: length, into: window) }
  }

  /// All extents in points, one by one.
  ///
  /// - Complexity: O(`count`)
  public func elements() -> [Double] {
    var elements: [Double] = []
    elements.reserveCapacity(count)
    forEach(in: 0..<count) { _, _, extent in elements.append(extent) }
    return elements
  }
}
