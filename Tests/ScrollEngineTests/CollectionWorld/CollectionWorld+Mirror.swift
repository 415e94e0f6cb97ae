@testable import ScrollEngine

// The content of a right-to-left world is mirrored before it is compared: the mirror image must
// equal the content of its left-to-right twin.
extension CollectionWorld {
  /// Where the mirror image has its zero, in points from the left end of the content.
  private var mirrorWidth: Double {
    let inset = collection.contentInset
    return max(
      collection.contentSize.width, collection.bounds.width - inset.left - inset.right)
  }

  func inMirror(_ frame: Rect) -> Rect {
    guard isMirrored else { return frame }
    return Rect(
      x: mirrorWidth - frame.minX - frame.width, y: frame.minY, width: frame.width,
      height: frame.height)
  }

  /// Converts an offset to the mirror image, or back.
  func inMirror(_ offset: Point) -> Point {
    guard isMirrored else { return offset }
    return Point(x: mirrorWidth - offset.x - collection.bounds.width, y: offset.y)
  }

  func inMirror(_ inset: EdgeInsets) -> EdgeInsets {
    guard isMirrored else { return inset }
    return EdgeInsets(top: inset.top, left: inset.right, bottom: inset.bottom, right: inset.left)
  }

  var offset: Point { inMirror(collection.contentOffset) }
  var bounds: Rect { Rect(origin: offset, size: collection.bounds.size) }
  var inset: EdgeInsets { inMirror(collection.adjustedContentInset) }

  var range: ClosedRange<Double> {
    let range = collection.scrollRange[axis]
    guard isMirrored, axis == .horizontal else { return range }
    let lower = inMirror(collection.scrollRange.maximum).x
    return lower...max(lower, inMirror(collection.scrollRange.minimum).x)
  }

  func scroll(to offset: Point) {
    var target = inMirror(offset)
    // Converting twice may change the last bit, so an unchanged x keeps its exact value.
    if offset.x == self.offset.x { target.x = collection.contentOffset.x }
    collection.contentOffset = target
  }

  /// Resizes the collection. Its leading edge stays at the same edge of the window.
  func resize(to size: Size) {
    collection.frame = Rect(
      origin: Point(x: isMirrored ? Self.windowWidth - size.width : 0, y: 0), size: size)
  }
}
