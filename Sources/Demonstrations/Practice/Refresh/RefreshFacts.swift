import SceneParts

/// The state of a list that is pulled down to load new messages.
package struct RefreshFacts: SceneFacts {
  package let messageCount: Int
  /// The number of messages that answers have brought.
  package let arrivedCount: Int
  package let isRefreshing: Bool
  /// Whether an answer has come that is not shown yet.
  package let hasAnswer: Bool
  /// Whether a pointer holds the list.
  package let isHeld: Bool
  /// How far the rows jumped under a pointer when an answer came, in points.
  package let jump: Double
  /// How far the list has been pulled below its resting place, at most so far, and the inset that
  /// holds the rows now; both in points.
  package let furthestPull: Double
  package let inset: Double
  /// The pull at which the list begins to refresh, in points.
  package let threshold: Double
}
