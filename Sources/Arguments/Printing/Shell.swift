/// The shells that can complete what is typed.
enum Shell: String, CaseIterable {
  case bash, zsh, fish

  /// What the shell reads to complete the words of a program.
  func script(for program: CommandDescription) -> String {
    switch self {
    case .bash: BashScript(program: program).text
    case .zsh: ZshScript(program: program).text
    case .fish: FishScript(program: program).text
    }
  }

  /// A text as one word of any of them.
  static func quoted(_ text: String) -> String {
    "'" + text.escaping(["'": #"'\''"#]) + "'"
  }
}

extension CommandDescription {
  /// The command that words belong to if none is named.
  var standardCommand: CommandDescription? { commands.first { $0.name == standard } }

  /// Of the arguments without a name, the one at a place, from 0.
  func positional(at place: Int) -> ArgumentDescription? {
    let all = arguments.filter { $0.kind == .positional }
    if place < all.count { return all[place] }
    return all.last.flatMap { $0.isRepeated ? $0 : nil }
  }
}
