/// A subtree: a leaf with consecutive elements, or a branch over subtrees of equal height.
///
/// The tree is a B+tree of values. A leaf is a run (one extent, repeated) or a block (an array of
/// individual extents); a branch is an array of nodes. The arrays are the only heap objects, so
/// copying a tree copies one reference, and a change copies only those arrays on its path that
/// another value shares.
///
/// `count` and `total` are always the sums of the content, added from left to right; the total of a
/// run is a product. After a change they are recomputed, or corrected by a difference where that is
/// exact, so rounding errors do not accumulate.
///
/// Two sibling leaves that can be one leaf are joined (`coalesced`), and a block has at least two
/// different extents. So an edited tree is as small as a new one, up to a constant factor.
struct Node: Sendable {
  enum Content: Sendable {
    case run(Double)
    case fixed([UInt16])
    case single([Float])
    case double([Double])
    case branch([Node])
  }

  /// The most children of a branch: a search reads on average half of a 1.5 KiB array per level.
  static let mostChildren = 32

  /// The fewest children of a branch other than the root, which has at least two.
  static let fewestChildren = mostChildren / 2

  /// The number of elements.
  var count: Int

  /// The sum of the extents in points.
  var total: Double

  /// The end of this node in its branch: the sums of `count` and `total` over this child and all
  /// children before it.
  ///
  /// A search compares these numbers and adds nothing. In a node outside of a branch, they have no
  /// meaning.
  private(set) var endIndex = 0
  private(set) var endOffset = 0.0

  var content: Content

  /// The number of levels of branches above the leaves of this subtree: zero for a leaf.
  private(set) var height: UInt8

  /// A leaf without elements: the root of an empty tree.
  static let vacant = Node(run: 0, count: 0)

  init(run extent: Double, count: Int) {
    self.count = count
    total = extent * Double(count)
    height = 0
    content = .run(extent)
  }

  /// Makes a leaf of individual extents, or a run if they are all equal.
  init<Element: BlockElement>(block: [Element]) {
    self = Node.vacant
    adopt(block)
  }

  init(branch children: [Node]) {
    self = Node.vacant
    adopt(children)
  }

  /// Adopts a changed block and recomputes the sums; `total` is the new sum, if known.
  mutating func adopt<Element: BlockElement>(_ block: [Element], total known: Double? = nil) {
    guard let first = block.first else {
      self = Node.vacant
      return
    }
    // Usually the first comparison decides.
    if block[block.count - 1] == first && block.allSatisfy({ $0 == first }) {
      self = Node(run: first.extent, count: block.count)
      return
    }
    count = block.count
    total = known ?? Element.sum(of: block, upTo: block.count)
    height = 0
    content = Element.content(block)
  }

  /// Adopts children, unchanged before `first`, and recomputes the sums.
  mutating func adopt(_ children: consuming [Node], changedFrom first: Int = 0) {
    let first = min(first, children.count)
    (count, total) = children.withUnsafeMutableBufferPointer { children in
      var index = first > 0 ? children[first - 1].endIndex : 0
      var offset = first > 0 ? children[first - 1].endOffset : 0
      for k in first..<children.count {
        index += children[k].count
        offset += children[k].total
        children[k].endIndex = index
        children[k].endOffset = offset
      }
      return (index, offset)
    }
    height = children[0].height + 1
    content = .branch(children)
  }

  /// Releases the content, so that the caller's copy of the array has a single owner and can be
  /// edited in place; the caller then puts the array back.
  mutating func vacate() {
    content = .run(0)
  }

  /// The children of a branch; none for a leaf.
  var children: [Node] {
    if case .branch(let children) = content { children } else { [] }
  }
}
