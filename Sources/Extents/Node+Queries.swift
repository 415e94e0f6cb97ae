// Searching. An offset is put together from the leaf upwards: what lies before the element in its
// leaf, then what lies before that leaf in its branch, added in front, and so on. Rounding never
// reverses an order, so by induction offsets never decrease, also across the seam of two subtrees
// and also when every one of these additions rounds.
extension Node {
  /// The sum of the extents before `index`, which is 0...count.
  func offset(of index: Int) -> Double {
    if index == count { return total }
    switch content {
    case .run(let extent): return extent * Double(index)
    case .fixed(let block): return UInt16.sum(of: block, upTo: index)
    case .single(let block): return Float.sum(of: block, upTo: index)
    case .double(let block): return Double.sum(of: block, upTo: index)
    case .branch(let children):
      var index = index
      var start = 0.0
      for child in children {
        if index < child.count { return start + child.offset(of: index) }
        index -= child.count
        start += child.total
      }
      return start
    }
  }

  /// The element whose half-open stretch holds `offset`, which is in 0..<total.
  func index(at offset: Double) -> Int {
    switch content {
    case .run(let extent): return Node.index(at: offset, inRunOf: extent, count: count)
    case .fixed(let block): return UInt16.index(at: offset, in: block)
    case .single(let block): return Float.index(at: offset, in: block)
    case .double(let block): return Double.index(at: offset, in: block)
    case .branch(let children):
      var passed = 0
      var start = 0.0
      for child in children {
        let end = start + child.total
        if offset < end { return passed + child.index(at: Node.room(upTo: offset, after: start)) }
        passed += child.count
        start = end
      }
      preconditionFailure("Extents: offset \(offset) is not below the end \(total)")
    }
  }

  func extent(at index: Int) -> Double {
    switch content {
    case .run(let extent): return extent
    case .fixed(let block): return block[index].extent
    case .single(let block): return block[index].extent
    case .double(let block): return block[index].extent
    case .branch(let children):
      let (child, index) = Node.place(of: index, in: children)
      return children[child].extent(at: index)
    }
  }

  /// The child that holds the element `index`, and the element's number in it.
  static func place(of index: Int, in children: [Node]) -> (child: Int, index: Int) {
    var index = index
    var child = 0
    while index >= children[child].count {
      index -= children[child].count
      child += 1
    }
    return (child, index)
  }

  /// The greatest `room` for which `start + room`, rounded, does not exceed `offset`.
  ///
  /// A child's element begins at or before `offset` if and only if its offset inside the child is
  /// at most this. So the question goes down a level without any error, however the sums round,
  /// and the answer agrees with `offset(of:)` for every `Double`.
  private static func room(upTo offset: Double, after start: Double) -> Double {
    if start == 0 { return offset }
    // Half a unit in the last place more is what rounding may still take away again. The first
    // guess is off by a few units at most, because `start` is not negative.
    var room = (offset - start) + offset.ulp / 2
    while start + room > offset { room = room.nextDown }
    while start + room.nextUp <= offset { room = room.nextUp }
    return room
  }

  private static func index(at offset: Double, inRunOf extent: Double, count: Int) -> Int {
    // The quotient rounds; the products decide, because they are what `offset(of:)` answers.
    var index = min(Int(offset / extent), count - 1)
    while extent * Double(index) > offset { index -= 1 }
    while extent * Double(index + 1) <= offset { index += 1 }
    return index
  }
}
