public import Geometry

/// The offsets at which content can rest.
///
/// The least offset is the negated inset before the content; at the greatest offset, the end of the
/// content and the inset after it are visible. Content that fits the bounds with its insets rests
/// at the least offset.
///
/// Source: flowkey's UIKit-cross-platform, `UIScrollView.swift`; fluid-scroll, `FSVScrollView.mm`.
public struct ScrollRange: Hashable, Sendable {
  /// The least offset along each axis, in points.
  public let minimum: Point
  /// The greatest offset along each axis, in points, never below ``minimum``.
  public let maximum: Point

  /// Computes the range; a number that is not finite counts as zero.
  ///
  /// - Parameters:
  ///   - bounds: The size of the visible part, in points.
  ///   - content: The size of the content, in points.
  ///   - inset: Space around the content, in points.
  public init(bounds: Size, content: Size, inset: EdgeInsets) {
    // One test instead of eight: if the sum is no larger than the largest value, no summand is
    // larger.
    let sum =
      abs(bounds.width) + abs(bounds.height) + abs(content.width) + abs(content.height)
      + abs(inset.top) + abs(inset.left) + abs(inset.bottom) + abs(inset.right)
    if sum <= Double.largestMotionValue {
      self.init(finite: bounds, content, inset)
    } else {
      self.init(
        finite: Size(width: bounds.width.motionValue, height: bounds.height.motionValue),
        Size(width: content.width.motionValue, height: content.height.motionValue),
        EdgeInsets(
          top: inset.top.motionValue, left: inset.left.motionValue,
          bottom: inset.bottom.motionValue, right: inset.right.motionValue))
    }
  }

  @inline(__always)
  private init(finite bounds: Size, _ content: Size, _ inset: EdgeInsets) {
    // Subtracts from zero, because negating an inset of zero would give a negative zero.
    minimum = Point(x: 0 - inset.left, y: 0 - inset.top)
    let far = Point(
      x: content.width - bounds.width + inset.right,
      y: content.height - bounds.height + inset.bottom)
    maximum = Point(
      x: Self.end(far.x, from: minimum.x, content: content.width),
      y: Self.end(far.y, from: minimum.y, content: content.height))
  }

  /// The greatest offset along an axis. Content that is exactly as long as the visible part must
  /// not scroll because of a rounding error.
  private static func end(_ far: Double, from start: Double, content: Double) -> Double {
    far - start > 1e-9 + 1e-12 * content ? far : start
  }

  /// The nearest offset within the range; each axis is clamped separately.
  public func clamp(_ offset: Point) -> Point {
    Point(
      x: min(max(offset.x, minimum.x), maximum.x), y: min(max(offset.y, minimum.y), maximum.y))
  }

  /// The least and the greatest offset along `axis`, in points.
  public subscript(axis: Axis) -> ClosedRange<Double> {
    minimum[axis]...maximum[axis]
  }

  /// Whether content can move along `axis` at all.
  public func isScrollable(_ axis: Axis) -> Bool {
    maximum[axis] > minimum[axis]
  }

  /// Whether content can rest at an offset in points.
  public func contains(_ offset: Point) -> Bool {
    clamp(offset) == offset
  }
}
