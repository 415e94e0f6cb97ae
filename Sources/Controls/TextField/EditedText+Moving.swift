import ScrollEngine

// Moving the caret by keys, and selecting by clicks.
extension EditedText {
  /// The distance that a key moves the caret.
  enum Step: Hashable, Sendable {
    case character, word, line
  }

  /// The offset that is one step away from `start`.
  ///
  /// A step by a word ends at the word's end when moving forward, and at its beginning when moving
  /// backward, as in GTK.
  /// - Complexity: O(characters passed).
  func offset(from start: Int, by step: Step, isForward: Bool) -> Int {
    let index = index(start)
    switch step {
    case .line: return isForward ? count : 0
    case .character:
      guard isForward ? start < count : start > 0 else { return start }
      return offset(isForward ? string.index(after: index) : string.index(before: index))
    case .word: return offset(isForward ? endOfWord(after: index) : startOfWord(before: index))
    }
  }

  private func endOfWord(after start: String.Index) -> String.Index {
    let rest = string[start...]
    guard let word = rest.firstIndex(where: \.isPartOfWord) else { return string.endIndex }
    return rest[word...].firstIndex { !$0.isPartOfWord } ?? string.endIndex
  }

  private func startOfWord(before end: String.Index) -> String.Index {
    let start = string[..<end]
    guard let word = start.lastIndex(where: \.isPartOfWord) else { return string.startIndex }
    return start[...word].lastIndex { !$0.isPartOfWord }.map(string.index(after:))
      ?? string.startIndex
  }

  /// The range of the word, the spaces or the punctuation at an offset; the end of the text counts
  /// as its last character.
  func word(at offset: Int) -> Range<Int> {
    guard !string.isEmpty else { return 0..<0 }
    var place = index(boundary(atOrBefore: offset))
    if place == string.endIndex { place = string.index(before: place) }
    let kind = string[place].kindInWords
    let start =
      string[..<place].lastIndex { $0.kindInWords != kind }.map(string.index(after:))
      ?? string.startIndex
    let end = string[place...].firstIndex { $0.kindInWords != kind } ?? string.endIndex
    return self.offset(start)..<self.offset(end)
  }

  /// The text as one line: line breaks and tabs become spaces, and other control characters are
  /// removed.
  static func oneLine(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: \.isControl) else { return text }
    var line = ""
    for character in text {
      if character.isNewline || character == "\t" {
        line.append(" ")
      } else {
        line.unicodeScalars.append(contentsOf: character.unicodeScalars.filter { !$0.isControl })
      }
    }
    return line
  }
}

extension Character {
  fileprivate enum KindInWords { case word, space, sign }

  fileprivate var isPartOfWord: Bool { isLetter || isNumber || self == "_" }

  fileprivate var kindInWords: KindInWords {
    if isPartOfWord { return .word }
    return isWhitespace ? .space : .sign
  }
}

extension Unicode.Scalar {
  fileprivate var isControl: Bool { properties.generalCategory == .control }
}
