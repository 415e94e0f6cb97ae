import SceneParts

/// The controllers of a stack, and what the latest edit did.
package struct StackEditingFacts: SceneFacts {
  /// The names of the controllers, from top to bottom, without hidden ones, and the y of each in
  /// the content, in points.
  package struct Shown: Hashable, Sendable {
    package let name: String
    package let y: Double
  }

  package let shown: [Shown]
  package let count: Int
  package let hidden: String?
  package let selected: String?
  /// The titles of all edits, and the calls of the latest one; nil before the first edit.
  package let edits: [String]
  package let calls: [String]
}
