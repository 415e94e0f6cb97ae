import ArgumentParser
import Documents

/// Rejects what the argument parser silently accepts.
enum ArgumentCheck {
  /// The arguments of a command line.
  ///
  /// - Throws: Which of them is not valid UTF-8: read as text it would name another file.
  static func arguments(
    _ words: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>, count: Int
  ) throws(ValidationError) -> [String] {
    var arguments: [String] = []
    for place in 1..<max(1, count) {
      guard let word = words[place] else { break }
      guard let argument = String(validatingCString: word) else {
        throw ValidationError(
          "argument \(place), '\(String(cString: word))', is not valid UTF-8; rename the file")
      }
      arguments.append(argument)
    }
    return arguments
  }

  /// Checks the arguments as a whole.
  ///
  /// - Throws: What is wrong with them.
  static func check(_ arguments: [String]) throws(ValidationError) {
    try checkHelp(arguments)
    try checkRepetition(arguments)
  }

  /// Asking for the help of an unknown command would print the program's.
  private static func checkHelp(_ arguments: [String]) throws(ValidationError) {
    guard arguments.count > 1, arguments[0] == "help", !arguments[1].hasPrefix("-") else { return }
    let name = arguments[1]
    guard !Scrollwork.commands.contains(name), name != "help" else { return }
    let shown = Scrollwork.configuration.subcommands.filter { $0.configuration.shouldDisplay }
      .map { $0._commandName }
    let answer = NearNames.question(for: name, in: shown)
    throw ValidationError(
      "there is no command '\(name)'; "
        + (answer ?? "the commands are \(shown.joined(separator: ", "))"))
  }

  /// With two values the last one would win, and the first would be lost silently.
  private static func checkRepetition(_ arguments: [String]) throws(ValidationError) {
    var seen: Set<Substring> = []
    // After two dashes there are no options; with three the shell asks for completions.
    for argument in arguments.prefix(while: { $0 != "--" && !$0.hasPrefix("---") }) {
      guard argument == "-o" || argument.hasPrefix("--") else { continue }
      let name = argument == "-o" ? "--output" : argument.prefix { $0 != "=" }
      guard seen.insert(name).inserted else { throw ValidationError("\(name) is given twice") }
    }
  }
}
