/// A token of Swift source, classified to distinguish code from strings and comments.
struct SourceToken: Sendable {
  enum Kind: UInt8, Hashable, Sendable {
    case identifier, number, string, comment, space, newline
    /// Any other single character.
    case punctuation
    /// A word after a number sign, such as `#if` or `#selector`.
    case directive

    /// Whether the token is neither space nor comment.
    var isCode: Bool { self != .space && self != .newline && self != .comment }
  }

  let kind: Kind
  /// The range of the token in the source, in UTF-8 bytes.
  let range: Range<Int>
  /// The line number, from 1.
  let line: Int
  fileprivate let source: [UInt8]

  var text: String { String(decoding: source[range], as: UTF8.self) }
}

/// The tokens of a source, in 16 bytes each.
struct SourceTokens: RandomAccessCollection, Sendable {
  private struct Piece {
    let start, end, line: UInt32
    let kind: SourceToken.Kind
  }

  /// The whole source.
  let source: [UInt8]
  private var pieces: [Piece] = []

  init(of source: [UInt8]) { self.source = source }

  var startIndex: Int { 0 }
  var endIndex: Int { pieces.count }

  subscript(index: Int) -> SourceToken {
    let piece = pieces[index]
    return SourceToken(
      kind: piece.kind, range: Int(piece.start)..<Int(piece.end), line: Int(piece.line),
      source: source)
  }

  mutating func append(_ kind: SourceToken.Kind, _ range: Range<Int>, line: Int) {
    pieces.append(
      Piece(
        start: UInt32(range.lowerBound), end: UInt32(range.upperBound), line: UInt32(line),
        kind: kind))
  }
}
