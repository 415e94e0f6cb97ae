import Geometry

// Leaves: cutting and joining them, and changing them in place where possible.
extension Node {
  /// A run of at least this length is not joined with a block. A node takes 48 bytes and an element
  /// of the narrowest block 2, so such a run takes less memory as a leaf of its own.
  static let longRun = 64

  /// A leaf with the elements of a range.
  func cut(_ range: Range<Int>) -> Node {
    if range.count == count { return self }
    switch content {
    case .run(let extent): return Node(run: extent, count: range.count)
    case .fixed(let block): return Node(block: Array(block[range]))
    case .single(let block): return Node(block: Array(block[range]))
    case .double(let block): return Node(block: Array(block[range]))
    case .branch: fail("Extents: a branch is split, not cut")
    }
  }

  /// Replaces elements of this leaf with another leaf, and returns new leaves that follow it.
  mutating func spliceLeaf(_ range: Range<Int>, with leaf: Node) -> [Node] {
    if spliceInPlace(range, with: leaf) { return [] }
    var pieces: [Node] = []
    if range.lowerBound > 0 { pieces.append(cut(0..<range.lowerBound)) }
    if leaf.count > 0 { pieces.append(leaf) }
    if range.upperBound < count { pieces.append(cut(range.upperBound..<count)) }
    self = pieces.isEmpty ? Node.vacant : pieces.removeFirst()
    return pieces
  }

  /// Replaces elements if the result fits into this leaf, or if the range is the whole leaf;
  /// otherwise returns false and changes nothing.
  mutating func spliceInPlace(_ range: Range<Int>, with leaf: Node) -> Bool {
    if range.count == count {
      self = leaf
      return true
    }
    switch content {
    case .run(let extent):
      guard leaf.count == 0 || leaf.isRun(of: extent) else { return false }
      self = Node(run: extent, count: count - range.count + leaf.count)
      return true
    case .fixed(let block): return splice(range, of: block, with: leaf)
    case .single(let block): return splice(range, of: block, with: leaf)
    case .double(let block): return splice(range, of: block, with: leaf)
    case .branch: fail("Extents: a branch is not a leaf")
    }
  }

  private mutating func splice<Element: BlockElement>(
    _ range: Range<Int>, of block: consuming [Element], with leaf: Node
  ) -> Bool {
    let newCount = count - range.count + leaf.count
    guard !leaf.isLongRun, newCount <= Element.capacity, leaf.width <= Element.width else {
      return false
    }
    // Sums of fixed-point numbers are exact, so the difference gives the same total as adding
    // again.
    let isExact = Element.width == .fixed && range.count <= 1
    let change = leaf.total - (range.isEmpty ? 0 : block[range.lowerBound].extent)
    let newTotal = isExact ? total + change : nil
    vacate()
    if leaf.count == 0 {
      block.removeSubrange(range)
    } else if case .run(let extent) = leaf.content {
      if leaf.count == 1 && range.count == 1 {
        block[range.lowerBound] = Element(extent: extent)
      } else {
        block.reserveCapacity(Element.capacity)
        block.replaceSubrange(
          range, with: repeatElement(Element(extent: extent), count: leaf.count))
      }
    } else {
      block.reserveCapacity(Element.capacity)
      block.replaceSubrange(range, with: leaf.elements(Element.self))
    }
    adopt(block, total: newTotal)
    return true
  }

  /// Sets or inserts an element if the block can store it, has room, and does not become a run;
  /// otherwise returns false and changes nothing.
  mutating func change<Element: BlockElement>(
    _ change: Change, _ index: Int, _ extent: Double, in block: consuming [Element]
  ) -> Bool {
    guard Element.holds(extent) else { return false }
    let element = Element(extent: extent)
    var old = 0.0
    switch change {
    case .set:
      let other = block[index == 0 ? block.count - 1 : 0]
      guard
        other != element || block.indices.contains(where: { $0 != index && block[$0] != element })
      else { return false }
      old = block[index].extent
      vacate()
      block[index] = element
    case .insert:
      guard block.count < Element.capacity else { return false }
      vacate()
      block.reserveCapacity(Element.capacity)
      block.insert(element, at: index)
    }
    count = block.count
    // Sums of fixed-point numbers are exact, so the difference gives the same total as adding
    // again.
    total =
      Element.width == .fixed
      ? total + (element.extent - old) : Element.sum(of: block, upTo: block.count)
    content = Element.content(block)
    return true
  }

  /// Both leaves joined to one; nil if they must stay separate. Equal runs, short runs and small
  /// blocks are joined.
  static func coalesced(_ first: Node, _ second: Node) -> Node? {
    guard canCoalesce(first, second) else { return nil }
    if case .run(let extent) = first.content, second.isRun(of: extent) {
      return Node(run: extent, count: first.count + second.count)
    }
    switch max(first.width, second.width) {
    case .fixed: return Node(block: first.elements(UInt16.self) + second.elements())
    case .single: return Node(block: first.elements(Float.self) + second.elements())
    case .double: return Node(block: first.elements(Double.self) + second.elements())
    }
  }

  static func canCoalesce(_ first: Node, _ second: Node) -> Bool {
    if case .run(let extent) = first.content, second.isRun(of: extent) { return true }
    let count = first.count + second.count
    guard count <= Width.fixed.capacity, !first.isLongRun, !second.isLongRun else { return false }
    let capacity = max(first.width, second.width).capacity
    // Two blocks are joined only if the result has some room; otherwise alternating insertions and
    // removals could repeatedly split and join a block.
    return count <= (first.isRun || second.isRun ? capacity : capacity / 4 * 3)
  }

  private var isRun: Bool {
    if case .run = content { true } else { false }
  }

  private var isLongRun: Bool { isRun && count >= Node.longRun }

  func isRun(of extent: Double) -> Bool {
    if case .run(extent) = content { true } else { false }
  }

  /// The width of a block; for a run, the narrowest width that can store its extent.
  private var width: Width {
    switch content {
    case .run(let extent): Width(narrowestFor: extent)
    case .fixed: .fixed
    case .single: .single
    case .double: .double
    case .branch: fail("Extents: a branch has no width")
    }
  }

  /// The extents of a leaf in a width that can store all of them.
  private func elements<Element: BlockElement>(_: Element.Type = Element.self) -> [Element] {
    switch content {
    case .run(let extent): Array(repeating: Element(extent: extent), count: count)
    case .fixed(let block): block as? [Element] ?? block.map { Element(extent: $0.extent) }
    case .single(let block): block as? [Element] ?? block.map { Element(extent: $0.extent) }
    case .double(let block): block as? [Element] ?? block.map { Element(extent: $0.extent) }
    case .branch: fail("Extents: a branch has no elements of its own")
    }
  }
}
