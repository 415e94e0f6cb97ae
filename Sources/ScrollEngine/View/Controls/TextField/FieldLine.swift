/// The line that a text field shows, as it is measured: where its characters lie, and what lies where.
///
/// Lengths are in points from its left edge. A line that reads from right to left is taken to do so
/// as a whole: numbers in it count as letters of its direction.
struct FieldLine {
  let text: EditedText
  let font: Font
  let measuring: any TextMeasuring
  let readsFromRight: Bool
  let width: Double

  init(_ string: String, font: Font, measuring: any TextMeasuring) {
    text = EditedText(string)
    self.font = font
    self.measuring = measuring
    readsFromRight = EditedText.readsFromRight(string)
    width = measuring.width(of: string, in: font)
  }

  /// Where an offset lies.
  ///
  /// - Complexity: One measurement.
  func x(of offset: Int) -> Double {
    let before =
      offset <= 0
      ? 0
      : offset >= text.count
        ? width : measuring.width(of: text.text(in: 0..<offset), in: font)
    return readsFromRight ? width - before : before
  }

  /// The place between two characters that lies nearest.
  ///
  /// - Complexity: O(log n) measurements.
  func offset(nearest x: Double) -> Int {
    var places = Array(text.string.indices.map(text.offset))
    places.append(text.count)
    let way = readsFromRight ? width - x : x
    func distance(_ place: Int) -> Double {
      readsFromRight ? width - self.x(of: place) : self.x(of: place)
    }
    var (low, high) = (0, places.count - 1)
    while high - low > 1 {
      let middle = (low + high) / 2
      if distance(places[middle]) <= way { low = middle } else { high = middle }
    }
    return way - distance(places[low]) <= distance(places[high]) - way ? places[low] : places[high]
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
