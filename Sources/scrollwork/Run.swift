import ArgumentParser
import Demonstrations
import Documents
import SDLStage
import Scenes
import ScrollEngine
import Visualiser

struct Run: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Open the window (default).",
    discussion: """
      A script plays at its own speed; you can carry on after it. A stack file is read again when \
      it changes; drop another one on the window to open it.

      EXAMPLES
        scrollwork run container --theme dark
        scrollwork run Assets/Stacks/home.json
        scrollwork run --size 1600x1000 --scale 1.5
        scrollwork run container --script gestures.jsonl --report end.json
      """)

  @Argument(
    help: ArgumentHelp(
      "\(SceneArgument.help.abstract) (default: \(SceneCatalog.standard.name))",
      valueName: SceneArgument.help.valueName),
    completion: .scenes,
    // A mistyped command ends up here, because this one needs no name.
    transform: {
      try SceneArgument($0, or: ["scenes", "screenshot", "layout", "record", "replay"])
    })
  var scene: SceneArgument?

  @OptionGroup var options: SharedOptions

  @Option(
    parsing: .unconditional,
    help: "Stop after this many frames of 1/60 s of virtual time, without input; 1 to 100000.",
    transform: { try wholeNumber($0, in: 1...100_000) })
  var frames: Int?

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "Where to save the last frame of --frames as a PNG file.", valueName: "png"),
    completion: .file(extensions: ["png"]), transform: picturePath)
  var output: String?

  @Option(
    help: ArgumentHelp(
      "Where to write the layout report, as JSON, when the window closes.", valueName: "file"))
  var report: String?

  func validate() throws {
    if output != nil, frames == nil {
      throw ValidationError("-o saves the last frame of --frames; add --frames and a number")
    }
    if let output, let report, areSamePlace(output, report) {
      throw ValidationError("-o and --report would overwrite each other; name two files")
    }
  }

  @MainActor
  func run() async throws {
    let scene = scene ?? .scene(SceneCatalog.standard)
    try await reportingErrors {
      let show = try Show(scene, options.settings)
      let window = try show.makeWindow(measuringBy: frames == nil ? ClockCostMeter() : nil)
      let follower = StackFollower(show.shell) { window.wake() }
      if frames == nil {
        window.onDrop = { follower.open($0) }
        if case .stack(let path) = scene { follower.open(path) }
      }
      defer { follower.stop() }
      let content = try await show.liveContent()
      if frames == nil {
        // A script's waits are its own.
        let shell = show.shell
        if options.gestures.script == nil { shell.leavesOutIdleTime = true }
        content.onEnd = { shell.leavesOutIdleTime = true }
      }
      let picture = try await window.run(content, frames: frames)
      if let output, let picture, !content.scriptFailed { try PNGFile.write(picture, to: output) }
      if let report {
        try TextFile.write(LayoutReportDocument.text(for: show.shell.report), to: report)
      }
      // It was reported when it happened.
      if content.scriptFailed { throw ExitCode.failure }
    }
  }
}
