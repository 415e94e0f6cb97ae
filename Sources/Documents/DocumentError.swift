/// What is wrong with a document, one line a mistake.
public struct DocumentError: Error, Hashable, Sendable {
  /// The first ones, in the order of the document; never empty. More than fit on a screen help
  /// nobody, and a hostile document could have millions.
  public var mistakes: [Mistake]
  /// How many there are, with those that are only counted.
  public var count: Int

  init(_ list: MistakeList) {
    mistakes = list.first
    count = list.count
  }

  init(_ mistake: Mistake) {
    mistakes = [mistake]
    count = 1
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
  /// A line for each mistake that is kept, and one that says how many there are more.
  public var lines: [String] {
    let more = count - mistakes.count
    return mistakes.map(\.description)
      + (more > 0 ? ["and \(more) more mistake\(more == 1 ? "" : "s")"] : [])
  }

  public var description: String { lines.joined(separator: "\n") }
}

/// The first mistakes of a document, and the number of all.
struct MistakeList {
  /// How many are kept.
  private static let limit = 20

  private(set) var first: [DocumentError.Mistake] = []
  private(set) var count = 0

  var isEmpty: Bool { count == 0 }

  /// Keeps the order of lines: what concerns the whole is found last.
  mutating func append(_ mistake: DocumentError.Mistake) {
    count += 1
    if first.count == Self.limit {
      guard let last = first.last, mistake.line < last.line else { return }
      first.removeLast()
    }
    let place = first.firstIndex { $0.line > mistake.line } ?? first.endIndex
    first.insert(mistake, at: place)
  }
}
