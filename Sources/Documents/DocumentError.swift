/// Everything that is wrong with a document, one line a mistake.
public struct DocumentError: Error, Hashable, Sendable {
  /// In the order of the document; never empty.
  public var mistakes: [Mistake]

  init(_ mistakes: [Mistake]) {
    // What concerns the whole is found last; the sort keeps the order within a line.
    self.mistakes = mistakes.enumerated()
      .sorted { ($0.element.line, $0.offset) < ($1.element.line, $1.offset) }
      .map(\.element)
  }

  /// One place in a document, what was found there and what is allowed there.
  public struct Mistake: Hashable, Sendable {
    /// Counted from 1.
    public var line: Int
    /// Counted from 1, in characters; known where the text is no JSON at all.
    public var column: Int?
    /// The way to the field, such as `wheel.delta` or `views[0].frame`; empty for the whole.
    public var path: String
    /// What was found, as it was written.
    public var found: String
    /// What may stand there instead.
    public var allowed: String
  }
}

extension DocumentError.Mistake: CustomStringConvertible {
  public var description: String {
    let place = column.map { "line \(line), column \($0)" } ?? "line \(line)"
    return place + (path.isEmpty ? "" : ": \(path)") + ": found \(found); expected \(allowed)"
  }
}

extension DocumentError: CustomStringConvertible {
  /// Lines of a description; more mistakes than fit on a screen help nobody.
  private static let lineLimit = 20

  public var description: String {
    var lines = mistakes.prefix(Self.lineLimit).map(\.description)
    if mistakes.count > Self.lineLimit {
      lines.append("and \(mistakes.count - Self.lineLimit) more mistakes")
    }
    return lines.joined(separator: "\n")
  }
}
