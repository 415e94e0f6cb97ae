import SceneParts
package import ScrollEngine

/// The facts that the constraints scene reports.
package struct ConstraintFacts: SceneFacts {
  package let contentSize: Size
  package let contentOffset: Point
  /// The axes along which the content size is ambiguous.
  package let openAxes: [Axis]
  /// The number of constraints that hold, and of those that were given up.
  package let holding: Int
  package let givenUp: Int
  /// The engine's messages about conflicts and ambiguities.
  package let messages: [String]
}
