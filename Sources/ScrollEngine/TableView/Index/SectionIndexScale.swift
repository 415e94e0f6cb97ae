/// The titles of an index that are shown, and their places.
struct SectionIndexScale: Hashable {
  /// How high a line is, in points. A choice for a font of 11 points.
  static let lineHeight = 15.0

  /// How many titles there are.
  let count: Int
  /// The height that there is, in points.
  let height: Double

  /// The lines from the top: the number of a title, or nil for a dot that stands for several
  /// titles.
  ///
  /// If not all fit, every other line is a dot, and the last title is shown.
  var lines: [Int?] {
    guard count > 0, height >= Self.lineHeight else { return [] }
    let room = Int(min(height / Self.lineHeight, Double(count)))
    if room >= count { return Array(0..<count) }
    // Odd, so that it begins and ends with a title.
    let shown = max(1, room % 2 == 0 ? room - 1 : room)
    if shown == 1 { return [0] }
    return (0..<shown).map { line in
      guard line % 2 == 0 else { return nil }
      return Int((Double(line) * Double(count - 1) / Double(shown - 1)).rounded())
    }
  }

  /// Where the first line begins, in points: they lie in the middle of the height.
  var top: Double { (height - Double(lines.count) * Self.lineHeight) / 2 }

  /// The title at a height, among all titles and not only the shown ones; nil if none is shown.
  func title(at y: Double) -> Int? {
    let shown = Double(lines.count) * Self.lineHeight
    guard shown > 0 else { return nil }
    let part = (y - top) / shown
    return max(0, min(count - 1, Int((part * Double(count)).rounded(.down))))
  }
}
