/// The completions that a shell offers for a value.
package struct Completion: Hashable, Sendable {
  var words: [String] = []
  /// The endings of file names, empty for any file; nil for no files.
  var fileEndings: [String]?

  /// No completions.
  package static let none = Completion()

  /// Some words.
  package static func words(_ words: [String]) -> Completion { Completion(words: words) }

  /// Files with some endings, and folders; without endings, any files.
  package static func files(_ endings: String...) -> Completion { Completion(fileEndings: endings) }

  /// Adds files to the words.
  package func orFiles(_ endings: String...) -> Completion {
    Completion(words: words, fileEndings: endings)
  }
}
