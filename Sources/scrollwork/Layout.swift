import ArgumentParser
import Documents
import Scenes
import ScrollEngine

struct Layout: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Print the live view tree and the statistics of reuse. Needs no display.",
    discussion: """
      EXAMPLES
        scrollwork layout container --offset 300
        scrollwork layout container --offset 300 --json > container.json
        scrollwork layout container --offset 300 --expect container.json
      """)

  @Argument(
    help: "A scene, by its name.", completion: .scenes,
    transform: SceneDescription.init(argument:))
  var scene: SceneDescription

  @OptionGroup var options: SharedOptions

  @Flag(help: "As one JSON object.")
  var json = false

  @Option(
    help: ArgumentHelp(
      "A report to compare with, as --json prints it; a difference exits with 1.",
      valueName: "file"))
  var expect: String?

  @MainActor
  func run() async throws {
    try await reportingErrors {
      let show = try Show(scene, options)
      try await show.play()
      let report = show.shell.report
      guard let expect else {
        try StandardOutput.write(
          json ? LayoutReportDocument.text(for: report) : LayoutReportDocument.table(for: report))
        return
      }
      try report.compare(with: expect)
    }
  }
}
