import Geometry

extension Extents {
  /// Checks all invariants, and stops the program with a message if one is broken.
  ///
  /// - Complexity: O(`count`) for varying extents, O(1) for a run.
  public func checkInvariants() {
    tree.root.checkInvariants(isRoot: true)
    guard let estimates else { return }
    let (marks, measured) = (estimates.marks, estimates.measured)
    require(
      estimates.unwritten.count <= measured.count,
      "Extents: of \(measured.count) measured, \(estimates.unwritten.count) are not written")
    marks.root.checkInvariants(isRoot: true)
    require(
      marks.count == count, "Extents: \(marks.count) marks for \(count) elements")
    require(estimates.count > 0, "Extents: marks are kept although nothing is estimated")
    require(
      measured.allSatisfy { index in marks.root.query { $0.extent(at: index) } > 0 },
      "Extents: \(measured) are measured twice")
    require(
      marks.root.runs.allSatisfy { $0 == 0 || $0 == 1 }, "Extents: a mark is neither 0 nor 1")
  }
}

extension Node {
  /// One extent for each run, and all extents of each block, in order, for the checks.
  fileprivate var runs: [Double] {
    switch content {
    case .run(let extent): [extent]
    case .fixed(let block): block.map(\.extent)
    case .single(let block): block.map(\.extent)
    case .double(let block): block
    case .branch(let children): children.flatMap(\.runs)
    }
  }

  func checkInvariants(isRoot: Bool) {
    switch content {
    case .run(let extent):
      require(count > 0 || isRoot, "Extents: a run is empty")
      require(extent >= 0 && extent < .infinity, "Extents: a run has extent \(extent)")
      require(total == extent * Double(count), "Extents: a run's total is \(total)")
      require(height == 0, "Extents: a run has height \(height)")
    case .fixed(let block): checkInvariants(of: block)
    case .single(let block): checkInvariants(of: block)
    case .double(let block): checkInvariants(of: block)
    case .branch(let children): checkInvariants(of: children, isRoot: isRoot)
    }
  }

  private func checkInvariants<Element: BlockElement>(of block: [Element]) {
    require(count == block.count, "Extents: a block of \(block.count) counts \(count)")
    require(
      count <= Element.capacity, "Extents: a block of \(count) exceeds \(Element.capacity)")
    require(
      block.contains { $0 != block[0] }, "Extents: a block of \(count) should be a run")
    require(
      block.allSatisfy { $0.extent >= 0 && $0.extent < .infinity },
      "Extents: a block holds an extent that is negative or not finite")
    require(
      total == block.reduce(0) { $0 + $1.extent }, "Extents: a block's total is \(total)")
    require(height == 0, "Extents: a block has height \(height)")
  }

  private func checkInvariants(of children: [Node], isRoot: Bool) {
    require(
      children.count >= (isRoot ? 2 : Node.fewestChildren)
        && children.count <= Node.mostChildren,
      "Extents: a branch has \(children.count) children")
    require(
      children.allSatisfy { $0.height + 1 == height },
      "Extents: not all children of a branch of height \(height) are one lower")
    var index = 0
    var offset = 0.0
    for child in children {
      index += child.count
      offset += child.total
      require(
        child.endIndex == index && child.endOffset == offset,
        "Extents: a child says that it ends at \(child.endIndex), \(child.endOffset)")
    }
    require(
      count == index && total == offset, "Extents: a branch says \(count), \(total)")
    for (first, second) in zip(children, children.dropFirst()) where height == 1 {
      require(
        !Node.canCoalesce(first, second),
        "Extents: neighbours of \(first.count) and \(second.count) elements should be one leaf")
    }
    for child in children { child.checkInvariants(isRoot: false) }
  }
}
