/// A sequence that tells a terminal to do something, by ECMA-48.
struct EscapeSequence {
  /// Where the text goes on.
  let end: String.UnicodeScalarView.Index
  /// The numbers of a sequence that changes the look of text; nil for any other one.
  private let numbers: [Int]?

  /// Reads a sequence that begins with the escape character; nil if it is none.
  init?(_ text: Substring.UnicodeScalarView) {
    var rest = text.dropFirst()
    guard let kind = rest.popFirst() else { return nil }
    switch kind.value {
    case 0x5B:
      let parameters = rest.prefix { (0x30...0x3F).contains($0.value) }
      rest = rest[parameters.endIndex...].drop { (0x20...0x2F).contains($0.value) }
      let isPlain = rest.startIndex == parameters.endIndex
      // What a cut line ends with is a sequence, too.
      if let last = rest.popFirst() {
        guard (0x40...0x7E).contains(last.value) else { return nil }
        numbers = isPlain && last == "m" ? Self.numbers(parameters) : nil
      } else {
        numbers = nil
      }
    case 0x50, 0x58, 0x5D, 0x5E, 0x5F:
      // Text for the terminal, such as the address of a link; without an end it is no sequence.
      guard let place = rest.firstIndex(where: { $0.value == 7 || $0.value == 0x1B }) else {
        return nil
      }
      let isBell = rest[place].value == 7
      rest = rest[place...].dropFirst()
      guard isBell || rest.popFirst() == "\\" else { return nil }
      numbers = nil
    case 0x20...0x2F:
      rest = rest.drop { (0x20...0x2F).contains($0.value) }
      guard let last = rest.popFirst(), (0x30...0x7E).contains(last.value) else { return nil }
      numbers = nil
    case 0x30...0x7E: numbers = nil
    default: return nil
    }
    end = rest.startIndex
  }

  /// The numbers between semicolons or colons; nil for private sequences.
  private static func numbers(_ parameters: Substring.UnicodeScalarView) -> [Int]? {
    guard parameters.allSatisfy({ $0.value <= 0x3B }) else { return nil }
    return parameters.split(omittingEmptySubsequences: false) { $0 == ";" || $0 == ":" }
      .map { Int(String($0)) ?? 0 }
  }

  func change(_ style: inout TextStyle) { if let numbers { style.take(numbers) } }
}
