/// A change of one place in the tree.
enum Edit {
  case set(Double)
  case insert(Double, count: Int)
  case remove
}

// Leaves: cutting them, joining them, and changing them in place where that is possible.
extension Node {
  /// A run shorter than this may live in a block. A node takes 32 bytes, an element of the
  /// narrowest block 2, so from here on a run of its own always takes less.
  static let longRun = 64

  /// The elements `range` of a leaf.
  func cut(_ range: Range<Int>) -> Node {
    if range.count == count { return self }
    switch content {
    case .run(let extent): return Node(run: extent, count: range.count)
    case .fixed(let block): return Node(block: Array(block[range]))
    case .single(let block): return Node(block: Array(block[range]))
    case .double(let block): return Node(block: Array(block[range]))
    case .branch: preconditionFailure("Extents: a branch is split, not cut")
    }
  }

  /// Changes a leaf and returns the leaves that now follow it.
  mutating func applyToLeaf(_ edit: Edit, at index: Int) -> [Node] {
    if applyInPlace(edit, at: index) { return [] }
    var pieces: [Node] = []
    if index > 0 { pieces.append(cut(0..<index)) }
    switch edit {
    case .set(let extent): pieces.append(Node(run: extent, count: 1))
    case .insert(let extent, let count): pieces.append(Node(run: extent, count: count))
    case .remove: break
    }
    let rest = if case .insert = edit { index } else { index + 1 }
    if rest < count { pieces.append(cut(rest..<count)) }
    self = pieces.isEmpty ? Node.vacant : pieces.removeFirst()
    return pieces
  }

  /// Changes a leaf that stays one leaf of its kind; returns false when it would not.
  private mutating func applyInPlace(_ edit: Edit, at index: Int) -> Bool {
    switch content {
    case .run(let extent): return apply(edit, toRunOf: extent)
    case .fixed(let block): return apply(edit, at: index, to: block)
    case .single(let block): return apply(edit, at: index, to: block)
    case .double(let block): return apply(edit, at: index, to: block)
    case .branch: preconditionFailure("Extents: a branch is not a leaf")
    }
  }

  private mutating func apply(_ edit: Edit, toRunOf extent: Double) -> Bool {
    switch edit {
    case .set(extent): break
    case .insert(extent, let added): self = Node(run: extent, count: count + added)
    case .remove: self = Node(run: extent, count: count - 1)
    default: return false
    }
    return true
  }

  private mutating func apply<Element: BlockElement>(
    _ edit: Edit, at index: Int, to block: consuming [Element]
  ) -> Bool {
    vacate()
    switch edit {
    case .set(let extent):
      guard Element.holds(extent) else { break }
      block[index] = Element(extent: extent)
      adopt(block)
      return true
    case .insert(let extent, let added):
      guard added < Node.longRun, block.count + added <= Element.capacity, Element.holds(extent)
      else { break }
      // A block grows once, to its full size, and then has room for all that may come.
      block.reserveCapacity(Element.capacity)
      let elements = repeatElement(Element(extent: extent), count: added)
      block.insert(contentsOf: elements, at: index)
      adopt(block)
      return true
    case .remove:
      block.remove(at: index)
      adopt(block)
      return true
    }
    content = Element.content(block)
    return false
  }

  /// The two leaves as one, or nil when they stay two: equal runs, short runs and small blocks.
  static func coalesced(_ first: Node, _ second: Node) -> Node? {
    guard canCoalesce(first, second) else { return nil }
    if case .run(let extent) = first.content, case .run(extent) = second.content {
      return Node(run: extent, count: first.count + second.count)
    }
    switch max(first.width, second.width) {
    case .fixed: return Node(block: first.elements(UInt16.self) + second.elements())
    case .single: return Node(block: first.elements(Float.self) + second.elements())
    case .double: return Node(block: first.elements(Double.self) + second.elements())
    }
  }

  static func canCoalesce(_ first: Node, _ second: Node) -> Bool {
    switch (first.content, second.content) {
    case (.run(let one), .run(let other)) where one == other: return true
    case (.run, _) where first.count >= longRun: return false
    case (_, .run) where second.count >= longRun: return false
    default: break
    }
    var most = max(first.width, second.width).capacity
    // Two blocks leave some room, or insertions and removals at one place could take turns in
    // splitting a block and putting it together again.
    if first.isBlock && second.isBlock { most = most / 4 * 3 }
    return first.count + second.count <= most
  }

  private var isBlock: Bool {
    if case .run = content { false } else { true }
  }

  /// The narrowest width that holds a run's extent, and the width that a block has.
  var width: Width {
    switch content {
    case .run(let extent): Width(narrowestFor: extent)
    case .fixed: .fixed
    case .single: .single
    case .double: .double
    case .branch: preconditionFailure("Extents: a branch has no width")
    }
  }

  /// The extents of a leaf in a width that holds them all.
  private func elements<Element: BlockElement>(_: Element.Type = Element.self) -> [Element] {
    switch content {
    case .run(let extent): Array(repeating: Element(extent: extent), count: count)
    case .fixed(let block): block as? [Element] ?? block.map { Element(extent: $0.extent) }
    case .single(let block): block as? [Element] ?? block.map { Element(extent: $0.extent) }
    case .double(let block): block as? [Element] ?? block.map { Element(extent: $0.extent) }
    case .branch: preconditionFailure("Extents: a branch has no elements of its own")
    }
  }
}
