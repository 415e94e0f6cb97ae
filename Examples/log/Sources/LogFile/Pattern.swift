internal import _StringProcessing

/// The pattern of a search: a regular expression, or plain bytes if the expression is only text.
///
/// If the pattern has no upper-case letter, lower-case letters match upper-case letters, too.
public struct Pattern: Hashable, Sendable {
  /// The pattern as it was typed.
  public let source: String
  /// Bytes that every matching line contains; nil if none are known.
  let literal: Literal?
  /// Whether every line that contains the literal matches.
  let isLiteral: Bool
  let ignoresCase: Bool

  /// Reads a pattern.
  ///
  /// - Throws: ``PatternFailure`` if `source` is not a regular expression.
  public init(_ source: String) throws(PatternFailure) {
    self.source = source
    ignoresCase = !source.contains { $0.isUppercase }
    let required = RequiredLiteral(source)
    // Case can only be ignored byte by byte in ASCII.
    let isFoldable = !ignoresCase || required.text.utf8.allSatisfy { $0 < 0x80 }
    let literal =
      required.text.isEmpty || !isFoldable
      ? nil : Literal(Array(required.text.utf8), ignoresCase: ignoresCase)
    self.literal = literal
    isLiteral = required.isAll && literal != nil
    if !isLiteral { _ = try Self.regex(source, ignoresCase: ignoresCase) }
  }

  private static func regex(
    _ source: String, ignoresCase: Bool
  ) throws(PatternFailure) -> Regex<AnyRegexOutput> {
    do {
      return try Regex(source).ignoresCase(ignoresCase)
    } catch {
      throw PatternFailure(reason: "\(error)")
    }
  }

  /// The regular expression; each search makes its own, since it must stay on one thread.
  func makeRegex() -> Regex<AnyRegexOutput>? {
    isLiteral ? nil : try? Self.regex(source, ignoresCase: ignoresCase)
  }
}

/// What is wrong with a pattern.
public struct PatternFailure: Error, Hashable, Sendable {
  /// The message of the parser of regular expressions, on one line.
  public let reason: String

  init(reason: String) {
    self.reason = reason.split(whereSeparator: \.isNewline).joined(separator: " ")
  }
}
