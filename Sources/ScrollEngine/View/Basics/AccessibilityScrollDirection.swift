/// Where the content goes on that a person wants to see; see ``View/accessibilityScroll(_:)``.
public enum AccessibilityScrollDirection: Int, Hashable, Sendable, CaseIterable {
  /// What lies on the right.
  case right = 1
  /// What lies on the left.
  case left
  /// What lies above.
  case up
  /// What lies below.
  case down
  /// What comes next in reading order.
  case next
  /// What comes before in reading order.
  case previous
}
