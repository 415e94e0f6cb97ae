/// Completion for zsh.
struct ZshScript {
  let program: CommandDescription

  var text: String {
    let lines =
      [
        "#compdef \(program.name)",
        "# Completion for zsh, made by \(program.name) itself.",
      ]
      + (program.isOneCommand
        ? function("_\(program.name)", of: program.commands[0]) : ofCommands) + [
        "",
        // If zsh loads the file as a function, call it; if the file is sourced, only register it.
        "if [[ $zsh_eval_context[-1] == loadautofunc ]]; then",
        "  _\(program.name) \"$@\"",
        "else",
        "  compdef _\(program.name) \(program.name)",
        "fi",
      ]
    return lines.joined(separator: "\n") + "\n"
  }

  /// A function that completes the arguments of a command.
  private func function(_ name: String, of command: CommandDescription) -> [String] {
    var lines = ["", "\(name)() {", "  _arguments -s -S \\"]
    var place = 0
    for argument in command.arguments {
      if argument.kind == .positional { place += 1 }
      lines.append("    \(specification(argument, place: place)) \\")
    }
    return lines + ["    '(-h --help)'{-h,--help}'[Show help]'", "}"]
  }

  /// The functions of the commands, and one that chooses among them.
  private var ofCommands: [String] {
    var lines = program.commands.flatMap { function("_\(program.name)_\($0.name)", of: $0) }
    lines += ["", "_\(program.name)_commands() {", "  local -a commands=("]
    for command in program.commands {
      lines.append("    \(Shell.quoted("\(command.name):\(command.abstract)"))")
    }
    lines += [
      "    'help:Show the help of a command.'",
      "  )",
      "  _describe -t commands command commands",
      "}",
      "",
      "_\(program.name)() {",
      "  local curcontext=$curcontext state state_descr line ret=1",
      "  typeset -A opt_args",
      "  if ((CURRENT == 2)) && [[ $words[2] != -* ]]; then",
      "    _\(program.name)_commands && ret=0",
      "  fi",
      "  if ((CURRENT > 2)) && [[ $words[2] == help ]]; then",
      "    _\(program.name)_commands",
      "    return",
      "  fi",
      "  if ((CURRENT > 2 && $+functions[_\(program.name)_$words[2]])); then",
      "    local command=$words[2]",
      "    shift words",
      "    ((CURRENT--))",
      "    _\(program.name)_$command && ret=0",
    ]
    if let standard = program.standard {
      lines += ["  else", "    _\(program.name)_\(standard) && ret=0"]
    }
    return lines + ["  fi", "  return ret", "}"]
  }

  /// The specification of an argument for `_arguments`.
  private func specification(_ argument: ArgumentDescription, place: Int) -> String {
    let value = ":\(escaped(argument.valueName ?? "")):\(action(argument.completion))"
    switch argument.kind {
    case .positional:
      return Shell.quoted((argument.isRepeated ? "*" : "\(place)") + value)
    case .flag, .option:
      let hasValue = argument.kind == .option
      let text = "[\(escaped(argument.explanation))]" + (hasValue ? value : "")
      if argument.isRepeated {
        return Shell.quoted("*\(argument.names[0])\(hasValue ? "=" : "")\(text)")
      }
      guard argument.names.count > 1 else {
        return Shell.quoted("\(argument.names[0])\(hasValue ? "=" : "")\(text)")
      }
      let names = argument.names.map { hasValue ? $0 + ($0.hasPrefix("--") ? "=" : "+") : $0 }
      return
        "'(\(argument.names.joined(separator: " ")))'{\(names.joined(separator: ","))}\(Shell.quoted(text))"
    }
  }

  private func escaped(_ text: String) -> String {
    text.escaping(["\\": "\\\\", ":": "\\:", "[": "\\[", "]": "\\]"])
  }

  private func action(_ completion: Completion) -> String {
    let words = completion.words.map(escaped).joined(separator: " ")
    guard let endings = completion.fileEndings else { return words.isEmpty ? " " : "(\(words))" }
    let pattern = endings.isEmpty ? "" : " -g \"*.(\(endings.joined(separator: "|")))(-.)\""
    let files = "_files\(pattern)"
    // The leading space keeps zsh from adding its own options after the first word.
    return words.isEmpty
      ? files
      : " _alternative \"words:name:(\(words))\" \"files:file:\(files.escaping(["\"": "\\\""]))\""
  }
}
