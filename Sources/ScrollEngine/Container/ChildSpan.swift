/// The position of a child's content along the stacking axis of a container.
struct ChildSpan: Hashable {
  /// The start in the container's content, in points.
  let start: Double
  /// The length of the content, in points.
  let length: Double
  /// The end in the container's content, in points. It is not simply `start + length`: rounding may
  /// put the sum past the start of the next child, and then both children would be visible at one
  /// offset.
  let end: Double

  /// Makes a span, in points, that ends no later than `limit`; the next child starts there or
  /// later.
  init(start: Double, length: Double, limit: Double = .infinity) {
    self.start = start
    self.length = length
    end = max(start, min(start + length, limit))
  }
}
