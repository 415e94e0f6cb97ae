import ScrollMotion

// Content that starts at its right end: everything horizontal is measured from there.
extension ScrollView {
  /// The offset at which the content starts.
  final var beginning: Point {
    let range = scrollRange
    return startsAtRight ? Point(x: range.maximum.x, y: range.minimum.y) : range.minimum
  }

  /// Converts an offset to one measured from the start of the content, in points, and back.
  final func turned(_ offset: Point) -> Point {
    guard startsAtRight else { return offset }
    return Point(
      x: scrollRange.maximum.x - offset.x - adjustedContentInset.right, y: offset.y)
  }

  /// Shifts the content's coordinates sideways, with everything that moves in them: the visible
  /// part and its destination stay the same.
  ///
  /// - Parameters:
  ///   - x: The new horizontal offset of the visible part, in points.
  ///   - shift: How far the visible part then lies further along, as if a program had moved it, in
  ///     points.
  final func moveOrigin(to x: Double, shift: Double = 0) {
    let move = Point(x: x - contentOffset.x, y: 0)
    if move.x != 0 {
      motion = motion.shifted(by: move)
      shiftDrag(by: move)
    }
    var target = contentOffset
    target.x = x + shift
    guard shift != 0 else { return isUnseen ? setOwnOffset(target) : self.moveContent(to: target) }
    // Even if the result is the same, the motion has to know.
    guard target != contentOffset else { return goOnFromHere(shift: Point(x: shift, y: 0)) }
    // The whole move is reported, but what continues from here gets only the shift.
    reportedOffset = reportedOffset + move
    setOwnOffset(target)
  }

  /// The offset nearest to `start` that shows a rectangle, or its right end if it is too wide.
  final func offsetFromRight(revealing rect: Rect, from start: Point) -> Point {
    let inset = adjustedContentInset.turned
    let range = scrollRange
    let length = range.maximum.x - range.minimum.x
    // The same content from left to right, wide enough to give that range.
    let content = Size(
      width: length + storedBounds.width - inset.left - inset.right, height: contentSize.height)
    var turnedRect = rect
    turnedRect.origin.x = turned(Point(x: rect.maxX - storedBounds.width, y: 0)).x
    let turnedStart = turned(start)
    let offset = ScrollRange(bounds: storedBounds.size, content: content, inset: inset).offset(
      revealing: turnedRect, from: turnedStart, bounds: storedBounds.size, inset: inset)
    // The round trip may cost the last bit, and then nothing has to move.
    return Point(x: offset.x == turnedStart.x ? start.x : turned(offset).x, y: offset.y)
  }
}

extension EdgeInsets {
  /// The insets of the mirror image.
  var turned: EdgeInsets { EdgeInsets(top: top, left: right, bottom: bottom, right: left) }
}
