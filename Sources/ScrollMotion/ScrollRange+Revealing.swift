public import Geometry

/// `scrollRectToVisible`, without a view.
extension ScrollRange {
  /// The offset nearest to `offset` at which a rectangle of the content is visible.
  ///
  /// The offset does not change if the rectangle is visible, even if the offset is outside of the
  /// range. Of a rectangle longer than the visible part, the start is shown. Source: UIKit for
  /// moving no further than necessary, Chameleon for long rectangles.
  ///
  /// - Parameters:
  ///   - rect: In points of the content; if it is not finite, the offset does not change.
  ///   - offset: In points.
  ///   - bounds: The size of the visible part, in points.
  ///   - inset: The covered margins of the visible part, in points.
  /// - Returns: In points.
  public func offset(
    revealing rect: Rect, from offset: Point, bounds: Size, inset: EdgeInsets
  ) -> Point {
    let offset = offset.motionValue
    guard rect.isFinite else { return offset }
    return Point(
      x: revealed(
        rect.minX...max(rect.minX, rect.maxX), from: offset.x,
        visible: (
          inset.left.motionValue, bounds.width.motionValue - inset.right.motionValue
        ),
        along: .horizontal),
      y: revealed(
        rect.minY...max(rect.minY, rect.maxY), from: offset.y,
        visible: (
          inset.top.motionValue, bounds.height.motionValue - inset.bottom.motionValue
        ),
        along: .vertical))
  }

  /// The revealing offset along one axis; `visible` is the uncovered part, relative to the offset.
  private func revealed(
    _ part: ClosedRange<Double>, from offset: Double, visible: (start: Double, end: Double),
    along axis: Axis
  ) -> Double {
    let first = part.lowerBound - visible.start
    let last = part.upperBound - visible.end
    if last <= offset && offset <= first { return offset }
    let wanted = last > first || offset > first ? first : last
    return min(max(wanted, minimum[axis]), maximum[axis])
  }
}
