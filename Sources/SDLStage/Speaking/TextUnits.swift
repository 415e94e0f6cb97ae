/// The characters, words and lines of a text; positions count Unicode scalars.
struct TextUnits {
  enum Unit: Hashable {
    case character, word, line
  }

  private let string: String
  private var scalars: String.UnicodeScalarView { string.unicodeScalars }

  /// The positions at which lines begin; nil if line feeds end them.
  private let lineStarts: [Int]?

  init(_ string: String, lineStarts: [Int]? = nil) {
    self.string = string
    self.lineStarts = lineStarts
  }

  var count: Int { scalars.count }

  /// The part of a range that lies within the text.
  func valid(_ start: Int, _ end: Int) -> Range<Int> {
    let count = count
    let (low, high) = (min(max(start, 0), count), min(max(end, 0), count))
    return min(low, high)..<max(low, high)
  }

  /// A part of the text, as far as it exists.
  func part(_ range: Range<Int>) -> String {
    let range = valid(range.lowerBound, range.upperBound)
    return String(scalars[index(range.lowerBound)..<index(range.upperBound)])
  }

  private func index(_ position: Int) -> String.Index {
    scalars.index(scalars.startIndex, offsetBy: position)
  }

  /// The unit that contains a position, or the one before or after that for a direction of -1 or 1;
  /// empty at an end of the text where there is none.
  ///
  /// A word ends where the next one begins, and a line after its line feed if no others are given.
  func range(at position: Int, by unit: Unit, direction: Int = 0) -> Range<Int> {
    let starts = starts(of: unit)
    let count = count
    let position = min(max(position, 0), count)
    // At the end of the text there is no unit, except for the last line.
    let own =
      position == count && unit != .line ? starts.count : (starts.lastIndex { $0 <= position } ?? 0)
    let place = own + direction
    guard starts.indices.contains(place) else {
      return place < 0 ? 0..<0 : count..<count
    }
    return starts[place]..<(place + 1 < starts.count ? starts[place + 1] : count)
  }

  /// The positions at which units begin.
  private func starts(of unit: Unit) -> [Int] {
    if unit == .line, let lineStarts { return lineStarts }
    var starts: [Int] = []
    var position = 0
    var wasWord = false
    var wasFeed = true
    for character in string {
      let isWord = character.isLetter || character.isNumber
      switch unit {
      case .character: starts.append(position)
      case .word: if starts.isEmpty || isWord && !wasWord { starts.append(position) }
      case .line: if wasFeed { starts.append(position) }
      }
      wasWord = isWord
      wasFeed = character.isNewline
      position += character.unicodeScalars.count
    }
    if starts.isEmpty || unit == .line && wasFeed { starts.append(position) }
    return starts
  }
}
