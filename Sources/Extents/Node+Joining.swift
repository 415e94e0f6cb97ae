// Joining and splitting whole trees: both follow the edges of the trees at the seam, so they cost
// O(log n) and touch no elements elsewhere.
extension Node {
  /// The concatenation of two trees.
  static func joined(_ first: Node, _ second: Node) -> Node {
    if first.count == 0 { return second }
    if second.count == 0 { return first }
    return rooted(welded(first, second))
  }

  /// The tree over nodes of equal height.
  static func rooted(_ nodes: [Node]) -> Node {
    switch nodes.count {
    case 0: vacant
    case 1: nodes[0]
    default: Node(branch: nodes)
    }
  }

  /// Whether two neighbours of equal height must be joined.
  static func shouldJoin(_ first: Node, _ second: Node) -> Bool {
    if first.count == 0 || second.count == 0 { return true }
    guard case .branch(let children) = first.content, case .branch(let others) = second.content
    else { return canCoalesce(first, second) }
    return children.count < fewestChildren || others.count < fewestChildren
  }

  /// Joins two trees to one node or two nodes, as high as the higher tree.
  ///
  /// The roots may have fewer children than other branches. If the result is two nodes, each has
  /// enough children; a single node may have too few.
  static func welded(_ first: Node, _ second: Node) -> [Node] {
    if first.count == 0 { return [second] }
    if second.count == 0 { return [first] }
    var children: [Node]
    if first.height > second.height {
      children = first.children
      let last = children.removeLast()
      children += welded(last, second)
    } else if first.height < second.height {
      children = second.children
      let next = children.removeFirst()
      children = welded(first, next) + children
    } else if first.height > 0 {
      children = first.children + second.children
      let seam = first.children.count - 1
      children.mend(seams: seam...seam)
    } else {
      return coalesced(first, second).map { [$0] } ?? [first, second]
    }
    let sibling = children.splitOverflow()
    return [Node(branch: children)] + sibling
  }

  /// The elements before `index` and the elements from there on.
  func split(at index: Int) -> (Node, Node) {
    if index == 0 { return (Node.vacant, self) }
    if index == count { return (self, Node.vacant) }
    guard case .branch(let children) = content else {
      return (cut(0..<index), cut(index..<count))
    }
    let child = children.firstIndex { $0.endIndex > index } ?? children.count - 1
    let start = children[child].endIndex - children[child].count
    let (before, after) = children[child].split(at: index - start)
    return (
      Node.joined(Node.rooted(Array(children[..<child])), before),
      Node.joined(after, Node.rooted(Array(children[(child + 1)...])))
    )
  }

  /// The tree over leaves: O(n) for n leaves.
  static func tree(over leaves: [Node]) -> Node {
    // Keeps some room free in each branch, so that the first insertions do not split every branch.
    let usualChildren = mostChildren * 7 / 8
    var level = leaves
    while level.count > mostChildren {
      let branches = (level.count + usualChildren - 1) / usualChildren
      level = (0..<branches).map { k in
        Node(branch: Array(level[level.count * k / branches..<level.count * (k + 1) / branches]))
      }
    }
    return rooted(level)
  }
}
