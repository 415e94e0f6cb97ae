/// The handling of text that is wider than a label.
///
/// With several lines, all but the last one are broken between words in every mode except
/// ``byCharWrapping``, which breaks them anywhere.
public enum LineBreakMode: Hashable, Sendable {
  /// Text after the last line is not shown; a word wider than a line continues in the next one.
  case byWordWrapping
  /// Like ``byWordWrapping``, but broken between any two characters.
  case byCharWrapping
  /// The last line is clipped at the edge, even inside a character.
  case byClipping
  /// The last line shows the end of its text, after an ellipsis.
  case byTruncatingHead
  /// The last line shows the beginning of its text, before an ellipsis.
  case byTruncatingTail
  /// The last line shows both ends of its text, around an ellipsis.
  case byTruncatingMiddle
}

/// The properties that few labels change, stored apart from the label.
struct LabelExtras {
  var lineBreakMode = LineBreakMode.byTruncatingTail
  var shrinks = false
  var minimumScaleFactor = 0.0
  var highlightedColor: Color?
  var isHighlighted = false
  var shadowColor: Color?
  var shadowOffset = Self.usualShadowOffset
  var attributed: AttributedText?
  var onOpenLink: ((String) -> Void)?
  /// The index of the link that the keyboard has selected.
  var focusedLink = 0

  /// One point up, in points. Source: UIKit.
  static let usualShadowOffset = Size(width: 0, height: -1)
}
