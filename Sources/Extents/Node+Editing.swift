// Changing one place: down to the leaf, in place, and on the way back up each branch mends what
// became too small, too large or superfluous.
extension Node {
  /// Changes the tree at `index` and returns the nodes that now follow this one, of its height.
  mutating func apply(_ edit: Edit, at index: Int) -> [Node] {
    guard case .branch(var children) = content else { return applyToLeaf(edit, at: index) }
    vacate()
    let (child, index) = Node.place(of: index, for: edit, in: children)
    let followers = children[child].apply(edit, at: index)
    if !followers.isEmpty { children.insert(contentsOf: followers, at: child + 1) }
    children.mend(seams: child - 1...child + followers.count)
    let sibling = children.splitOverflow()
    adopt(children)
    return sibling
  }

  private static func place(
    of index: Int, for edit: Edit, in children: [Node]
  ) -> (child: Int, index: Int) {
    guard case .insert = edit, index > 0 else { return place(of: index, in: children) }
    // Between two children the new elements go to the end of the first.
    let (child, last) = place(of: index - 1, in: children)
    return (child, last + 1)
  }
}

extension [Node] {
  /// Joins the neighbours on both sides of the seams that should not be there.
  ///
  /// Seam `k` lies between the nodes `k` and `k + 1`; seams outside the array are left out.
  mutating func mend(seams: ClosedRange<Int>) {
    var seam = Swift.min(seams.upperBound, count - 2)
    while seam >= Swift.max(seams.lowerBound, 0) {
      if Node.shouldJoin(self[seam], self[seam + 1]) {
        replaceSubrange(seam...seam + 1, with: Node.welded(self[seam], self[seam + 1]))
      }
      seam -= 1
    }
  }

  /// Cuts off the second half of too many children as a branch of its own.
  mutating func splitOverflow() -> [Node] {
    guard count > Node.mostChildren else { return [] }
    let sibling = Node(branch: Array(self[(count / 2)...]))
    removeSubrange((count / 2)...)
    return [sibling]
  }
}
