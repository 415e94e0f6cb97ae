/// Completion for bash.
struct BashScript {
  let program: CommandDescription

  var text: String {
    let commands = program.isOneCommand ? [] : program.commands.map(\.name)
    let general = program.general.flatMap(\.names).joined(separator: " ")
    var lines = [
      "# Completion for bash, made by \(program.name) itself.",
      "_\(program.name)() {",
      "  local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD-1]}",
      "  # For bash the sign of --theme=dark is a word of its own.",
      "  if [[ $current == '=' ]]; then",
      "    current=",
      "  elif [[ $previous == '=' && COMP_CWORD -gt 2 ]]; then",
      "    previous=${COMP_WORDS[COMP_CWORD-2]}",
      "  fi",
      "  local command=\(program.standard ?? "") words= options= endings= files=",
      "  COMPREPLY=()",
    ]
    if !program.isOneCommand {
      lines += [
        "  if ((COMP_CWORD == 1)); then",
        "    words=\(Shell.quoted((commands + ["help"]).joined(separator: " ")))",
        "    [[ $command ]] || options=\(Shell.quoted(general))",
        "  else",
        "    case ${COMP_WORDS[1]} in",
        "      \((commands + ["help"]).joined(separator: " | "))) command=${COMP_WORDS[1]} ;;",
        "    esac",
        "  fi",
      ]
    }
    lines.append("  case \"$command $previous\" in")
    for command in program.commands {
      for argument in command.arguments where argument.kind == .option {
        let patterns = argument.names.map { Shell.quoted("\(command.name) \($0)") }
        lines.append("    \(patterns.joined(separator: " | "))) \(offer(argument, alone: true)) ;;")
      }
    }
    if !program.isOneCommand {
      lines.append(
        "    'help '*) words=\(Shell.quoted(commands.joined(separator: " "))) ;;")
    }
    lines += ["    *)", "      case $command in"]
    for command in program.commands {
      let names = (command.arguments + program.general).flatMap(\.names)
      let positional = command.positional(at: 0).map { offer($0, alone: false) } ?? ""
      lines.append(
        "        \(command.name)) options+=\(Shell.quoted(" " + names.joined(separator: " "))); "
          + "\(positional) ;;")
    }
    lines += [
      "      esac",
      "      ;;",
      "  esac",
      "  [[ $current == -* ]] && words=$options files=",
      "  mapfile -t COMPREPLY < <(compgen -W \"$words\" -- \"$current\")",
      "  if [[ $files ]]; then",
      "    compopt -o filenames 2> /dev/null",
      "    local file",
      "    while IFS= read -r file; do",
      "      [[ -d $file || -z $endings || $file =~ \\.($endings)$ ]] && COMPREPLY+=(\"$file\")",
      "    done < <(compgen -f -- \"$current\")",
      "  fi",
      "}",
      "complete -F _\(program.name) \(program.name)",
    ]
    return lines.joined(separator: "\n") + "\n"
  }

  /// The completions for an argument; with `alone`, they replace all other completions.
  private func offer(_ argument: ArgumentDescription, alone: Bool) -> String {
    let words = argument.completion.words.joined(separator: " ")
    var parts: [String] = []
    if alone {
      parts.append("words=\(Shell.quoted(words)) options=")
    } else if !words.isEmpty {
      parts.append("words+=\(Shell.quoted(" " + words))")
    }
    if let endings = argument.completion.fileEndings {
      parts.append("files=1 endings=\(Shell.quoted(endings.joined(separator: "|")))")
    }
    return parts.joined(separator: " ")
  }
}
