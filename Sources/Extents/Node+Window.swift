import Geometry

/// An element with the offset of its start.
@usableFromInline
struct PlacedExtent {
  @usableFromInline var offset: Double
  @usableFromInline var extent: Double
}

/// The start of a window.
enum WindowStart {
  case index(Int)
  case offset(Double)
}

extension UnsafePointer<Node> {
  /// Fills a window with elements of one leaf, and returns the index of the first element and the
  /// number of elements.
  ///
  /// The last element begins about `length` points after the start, or earlier if the leaf ends or
  /// the window is full. The offsets are relative to this node; the branch above adds the sum
  /// before the node, in the same order of additions as `offset(of:)`.
  func place(
    from start: WindowStart, length: Double, into window: UnsafeMutableBufferPointer<PlacedExtent>
  ) -> (first: Int, count: Int) {
    if let children = branch { return children.place(from: start, length: length, into: window) }
    let place: ElementPlace
    let end: Double
    switch start {
    case .index(let index):
      place = (index, offset(of: index))
      end = place.offset + length
    case .offset(let offset):
      place = placeInLeaf(at: offset)
      end = offset + length
    }
    switch pointee.content {
    case .run(let extent):
      // A run's offsets are products, as in `offset(of:)`.
      return window.fill(from: place, count: pointee.count, until: end) { (index, _) in
        (extent, extent * Double(index + 1))
      }
    case .fixed(let block): return window.fill(with: block, from: place, until: end)
    case .single(let block): return window.fill(with: block, from: place, until: end)
    case .double(let block): return window.fill(with: block, from: place, until: end)
    case .branch: fail("Extents: a branch is not a leaf")
    }
  }
}

extension UnsafeBufferPointer<Node> {
  fileprivate func place(
    from start: WindowStart, length: Double, into window: UnsafeMutableBufferPointer<PlacedExtent>
  ) -> (first: Int, count: Int) {
    let place: Place
    let inner: WindowStart
    switch start {
    case .index(let index):
      place = self.place(of: index)
      inner = .index(index - place.startIndex)
    case .offset(let offset):
      place = self.place(at: offset)
      inner = .offset(Node.room(upTo: offset, after: place.startOffset))
    }
    let (first, filled) = place.child.place(from: inner, length: length, into: window)
    for k in 0..<filled { window[k].offset = place.startOffset + window[k].offset }
    return (place.startIndex + first, filled)
  }
}

extension UnsafeMutableBufferPointer<PlacedExtent> {
  fileprivate func fill<Extent: BlockElement>(
    with block: [Extent], from place: ElementPlace, until end: Double
  ) -> (first: Int, count: Int) {
    fill(from: place, count: block.count, until: end) { index, offset in
      let extent = block[index].extent
      return (extent, offset + extent)
    }
  }

  /// Fills the buffer with as many elements as fit, up to and including the first that begins at or
  /// beyond `end`; `next` returns an element's extent and its end.
  @inline(__always)
  fileprivate func fill(
    from place: ElementPlace, count elementCount: Int, until end: Double,
    next: (_ index: Int, _ offset: Double) -> (extent: Double, end: Double)
  ) -> (first: Int, count: Int) {
    let most = Swift.min(count, elementCount - place.index)
    var filled = 0
    var offset = place.offset
    while filled < most {
      let (extent, nextOffset) = next(place.index + filled, offset)
      initializeElement(at: filled, to: PlacedExtent(offset: offset, extent: extent))
      filled += 1
      if offset >= end { break }
      offset = nextOffset
    }
    return (place.index, filled)
  }
}
