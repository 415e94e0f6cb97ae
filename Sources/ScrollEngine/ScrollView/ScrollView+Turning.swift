import ScrollMotion

// Content that begins at its right end: everything horizontal is counted from there.
extension ScrollView {
  /// The offset at which the content begins.
  final var beginning: Point {
    let range = scrollRange
    return startsAtRight ? Point(x: range.maximum.x, y: range.minimum.y) : range.minimum
  }

  /// An offset as seen from where the content begins, in points, and the way back.
  final func turned(_ offset: Point) -> Point {
    guard startsAtRight else { return offset }
    return Point(
      x: scrollRange.maximum.x - offset.x - adjustedContentInset.right, y: offset.y)
  }

  /// Moves the content's coordinates sideways, and what moves in them along with them: what is seen
  /// stays, and where it is on its way to.
  ///
  /// - Parameters:
  ///   - x: The horizontal offset of what is seen by now, in points.
  ///   - shift: By how much what is seen then lies further along, as if a program had moved it, in
  ///     points.
  final func moveOrigin(to x: Double, shift: Double = 0) {
    let move = Point(x: x - contentOffset.x, y: 0)
    if move.x != 0 {
      motion = motion.shifted(by: move)
      if let drag { self.drag?.origin = drag.origin + move }
    }
    var target = contentOffset
    target.x = x + shift
    guard shift != 0 else { return self.move(to: target) }
    // Where it comes to the same in the end, what moves has to know all the same.
    guard target != contentOffset else { return goOnFromHere(shift: Point(x: shift, y: 0)) }
    // What is told is the whole of it, and what goes on from there hears of the shift alone.
    reportedOffset = reportedOffset + move
    bounds.origin = target
  }

  /// The offset nearest to `start` that shows a rectangle, and of one that is too broad its right end.
  final func offsetFromRight(revealing rect: Rect, from start: Point) -> Point {
    let inset = adjustedContentInset.turned
    let range = scrollRange
    let length = range.maximum.x - range.minimum.x
    // The same content from left to right, as broad as makes that range.
    let content = Size(
      width: length + bounds.width - inset.left - inset.right, height: contentSize.height)
    var turnedRect = rect
    turnedRect.origin.x = turned(Point(x: rect.maxX - bounds.width, y: 0)).x
    let turnedStart = turned(start)
    let offset = ScrollRange(bounds: bounds.size, content: content, inset: inset).offset(
      revealing: turnedRect, from: turnedStart, bounds: bounds.size, inset: inset)
    // There and back again may cost the last bit, and nothing has to move.
    return Point(x: offset.x == turnedStart.x ? start.x : turned(offset).x, y: offset.y)
  }
}

extension EdgeInsets {
  /// Those of the mirror image.
  var turned: EdgeInsets { EdgeInsets(top: top, left: right, bottom: bottom, right: left) }
}
