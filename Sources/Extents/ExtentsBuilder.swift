extension Extents {
  /// Makes a value from a function that returns each extent, in points, in ascending index order.
  ///
  /// This initialiser is inlinable, so that a simple `height` costs no call per element.
  ///
  /// - Precondition: `count` is in 0...``mostElements``, and each extent is finite and at least 0.
  /// - Throws: Errors of `height`.
  /// - Complexity: O(`count`)
  @inlinable
  public init(count: Int, height: (_ index: Int) throws -> Double) rethrows {
    Extents.checkCount(count)
    var builder = ExtentsBuilder()
    try withUnsafeTemporaryAllocation(
      of: Double.self, capacity: ExtentsBuilder.chunkSize
    ) { chunk in
      var index = 0
      while index < count {
        let filled = min(chunk.count, count - index)
        for k in 0..<filled { chunk.initializeElement(at: k, to: try height(index &+ k)) }
        builder.append(UnsafeBufferPointer(rebasing: chunk[..<filled]))
        index += filled
      }
    }
    self = builder.finish()
  }
}

/// Makes leaves from extents that are appended in order, in chunks.
@usableFromInline
struct ExtentsBuilder {
  /// The size of a chunk: a full block of the narrowest width.
  @usableFromInline static var chunkSize: Int { 512 }

  private var leaves: [Node] = []

  /// The number of extents in all previous chunks.
  private var count = 0

  @usableFromInline
  init() {}

  @usableFromInline
  func finish() -> Extents { Extents(leaves: leaves) }

  /// Appends a chunk: each long run as a leaf of its own, all other extents in blocks.
  @usableFromInline
  mutating func append(_ chunk: UnsafeBufferPointer<Double>) {
    var individual = 0
    var start = ExtentsBuilder.mayHoldLongRun(chunk) ? 0 : chunk.count
    while start < chunk.count {
      var end = start + 1
      while end < chunk.count && chunk[end] == chunk[start] { end += 1 }
      if end - start >= Node.longRun {
        appendBlocks(chunk, individual..<start)
        append(Node(run: Extents.checked(chunk[start], at: count + start), count: end - start))
        individual = end
      }
      start = end
    }
    appendBlocks(chunk, individual..<chunk.count)
    count += chunk.count
  }

  /// Whether the chunk may contain a long run.
  ///
  /// Samples the chunk at steps of half a long run. A long run includes two neighbouring samples,
  /// so the chunk has no long run if no neighbouring samples are equal.
  private static func mayHoldLongRun(_ chunk: UnsafeBufferPointer<Double>) -> Bool {
    let step = Node.longRun / 2
    return stride(from: step, to: chunk.count, by: step)
      .contains { chunk[$0 - step] == chunk[$0] }
  }

  /// Appends extents individually, in blocks of the narrowest width that can store all of them.
  private mutating func appendBlocks(
    _ chunk: UnsafeBufferPointer<Double>, _ range: Range<Int>
  ) {
    if range.isEmpty { return }
    let extents = UnsafeBufferPointer(rebasing: chunk[range])
    if let block = UInt16.block(of: extents) {
      append(block)
    } else if let block = Float.block(of: extents) {
      append(block)
    } else if let block = Double.block(of: extents) {
      append(block)
    } else {
      for k in range { _ = Extents.checked(chunk[k], at: count + k) }
    }
  }

  private mutating func append<Element: BlockElement>(_ block: [Element]) {
    var rest = block[...]
    while rest.count > Element.capacity {
      append(Node(block: Array(rest.prefix(Element.capacity))))
      rest = rest.dropFirst(Element.capacity)
    }
    append(Node(block: rest.startIndex == 0 ? block : Array(rest)))
  }

  private mutating func append(_ leaf: Node) {
    leaves.append(leaf)
    leaves.mend(seams: leaves.count - 2...leaves.count - 2)
  }
}
