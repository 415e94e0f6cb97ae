import Arguments
import Documents
import ScrollEngine
import Visualiser

struct Layout: RunnableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Print the live view tree and the reuse statistics. Needs no display.",
    discussion: """
      EXAMPLES
        scrollwork layout container --offset 300
        scrollwork layout container --offset 300 --json > container.json
        scrollwork layout container --offset 300 --expect container.json
      """)

  @Argument(
    help: SceneArgument.help, completion: .scenes, transform: { try SceneArgument($0) })
  var scene: SceneArgument

  @OptionGroup var options: SceneOptions
  @OptionGroup var gestures: ScriptOption
  @OptionGroup var moment: MomentOption
  @OptionGroup var telling: PosterOption

  @Flag(help: "Print one JSON object.")
  var json = false

  @Flag(help: "Add all delegate calls and moves of cells since the scene was opened.")
  var calls = false

  @Option(
    help: ArgumentHelp(
      "A report to compare with, as --json prints it; a difference exits with 1.",
      valueName: "file"),
    completion: .files("json"))
  var expect: String?

  func validate() throws(UsageMistake) {
    try telling.check(options, gestures, moment)
  }

  @MainActor
  func run() async throws {
    try await reportingErrors {
      let expected = try expect.map(ExpectedLayout.init(file:))
      let show = try Show(
        scene,
        SceneSettings(options, script: gestures.script, at: moment.at, poster: telling.poster))
      try await show.play()
      let report = show.shell.report(withCalls: calls || expected != nil)
      if let expected { return try expected.compare(with: report) }
      try StandardOutput.write(
        json ? LayoutReportDocument.text(for: report) : LayoutReportDocument.table(for: report))
    }
  }
}
