/// The manual page of the program, in roff.
///
/// The page is made from the texts of `--help` and the table of keys, so it always agrees with
/// them.
struct ManualPage {
  /// The source of the page, for `man` and `groff -man`.
  let text: String

  /// Makes the page.
  ///
  /// - Parameters:
  ///   - program: The description of the program.
  ///   - version: The version of the program.
  ///   - keys: Each key of the window, with its function.
  init(
    of program: CommandDescription, version: String, keys: [(key: String, explanation: String)]
  ) {
    let shared = Self.shared(program.commands)
    var page = ManualText()
    page.title(program.name, version: version)
    page.section("NAME")
    page.line("\(program.name) - \(program.abstract)")
    page.section("SYNOPSIS")
    for command in program.commands {
      page.synopsis(of: command, in: program, without: shared)
    }
    if program.general.contains(where: { $0.names.contains("--version") }) {
      page.synopsis(of: program.name, ["--version"])
    }
    page.section("DESCRIPTION")
    page.discussion(program.discussion)
    if program.isOneCommand {
      page.section("OPTIONS")
      for argument in program.commands[0].arguments + program.general { page.argument(argument) }
    } else {
      page.commands(of: program, without: shared)
      page.section("OPTIONS OF COMMANDS THAT SHOW A SCENE")
      for argument in Self.namingUsers(of: shared, in: program.commands) { page.argument(argument) }
    }
    page.section("KEYS")
    for (key, explanation) in keys { page.item(key, explanation) }
    text = page.source
  }

  /// The shared options and flags. If only some of the sharing commands have one, its explanation
  /// names those commands.
  ///
  /// A command whose only shared arguments are those of all commands does not count as sharing.
  private static func namingUsers(
    of shared: [ArgumentDescription], in commands: [CommandDescription]
  ) -> [ArgumentDescription] {
    let special = shared.filter { argument in
      !commands.allSatisfy { $0.arguments.contains(argument) }
    }
    let sharing = commands.filter { $0.arguments.contains(where: special.contains) }
    return shared.map { argument in
      let users = sharing.filter { $0.arguments.contains(argument) }
      guard users.count < sharing.count else { return argument }
      var argument = argument
      argument.explanation += " Only for \(users.map(\.name).joined(separator: ", "))."
      return argument
    }
  }

  /// The options and flags that occur in several commands, in the order of their first occurrence.
  private static func shared(_ commands: [CommandDescription]) -> [ArgumentDescription] {
    var shared: [ArgumentDescription] = []
    for argument in commands.flatMap(\.arguments) where !argument.names.isEmpty {
      let uses = commands.filter { $0.arguments.contains(argument) }
      if uses.count > 1, !shared.contains(argument) { shared.append(argument) }
    }
    return shared
  }
}
