import TestSupport

/// Damages a text as people, editors and attackers do.
struct TextMutator {
  private let bytes: [UInt8]
  /// Pieces that have a meaning in documents.
  private let pieces: [[UInt8]]

  private static let signs = [
    "{", "}", "[", "]", ",", ":", "\"", "\\", "null", "true", "-", "-1", "0", "1e400", "1e-400",
    "99999999999999999999999", "0.5", "\"\"", "[[[[[[[[", "{\"a\":", "\\ud800", "\\u0000", "\u{0}",
    "\u{FEFF}", "\r", "\n", "\t", " ", "#", "é", "👩‍👩‍👧", "\u{202E}", "\"kind\":\"view\",",
    "1000000000", "0.0000001", "NaN", "Infinity",
  ]

  /// `words` are names of fields and similar strings.
  init(_ text: String, words: [String]) {
    bytes = Array(text.utf8)
    pieces = (Self.signs + words.map { "\"\($0)\"" }).map { Array($0.utf8) }
  }

  /// The text after one to eight changes, with invalid UTF-8 repaired.
  func next(_ random: inout SeededRandom) -> String {
    var bytes = bytes
    let count = max(1, Int.random(in: -6...8, using: &random))
    for _ in 0..<count { change(&bytes, &random) }
    return String(decoding: bytes, as: UTF8.self)
  }

  private func change(_ bytes: inout [UInt8], _ random: inout SeededRandom) {
    let place = Int.random(in: 0...bytes.count, using: &random)
    let length = min(Int.random(in: 1...24, using: &random), bytes.count - place)
    switch Int.random(in: 0..<6, using: &random) {
    case 0: bytes.removeSubrange(place..<place + length)
    case 1: if place < bytes.count { bytes[place] = UInt8.random(in: 0...255, using: &random) }
    case 2: bytes.insert(contentsOf: Array(bytes[place..<place + length]), at: place)
    case 3: if place < bytes.count { bytes[place] ^= 1 << UInt8.random(in: 0...7, using: &random) }
    case 4:
      let piece = pieces.randomElement(using: &random) ?? []
      bytes.replaceSubrange(place..<place + length, with: piece)
    default:
      let piece = pieces.randomElement(using: &random) ?? []
      bytes.insert(contentsOf: piece, at: place)
    }
  }
}
