extension Program {
  /// Its manual page, in the language of `man`: the words of `--help` and a table of keys.
  ///
  /// - Parameters:
  ///   - version: The version of the program.
  ///   - keys: Each key of the window, and what it does.
  /// - Returns: The source of the page, for `man` and `groff -man`.
  package func manualPage(
    version: String, keys: [(key: String, explanation: String)]
  ) -> String {
    ManualPage(of: description, version: version, keys: keys).text
  }

  /// What is said of one of its commands.
  func describe(_ command: any Command.Type) -> CommandDescription {
    CommandDescription(
      name: command.name, abstract: command.configuration.abstract,
      discussion: command.configuration.discussion,
      arguments: command.init().slots.map(\.description))
  }

  /// The program and its commands, without those that are not shown.
  var description: CommandDescription {
    CommandDescription(
      name: name, abstract: abstract, discussion: discussion,
      commands: commands.filter { $0.configuration.isShown }.map(describe),
      standard: standard?.name, general: general)
  }

  /// What every command understands.
  private var general: [ArgumentDescription] {
    let version = ArgumentDescription(
      kind: .flag, names: ["--version"], explanation: "Show the version.", isOptional: true)
    let help = ArgumentDescription(
      kind: .flag, names: ["-h", "--help"], explanation: "Show this help.", isOptional: true)
    return hasVersion ? [version, help] : [help]
  }
}
