import Arguments
import SDLStage
import ScrollEngine

struct Record: RunnableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Make a video, a GIF or numbered pictures of a scene. Needs no display.",
    discussion: """
      Time is virtual: the scene moves in steps of 1/60 s however long they take to paint, so the \
      same command always gives the same frames. Videos and GIFs need ffmpeg; a folder of PNG files \
      does not.

      EXAMPLES
        scrollwork record container --script gestures.jsonl -o container.mp4
        scrollwork record upstream-bugs --duration 3 --stage-only -o bug.gif
        scrollwork record container --script gestures.jsonl --fps 30 -o frames/
      """)

  @Argument(
    help: SceneArgument.help, completion: .scenes, transform: { try SceneArgument($0) })
  var scene: SceneArgument

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "What to write: FILE.mp4, FILE.gif, or a folder for frame-000001.png and so on.",
      valueName: "path"),
    completion: .files(),
    transform: {
      guard let target = RecordingTarget(path: $0) else {
        throw UsageMistake(
          "use a name that ends in .mp4 or .gif, or a folder, such as frames/")
      }
      return target
    })
  var output: RecordingTarget

  @Option(
    help: ArgumentHelp(
      "How long, in seconds of virtual time (default: to the end of the script or the trace).",
      valueName: "seconds"),
    transform: { try number($0, in: 0...3_600) })
  var duration: Double?

  @Option(
    name: .named("fps"),
    help: ArgumentHelp(
      "Frames per second, 1 to 60 (default: 60; 20 for a GIF).", valueName: "number"),
    transform: { try wholeNumber($0, in: 1...FrameSchedule.stepsPerSecond) })
  var framesPerSecond: Int?

  @OptionGroup var options: SceneOptions
  @OptionGroup var look: LookOptions
  @OptionGroup var gestures: ScriptOption

  func validate() throws(UsageMistake) {
    if case .trace = scene { return }
    if duration == nil, gestures.script == nil {
      throw UsageMistake("name the gestures with --script, or say how long with --duration")
    }
  }

  @MainActor
  func run() async throws {
    try await reportingErrors {
      let show = try Show(scene, SceneSettings(options, look: look, script: gestures.script))
      let schedule = FrameSchedule(
        framesPerSecond: framesPerSecond ?? output.usualRate, duration: duration,
        // Playing to the end without painting takes almost no time.
        end: duration == nil ? try await show.again().playToEnd() : 0)
      let progress = ProgressBar(total: schedule.count * output.passes, onTerminal: .standardError)
      Interruption.begin()
      let recorder = Recorder(
        output, framesPerSecond: schedule.framesPerSecond,
        isCancelled: { Interruption.hasCome })
      do {
        try await recorder.record { add in
          try await show.again().paint(schedule) { picture in
            try await add(picture)
            progress.advance()
          }
        }
      } catch is CancellationError {
        progress.erase()
        throw ExitStatus.failure
      } catch {
        progress.erase()
        throw error
      }
      progress.finish("saved \(output.path): \(schedule)")
    }
  }
}
