import Arguments
import Visualiser

/// Prints the manual page, made from the same texts as `--help`; used by `make install`.
struct Manual: RunnableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Print the manual page, for man.", isShown: false)

  @MainActor
  func run() async throws {
    try await reportingErrors {
      let keys = KeyBinding.all.map { ($0.keys, $0.explanation) }
      try StandardOutput.write(
        Program.scrollwork.manualPage(version: Version.scrollwork, keys: keys))
    }
  }
}
