// A line in one direction, measured by the widths of its first characters.
extension LineStops {
  /// The most characters of a run; longer runs are split.
  ///
  /// Each character is measured together with all text from the run's start, so long runs would be
  /// slow. Texts in forms are shorter than this.
  public static let longestRun = 512

  /// Makes a line in one direction; the position of a character is the width of the text before it.
  ///
  /// `width` returns the width of a text, in points.
  public init(of string: String, level: Int, width: @escaping (String) -> Double) {
    var string = string
    string.makeContiguousUTF8()
    var places = string.indices.map { string.utf8.distance(from: string.startIndex, to: $0) }
    places.append(string.utf8.count)
    func text(_ range: Range<Int>) -> String {
      let utf8 = string.utf8
      let start = utf8.index(utf8.startIndex, offsetBy: range.lowerBound)
      return String(string[start..<utf8.index(start, offsetBy: range.count)])
    }
    let isSpace = { string.utf8[string.utf8.index(string.startIndex, offsetBy: $0)] == 0x20 }
    let runs = Self.pieces(count: places.count - 1) { isSpace(places[$0]) }.map { piece in
      let places = Array(places[piece.lowerBound...piece.upperBound])
      let whole = text(places[0]..<places[places.count - 1])
      return Run(places: places, level: level, width: width(whole)) {
        width(text(places[0]..<places[$0]))
      }
    }
    self.init(runs, level: level)
  }

  /// Splits a number of characters into pieces short enough for a run. The pieces end after spaces
  /// if possible, because letters are neither joined nor kerned there.
  package static func pieces(count: Int, isSpace: (Int) -> Bool) -> [Range<Int>] {
    guard count > longestRun else { return count > 0 ? [0..<count] : [] }
    var pieces: [Range<Int>] = []
    var start = 0
    while count - start > longestRun {
      let end = start + longestRun / 2
      let space = (start + longestRun / 4..<end).last(where: isSpace)
      pieces.append(start..<(space.map { $0 + 1 } ?? end))
      start = pieces[pieces.count - 1].upperBound
    }
    return pieces + [start..<count]
  }

  /// Whether the first letter of a text reads from right to left; for texts that are not measured.
  public static func isRightToLeft(_ text: String) -> Bool {
    text.unicodeScalars.first { $0.properties.isAlphabetic }?.readsFromRight ?? false
  }
}

extension Unicode.Scalar {
  /// Whether the scalar is in a block of Hebrew, Arabic or a related script, or of their
  /// presentation forms.
  fileprivate var readsFromRight: Bool {
    (0x0590...0x08FF).contains(value) || (0xFB1D...0xFDFF).contains(value)
      || (0xFE70...0xFEFF).contains(value) || (0x10800...0x10FFF).contains(value)
  }
}
