internal import _StringProcessing

/// What is searched for: a regular expression, or plain bytes where it says no more than that.
///
/// Lower-case letters match upper-case ones, too, unless the pattern has an upper-case letter.
public struct Pattern: Hashable, Sendable {
  /// What a person has typed.
  public let source: String
  /// Bytes that every matching line contains; nil if there are none such.
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
    // Case is only ignored byte by byte in ASCII.
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

  /// The regular expression; made anew for each search, since it must stay on one thread.
  func makeRegex() -> Regex<AnyRegexOutput>? {
    isLiteral ? nil : try? Self.regex(source, ignoresCase: ignoresCase)
  }
}

/// What is wrong with a pattern.
public struct PatternFailure: Error, Hashable, Sendable {
  /// In the words of the parser of regular expressions, on one line.
  public let reason: String

  init(reason: String) {
    self.reason = reason.split(whereSeparator: \.isNewline).joined(separator: " ")
  }
}
