/// The titles of an index that are shown, and their places.
struct SectionIndexScale: Hashable {
  /// The height of a line, in points. A choice for a font of 11 points.
  static let lineHeight = 15.0

  /// The number of titles.
  let count: Int
  /// The available height, in points.
  let height: Double

  /// The lines from the top: the number of a title, or nil for a dot that stands for several
  /// titles.
  ///
  /// If not all titles fit, every second line is a dot, and the last line is the last title; if
  /// fewer than three lines fit, there is only one line, the first title.
  var lines: [Int?] {
    guard count > 0, height >= Self.lineHeight else { return [] }
    let room = Int(min(height / Self.lineHeight, Double(count)))
    if room >= count { return Array(0..<count) }
    // An odd number of lines begins and ends with a title.
    let shown = max(1, room % 2 == 0 ? room - 1 : room)
    if shown == 1 { return [0] }
    return (0..<shown).map { line in
      guard line % 2 == 0 else { return nil }
      return Int((Double(line) * Double(count - 1) / Double(shown - 1)).rounded())
    }
  }

  /// The top of the first line, in points: the lines are centred in the height.
  var top: Double { (height - Double(lines.count) * Self.lineHeight) / 2 }

  /// The number of the title at a vertical position in points, among all titles, including those
  /// without a line; nil if no title is shown.
  func title(at y: Double) -> Int? {
    let shown = Double(lines.count) * Self.lineHeight
    guard shown > 0 else { return nil }
    let part = (y - top) / shown
    return max(0, min(count - 1, Int((part * Double(count)).rounded(.down))))
  }
}
