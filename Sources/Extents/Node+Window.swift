/// An element with the offset at which it begins.
@usableFromInline
struct PlacedExtent {
  @usableFromInline var offset: Double
  @usableFromInline var extent: Double
}

/// Where a window begins.
enum WindowStart {
  case index(Int)
  case offset(Double)
}

extension UnsafePointer<Node> {
  /// Fills a window with the elements from `start` on, as many as there are, and returns the first
  /// of them and how many they are.
  ///
  /// The offsets are those inside this node; the branch above adds what lies before it, in the
  /// order in which `offset(of:)` adds.
  func place(
    from start: WindowStart, into window: UnsafeMutableBufferPointer<PlacedExtent>
  ) -> (first: Int, count: Int) {
    switch pointee.content {
    case .run(let extent):
      let first = firstIndex(of: start)
      let filled = Swift.min(window.count, pointee.count - first)
      for k in 0..<filled {
        window.initializeElement(
          at: k, to: PlacedExtent(offset: extent * Double(first + k), extent: extent))
      }
      return (first, filled)
    case .fixed(let block): return window.fill(with: block, from: firstIndex(of: start))
    case .single(let block): return window.fill(with: block, from: firstIndex(of: start))
    case .double(let block): return window.fill(with: block, from: firstIndex(of: start))
    case .branch(let children):
      return children.withUnsafeBufferPointer { $0.place(from: start, into: window) }
    }
  }

  private func firstIndex(of start: WindowStart) -> Int {
    switch start {
    case .index(let index): index
    case .offset(let offset): index(at: offset)
    }
  }
}

extension UnsafeBufferPointer<Node> {
  fileprivate func place(
    from start: WindowStart, into window: UnsafeMutableBufferPointer<PlacedExtent>
  ) -> (first: Int, count: Int) {
    var place: Place
    let inner: WindowStart
    switch start {
    case .index(let index):
      place = self.place(of: index)
      inner = .index(index - place.startIndex)
    case .offset(let offset):
      place = self.place(at: offset)
      inner = .offset(Node.room(upTo: offset, after: place.startOffset))
    }
    var (first, filled) = place.child.place(from: inner, into: window)
    first += place.startIndex
    window.shift(0..<filled, by: place.startOffset)
    while filled < window.count && place.child.pointee.endIndex < self[count - 1].endIndex {
      let start = place.child.pointee.endOffset
      place.child += 1
      let rest = UnsafeMutableBufferPointer<PlacedExtent>(rebasing: window[filled...])
      let added = place.child.place(from: .index(0), into: rest).count
      window.shift(filled..<filled + added, by: start)
      filled += added
    }
    return (first, filled)
  }
}

extension UnsafeMutableBufferPointer<PlacedExtent> {
  fileprivate func fill<Extent: BlockElement>(
    with block: [Extent], from first: Int
  ) -> (first: Int, count: Int) {
    let filled = Swift.min(count, block.count - first)
    var offset = Extent.sum(of: block, upTo: first)
    for k in 0..<filled {
      let extent = block[first + k].extent
      initializeElement(at: k, to: PlacedExtent(offset: offset, extent: extent))
      offset += extent
    }
    return (first, filled)
  }

  fileprivate func shift(_ range: Range<Int>, by start: Double) {
    for k in range { self[k].offset = start + self[k].offset }
  }
}
