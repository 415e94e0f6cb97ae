extension Extents {
  /// The bytes used by the blocks and branches that store the elements.
  ///
  /// Storage shared with a copy counts for both.
  /// - Complexity: O(n)
  public var byteCount: Int { tree.root.byteCount + (estimates?.marks.root.byteCount ?? 0) }
}

extension Node {
  /// The bytes of all arrays below the node, and of the node itself.
  fileprivate var byteCount: Int {
    let content =
      switch content {
      case .run: 0
      case .fixed(let block): Self.byteCount(of: block)
      case .single(let block): Self.byteCount(of: block)
      case .double(let block): Self.byteCount(of: block)
      case .branch(let children):
        Self.arrayHeader + children.reduce(0) { $0 + $1.byteCount }
      }
    return MemoryLayout<Node>.stride + content
  }

  /// The overhead of an array on 64-bit platforms, in bytes: class, reference counts, count,
  /// capacity.
  private static let arrayHeader = 32

  private static func byteCount<Element>(of block: [Element]) -> Int {
    arrayHeader + block.count * MemoryLayout<Element>.stride
  }
}
