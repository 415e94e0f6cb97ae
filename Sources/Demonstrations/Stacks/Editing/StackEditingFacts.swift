import SceneParts

/// The controllers of a stack, and what the latest edit did.
package struct StackEditingFacts: SceneFacts {
  package struct Shown: Hashable, Sendable {
    package let name: String
    /// The y of the controller's view in the content, in points.
    package let y: Double
  }

  /// The controllers that are not hidden, from top to bottom.
  package let shown: [Shown]
  /// The number of all controllers.
  package let count: Int
  /// The name of the controller to which the next edit applies; nil if none is left.
  package let selected: String?
  /// The number of edits, the title of the latest one, and the calls of the edited
  /// controller, in order.
  package let editCount: Int
  package let edit: String?
  package let calls: [String]
  /// Whether the latest edit's animation has ended.
  package let isOver: Bool
}
