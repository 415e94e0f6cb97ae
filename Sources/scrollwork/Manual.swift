import ArgumentParser
import Documents
import Visualiser

/// Prints the manual page, made from the same source as `--help`; `make install` installs it.
struct Manual: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Print the manual page, for man.", shouldDisplay: false)

  @MainActor
  func run() async throws {
    try await reportingErrors {
      let keys = KeyBinding.all.map { ($0.keys, $0.explanation) }
      let page = try ManualPage(
        helpDump: Scrollwork._dumpHelp(), version: Version.scrollwork, keys: keys)
      try StandardOutput.write(page.text)
    }
  }
}
