extension Extents {
  /// One extent, in points, for each index, asked for in ascending order.
  ///
  /// Inlinable, so that a simple `height` costs no call for each element.
  ///
  /// - Precondition: `count` is at least 0, and each extent is finite and at least 0.
  /// - Throws: what `height` throws.
  /// - Complexity: O(`count`)
  @inlinable
  public init(count: Int, height: (_ index: Int) throws -> Double) rethrows {
    precondition(count >= 0, "Extents: the count \(count) is negative")
    var builder = ExtentsBuilder()
    try withUnsafeTemporaryAllocation(of: Double.self, capacity: 512) { chunk in
      var index = 0
      while index < count {
        let filled = min(chunk.count, count - index)
        for k in 0..<filled { chunk.initializeElement(at: k, to: try height(index + k)) }
        builder.append(UnsafeBufferPointer(rebasing: chunk[..<filled]))
        index += filled
      }
    }
    self = builder.finish()
  }
}

/// Makes leaves of extents that come in order, a chunk at a time.
@usableFromInline
struct ExtentsBuilder {
  private var leaves: [Node] = []
  private var count = 0

  @usableFromInline
  init() {}

  @usableFromInline
  func finish() -> Extents { Extents(leaves: leaves) }

  /// Adds extents at the end.
  @usableFromInline
  mutating func append(_ chunk: UnsafeBufferPointer<Double>) {
    check(chunk)
    guard ExtentsBuilder.mayHoldLongRun(chunk) else {
      appendBlocks(chunk)
      count += chunk.count
      return
    }
    var individual = 0
    var start = 0
    while start < chunk.count {
      var end = start + 1
      while end < chunk.count && chunk[end] == chunk[start] { end += 1 }
      if end - start >= Node.longRun {
        appendBlocks(UnsafeBufferPointer(rebasing: chunk[individual..<start]))
        append(Node(run: chunk[start] + 0, count: end - start))
        individual = end
      }
      start = end
    }
    appendBlocks(UnsafeBufferPointer(rebasing: chunk[individual...]))
    count += chunk.count
  }

  private func check(_ chunk: UnsafeBufferPointer<Double>) {
    var allValid = true
    for extent in chunk { allValid = allValid && extent >= 0 && extent < .infinity }
    if allValid { return }
    let k = chunk.firstIndex { !($0 >= 0 && $0 < .infinity) } ?? 0
    preconditionFailure(
      "Extents: the extent \(chunk[k]) of element \(count + k) is not a finite number of at least 0"
    )
  }

  /// False when no long run is in the chunk: each would hold two neighbours of these samples.
  private static func mayHoldLongRun(_ chunk: UnsafeBufferPointer<Double>) -> Bool {
    let step = Node.longRun / 2
    return stride(from: step, to: chunk.count, by: step)
      .contains { chunk[$0 - step] == chunk[$0] }
  }

  /// Adds extents one by one, in blocks of the narrowest width that holds them all.
  private mutating func appendBlocks(_ extents: UnsafeBufferPointer<Double>) {
    if extents.isEmpty { return }
    if extents.allSatisfy(UInt16.holds) {
      appendBlocks(of: UInt16.self, extents)
    } else if extents.allSatisfy(Float.holds) {
      appendBlocks(of: Float.self, extents)
    } else {
      appendBlocks(of: Double.self, extents)
    }
  }

  private mutating func appendBlocks<Element: BlockElement>(
    of _: Element.Type, _ extents: UnsafeBufferPointer<Double>
  ) {
    for start in stride(from: 0, to: extents.count, by: Element.capacity) {
      let end = min(start + Element.capacity, extents.count)
      append(Node(block: extents[start..<end].map { Element(extent: $0 + 0) }))
    }
  }

  private mutating func append(_ leaf: Node) {
    leaves.append(leaf)
    leaves.mend(seams: leaves.count - 2...leaves.count - 2)
  }
}
