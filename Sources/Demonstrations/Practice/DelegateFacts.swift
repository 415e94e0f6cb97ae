import SceneParts

/// The delegate calls that a scroll view has made so far.
package struct DelegateFacts: SceneFacts {
  /// One drag, from its first call to its last.
  package struct Drag: Hashable, Sendable {
    /// Whether the drag caught content that was still decelerating.
    package let isCatch: Bool
    /// The arguments of willEndDragging: the velocity, in points per millisecond, and the target
    /// offset, in points. Nil before that call.
    package var velocity: Double?
    package var target: Double?
    /// The argument of didEndDragging; nil before that call.
    package var willDecelerate: Bool?
  }

  /// The number of all calls except didScroll.
  package var callCount = 0
  package var decelerationEnds = 0
  package var scrollCount = 0
  /// The number of didScroll calls while the content decelerated.
  package var coastingScrolls = 0
  package var drags: [Drag] = []
}
