import ScrollEngine

/// The measured line of a text field, which converts between offsets and positions.
///
/// Positions are in points from the line's left edge.
struct FieldLine {
  let text: EditedText
  let font: Font
  let measuring: any TextMeasuring
  let stops: LineStops

  /// - Complexity: One measurement of the whole line.
  init(_ string: String, font: Font, measuring: any TextMeasuring) {
    text = EditedText(string)
    self.font = font
    self.measuring = measuring
    stops = measuring.caretStops(of: text.string, in: font)
  }

  var readsFromRight: Bool { stops.isRightToLeft }
  var width: Double { stops.width }

  /// The position of the caret at an offset.
  ///
  /// - Complexity: One measurement of a part of a run.
  func x(of offset: Int) -> Double { stops.x(of: offset) }

  /// The offset of the character boundary nearest to a position.
  ///
  /// - Complexity: O(log n) measurements of parts of a run.
  func offset(nearest x: Double) -> Int { stops.offset(nearest: x) }

  /// The parts of the line to draw for a range of positions, each with its own position. A text
  /// much longer than the range is not rendered as a whole.
  ///
  /// - Complexity: Measurements of parts of the runs at the two ends.
  func pieces(from left: Double, to right: Double) -> [(string: String, x: Double)] {
    guard width > 4 * (right - left) || text.count > LineStops.longestRun else {
      return [(text.string, 0)]
    }
    // A little more is drawn on both sides, because glyphs may reach beyond their width.
    return stops.parts(from: left - 2 * font.size, to: right + 2 * font.size).map { part in
      let piece = text.text(in: part.range)
      return (measuring.directed(piece, isRightToLeft: part.isRightToLeft), part.x)
    }
  }

  /// The scroll offset at which the caret is visible, in points: the distance from the line's left
  /// edge to the left edge of the visible part.
  ///
  /// The line scrolls no further than necessary, and leaves no gap after its end.
  static func scroll(
    from current: Double, caret: Double, caretWidth: Double, line: Double, room: Double
  ) -> Double {
    let most = max(0, line + caretWidth - room)
    let least = caret + caretWidth - room
    return min(max(min(current, caret), least, 0), most)
  }
}
