/// Texts of which at least one is in every match of a regular expression, or in every match of one of
/// its parts.
struct AnyOf: Hashable {
  /// The texts, as bytes; none is empty, and none contains another one.
  let texts: [[UInt8]]

  /// More texts than these would be looked for longer than lines without them are tried.
  static let mostTexts = 8

  /// Nil if nothing is certain: one of the texts is empty, or there are too many.
  init?(_ texts: some Sequence<[UInt8]>) {
    // What contains another text is found with that.
    var kept: [[UInt8]] = []
    let sorted = Set(texts).sorted {
      $0.count != $1.count ? $0.count < $1.count : $0.lexicographicallyPrecedes($1)
    }
    for text in sorted
    where !kept.contains(where: { Self.contains(text, $0) }) {
      kept.append(text)
    }
    guard !kept.isEmpty, kept[0].count > 0, kept.count <= Self.mostTexts else { return nil }
    self.texts = kept
  }

  /// How well the texts tell matching lines from others: long texts are rare, many cost more.
  var worth: Int { texts[0].count - 2 * (texts.count - 1) }

  private static func contains(_ text: [UInt8], _ part: [UInt8]) -> Bool {
    guard part.count <= text.count else { return false }
    return (0...text.count - part.count).contains { text[$0...].starts(with: part) }
  }
}
