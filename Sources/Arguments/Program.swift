internal import PlainText

/// A program with commands, and the parser of its command line.
///
/// ```swift
/// let program = Program(name: "tool", abstract: "Does it.", commands: [Build.self, Clean.self])
/// switch try program.parse(words) {
/// case .run(let command): …
/// case .print(let text): …
/// case .version: …
/// case .manual: …
/// }
/// ```
///
/// A program may also be a single command, without a name for it on the command line.
///
/// Options are written `--name value`, `--name=value`, `-n value` or `-n=value`, in any order with
/// positional arguments; after `--`, all words are positional. A word that begins with two dashes
/// is never an option's value. No word is ignored: giving an option twice is a mistake if it cannot
/// be repeated.
public struct Program: Sendable {
  /// The name on the command line.
  public let name: String
  let abstract: String
  let discussion: String
  let hasVersion: Bool
  let commands: [any Command.Type]
  let standard: (any Command.Type)?
  /// Whether the only command has no name on the command line.
  let isOneCommand: Bool

  /// Describes a program.
  ///
  /// - Parameters:
  ///   - name: The name on the command line.
  ///   - abstract: One sentence.
  ///   - discussion: Paragraphs; indented lines keep their line breaks.
  ///   - hasVersion: Whether the program has the option `--version`, and a manual page, which names it.
  ///   - commands: The commands, in the order of the help.
  ///   - standard: The command to use if the first word is not a command; nil for none.
  public init(
    name: String, abstract: String, discussion: String = "", hasVersion: Bool = false,
    commands: [any Command.Type], standard: (any Command.Type)? = nil
  ) {
    self.name = name
    self.abstract = abstract
    self.discussion = discussion
    self.hasVersion = hasVersion
    self.commands = commands
    self.standard = standard
    isOneCommand = false
  }

  /// Describes a program that is one command: all its words are options and arguments.
  ///
  /// - Parameters:
  ///   - name: The name on the command line.
  ///   - hasVersion: Whether the program has the option `--version`, and a manual page, which names it.
  ///   - command: The command; its texts are those of the program.
  public init(name: String, hasVersion: Bool = false, command: any Command.Type) {
    self.name = name
    abstract = command.configuration.abstract
    discussion = command.configuration.discussion
    self.hasVersion = hasVersion
    commands = [command]
    standard = command
    isOneCommand = true
  }

  /// The names of the commands; none for a program that is one command.
  public var commandNames: [String] { isOneCommand ? [] : commands.map { $0.name } }

  /// The result of parsing a command line.
  public enum Request {
    /// The command to run, with its arguments.
    case run(any Command)
    /// A text to print: help, or a completion script.
    case print(String)
    /// The version, for a person.
    case version
    /// The source of the manual page, see ``Program/manualPage(version:keys:)``.
    case manual
  }

  /// Parses a command line.
  ///
  /// - Parameter words: The words, without the program's own name.
  /// - Returns: What the words ask for.
  /// - Throws: The first mistake.
  public func parse(_ words: [String]) throws(UsageMistake) -> Request {
    if let request = try generalRequest(words) { return request }
    let named = words.first.flatMap(command(named:))
    guard let type = named ?? standard else { throw noCommand(words.first ?? "") }
    let rest = named == nil ? words : Array(words.dropFirst())
    let options = rest.prefix { $0 != "--" }
    if options.contains("--help") || options.contains("-h") {
      return .print(isOneCommand ? help : HelpText.of(describe(type), in: description))
    }
    if hasVersion, options.contains("--version") { return .version }
    return .run(try type.parse(rest))
  }

  /// The command of a command line.
  ///
  /// - Parameter words: The words, without the program's own name.
  /// - Returns: The command; nil if the line requests a text or the version.
  /// - Throws: The first mistake.
  package func command(_ words: [String]) throws(UsageMistake) -> (any Command)? {
    if case .run(let command) = try parse(words) { command } else { nil }
  }

  /// A request to the program as a whole, such as help; nil for the command line of a command.
  private func generalRequest(_ words: [String]) throws(UsageMistake) -> Request? {
    guard let first = words.first else {
      return standard == nil ? .print(help) : nil
    }
    switch first {
    case "--help", "-h": return .print(help)
    case "--version" where hasVersion: return .version
    case "--generate-manual" where hasVersion: return .manual
    case "help" where !isOneCommand:
      guard words.count > 1, words[1] != "help", !words[1].hasPrefix("-") else {
        return .print(help)
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

  /// The help of the whole program.
  private var help: String { HelpText.of(description) }

  private func command(named name: String) -> (any Command.Type)? {
    isOneCommand ? nil : commands.first { $0.name == name }
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
  ///
  /// - Parameters:
  ///   - mistake: The mistake.
  ///   - words: The words in which it was found.
  /// - Returns: One line, without the program's name before it.
  public func complaint(about mistake: UsageMistake, in words: [String]) -> String {
    let known = [name] + words.prefix(1).filter { command(named: $0) != nil }
    let lines = mistake.description.split(whereSeparator: \.isNewline).joined(separator: "; ")
    return "\(lines.plain); see \(known.joined(separator: " ")) --help"
  }
}
