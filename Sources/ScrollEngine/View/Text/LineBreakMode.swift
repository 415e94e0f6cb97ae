/// What a label does with text that is wider than the label.
///
/// With several lines, all but the last one are broken between words in every mode except
/// ``byCharWrapping``, which breaks them anywhere.
public enum LineBreakMode: Hashable, Sendable {
  /// Text that is left over after the last line is not shown; a word wider than a line goes on in
  /// the next one.
  case byWordWrapping
  /// The same, broken between any two characters.
  case byCharWrapping
  /// The last line ends at the edge, within a character if need be.
  case byClipping
  /// The last line shows its end, after an ellipsis.
  case byTruncatingHead
  /// The last line shows its beginning, before an ellipsis.
  case byTruncatingTail
  /// The last line shows both its ends, around an ellipsis.
  case byTruncatingMiddle
}

/// What few labels have, kept apart from the others.
struct LabelExtras {
  var lineBreakMode = LineBreakMode.byTruncatingTail
  var shrinks = false
  var minimumScaleFactor = 0.0
  var shadowColor: Color?
  var shadowOffset = Self.usualShadowOffset
  var attributed: AttributedText?
  var onOpenLink: ((String) -> Void)?
  /// Which of the links the keyboard is at, counted from the first.
  var focusedLink = 0

  /// One point up, in points. Source: UIKit.
  static let usualShadowOffset = Size(width: 0, height: -1)
}
