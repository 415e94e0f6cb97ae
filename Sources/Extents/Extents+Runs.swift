extension Extents {
  /// The extent of an element, and the end of a run of equal extents.
  ///
  /// `end` is above `index`. More equal extents may follow the run, because only one leaf of the
  /// tree is inspected.
  ///
  /// - Precondition: `index` is in 0..<count.
  /// - Complexity: O(log n)
  public func run(at index: Int) -> (extent: Double, end: Int) {
    checkElement(index)
    guard !hasUnwritten else { return written.run(at: index) }
    return tree.root.query { $0.run(at: index) }
  }
}

extension UnsafePointer<Node> {
  func run(at index: Int) -> (extent: Double, end: Int) {
    switch pointee.content {
    case .run(let extent): return (extent, pointee.count)
    case .fixed(let block): return block.run(at: index)
    case .single(let block): return block.run(at: index)
    case .double(let block): return block.run(at: index)
    case .branch(let children):
      return children.withUnsafeBufferPointer { children in
        let place = children.place(of: index)
        let run = place.child.run(at: index - place.startIndex)
        return (run.extent, place.startIndex + run.end)
      }
    }
  }
}

extension Array where Element: BlockElement {
  fileprivate func run(at index: Int) -> (extent: Double, end: Int) {
    let element = self[index]
    var end = index + 1
    while end < count, self[end] == element { end += 1 }
    return (element.extent, end)
  }
}
