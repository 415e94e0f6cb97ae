// Changes to one leaf. A change descends to the leaf, and edits it in place or splits it. Then each
// branch on the way back to the root joins children that have become too small, and splits in two
// if it has too many children.
extension Node {
  /// Replaces a range within one leaf of this tree with another leaf, and returns new siblings of
  /// the same height that follow this node.
  mutating func splice(_ range: Range<Int>, with leaf: Node) -> [Node] {
    guard case .branch(var children) = content else { return spliceLeaf(range, with: leaf) }
    vacate()
    // Between two children, new elements go to the end of the first child.
    let last = range.isEmpty ? max(range.lowerBound - 1, 0) : range.lowerBound
    let child = children.firstIndex { $0.endIndex > last } ?? children.count - 1
    let start = children[child].endIndex - children[child].count
    let local = range.lowerBound - start..<range.upperBound - start
    var sibling: [Node] = []
    if !children.moveSeam(of: child, past: local, as: leaf) {
      let shape = children[child].shape
      let followers = children[child].splice(local, with: leaf)
      if !followers.isEmpty { children.insert(contentsOf: followers, at: child + 1) }
      if !followers.isEmpty || shape == nil || children[child].shape != shape {
        children.mend(seams: child - 1...child + followers.count)
        sibling = children.splitOverflow()
      }
    }
    adopt(children, changedFrom: max(child - 2, 0))
    return sibling
  }
}

extension Node {
  /// A change of one element.
  enum Change {
    case set, insert
  }

  /// Sets or inserts one element if that changes only a run or a block with room, and the sums
  /// above it; otherwise returns false and changes nothing.
  ///
  /// A leaf that grows, or keeps its size, does not need to be joined with a neighbour.
  mutating func changeInPlace(_ change: Change, _ index: Int, _ extent: Double) -> Bool {
    switch content {
    case .run(let known):
      guard known == extent else { return false }
      if change == .insert { self = Node(run: extent, count: count + 1) }
      return true
    case .fixed(let block): return self.change(change, index, extent, in: block)
    case .single(let block): return self.change(change, index, extent, in: block)
    case .double(let block): return self.change(change, index, extent, in: block)
    case .branch(var children):
      vacate()
      // Between two children, a new element goes to the end of the first child.
      let last = change == .set ? index : max(index - 1, 0)
      var child = 0
      while children[child].endIndex <= last { child += 1 }
      let start = children[child].endIndex - children[child].count
      guard children[child].changeInPlace(change, index - start, extent) else {
        content = .branch(children)
        return false
      }
      adopt(children, changedFrom: child)
      return true
    }
  }
}

extension Node {
  /// The properties that decide whether a block or a branch is joined with a neighbour.
  fileprivate struct Shape: Equatable {
    /// The width of a block; nil for a branch.
    let width: Width?
    /// The number of elements or children.
    let size: Int
  }

  /// Nil for a run, because joining it depends on its extent, too.
  fileprivate var shape: Shape? {
    switch content {
    case .run: nil
    case .fixed: Shape(width: .fixed, size: count)
    case .single: Shape(width: .single, size: count)
    case .double: Shape(width: .double, size: count)
    case .branch(let children): Shape(width: nil, size: children.count)
    }
  }
}

extension UnsafePointer<Node> {
  /// Whether one leaf contains all elements of a non-empty range.
  func isOneLeaf(_ range: Range<Int>) -> Bool {
    guard case .branch(let children) = pointee.content else { return true }
    return children.withUnsafeBufferPointer { children in
      let (child, start, _) = children.place(of: range.lowerBound)
      guard range.upperBound <= child.pointee.endIndex else { return false }
      return child.isOneLeaf(range.lowerBound - start..<range.upperBound - start)
    }
  }
}

extension [Node] {
  /// Moves the first or last elements of a run, with their new extents, into the neighbouring leaf
  /// if that leaf can store them in place; otherwise returns false and changes nothing.
  ///
  /// Rows are measured one after the other, so the measured leaf grows into the run of estimates.
  fileprivate mutating func moveSeam(of child: Int, past range: Range<Int>, as leaf: Node) -> Bool {
    guard case .run(let extent) = self[child].content, range.count == leaf.count,
      !range.isEmpty, !leaf.isRun(of: extent)
    else { return false }
    let rest = self[child].count - range.count
    if range.lowerBound == 0, child > 0 {
      let end = self[child - 1].count
      guard self[child - 1].spliceInPlace(end..<end, with: leaf) else { return false }
    } else if range.lowerBound == rest, child + 1 < count {
      guard self[child + 1].spliceInPlace(0..<0, with: leaf) else { return false }
    } else {
      return false
    }
    self[child] = Node(run: extent, count: rest)
    mend(seams: child - 2...child + 1)
    return true
  }

  /// Joins each pair of neighbours for which `Node.shouldJoin` is true.
  ///
  /// Seam `k` lies between the nodes `k` and `k + 1`; seams outside the array are ignored.
  mutating func mend(seams: ClosedRange<Int>) {
    var seam = Swift.min(seams.upperBound, count - 2)
    while seam >= Swift.max(seams.lowerBound, 0) {
      if Node.shouldJoin(self[seam], self[seam + 1]) {
        replaceSubrange(seam...seam + 1, with: Node.welded(self[seam], self[seam + 1]))
      }
      seam -= 1
    }
  }

  /// If there are too many children, splits off the second half as a separate branch.
  mutating func splitOverflow() -> [Node] {
    guard count > Node.mostChildren else { return [] }
    let sibling = Node(branch: Array(self[(count / 2)...]))
    removeSubrange((count / 2)...)
    return [sibling]
  }
}
