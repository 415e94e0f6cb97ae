import ScrollMotion

// Content that starts at its right end: its layout measures horizontal positions from there, while
// offsets still count from the left.
extension ScrollView {
  /// The offset at which the content starts.
  final var beginning: Point {
    let range = scrollRange
    return startsAtRight ? Point(x: range.maximum.x, y: range.minimum.y) : range.minimum
  }

  /// Converts an offset to one measured from the start of the content, or back, in points.
  final func turned(_ offset: Point) -> Point {
    guard startsAtRight else { return offset }
    return Point(
      x: scrollRange.maximum.x - offset.x - adjustedContentInset.right, y: offset.y)
  }

  /// Moves the horizontal origin of the content's coordinates. Drag and motion move along: the
  /// visible part and its destination stay the same.
  ///
  /// - Parameters:
  ///   - x: The new horizontal offset of the visible part, in points.
  ///   - shift: How far the visible part also moves, as if a program had moved it, in points.
  final func moveOrigin(to x: Double, shift: Double = 0) {
    let move = Point(x: x - contentOffset.x, y: 0)
    if move.x != 0 {
      motion = motion.shifted(by: move)
      shiftDrag(by: move)
    }
    var target = contentOffset
    target.x = x + shift
    guard shift != 0 else {
      return isUnseen
        ? setContentOffset(target, by: .layout)
        : during(.layout) { self.moveContent(to: target, by: .programMove) }
    }
    // Even if the offset stays the same, the motion has to be corrected.
    guard target != contentOffset else { return goOnFromHere(shift: Point(x: shift, y: 0)) }
    // One report covers the whole move, but drag and motion are corrected for the shift alone.
    if move != .zero {
      note(.contentOffset(from: reportedOffset, to: reportedOffset + move), by: .layout)
    }
    reportedOffset = reportedOffset + move
    setContentOffset(target, by: .anchoring)
  }

  /// The offset nearest to `start` that shows a rectangle; if the rectangle is too wide, its right
  /// end.
  final func offsetFromRight(revealing rect: Rect, from start: Point) -> Point {
    let inset = adjustedContentInset.turned
    let range = scrollRange
    let length = range.maximum.x - range.minimum.x
    // The mirror image of the content, wide enough to have the same range.
    let content = Size(
      width: length + storedBounds.width - inset.left - inset.right, height: contentSize.height)
    var turnedRect = rect
    turnedRect.origin.x = turned(Point(x: rect.maxX - storedBounds.width, y: 0)).x
    let turnedStart = turned(start)
    let offset = ScrollRange(bounds: storedBounds.size, content: content, inset: inset).offset(
      revealing: turnedRect, from: turnedStart, bounds: storedBounds.size, inset: inset)
    // The conversion back may change the last bit, so an unchanged offset is returned as it was.
    return Point(x: offset.x == turnedStart.x ? start.x : turned(offset).x, y: offset.y)
  }
}

extension EdgeInsets {
  /// The insets with left and right swapped.
  var turned: EdgeInsets { EdgeInsets(top: top, left: right, bottom: bottom, right: left) }
}
