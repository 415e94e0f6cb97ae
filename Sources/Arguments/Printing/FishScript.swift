/// Completion for fish.
struct FishScript {
  let program: CommandDescription

  var text: String {
    program.isOneCommand ? ofOneCommand : ofCommands
  }

  /// Nothing depends on a command's name.
  private var ofOneCommand: String {
    let lines =
      ["complete -c \(program.name) -f"]
      + (program.commands[0].arguments + program.general)
      .map { "complete -c \(program.name)" + rest($0) }
    return heading + lines.joined(separator: "\n") + "\n"
  }

  private var heading: String { "# Completion for fish, made by \(program.name) itself.\n" }

  private var ofCommands: String {
    let names = program.commands.map(\.name) + ["help"]
    let all = names.joined(separator: " ")
    var lines = ["complete -c \(program.name) -f"]
    let none = "not __fish_seen_subcommand_from \(all)"
    for command in program.commands {
      lines.append(
        "complete -c \(program.name) -n \(Shell.quoted(none)) -a \(command.name) "
          + "-d \(quoted(command.abstract))")
    }
    lines.append(
      "complete -c \(program.name) -n '__fish_seen_subcommand_from help' "
        + "-a \(Shell.quoted(program.commands.map(\.name).joined(separator: " ")))")
    for command in program.commands {
      var conditions = ["__fish_seen_subcommand_from \(command.name)"]
      if command.name == program.standard { conditions.append(none) }
      for condition in conditions {
        for argument in command.arguments {
          lines.append("complete -c \(program.name) -n \(Shell.quoted(condition))" + rest(argument))
        }
      }
    }
    lines.append("complete -c \(program.name) -s h -l help -d 'Show help'")
    return heading + lines.joined(separator: "\n") + "\n"
  }

  private func rest(_ argument: ArgumentDescription) -> String {
    var text = ""
    for name in argument.names {
      text += name.hasPrefix("--") ? " -l \(name.dropFirst(2))" : " -s \(name.dropFirst())"
    }
    // With -r, fish offers files for the value; with -x, only the given words.
    if argument.kind == .option { text += argument.completion.fileEndings == nil ? " -x" : " -r" }
    let words = argument.completion.words.joined(separator: " ")
    if let endings = argument.completion.fileEndings {
      let files = (endings.isEmpty ? [""] : endings.map { ".\($0)" })
        .map { "(__fish_complete_suffix \($0))" }.joined(separator: " ")
      text += " -k -a \(quoted([words, files].filter { !$0.isEmpty }.joined(separator: " ")))"
    } else if !words.isEmpty {
      text += " -a \(quoted(words))"
    }
    return text + " -d \(quoted(argument.explanation))"
  }

  /// Inside quotes, fish treats a backslash as an escape only before another backslash or a quote.
  private func quoted(_ text: String) -> String {
    "'" + text.escaping(["\\": "\\\\", "'": "\\'"]) + "'"
  }
}
