/// Measures text for layout: the stage with real fonts, tests with a fixed width per character.
public protocol TextMeasuring {
  /// The width in points that `string` takes on one line.
  func width(of string: String, in font: Font) -> Double

  /// The positions of the characters in a line, in points.
  ///
  /// The default implementation does not use the Unicode Bidirectional Algorithm: the first letter
  /// decides the direction of the whole line, and the position of a character is the width of the
  /// text before it.
  func caretStops(of string: String, in font: Font) -> LineStops

  /// The embedding level of each character of a line by the Unicode Bidirectional Algorithm.
  ///
  /// A level is even for left to right, odd for right to left. The result is empty if the whole
  /// line reads from left to right; the default implementation always returns an empty array.
  func levels(of string: String) -> [Int]
}

extension TextMeasuring {
  /// Measures a line in the direction of its first letter.
  public func caretStops(of string: String, in font: Font) -> LineStops {
    LineStops(of: string, level: LineStops.isRightToLeft(string) ? 1 : 0) {
      width(of: $0, in: font)
    }
  }

  /// Empty: all lines read from left to right.
  public func levels(of string: String) -> [Int] { [] }
}
