/// A sequence of numbers ≥ 0, with fast queries of prefix sums.
///
/// `Extents` has two of them, for the extents and for the marks.
struct SumTree: Sendable {
  private(set) var root = Node.vacant

  init() {}

  init(repeating extent: Double, count: Int) {
    root = count == 0 ? Node.vacant : Node(run: extent, count: count)
  }

  init(root: Node) {
    self.root = root
  }

  init(leaves: [Node]) {
    root = Node.tree(over: leaves)
  }

  var count: Int { root.count }
  var total: Double { root.total }

  /// Sets one number.
  mutating func set(_ index: Int, to extent: Double) {
    if !root.changeInPlace(.set, index, extent) {
      splice(index..<index + 1, with: Node(run: extent, count: 1))
    }
  }

  /// Replaces a range with another sequence.
  ///
  /// If the range lies in one leaf and `other` is one leaf, only the path to the leaf changes;
  /// otherwise the tree is split and joined.
  mutating func replaceSubrange(_ range: Range<Int>, with other: SumTree) {
    if range.count <= 1, other.count == 1, case .run(let extent) = other.root.content,
      root.changeInPlace(range.isEmpty ? .insert : .set, range.lowerBound, extent)
    {
      return
    }
    if other.root.height == 0 && (range.count <= 1 || root.query { $0.isOneLeaf(range) }) {
      splice(range, with: other.root)
    } else {
      let (before, rest) = root.split(at: range.lowerBound)
      let (_, after) = rest.split(at: range.count)
      root = Node.joined(Node.joined(before, other.root), after)
    }
  }

  private mutating func splice(_ range: Range<Int>, with leaf: Node) {
    let followers = root.splice(range, with: leaf)
    if !followers.isEmpty {
      var nodes = [root] + followers
      nodes.mend(seams: 0...nodes.count)
      root = Node.rooted(nodes)
    }
    // The last two children may have been joined.
    while case .branch(let children) = root.content, children.count == 1 { root = children[0] }
  }
}
