/// What is wrong with a document, one line per mistake.
package struct DocumentError: Error, Hashable, Sendable {
  /// The first mistakes, in document order; never empty.
  ///
  /// More than fit on a screen are no help, and a hostile document could have millions.
  package var mistakes: [Mistake]
  /// The number of all mistakes, including those that are only counted.
  package var count: Int

  init(_ list: MistakeList) {
    mistakes = list.first
    count = list.count
  }

  init(_ mistake: Mistake) {
    mistakes = [mistake]
    count = 1
  }

  /// One position in a document, what was found there and what is allowed.
  package struct Mistake: Hashable, Sendable {
    /// The line, from 1.
    package var line: Int
    /// The column, from 1 and in characters; known if the text is not JSON at all.
    package var column: Int?
    /// The path of the field, such as `wheel.delta` or `views[0].frame`; empty for the whole.
    package var path: String
    /// What was found, as it was written.
    package var found: String
    /// What is allowed there instead.
    package var allowed: String
  }
}

extension DocumentError.Mistake: CustomStringConvertible {
  /// The position, what was found and what is allowed, in one line.
  package var description: String {
    let place = column.map { "line \(line), column \($0)" } ?? "line \(line)"
    return place + (path.isEmpty ? "" : ": \(path)") + ": found \(found); expected \(allowed)"
  }
}

extension DocumentError: CustomStringConvertible {
  /// One line per mistake that is kept, and one with the number of further ones.
  package var lines: [String] {
    let more = count - mistakes.count
    return mistakes.map(\.description)
      + (more > 0 ? ["and \(more) more mistake\(more == 1 ? "" : "s")"] : [])
  }

  /// All lines, separated by line feeds.
  package var description: String { lines.joined(separator: "\n") }
}

/// The first mistakes of a document, and the number of all.
struct MistakeList {
  /// How many are kept.
  private static let limit = 20

  private(set) var first: [DocumentError.Mistake] = []
  private(set) var count = 0

  var isEmpty: Bool { count == 0 }

  /// Inserts in line order: mistakes about the whole document are found last.
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
