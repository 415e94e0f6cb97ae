/// The completions that a shell offers for a value.
public struct Completion: Hashable, Sendable {
  var words: [String] = []
  /// The endings of file names, empty for any file; nil for no files.
  var fileEndings: [String]?

  /// No completions.
  public static let none = Completion()

  /// Some words.
  ///
  /// - Parameter words: The words, each without spaces.
  /// - Returns: The completions.
  public static func words(_ words: [String]) -> Completion { Completion(words: words) }

  /// Files with some endings, and folders; without endings, any files.
  ///
  /// - Parameter endings: The endings, without a dot.
  /// - Returns: The completions.
  public static func files(_ endings: String...) -> Completion { Completion(fileEndings: endings) }

  /// Adds files to the words.
  ///
  /// - Parameter endings: The endings, without a dot; without endings, any files.
  /// - Returns: The words and the files.
  public func orFiles(_ endings: String...) -> Completion {
    Completion(words: words, fileEndings: endings)
  }
}
