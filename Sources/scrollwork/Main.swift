import Arguments
import Glibc
import Visualiser

/// The entry point of the program.
@main
enum Main {
  static func main() {
    // Comes first, because an opened file would take the descriptor of a closed stream.
    prepareStandardStreams()
    MainThread.run(program)
  }

  @MainActor
  private static func program() async {
    var words: [String] = []
    do {
      words = try CommandLineWords.read(
        CommandLine.unsafeArgv, count: Int(CommandLine.argc))
      try await run(words)
      exit(ExitStatus.success.rawValue)
    } catch {
      exit(Complaint.report(error, from: words).rawValue)
    }
  }

  @MainActor
  private static func run(_ words: [String]) async throws {
    switch try Program.scrollwork.parse(words) {
    case .print(let text): try StandardOutput.write(text)
    case .version: try StandardOutput.write(Version.text)
    case .manual: try StandardOutput.write(manual)
    case .run(let command as any RunnableCommand): try await command.run()
    case .run(let command): preconditionFailure("\(command) does not run")
    }
  }
  /// The manual page, made from the same texts as `--help`; used by `make install`.
  private static var manual: String {
    let keys = KeyBinding.all.map { ($0.keys, $0.explanation) }
    return Program.scrollwork.manualPage(version: Version.scrollwork, keys: keys)
  }
}
