import ArgumentParser
import Documents
import SDLStage
import Scenes
import ScrollEngine

struct Run: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Open the window (default).",
    discussion: """
      A script is played at its own speed; the person may go on after it.

      EXAMPLES
        scrollwork run container --theme dark
        scrollwork run --size 1600x1000 --scale 1.5
        scrollwork run container --script gestures.jsonl --report end.json
      """)

  @Argument(
    help: "A scene, by its name (default: \(SceneCatalog.standard.name)).", completion: .scenes,
    // Whoever mistypes another command gets here, for this one needs no name.
    transform: {
      try SceneDescription(argument: $0, or: ["scenes", "screenshot", "layout", "replay"])
    })
  var scene: SceneDescription?

  @OptionGroup var options: SharedOptions

  @Option(
    parsing: .unconditional,
    help: "Stop after so many frames of 1/60 s of virtual time, without input; 1 to 100000.",
    transform: { try wholeNumber($0, in: 1...100_000) })
  var frames: Int?

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "Where to save the last of --frames as a PNG file.", valueName: "png"))
  var output: String?

  @Option(
    help: ArgumentHelp(
      "Where to write the layout report, as JSON, when the window closes.", valueName: "file"))
  var report: String?

  func validate() throws {
    if output != nil, frames == nil {
      throw ValidationError("-o saves the last of --frames; say how many frames to run")
    }
  }

  @MainActor
  func run() async throws {
    let scene = scene ?? SceneCatalog.standard
    try await reportingErrors {
      let meter = frames == nil ? ClockCostMeter() : nil
      let show = try Show(scene, options)
      let window = try WindowStage(
        title: show.shell.title, size: options.size, scale: options.scale,
        fonts: show.fonts, costMeter: meter, report: StandardError.write)
      show.shell.host = window
      show.shell.meter = meter
      let content = try await show.liveContent()
      let picture = try await window.run(content, frames: frames)
      if let output, let picture, !content.scriptFailed { try PNGFile.write(picture, to: output) }
      if let report {
        try TextFile.write(LayoutReportDocument.text(for: show.shell.report), to: report)
      }
      // It has been reported when it happened.
      if content.scriptFailed { throw ExitCode.failure }
    }
  }
}
