extension Program {
  /// The manual page in roff: the texts of `--help`, and a table of keys.
  ///
  /// - Parameters:
  ///   - version: The version of the program.
  ///   - keys: Each key of the window, with its function.
  /// - Returns: The source of the page, for `man` and `groff -man`.
  public func manualPage(
    version: String, keys: [(key: String, explanation: String)]
  ) -> String {
    ManualPage(of: description, version: version, keys: keys).text
  }

  /// The description of a command.
  func describe(_ command: any Command.Type) -> CommandDescription {
    CommandDescription(
      name: command.name, abstract: command.configuration.abstract,
      discussion: command.configuration.discussion,
      arguments: command.init().slots.map(\.description))
  }

  /// The description of the program and its commands.
  var description: CommandDescription {
    CommandDescription(
      name: name, abstract: abstract, discussion: discussion, commands: commands.map(describe),
      standard: standard?.name, general: general, isOneCommand: isOneCommand)
  }

  /// The options of every command.
  private var general: [ArgumentDescription] {
    let version = ArgumentDescription(
      kind: .flag, names: ["--version"], explanation: "Show the version.", isOptional: true)
    let help = ArgumentDescription(
      kind: .flag, names: ["-h", "--help"], explanation: "Show this help.", isOptional: true)
    return hasVersion ? [version, help] : [help]
  }
}
