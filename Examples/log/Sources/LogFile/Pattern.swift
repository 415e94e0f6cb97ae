internal import _StringProcessing

/// The pattern of a search: a regular expression, or plain bytes if the expression is only text.
///
/// If the pattern has no upper-case letter, lower-case letters match upper-case letters, too.
public struct Pattern: Hashable, Sendable {
  /// The pattern as it was typed.
  public let source: String
  /// The text, if the pattern is nothing else: every line that contains it matches.
  let literal: Literal?
  /// Finds the lines that may match; nil if the pattern has to be tried on each line.
  let filter: Prefilter?
  let ignoresCase: Bool

  /// Whether every line that contains ``literal`` matches.
  var isLiteral: Bool { literal != nil }

  /// Reads a pattern.
  ///
  /// - Throws: ``PatternFailure`` if `source` is not a regular expression.
  public init(_ source: String) throws(PatternFailure) {
    try self.init(source, isFiltered: true)
  }

  /// Reads a pattern; with `isFiltered` false, a search tries each line.
  init(_ source: String, isFiltered: Bool) throws(PatternFailure) {
    self.source = source
    let ignoresCase = !source.contains { $0.isUppercase }
    self.ignoresCase = ignoresCase
    let reader = ExpressionReader(source)
    // Case can only be ignored byte by byte in ASCII.
    let plain = reader.plain.map { Array($0.utf8) }.flatMap { bytes in
      bytes.isEmpty || ignoresCase && !bytes.allSatisfy { $0 < 0x80 }
        ? nil : Literal(bytes, ignoresCase: ignoresCase)
    }
    literal = plain
    if let plain {
      filter = Prefilter(plain: plain)
    } else {
      filter = (isFiltered ? reader.certain : nil).flatMap {
        Prefilter(
          $0, ignoresCase: ignoresCase || reader.hasCaseOption, isEverywhere: !reader.hasCaseOption)
      }
      _ = try Self.regex(source, ignoresCase: ignoresCase)
    }
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
