import Arguments

/// The words that the program was started with, without its name.
enum CommandLineWords {
  /// Reads the words as UTF-8.
  ///
  /// - Throws: ``UsageMistake`` for a word that is not valid UTF-8, since a repaired text would
  ///   name another file.
  static func read(
    _ words: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>, count: Int
  ) throws(UsageMistake) -> [String] {
    var result: [String] = []
    for place in 1..<max(1, count) {
      guard let word = words[place] else { break }
      guard let text = String(validatingCString: word) else {
        throw UsageMistake(
          "argument \(place), '\(String(cString: word))', is not valid UTF-8; rename the file")
      }
      result.append(text)
    }
    return result
  }
}
