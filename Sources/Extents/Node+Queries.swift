import Geometry

// Searching. An offset is added up from the leaf upwards: the sum before the element in its leaf,
// then the sum before that leaf in its branch, added in front, and so on. Rounding preserves order,
// so by induction offsets never decrease, even across subtrees, and even if every one of these
// additions is rounded.
//
// Queries go through pointers. A method on an array's element would be called on a copy, and
// copying a node retains and releases a reference at each level of the tree. The pointers point
// into arrays that the tree retains, and the tree does not change during a query.
extension Node {
  /// Runs a query on the tree below this node.
  func query<Answer>(_ ask: (UnsafePointer<Node>) -> Answer) -> Answer {
    withUnsafePointer(to: self, ask)
  }
}

extension UnsafePointer<Node> {
  /// The children of a branch, nil for a leaf; valid while the tree exists and does not change.
  @inline(__always)
  var branch: UnsafeBufferPointer<Node>? {
    guard case .branch(let children) = pointee.content else { return nil }
    return children.withUnsafeBufferPointer { $0 }
  }

  /// The sum of the extents before `index`, which is in 0...count.
  func offset(of index: Int) -> Double {
    if index == pointee.count { return pointee.total }
    if let children = branch {
      let place = children.place(of: index)
      return place.startOffset + place.child.offset(of: index - place.startIndex)
    }
    switch pointee.content {
    case .run(let extent): return extent * Double(index)
    case .fixed(let block): return UInt16.sum(of: block, upTo: index, total: pointee.total)
    case .single(let block): return Float.sum(of: block, upTo: index)
    case .double(let block): return Double.sum(of: block, upTo: index)
    case .branch: fail("Extents: a branch is not a leaf")
    }
  }

  func extent(at index: Int) -> Double {
    if let children = branch {
      let place = children.place(of: index)
      return place.child.extent(at: index - place.startIndex)
    }
    switch pointee.content {
    case .run(let extent): return extent
    case .fixed(let block): return block[index].extent
    case .single(let block): return block[index].extent
    case .double(let block): return block[index].extent
    case .branch: fail("Extents: a branch is not a leaf")
    }
  }

  func placement(of index: Int) -> (offset: Double, extent: Double) {
    guard let children = branch else { return (offset(of: index), extent(at: index)) }
    let place = children.place(of: index)
    let (offset, extent) = place.child.placement(of: index - place.startIndex)
    return (place.startOffset + offset, extent)
  }

  /// The element whose half-open interval contains `offset`, which is in 0..<total.
  func index(at offset: Double) -> Int {
    guard let children = branch else { return placeInLeaf(at: offset).index }
    let place = children.place(at: offset)
    let room = Node.room(upTo: offset, after: place.startOffset)
    return place.startIndex + place.child.index(at: room)
  }

  func placeInLeaf(at offset: Double) -> ElementPlace {
    switch pointee.content {
    case .run(let extent):
      let index = Node.index(at: offset, inRunOf: extent, count: pointee.count)
      return (index, extent * Double(index))
    case .fixed(let block): return UInt16.place(at: offset, in: block)
    case .single(let block): return Float.place(at: offset, in: block)
    case .double(let block): return Double.place(at: offset, in: block)
    case .branch: fail("Extents: a branch is not a leaf")
    }
  }
}

extension UnsafeBufferPointer<Node> {
  /// A child of a branch, with its start in the branch.
  typealias Place = (child: UnsafePointer<Node>, startIndex: Int, startOffset: Double)

  /// The child that contains the element `index`, which is in the branch.
  @inline(__always)
  func place(of index: Int) -> Place {
    var k = 0
    while self[k].endIndex <= index { k += 1 }
    return place(k)
  }

  /// The child that contains `offset`, which is below the branch's end.
  @inline(__always)
  func place(at offset: Double) -> Place {
    var k = 0
    while self[k].endOffset <= offset { k += 1 }
    return place(k)
  }

  @inline(__always)
  private func place(_ k: Int) -> Place {
    let child = baseAddress.unsafelyUnwrapped + k
    return k == 0 ? (child, 0, 0) : (child, self[k - 1].endIndex, self[k - 1].endOffset)
  }
}

extension Node {
  /// The greatest `room` for which `start + room`, rounded, does not exceed `offset`.
  ///
  /// An element of the child begins at or before `offset` if and only if its offset in the child is
  /// at most this number. So the search descends a level without error, however the sums are
  /// rounded, and agrees with `offset(of:)` for every `Double`.
  static func room(upTo offset: Double, after start: Double) -> Double {
    // The added half unit in the last place allows for the rounding of the sum. The first guess is
    // off by at most a few units, because `start` is not negative.
    var room = (offset - start) + offset.ulp / 2
    while start + room > offset { room = room.nextDown }
    while start + room.nextUp <= offset { room = room.nextUp }
    return room
  }

  static func index(at offset: Double, inRunOf extent: Double, count: Int) -> Int {
    // The quotient is rounded; the products decide, because `offset(of:)` returns products.
    var index = min(Int(offset / extent), count - 1)
    while extent * Double(index) > offset { index -= 1 }
    while extent * Double(index + 1) <= offset { index += 1 }
    return index
  }
}
