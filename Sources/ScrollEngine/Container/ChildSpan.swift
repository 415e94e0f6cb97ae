/// Where a child's content lies along the stacking axis of a container.
struct ChildSpan: Hashable {
  /// In points of the container's content, as is ``end``.
  let start: Double
  /// How long the content is, in points.
  let length: Double
  /// Not simply `start + length`: rounded, that may lie past the start of the next child, and both
  /// would be seen where one of them ends.
  let end: Double

  /// - Parameter limit: Where the next child begins at the earliest, in points.
  init(start: Double, length: Double, limit: Double = .infinity) {
    self.start = start
    self.length = length
    end = max(start, min(start + length, limit))
  }
}
