/// The shells for which there are completion scripts.
enum Shell: String, CaseIterable {
  case bash, zsh, fish

  /// The completion script of a program.
  func script(for program: CommandDescription) -> String {
    switch self {
    case .bash: BashScript(program: program).text
    case .zsh: ZshScript(program: program).text
    case .fish: FishScript(program: program).text
    }
  }

  /// A text quoted as one word, for any of the shells.
  static func quoted(_ text: String) -> String {
    "'" + text.escaping(["'": #"'\''"#]) + "'"
  }
}

extension CommandDescription {
  /// The default command.
  var standardCommand: CommandDescription? { commands.first { $0.name == standard } }

  /// The positional argument at an index, from 0; nil if there is none.
  func positional(at place: Int) -> ArgumentDescription? {
    let all = arguments.filter { $0.kind == .positional }
    if place < all.count { return all[place] }
    return all.last.flatMap { $0.isRepeated ? $0 : nil }
  }
}
