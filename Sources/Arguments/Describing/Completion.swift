/// What a shell offers for a value.
package struct Completion: Hashable, Sendable {
  var words: [String] = []
  /// Endings of file names, none for any file; nil for no files at all.
  var fileEndings: [String]?

  /// Nothing.
  package static let none = Completion()

  /// These words.
  package static func words(_ words: [String]) -> Completion { Completion(words: words) }

  /// Files whose names end so, and folders; without endings, any files.
  package static func files(_ endings: String...) -> Completion { Completion(fileEndings: endings) }

  /// These words, and files as well.
  package func orFiles(_ endings: String...) -> Completion {
    Completion(words: words, fileEndings: endings)
  }
}
