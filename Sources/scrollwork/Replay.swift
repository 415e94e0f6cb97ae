import Arguments
import Documents
import PlainText
import SDLStage
import SceneParts
import Visualiser

struct Replay: RunnableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Play a recorded script, in the window or headless, and check how it ends.",
    discussion: """
      Press R in the window to record a script; it names its scene. A headless replay prints the \
      final layout as JSON, which --expect can compare with.

      EXAMPLES
        scrollwork replay scrollwork-001.jsonl
        scrollwork replay scrollwork-001.jsonl --headless > end.json
        scrollwork replay scrollwork-001.jsonl --headless --expect end.json
        scrollwork replay scrollwork-001.jsonl --headless --trace bug.scrolltrace
      """)

  @Argument(
    help: ArgumentHelp("The script, as JSON Lines.", valueName: "jsonl"),
    completion: .files("jsonl"))
  var file: String

  @Argument(
    help: ArgumentHelp(
      "What to play it on, instead of the script's own scene",
      valueName: SceneArgument.help.valueName),
    completion: .scenes, transform: { try SceneArgument($0) })
  var scene: SceneArgument?

  @Flag(help: "Play without a window, as fast as possible.")
  var headless = false

  @Option(
    help: ArgumentHelp(
      "A layout report to compare the end with; a difference exits with 1. The window then closes.",
      valueName: "file"),
    completion: .files("json"))
  var expect: String?

  @OptionGroup var options: SceneOptions
  @OptionGroup var look: LookOptions
  @OptionGroup var moment: MomentOption
  @OptionGroup var tracing: TraceOption

  func validate() throws(UsageMistake) {
    try tracing.check([("the script", file), ("--expect", expect)])
    if moment.at != nil, !headless {
      throw UsageMistake("--at stops a headless replay; add --headless")
    }
  }

  @MainActor
  func run() async throws {
    try await reportingErrors {
      let expected = try expect.map(ExpectedLayout.init(file:))
      let recorded = try ScriptFile(file)
      let scene = try (self.scene ?? recorded.subject()).scene()
      var settings = SceneSettings(options, look: look, script: file, at: moment.at)
      settings.trace = tracing.trace
      settings.tracesPictures = tracing.pictures
      // Another scene has other variants.
      if self.scene == nil {
        settings.variant = try settings.variant ?? recorded.variant(in: scene)
      }
      let show = try Show(scene, settings, script: recorded.script)
      if headless {
        try await show.recorded { try await show.play() }
        let report = show.shell.report
        if let expected { return try expected.compare(with: report) }
        try StandardOutput.write(LayoutReportDocument.text(for: report))
      } else {
        try await show.recorded { try await replayInWindow(show, expected) }
      }
    }
  }

  @MainActor
  private func replayInWindow(_ show: Show, _ expected: ExpectedLayout?) async throws {
    // The size of a window that follows the desktop may differ from that of what is expected.
    let desktop = expected == nil ? Desktop.seen(report: StandardError.write) : nil
    let window = try show.makeWindow(measuringBy: ClockCostMeter(), desktop: desktop)
    let content = try await show.liveContent()
    var end: LayoutReport?
    content.onEnd = {
      end = show.shell.report
      if expected != nil { window.quit() }
    }
    try await window.run(content)
    if content.scriptFailed { throw ExitStatus.failure }
    if let expected {
      guard let end else {
        throw CommandError(description: "the window was closed before the script ended")
      }
      try expected.compare(with: end)
    }
  }
}
