import Arguments
import Demonstrations
import Documents
import SDLStage
import SceneParts
import ScrollEngine
import Visualiser

struct Run: RunnableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Open the window (default).",
    discussion: """
      A script plays at its own speed; you can carry on after it. A script's file opens the scene \
      on which it was recorded. A stack file is read again when it changes; drop another one on the \
      window to open it, or a trace.

      EXAMPLES
        scrollwork run container --theme dark
        scrollwork run Assets/Stacks/home.json
        scrollwork run --size 1600x1000 --scale 1.5
        scrollwork run container --script gestures.jsonl --report end.json
        scrollwork run container --trace container.scrolltrace
        scrollwork run container.scrolltrace --at 2.5
        scrollwork run scrollwork-001.jsonl
      """)

  @Argument(
    help: ArgumentHelp(
      "A scene, by name, or a stack, a script or a trace, by file (default: the guided start, then the scene that was open last)",
      valueName: SceneArgument.help.valueName),
    completion: .scenesAndScripts,
    // A mistyped command is parsed as a scene, because this command needs no name.
    transform: { try SceneArgument($0, or: Program.scrollwork.commandNames) })
  var scene: SceneArgument?

  @OptionGroup var options: SharedOptions

  @Option(
    help: "Stop after this many frames of 1/60 s of virtual time, without input; 1 to 100000.",
    transform: { try wholeNumber($0, in: 1...100_000) })
  var frames: Int?

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "Where to save the last frame of --frames as a PNG file.", valueName: "png"),
    completion: .files("png"), transform: picturePath)
  var output: String?

  @Option(
    help: ArgumentHelp(
      "Where to write the layout report, as JSON, when the window closes.", valueName: "file"),
    completion: .files("json"))
  var report: String?

  @OptionGroup var tracing: TraceOption

  func validate() throws(UsageMistake) {
    try tracing.check([
      ("-o", output), ("--report", report), ("--script", options.gestures.script),
      ("the scene", scene?.path),
    ])
    if isScript, options.gestures.script != nil {
      throw UsageMistake("two scripts cannot play at once; leave out --script, or name a scene")
    }
    if output != nil, frames == nil {
      throw UsageMistake("-o saves the last frame of --frames; add --frames and a number")
    }
    if let output, let report, areSamePlace(output, report) {
      throw UsageMistake("-o and --report would overwrite each other; name two files")
    }
  }

  /// Whether the arguments choose nothing to show, so that the program continues with the saved
  /// state; they may still set the size or the theme, for instance.
  private var goesOn: Bool {
    scene == nil && frames == nil && options.gestures.script == nil
      && options.moment.at == nil && options.scene.offset == nil && options.scene.variant == nil
      && !options.scene.stageOnly && !options.scene.contentOnly
  }

  /// Whether the file to open is a script.
  private var isScript: Bool { scene?.path.map(ScriptFile.isName) ?? false }

  private var settings: SceneSettings {
    var settings = options.settings
    settings.trace = tracing.trace
    settings.tracesPictures = tracing.pictures
    return settings
  }

  @MainActor
  func run() async throws {
    try await reportingErrors {
      if goesOn { return try await LiveWindow.goOn(settings, report: report) }
      let (show, scene) = try opened()
      guard let frames else {
        var stack: String?
        if case .stack(let path) = scene { stack = path }
        return try await LiveWindow.open(
          show, following: stack, hasScript: show.script != nil, report: report)
      }
      try await show.recorded { try await run(show, frames: frames) }
    }
  }

  /// The scene with its script, and what it was opened from.
  @MainActor
  private func opened() throws -> (Show, SceneArgument) {
    guard isScript, let path = scene?.path else {
      let scene = scene ?? .scene(SceneCatalog.standard)
      return (try Show(scene, settings), scene)
    }
    let recorded = try ScriptFile(path)
    let subject = try recorded.subject()
    let scene = try subject.scene()
    var settings = settings
    settings.script = path
    settings.variant = try settings.variant ?? recorded.variant(in: scene)
    return (try Show(scene, settings, script: recorded.script), subject)
  }

  @MainActor
  private func run(_ show: Show, frames: Int) async throws {
    let window = try show.makeWindow(measuringBy: nil)
    let content = try await show.liveContent()
    let picture = try await window.run(content, frames: frames)
    if let output, let picture, !content.scriptFailed { try PNGFile.write(picture, to: output) }
    if let report {
      try TextFile.write(LayoutReportDocument.text(for: show.shell.report), to: report)
    }
    // The failure has already been reported.
    if content.scriptFailed { throw ExitStatus.failure }
  }
}
