/// Measures text for layout: the stage with real fonts, tests with a fixed advance.
public protocol TextMeasuring {
  /// The width in points that `string` takes on one line.
  func width(of string: String, in font: Font) -> Double

  /// Where the characters of a line lie, in points.
  ///
  /// Without the Unicode Bidirectional Algorithm, a line reads from one side as a whole: from that of
  /// its first letter, with its characters where its beginnings end.
  func caretStops(of string: String, in font: Font) -> LineStops

  /// The embedding level of each character of a line by the Unicode Bidirectional Algorithm: even from
  /// left to right, odd from right to left; empty if all of the line reads from left to right.
  ///
  /// Empty unless implemented.
  func levels(of string: String) -> [Int]
}

extension TextMeasuring {
  /// A line that reads from the side of its first letter as a whole.
  public func caretStops(of string: String, in font: Font) -> LineStops {
    LineStops(of: string, level: LineStops.isRightToLeft(string) ? 1 : 0) {
      width(of: $0, in: font)
    }
  }

  /// Empty: all lines read from left to right.
  public func levels(of string: String) -> [Int] { [] }
}
