/// Writes roff, in which a line that begins with a full stop is a request.
struct ManualText {
  private(set) var source = ""

  private mutating func command(_ text: String) { source += text + "\n" }

  /// Escapes a text so that it appears literally, whatever it begins with.
  ///
  /// Non-ASCII characters are written by number, so that they do not depend on the locale.
  static func escaped(_ text: String) -> String {
    let text = text.unicodeScalars.reduce(into: "") { text, scalar in
      switch scalar {
      case "\\": text += "\\e"
      case "-": text += "\\-"
      case _ where scalar.isASCII: text.unicodeScalars.append(scalar)
      default:
        let number = String(scalar.value, radix: 16, uppercase: true)
        text += "\\[u\(String(repeating: "0", count: max(0, 4 - number.count)))\(number)]"
      }
    }
    return text.hasPrefix(".") || text.hasPrefix("'") ? "\\&" + text : text
  }

  mutating func title(_ name: String, version: String) {
    command(".TH \(name.uppercased()) 1 \"\" \"\(name) \(version)\" \"User Commands\"")
    // Turns off hyphenation and stretched spaces.
    command(".nh")
    command(".ad l")
    // Replaces an ellipsis by three full stops where the terminal has none, as in the locale C.
    command(".fchar \\[u2026] ...")
  }

  mutating func section(_ name: String) { command(".SH \"\(name)\"") }

  mutating func subsection(_ name: String) { command(".SS \(Self.escaped(name))") }

  mutating func line(_ text: String) { command(Self.escaped(text)) }

  /// A term with its explanation indented below it.
  mutating func item(_ term: String, _ explanation: String) {
    command(".TP")
    command(".B \(Self.escaped(term))")
    line(explanation)
  }

  mutating func synopsis(of name: String, _ parts: [String]) {
    command(".B \(Self.escaped(name))")
    line(parts.joined(separator: " "))
    command(".br")
  }

  mutating func synopsis(
    of command: CommandDescription, in program: CommandDescription,
    without shared: [ArgumentDescription]
  ) {
    var parts = command.arguments.filter { !shared.contains($0) }
      .map(\.usage)
    if command.arguments.contains(where: shared.contains) { parts.append("[options]") }
    synopsis(of: program.typed(command), parts)
  }

  /// The commands, each with its own arguments.
  mutating func commands(of program: CommandDescription, without shared: [ArgumentDescription]) {
    section("COMMANDS")
    for command in program.commands {
      subsection(command.name)
      line(command.abstract)
      discussion(command.discussion)
      for argument in command.arguments where !shared.contains(argument) {
        self.argument(argument)
      }
    }
  }

  mutating func argument(_ argument: ArgumentDescription) {
    let values = argument.values.joined(separator: ", ")
    item(
      argument.term, argument.explanation + (values.isEmpty ? "" : " Values: \(values)."))
  }

  /// Paragraphs; indented lines, such as those below `EXAMPLES`, keep their line breaks.
  mutating func discussion(_ text: String) {
    guard !text.isEmpty else { return }
    command(".PP")
    var isExample = false
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let isIndented = line.hasPrefix("  ")
      if isIndented != isExample {
        command(isIndented ? ".RS 4\n.nf" : ".fi\n.RE")
        isExample = isIndented
      }
      let trimmed = line.drop { $0 == " " }
      if trimmed.isEmpty {
        command(".PP")
      } else {
        self.line(trimmed == "EXAMPLES" ? "Examples:" : String(trimmed))
      }
    }
    if isExample { command(".fi\n.RE") }
  }
}
