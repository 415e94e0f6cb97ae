import ArgumentParser

/// Where the program starts.
@main
enum Main {
  @MainActor
  static func main() async {
    prepareStandardStreams()
    let arguments = Array(CommandLine.arguments.dropFirst())
    do {
      // The libraries' versions are asked of SDL itself, which no other command should pay for.
      if arguments == ["--version"] { return try StandardOutput.write(Version.text) }
      try await run(arguments)
    } catch {
      Scrollwork.exit(withError: report(error, from: arguments))
    }
  }

  @MainActor
  private static func run(_ arguments: [String]) async throws {
    try ArgumentCheck.check(arguments)
    var command = try Scrollwork.parseAsRoot(arguments)
    if var command = command as? any AsyncParsableCommand {
      try await command.run()
    } else {
      try command.run()
    }
  }

  /// Says what there is to say: help on standard output, wrong usage in one line on standard error.
  ///
  /// - Returns: The status to end with.
  static func report(_ error: any Error, from arguments: [String]) -> ExitCode {
    switch (error, Scrollwork.exitCode(for: error)) {
    case (let error as CommandError, _):
      StandardError.write("scrollwork: \(error)")
      return .failure
    case (let code as ExitCode, _): return code
    case (_, .validationFailure):
      StandardError.write("scrollwork: \(complaint(about: error, in: arguments))")
      return .validationFailure
    case (_, .success):
      // Help, a version or a completion script: data that was asked for.
      do {
        try StandardOutput.write(Scrollwork.fullMessage(for: error) + "\n")
      } catch {
        return report(error, from: arguments)
      }
      return .success
    case (_, let code):
      StandardError.write("scrollwork: \(Scrollwork.message(for: error))")
      return code
    }
  }

  /// What was found and what is allowed, on one line; a page of help would push it out of sight.
  static func complaint(about error: any Error, in arguments: [String]) -> String {
    let command = ["scrollwork"] + arguments.prefix(1).filter(Scrollwork.commands.contains)
    var message = Scrollwork.message(for: error)
      .split(whereSeparator: \.isNewline).joined(separator: "; ")
    if message.hasSuffix(".") { message.removeLast() }
    return "\(message); see \(command.joined(separator: " ")) --help"
  }
}
