import ArgumentParser
import Documents

/// What the argument parser lets pass in silence.
enum ArgumentCheck {
  /// The arguments of a command line.
  ///
  /// - Throws: Which of them is no text in UTF-8: read as text it would name another file.
  static func arguments(
    _ words: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>, count: Int
  ) throws(ValidationError) -> [String] {
    var arguments: [String] = []
    for place in 1..<max(1, count) {
      guard let word = words[place] else { break }
      guard let argument = String(validatingCString: word) else {
        throw ValidationError(
          "argument \(place), '\(String(cString: word))', is not text in UTF-8; rename the file")
      }
      arguments.append(argument)
    }
    return arguments
  }

  /// - Throws: What is wrong with the arguments as a whole.
  static func check(_ arguments: [String]) throws(ValidationError) {
    try checkHelp(arguments)
    try checkRepetition(arguments)
  }

  /// Asking for the help of a command that there is not would bring that of the program.
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

  /// Of two values the last one would hold, and nobody would know what became of the first.
  private static func checkRepetition(_ arguments: [String]) throws(ValidationError) {
    var seen: Set<Substring> = []
    // Behind two dashes stand no options; with three the shell asks for completions.
    for argument in arguments.prefix(while: { $0 != "--" && !$0.hasPrefix("---") }) {
      guard argument == "-o" || argument.hasPrefix("--") else { continue }
      let name = argument == "-o" ? "--output" : argument.prefix { $0 != "=" }
      guard seen.insert(name).inserted else { throw ValidationError("\(name) is given twice") }
    }
  }
}
