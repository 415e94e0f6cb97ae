import ArgumentParser
import Documents
import Scenes

struct Layout: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Print the live view tree and the statistics of reuse. Needs no display.")

  @Argument(help: "A scene, by its name.")
  var scene: SceneArgument

  @OptionGroup var options: SharedOptions

  @Flag(help: "As one JSON object.")
  var json = false

  @Option(help: "A report to compare with, as --json prints it; a difference exits with 1.")
  var expect: String?

  @MainActor
  func run() async throws {
    let scene = try scene.resolve()
    try await reportingErrors {
      let show = try Show(scene, options)
      try show.play()
      let report = show.shell.report
      guard let expect else {
        StandardOutput.write(
          json ? LayoutReportDocument.text(for: report) : LayoutReportDocument.table(for: report))
        return
      }
      let differences = try LayoutReportDocument.differences(
        expected: LayoutReportDocument.read(TextFile.read(expect)), actual: report)
      guard differences.isEmpty else {
        throw CommandError(
          description: "\(expect): \(differences.count) differences\n"
            + differences.map { "  \($0)" }.joined(separator: "\n"))
      }
    }
  }
}
