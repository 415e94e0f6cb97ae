@testable import ScrollEngine

// A world that goes from right to left is looked at in a mirror: what one sees there is to be what one
// sees in its twin.
extension CollectionWorld {
  /// Where a collection that goes from left to right has zero, in points from its left end.
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

  /// An offset as one sees it in the mirror, and the way back.
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
    // Converting there and back may cost the last bit, and a program does not move what stays.
    if offset.x == self.offset.x { target.x = collection.contentOffset.x }
    collection.contentOffset = target
  }

  /// Gives the collection a size; the edge of the window at which it begins stays where it is.
  func resize(to size: Size) {
    collection.frame = Rect(
      origin: Point(x: isMirrored ? Self.windowWidth - size.width : 0, y: 0), size: size)
  }
}
