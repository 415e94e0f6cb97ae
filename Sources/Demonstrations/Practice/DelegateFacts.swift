import SceneParts

/// What a delegate has been told so far.
package struct DelegateFacts: SceneFacts {
  /// One drag, from its first call to its last.
  package struct Drag: Hashable, Sendable {
    /// Whether it caught content that was still decelerating.
    package let isCatch: Bool
    /// The velocity that willEndDragging was told, and the offset at which the content would stop;
    /// in points per millisecond and points. Nil before.
    package var velocity: Double?
    package var target: Double?
    /// What didEndDragging was told; nil before.
    package var willDecelerate: Bool?
  }

  /// All calls but those of didScroll.
  package var callCount = 0
  package var decelerationEnds = 0
  package var scrollCount = 0
  /// The calls of didScroll that came while the content decelerated.
  package var coastingScrolls = 0
  package var drags: [Drag] = []
}
