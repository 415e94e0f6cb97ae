import ArgumentParser

/// Where the program starts.
@main
enum Main {
  static func main() {
    // Before anything opens a file, which would take the place of a closed stream.
    prepareStandardStreams()
    MainThread.run(program)
  }

  @MainActor
  private static func program() async {
    var arguments: [String] = []
    do {
      arguments = try ArgumentCheck.arguments(
        CommandLine.unsafeArgv, count: Int(CommandLine.argc))
      // SDL itself is asked for the libraries' versions, which no other command should pay for.
      if arguments == ["--version"] { return try StandardOutput.write(Version.text) }
      try await run(arguments)
    } catch {
      Scrollwork.exit(withError: Complaint.report(error, from: arguments))
    }
  }

  @MainActor
  private static func run(_ arguments: [String]) async throws {
    // Most often there is nothing to parse, and the parser alone takes an eighth of the start.
    if arguments.isEmpty {
      return try await reportingErrors { try await LiveWindow.goOn(SceneSettings(), report: nil) }
    }
    try ArgumentCheck.check(arguments)
    var command = try Scrollwork.parseAsRoot(arguments)
    if var command = command as? any AsyncParsableCommand {
      try await command.run()
    } else {
      try command.run()
    }
  }
}
