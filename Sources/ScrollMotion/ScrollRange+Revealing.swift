public import Geometry

/// `scrollRectToVisible`, without a view.
extension ScrollRange {
  /// The offset nearest to `offset` at which a rectangle of the content is visible.
  ///
  /// A visible rectangle moves nothing, even if the offset is outside the range. A rectangle longer
  /// than the visible part shows its start. Source: UIKit for the least motion, Chameleon for the
  /// long rectangle.
  ///
  /// - Parameters:
  ///   - rect: In points of the content; one that is not finite moves nothing.
  ///   - offset: In points.
  ///   - bounds: The size of the visible part, in points.
  ///   - inset: How much of the visible part is covered, in points.
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

  /// The same along one axis; `visible` is where the uncovered part starts and ends, from the
  /// offset.
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
