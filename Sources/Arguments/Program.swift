internal import PlainText

/// A program with commands, and the parser of its command line.
///
/// ```swift
/// let program = Program(name: "tool", abstract: "Does it.", commands: [Build.self, Clean.self])
/// switch try program.parse(words) {
/// case .run(let command): …
/// case .print(let text): …
/// case .version: …
/// }
/// ```
///
/// Options are written `--name value`, `--name=value`, `-n value` or `-n=value`, in any order with
/// positional arguments; after `--`, all words are positional. A word that begins with two dashes
/// is never an option's value. No word is ignored: giving an option twice is a mistake if it cannot
/// be repeated.
package struct Program: Sendable {
  /// The name on the command line.
  package let name: String
  let abstract: String
  let discussion: String
  let hasVersion: Bool
  let commands: [any Command.Type]
  let standard: (any Command.Type)?

  /// Describes a program.
  ///
  /// - Parameters:
  ///   - name: The name on the command line.
  ///   - abstract: One sentence.
  ///   - discussion: Paragraphs; indented lines keep their line breaks.
  ///   - hasVersion: Whether the program has the option `--version`.
  ///   - commands: The commands, in the order of the help.
  ///   - standard: The command to use if the first word is not a command; nil for none.
  package init(
    name: String, abstract: String, discussion: String = "", hasVersion: Bool = false,
    commands: [any Command.Type], standard: (any Command.Type)? = nil
  ) {
    self.name = name
    self.abstract = abstract
    self.discussion = discussion
    self.hasVersion = hasVersion
    self.commands = commands
    self.standard = standard
  }

  /// The names of the commands, without hidden ones.
  package var commandNames: [String] {
    commands.filter { $0.configuration.isShown }.map { $0.name }
  }

  /// The result of parsing a command line.
  package enum Request {
    case run(any Command)
    /// A text to print: help, or a completion script.
    case print(String)
    case version
  }

  /// Parses a command line, without the program's own name.
  ///
  /// - Throws: The first mistake.
  package func parse(_ words: [String]) throws(UsageMistake) -> Request {
    if let request = try generalRequest(words) { return request }
    let named = words.first.flatMap(command(named:))
    guard let type = named ?? standard else { throw noCommand(words.first ?? "") }
    let rest = named == nil ? words : Array(words.dropFirst())
    let options = rest.prefix { $0 != "--" }
    if options.contains("--help") || options.contains("-h") {
      return .print(HelpText.of(describe(type), in: description))
    }
    if hasVersion, options.contains("--version") { return .version }
    return .run(try type.parse(rest))
  }

  /// The command of a command line; nil if the line requests a text or the version.
  ///
  /// - Throws: The first mistake.
  package func command(_ words: [String]) throws(UsageMistake) -> (any Command)? {
    if case .run(let command) = try parse(words) { command } else { nil }
  }

  /// A request to the program as a whole, such as help; nil for the command line of a command.
  private func generalRequest(_ words: [String]) throws(UsageMistake) -> Request? {
    guard let first = words.first else {
      return standard == nil ? .print(HelpText.of(description)) : nil
    }
    switch first {
    case "--help", "-h": return .print(HelpText.of(description))
    case "--version" where hasVersion: return .version
    case "help":
      guard words.count > 1, words[1] != "help", !words[1].hasPrefix("-") else {
        return .print(HelpText.of(description))
      }
      guard let type = command(named: words[1]) else { throw noCommand(words[1]) }
      return .print(HelpText.of(describe(type), in: description))
    default: break
    }
    let parts = first.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts[0] == "--generate-completion-script" else { return nil }
    let shell = parts.count > 1 ? String(parts[1]) : words.count > 1 ? words[1] : ""
    guard let shell = Shell(rawValue: shell) else {
      throw UsageMistake(
        "The value '\(shell)' is invalid for '\(parts[0]) <shell>': use 'bash', 'zsh' or 'fish'")
    }
    return .print(shell.script(for: description))
  }

  private func command(named name: String) -> (any Command.Type)? {
    commands.first { $0.name == name }
  }

  private func noCommand(_ name: String) -> UsageMistake {
    let answer =
      NearNames.question(for: name, in: commandNames)
      ?? "the commands are \(commandNames.joined(separator: ", "))"
    return UsageMistake("there is no command '\(name)'; \(answer)")
  }

  /// The message for a mistake in a command line: the mistake, and the command that prints the
  /// help.
  ///
  /// The message does not include the help, because the help would push the mistake off the screen.
  package func complaint(about mistake: UsageMistake, in words: [String]) -> String {
    let known = [name] + words.prefix(1).filter { command(named: $0) != nil }
    let lines = mistake.description.split(whereSeparator: \.isNewline).joined(separator: "; ")
    return "\(lines.plain); see \(known.joined(separator: " ")) --help"
  }
}
