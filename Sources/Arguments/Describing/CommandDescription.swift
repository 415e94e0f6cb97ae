/// All that is said of a command, or of the whole program.
struct CommandDescription: Sendable {
  var name: String
  var abstract: String
  var discussion: String
  /// Its own, without those that every command understands.
  var arguments: [ArgumentDescription] = []
  var commands: [CommandDescription] = []
  /// The name of the command that is meant where none is.
  var standard: String?
  /// Of a program, what every command understands.
  var general: [ArgumentDescription] = []
}
