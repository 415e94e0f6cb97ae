extension StyledText {
  /// The parts of a line from left to right, each in one direction.
  ///
  /// The Unicode Bidirectional Algorithm gets the whole line. A part that reads in both directions
  /// is split into several.
  func ordered(_ text: any TextMeasuring) -> [Part] {
    guard parts.count > 1 else { return parts }
    let string = parts.reduce(into: "") { $0 += $1.string }
    let levels = text.levels(of: string)
    // A combining mark may belong to a character of the part before, but every byte has a level.
    let bytes = zip(string, levels).flatMap { Array(repeating: $1, count: $0.utf8.count) }
    guard bytes.count == string.utf8.count else { return parts }
    var pieces: [(part: Part, level: Int)] = []
    var offset = 0
    for part in parts {
      var isFirst = true
      for character in part.string {
        let level = bytes[offset]
        offset += character.utf8.count
        if !isFirst, let last = pieces.last, last.level == level {
          pieces[pieces.count - 1].part.string.append(character)
        } else {
          var piece = part
          piece.string = String(character)
          pieces.append((piece, level))
        }
        isFirst = false
      }
    }
    return visualOrder(ofLevels: pieces.map(\.level)).map { number in
      var (piece, level) = pieces[number]
      piece.string = text.directed(piece.string, isRightToLeft: !level.isMultiple(of: 2))
      return piece
    }
  }
}
