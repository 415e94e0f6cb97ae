extension Extents {
  /// The elements that show between two offsets in points: the smallest range that holds them all.
  ///
  /// An element shows when its extent is above zero and it shares a point with `lower..<upper`.
  /// Elements of zero extent are in the range only between two that show. When nothing shows, the
  /// range is empty and lies where an element at `lower` would be: at 0 before the first, at
  /// `count` after the last.
  ///
  /// - Precondition: neither offset is NaN; both may be infinite.
  /// - Complexity: O(log n)
  public func indices(intersecting lower: Double, _ upper: Double) -> Range<Int> {
    precondition(
      !lower.isNaN && !upper.isNaN, "Extents: the offsets \(lower) and \(upper) are no interval")
    guard lower < total else { return count..<count }
    // Where all extents are zero, an interval may reach over all of them and show none.
    guard upper > 0, total > 0 else { return 0..<0 }
    let first = tree.root.index(at: max(lower, 0))
    guard lower < upper else { return first..<first }
    // What begins before `upper` begins at or before the next smaller number.
    let last = tree.root.index(at: min(upper, total).nextDown)
    return first..<last + 1
  }

  /// Calls a function with index, offset and extent, in points, of each element of a range.
  ///
  /// The offsets are those of `offset(of:)`. The way down the tree is taken once for a number of
  /// neighbours, so this is the way to lay out what is visible.
  ///
  /// - Precondition: `range` lies in 0..<count.
  /// - Complexity: O(log n + `range.count`)
  @inlinable
  public func forEach(
    in range: Range<Int>, _ body: (_ index: Int, _ offset: Double, _ extent: Double) throws -> Void
  ) rethrows {
    // A window of rows mostly fits, and a fixed size this small is taken from the stack.
    try withUnsafeTemporaryAllocation(of: PlacedExtent.self, capacity: 32) { placed in
      var index = range.lowerBound
      while index < range.upperBound {
        let end = min(range.upperBound, index + placed.count)
        place(index..<end, into: placed)
        for k in 0..<end - index {
          try body(index + k, placed[k].offset, placed[k].extent)
        }
        index = end
      }
    }
  }

  /// Fills the beginning of `placed`, which is not initialized, with the elements of a range.
  @usableFromInline
  func place(_ range: Range<Int>, into placed: UnsafeMutableBufferPointer<PlacedExtent>) {
    checkRange(range)
    let filled = tree.root.place(
      from: range.lowerBound, into: UnsafeMutableBufferPointer(rebasing: placed[..<range.count]))
    precondition(filled == range.count, "Extents: placed \(filled) elements of \(range)")
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

/// An element with the offset at which it begins.
@usableFromInline
struct PlacedExtent {
  @usableFromInline var offset: Double
  @usableFromInline var extent: Double
}

extension Node {
  /// Fills `placed` with the elements from `index` on, as many as there are, and returns how many.
  ///
  /// The offsets are those inside this node; the branch above adds what lies before it, in the
  /// order in which `offset(of:)` adds.
  func place(from index: Int, into placed: UnsafeMutableBufferPointer<PlacedExtent>) -> Int {
    switch content {
    case .run(let extent):
      let filled = min(placed.count, count - index)
      for k in 0..<filled {
        placed.initializeElement(
          at: k, to: PlacedExtent(offset: extent * Double(index + k), extent: extent))
      }
      return filled
    case .fixed(let block): return Node.place(block, from: index, into: placed)
    case .single(let block): return Node.place(block, from: index, into: placed)
    case .double(let block): return Node.place(block, from: index, into: placed)
    case .branch(let children):
      var filled = 0
      var index = index
      var start = 0.0
      for child in children where filled < placed.count {
        if index < child.count {
          let rest = UnsafeMutableBufferPointer(rebasing: placed[filled...])
          let added = child.place(from: index, into: rest)
          for k in 0..<added { rest[k].offset = start + rest[k].offset }
          filled += added
        }
        index = max(0, index - child.count)
        start += child.total
      }
      return filled
    }
  }

  private static func place<Element: BlockElement>(
    _ block: [Element], from index: Int, into placed: UnsafeMutableBufferPointer<PlacedExtent>
  ) -> Int {
    let filled = min(placed.count, block.count - index)
    var offset = Element.sum(of: block, upTo: index)
    for k in 0..<filled {
      let extent = block[index + k].extent
      placed.initializeElement(at: k, to: PlacedExtent(offset: offset, extent: extent))
      offset += extent
    }
    return filled
  }
}
