import Arguments
import PlainText
import Porting

/// Edits Swift files that were written for UIKit.
struct Port: RunnableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Edit Swift files written for UIKit so that they use UIKitNames.",
    discussion: """
      Makes the edits that need no understanding of the program: imports, attributes of the \
      Objective-C runtime, selectors of methods that are in the same file. Everything else that \
      will not compile is listed with its line, the reason and what to do instead.

      Without --write no file changes, and the lines that would are printed.

      EXAMPLES
        scrollwork port Sources/*.swift
        scrollwork port --write Sources/Screen.swift
      """)

  @Argument(
    help: ArgumentHelp("Swift files.", valueName: "file"), completion: .files("swift"))
  var files: [String]

  @Flag(help: "Change the files; each is there complete at any time.")
  var write = false

  /// The longest file that is read, in bytes.
  private static let sizeLimit = 16 << 20

  @MainActor
  func run() async throws {
    try await reportingErrors {
      var report = PortReport()
      for file in files {
        let source = try TextFile.read(file, limit: Self.sizeLimit)
        let ported = PortedSource(source)
        if write, ported.text != source { try TextFile.write(ported.text, to: file) }
        report.add(ported, from: file, isWritten: write)
      }
      try StandardOutput.write(report.text)
      StandardError.write(report.summary(isWritten: write))
    }
  }
}
