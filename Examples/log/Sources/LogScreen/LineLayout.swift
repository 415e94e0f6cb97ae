internal import LogFile
internal import ScrollworkApp

/// Where the text of a line lies in its row, if all characters are equally wide.
struct LineLayout: Hashable {
  /// The width of a character, in points.
  var advance = 8.0
  /// How many digits the line numbers have.
  var digits = 1
  /// How many characters are scrolled out on the left; 0 if lines are wrapped.
  var column = 0
  var wraps = false

  /// The width of the line numbers with the space around them, in points.
  var gutter: Double { (Double(max(3, digits)) * advance * 11 / 13 + 22).rounded() }

  /// Where text lies in a row, in points.
  func textRect(in bounds: Rect) -> Rect {
    let left = gutter + Look.margin
    return Rect(
      x: left, y: bounds.minY, width: max(0, bounds.width - left - Look.margin),
      height: bounds.height)
  }

  /// How many characters fit side by side into a row.
  func columns(inWidth width: Double) -> Int {
    let room = textRect(in: Rect(x: 0, y: 0, width: width, height: 0)).width
    return max(8, Int(room / advance))
  }

  /// How many rows of characters a wrapped line takes.
  func rows(of line: LineText, width: Double) -> Int {
    let columns = columns(inWidth: width)
    let count = line.isASCII ? line.text.utf8.count : line.text.count
    return max(1, (count + columns - 1) / columns)
  }

  /// The characters of a line from a column on, at most `count`.
  static func slice(_ line: LineText, from column: Int, count: Int) -> Substring {
    guard line.isASCII else { return line.text.dropFirst(column).prefix(count) }
    let bytes = line.text.utf8
    guard column < bytes.count else { return "" }
    let start = bytes.index(bytes.startIndex, offsetBy: column)
    let end = bytes.index(start, offsetBy: min(count, bytes.count - column))
    return line.text[start..<end]
  }
}
