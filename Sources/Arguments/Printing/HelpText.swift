/// The text of `--help`: at most 80 columns wide, except for indented lines and single words.
struct HelpText {
  private static let width = 80
  /// The column at which explanations begin.
  private static let column = 26

  private(set) var text = ""

  /// The help of the whole program.
  static func of(_ program: CommandDescription) -> String {
    if program.isOneCommand { return of(program.commands[0], in: program) }
    var help = HelpText()
    help.overview(program)
    help.paragraph("USAGE: \(program.name) <command>")
    help.list("OPTIONS", program.general)
    help.heading("COMMANDS")
    for command in program.commands {
      let isStandard = command.name == program.standard
      help.item(command.name + (isStandard ? " (default)" : ""), command.abstract)
    }
    help.text += "\n  See '\(program.name) help <command>' for more.\n"
    return help.text
  }

  /// The help of one command.
  static func of(_ command: CommandDescription, in program: CommandDescription) -> String {
    var help = HelpText()
    help.overview(command)
    help.paragraph(usage(of: command, in: program))
    help.list("ARGUMENTS", command.arguments.filter { $0.kind == .positional })
    help.list(
      "OPTIONS", command.arguments.filter { $0.kind != .positional } + program.general)
    return help.text
  }

  /// The usage line of a command; if it would be wider than 80 columns, `[<options>]` stands for the
  /// flags and optional options.
  private static func usage(of command: CommandDescription, in program: CommandDescription)
    -> String
  {
    let start = "USAGE: \(program.typed(command))"
    let full = ([start] + command.arguments.map(\.usage)).joined(separator: " ")
    guard full.count > width else { return full }
    let needed = command.arguments.filter { $0.kind == .positional || !$0.isOptional }
    return ([start, "[<options>]"] + needed.map(\.usage)).joined(separator: " ")
  }

  private mutating func overview(_ command: CommandDescription) {
    paragraph("OVERVIEW: \(command.abstract)")
    for line in command.discussion.split(separator: "\n", omittingEmptySubsequences: false) {
      text += line.hasPrefix("  ") ? "\(line)\n" : Self.wrapped(String(line), indent: 0)
    }
    if !command.discussion.isEmpty { text += "\n" }
  }

  private mutating func paragraph(_ line: String) { text += Self.wrapped(line, indent: 0) + "\n" }

  private mutating func heading(_ title: String) {
    if !text.hasSuffix("\n\n") { text += "\n" }
    text += "\(title):\n"
  }

  private mutating func list(_ title: String, _ arguments: [ArgumentDescription]) {
    guard !arguments.isEmpty else { return }
    heading(title)
    for argument in arguments { item(argument.term, argument.fullExplanation) }
  }

  /// A term with its explanation beside or below it.
  private mutating func item(_ term: String, _ explanation: String) {
    let indent = String(repeating: " ", count: Self.column)
    let lines = Self.wrapped(explanation, indent: Self.column)
    let start = "  \(term)"
    if start.count < Self.column {
      text += start + indent.dropFirst(start.count) + lines.dropFirst(Self.column)
    } else {
      text += "\(start)\n\(lines)"
    }
  }

  private static func wrapped(_ line: String, indent: Int) -> String {
    let space = String(repeating: " ", count: indent)
    var lines: [String] = []
    var current = ""
    for word in line.split(separator: " ") {
      if current.isEmpty {
        current = String(word)
      } else if indent + current.count + 1 + word.count <= width {
        current += " \(word)"
      } else {
        lines.append(current)
        current = String(word)
      }
    }
    lines.append(current)
    return lines.map { $0.isEmpty ? "\n" : "\(space)\($0)\n" }.joined()
  }
}

extension ArgumentDescription {
  /// The argument in the usage line.
  var usage: String {
    let typed = typed() + (isRepeated ? " ..." : "")
    return isOptional ? "[\(typed)]" : typed
  }

  /// The argument with all its names.
  var term: String { typed(as: names.isEmpty ? nil : names.joined(separator: ", ")) }

  /// The explanation with the values and the default.
  var fullExplanation: String {
    var notes: [String] = []
    if !values.isEmpty { notes.append("values: \(values.joined(separator: ", "))") }
    if let standard { notes.append("default: \(standard)") }
    return notes.isEmpty ? explanation : "\(explanation) (\(notes.joined(separator: "; ")))"
  }
}
