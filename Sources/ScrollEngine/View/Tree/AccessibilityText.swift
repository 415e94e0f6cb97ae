/// A view whose text assistive technology reads by characters and words, and may edit.
///
/// Positions count the Unicode scalars of ``accessibilityText``, as AT-SPI does.
@preconcurrency @MainActor
public protocol AccessibilityText: View {
  /// The text as it is shown: dots for a password.
  var accessibilityText: String { get }
  /// The selected part; empty, at the caret, if nothing is selected.
  var accessibilitySelection: Range<Int> { get }
  /// The position of the caret.
  var accessibilityCaret: Int { get }
  /// Whether the text is a secret.
  var isAccessibilityTextSecure: Bool { get }
  /// Selects a part of the text, and puts the caret at its end.
  func accessibilitySelect(_ range: Range<Int>)
  /// Replaces a part of the text as a person would.
  ///
  /// - Returns: Whether the text has been replaced.
  func accessibilityReplace(_ range: Range<Int>, with text: String) -> Bool
  /// The frame of a part of the text, in points of the view.
  func accessibilityFrame(of range: Range<Int>) -> Rect
  /// The position nearest to a point of the view.
  func accessibilityPosition(at point: Point) -> Int
}
