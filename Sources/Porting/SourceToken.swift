/// A piece of Swift source: enough of it to tell code from strings and comments.
struct SourceToken: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case identifier, number, string, comment, space, newline
    /// One character that is none of these.
    case punctuation
    /// A word behind a number sign, such as `#if` or `#selector`.
    case directive
  }

  let kind: Kind
  /// In bytes of UTF-8.
  let range: Range<Int>
  /// From 1.
  let line: Int
  let text: String

  /// Whether the compiler sees it.
  var isCode: Bool { kind != .space && kind != .newline && kind != .comment }
}
