// Changing one leaf: descend to it, change it in place, and on the way back up each branch mends
// what has become too small, too large or superfluous.
extension Node {
  /// Replaces a range within one leaf of this tree by another leaf, and returns the nodes of the
  /// same height that now follow this one.
  mutating func splice(_ range: Range<Int>, with leaf: Node) -> [Node] {
    guard case .branch(var children) = content else { return spliceLeaf(range, with: leaf) }
    vacate()
    // Between two children the new elements go to the end of the first.
    let last = range.isEmpty ? max(range.lowerBound - 1, 0) : range.lowerBound
    let child = children.firstIndex { $0.endIndex > last } ?? children.count - 1
    let start = children[child].endIndex - children[child].count
    let followers = children[child].splice(
      range.lowerBound - start..<range.upperBound - start, with: leaf)
    if !followers.isEmpty { children.insert(contentsOf: followers, at: child + 1) }
    children.mend(seams: child - 1...child + followers.count)
    let sibling = children.splitOverflow()
    adopt(children, changedFrom: max(child - 1, 0))
    return sibling
  }
}

extension UnsafePointer<Node> {
  /// Whether one leaf contains all elements of a range that is not empty.
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
  /// Joins the neighbours at seams that should not exist.
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

  /// Splits off the second half of too many children as a separate branch.
  mutating func splitOverflow() -> [Node] {
    guard count > Node.mostChildren else { return [] }
    let sibling = Node(branch: Array(self[(count / 2)...]))
    removeSubrange((count / 2)...)
    return [sibling]
  }
}
