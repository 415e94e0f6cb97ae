import ScrollEngine

/// The line that a text field shows, as it is measured: where its characters lie, and what lies where.
///
/// Lengths are in points from its left edge.
struct FieldLine {
  let text: EditedText
  let font: Font
  let measuring: any TextMeasuring
  let stops: LineStops

  /// - Complexity: One measurement of all of it.
  init(_ string: String, font: Font, measuring: any TextMeasuring) {
    text = EditedText(string)
    self.font = font
    self.measuring = measuring
    stops = measuring.caretStops(of: text.string, in: font)
  }

  var readsFromRight: Bool { stops.isRightToLeft }
  var width: Double { stops.width }

  /// Where the caret stands at an offset.
  ///
  /// - Complexity: One measurement of a part of a run.
  func x(of offset: Int) -> Double { stops.x(of: offset) }

  /// The place between two characters that belongs to a point.
  ///
  /// - Complexity: O(log n) measurements of parts of a run.
  func offset(nearest x: Double) -> Int { stops.offset(nearest: x) }

  /// What is drawn of the line to show a part of it, and where each text begins: of a text much longer
  /// than its room, no picture is made.
  ///
  /// - Complexity: Measurements of parts of the runs that the edges cut.
  func pieces(from left: Double, to right: Double) -> [(string: String, x: Double)] {
    guard width > 4 * (right - left) || text.count > LineStops.longestRun else {
      return [(text.string, 0)]
    }
    // A little more on both sides, as letters may reach beyond their width.
    return stops.parts(from: left - 2 * font.size, to: right + 2 * font.size).map { part in
      let piece = text.text(in: part.range)
      return (measuring.directed(piece, isRightToLeft: part.isRightToLeft), part.x)
    }
  }

  /// How far a line must lie to the left of its room for a caret to be in it, in points.
  ///
  /// It moves no further than it must, and leaves no room behind its end.
  static func scroll(
    from current: Double, caret: Double, caretWidth: Double, line: Double, room: Double
  ) -> Double {
    let most = max(0, line + caretWidth - room)
    let least = caret + caretWidth - room
    return min(max(min(current, caret), least, 0), most)
  }
}
