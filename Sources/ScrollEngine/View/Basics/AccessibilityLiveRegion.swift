/// How assistive technology says the changes of a view by itself; see
/// ``View/accessibilityLiveRegion``.
public enum AccessibilityLiveRegion: Hashable, Sendable {
  /// Changes are not said.
  case off
  /// Changes are said when nothing else is being said.
  case polite
  /// Changes are said at once, and interrupt what is being said.
  case assertive
}
