internal import PlainText

/// A program with commands, and how its command line is read.
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
/// Understood are `--name value`, `--name=value`, `-n value` and `-n=value`, in any order with what has
/// no name; after `--` nothing is an option. What begins with two dashes is never the value of the
/// word before it. Nothing is silently left out: an option that is given twice, unless it may be, is
/// wrong usage.
package struct Program: Sendable {
  /// As it is typed.
  package let name: String
  let abstract: String
  let discussion: String
  let hasVersion: Bool
  let commands: [any Command.Type]
  let standard: (any Command.Type)?

  /// Describes a program.
  ///
  /// - Parameters:
  ///   - name: As it is typed.
  ///   - abstract: One sentence.
  ///   - discussion: Paragraphs; indented lines are kept as they are.
  ///   - hasVersion: Whether it answers `--version`.
  ///   - commands: In the order of its help.
  ///   - standard: The command that is meant where none is named.
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

  /// The names of its commands, without those that are not shown.
  package var commandNames: [String] {
    commands.filter { $0.configuration.isShown }.map { $0.name }
  }

  /// What a command line asks for.
  package enum Request {
    case run(any Command)
    /// Help, or a completion script.
    case print(String)
    case version
  }

  /// Reads a command line, without the program's own name.
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

  /// The command that a command line asks for; nil for help and the like.
  ///
  /// - Throws: The first mistake.
  package func command(_ words: [String]) throws(UsageMistake) -> (any Command)? {
    if case .run(let command) = try parse(words) { command } else { nil }
  }

  /// What is asked of the program as a whole; nil if it is something else.
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

  /// The line for a mistake in a command line: what was found, what is allowed, where to read on.
  ///
  /// A page of help would push it off the screen.
  package func complaint(about mistake: UsageMistake, in words: [String]) -> String {
    let known = [name] + words.prefix(1).filter { command(named: $0) != nil }
    let lines = mistake.description.split(whereSeparator: \.isNewline).joined(separator: "; ")
    return "\(lines.plain); see \(known.joined(separator: " ")) --help"
  }
}
