/// The mistakes in a document, one line each.
package struct DocumentError: Error, Hashable, Sendable {
  /// The first mistakes, in document order; never empty.
  ///
  /// Only the first mistakes are stored: more than fit on a screen would not help, and a hostile
  /// document could have millions.
  package var mistakes: [Mistake]
  /// The number of all mistakes, including mistakes that are not stored.
  package var count: Int

  init(_ list: MistakeList) {
    mistakes = list.first
    count = list.count
  }

  init(_ mistake: Mistake) {
    mistakes = [mistake]
    count = 1
  }

  /// A position in a document, with the text found there and the values allowed there.
  package struct Mistake: Hashable, Sendable {
    /// The line, from 1.
    package var line: Int
    /// The column in characters, from 1; nil if the text is valid JSON.
    package var column: Int?
    /// The path of the field, such as `wheel.delta` or `views[0].frame`; empty for the whole
    /// document.
    package var path: String
    /// The text that was found, as written.
    package var found: String
    /// The values that are allowed there.
    package var allowed: String
  }
}

extension DocumentError.Mistake: CustomStringConvertible {
  /// The position, the text found and the values allowed, in one line.
  package var description: String {
    let place = column.map { "line \(line), column \($0)" } ?? "line \(line)"
    return place + (path.isEmpty ? "" : ": \(path)") + ": found \(found); expected \(allowed)"
  }
}

extension DocumentError: CustomStringConvertible {
  /// One line per stored mistake, and one line with the number of further mistakes.
  package var lines: [String] {
    let more = count - mistakes.count
    return mistakes.map(\.description)
      + (more > 0 ? ["and \(more) more mistake\(more == 1 ? "" : "s")"] : [])
  }

  /// All lines, separated by line feeds.
  package var description: String { lines.joined(separator: "\n") }
}

/// The first mistakes of a document, and the number of all mistakes.
struct MistakeList {
  /// The greatest number of mistakes that are stored.
  private static let limit = 20

  private(set) var first: [DocumentError.Mistake] = []
  private(set) var count = 0

  var isEmpty: Bool { count == 0 }

  /// Inserts in line order, because some mistakes, such as one about the whole document, are found
  /// after mistakes in later lines.
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
