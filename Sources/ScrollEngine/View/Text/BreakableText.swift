/// A text that is broken into lines.
package protocol BreakableText {
  /// An empty text.
  init()
  /// Whether the text has no characters.
  var isEmpty: Bool { get }
  /// The number of characters.
  var characterCount: Int { get }
  /// Makes a text of two texts, one after the other.
  static func + (first: Self, second: Self) -> Self
  /// The parts between the occurrences of a character; some may be empty.
  func split(at separator: Character) -> [Self]
  /// Appends a space and a word; the word alone to an empty text.
  mutating func append(word: Self)
  /// The first `count` characters.
  func first(_ count: Int) -> Self
  /// The last `count` characters.
  func last(_ count: Int) -> Self
  /// The text without spaces at its beginning.
  func trimmedAtStart() -> Self
  /// The text without spaces at its end.
  func trimmedAtEnd() -> Self
  /// An ellipsis with the attributes of the text that it follows.
  func ellipsis(after start: Self) -> Self
}

extension BreakableText {
  /// The text, a space and a word; the word alone after an empty text.
  func joined(with word: Self) -> Self {
    var longer = self
    longer.append(word: word)
    return longer
  }

  /// The text in parts of at most `most` characters; an empty text makes one part.
  ///
  /// - Complexity: O(n log n) in the length of the text.
  func parts(ofAtMost most: Int) -> [Self] {
    let count = characterCount
    guard count > most else { return [self] }
    let half = count / 2
    return first(half).parts(ofAtMost: most) + last(count - half).parts(ofAtMost: most)
  }
}

extension String: BreakableText {
  package var characterCount: Int { count }

  package func split(at separator: Character) -> [String] {
    split(separator: separator, omittingEmptySubsequences: false).map(String.init)
  }

  package mutating func append(word: String) {
    if !isEmpty { self += " " }
    self += word
  }

  package func first(_ count: Int) -> String { String(prefix(count)) }

  package func last(_ count: Int) -> String { String(suffix(count)) }

  package func trimmedAtStart() -> String { String(drop { $0 == " " }) }

  package func trimmedAtEnd() -> String {
    var end = endIndex
    while end > startIndex, self[index(before: end)] == " " { end = index(before: end) }
    return String(self[..<end])
  }

  package func ellipsis(after start: String) -> String { "\u{2026}" }
}
