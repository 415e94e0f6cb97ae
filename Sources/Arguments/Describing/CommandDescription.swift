/// The description of a command, or of the whole program.
struct CommandDescription: Sendable {
  var name: String
  var abstract: String
  var discussion: String
  /// The command's own arguments, without the options of every command.
  var arguments: [ArgumentDescription] = []
  var commands: [CommandDescription] = []
  /// The name of the default command; nil if there is none.
  var standard: String?
  /// For a program, the options of every command.
  var general: [ArgumentDescription] = []
  /// For a program, whether its only command has no name on the command line.
  var isOneCommand = false

  /// What is typed for a command of this program.
  func typed(_ command: CommandDescription) -> String {
    isOneCommand ? name : "\(name) \(command.name)"
  }
}
