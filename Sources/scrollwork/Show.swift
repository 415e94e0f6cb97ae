import Arguments
import Documents
import Drawing
import Geometry
import Inspecting
import PlainText
import SDLStage
import SceneParts
import ScriptPlayers
import TraceFiles
import Traces
import Visualiser

/// A scene prepared according to options; all pictures, reports and windows use it.
@MainActor
struct Show {
  let shell: Shell
  let fonts: FontLibrary
  let script: GestureScript?
  let text: StageText
  private let scene: SceneDescription
  private let options: SceneSettings

  /// Prepares a scene; `script` is the script of the options, or nil to read it from its file.
  ///
  /// - Throws: An error of the stack file or the script, which are read here, or of the fonts;
  ///   ``UsageMistake`` for an unknown variant.
  init(
    _ argument: SceneArgument, _ options: SceneSettings, script: GestureScript? = nil
  ) throws {
    if case .trace = argument { try options.checkForTrace() }
    try self.init(argument.scene(), options, script: script)
  }

  init(_ scene: SceneDescription, _ options: SceneSettings, script: GestureScript? = nil) throws {
    let (options, poster) = try scene.poster(for: options)
    let script = try script ?? poster ?? options.script.map { try GestureScript(file: $0) }
    let fonts = try FontLibrary(file: options.font) { StandardError.write("scrollwork: \($0)") }
    if let notice = fonts.notice { StandardError.write("scrollwork: \(notice)") }
    try self.init(scene, options, fonts: fonts, script: script)
  }

  private init(
    _ scene: SceneDescription, _ options: SceneSettings, fonts: FontLibrary, script: GestureScript?
  ) throws {
    self.scene = scene
    self.options = options
    self.fonts = fonts
    self.script = script
    text = StageText(fonts: fonts, scale: options.scale)
    var configuration = Shell.Configuration(text: text)
    configuration.scene = scene
    configuration.variant = try options.variant.map(scene.place(ofVariant:)) ?? 0
    if options.poster { configuration.beside = scene.poster?.beside }
    configuration.theme = options.theme
    configuration.stageOnly = options.stageOnly
    configuration.stage.showsOverlay = options.overlay
    configuration.stage.reducesMotion = options.reducedMotion
    configuration.stage.showsContentOnly = options.contentOnly
    configuration.describe = LayoutReportDocument.text(for:)
    configuration.describeCalls = { LayoutReportDocument.table(of: $0.calls ?? []) }
    configuration.write = GestureScriptDocument.text(for:)
    shell = Shell(configuration)
    shell.idleTime = .isShown
  }

  /// Prepares the same scene again, at its start.
  func again() throws -> Show { try Show(scene, options, fonts: fonts, script: script) }

  /// Does something with the scene, and records it in the trace of the options, if they name one.
  ///
  /// - Throws: `TraceFileFailure` if the trace cannot be written, or the error of `body`.
  func recorded<Result>(_ body: () async throws -> Result) async throws -> Result {
    guard let path = options.trace else { return try await body() }
    let file = try TraceFile(
      path, TraceHeader(title: scene.name, maker: "scrollwork \(Version.scrollwork)"))
    let tracer = RunTracer(picturesWith: options.tracesPictures ? text : nil) { file.append($0) }
    shell.record(into: tracer)
    let result: Result
    do {
      result = try await body()
    } catch {
      // The first error is the one to report.
      tracer.finish()
      try? await file.finish()
      throw error
    }
    tracer.finish()
    try await file.finish()
    return result
  }

  /// Brings the shell to the requested moment, without a clock.
  ///
  /// The order is fixed: lay out at offset 0; apply the requested offset once; play the script in
  /// steps of 1/60 s until it ends, or until the requested time. With neither a script nor a time,
  /// finish fades. A recorded run is shown at the requested time, or at its end.
  func play() async throws {
    try await prepare()
    if let run = shell.recordedTimes {
      if let at = options.at, !run.contains(at) {
        StandardError.write(
          "scrollwork: \(timeText(at)) is not in the trace, which goes from "
            + "\(timeText(run.lowerBound)) to \(timeText(run.upperBound)); its "
            + "\(at < run.lowerBound ? "beginning" : "end") is shown")
      }
      return try await seek(to: options.at ?? run.upperBound)
    }
    guard script != nil || options.at != nil else { return }
    try await run(makePlayer(), until: options.at)
  }

  /// Shows a moment of a recorded run, by its time in seconds.
  func seek(to time: Double) async throws {
    shell.resize(to: options.size)
    _ = await shell.tick(to: 0)
    shell.seek(to: time)
    _ = await shell.tick(to: 0)
    try checkFonts()
  }

  /// Plays the whole script.
  ///
  /// - Returns: The time of its end, in seconds.
  func playToEnd() async throws -> Double {
    try await prepare()
    if let run = shell.recordedTimes { return run.upperBound - run.lowerBound }
    return try await run(makePlayer(), until: nil)
  }

  /// Plays the scene for the length of a recording, with the script if there is one, and paints the
  /// frames.
  func paint(_ schedule: FrameSchedule, _ body: (Picture) async throws -> Void) async throws {
    let stage = try OffscreenStage(size: options.size, scale: options.scale, fonts: fonts)
    try await prepare()
    let player = makePlayer()
    var last: Picture?
    for frame in 0..<schedule.count {
      try await run(player, until: schedule.time(ofFrame: frame))
      // If nothing has changed, the previous picture is used again.
      let picture =
        try last.flatMap { shell.needsDisplay ? nil : $0 }
        ?? stage.picture(of: shell.displayList(at: options.scale))
      last = picture
      try await body(picture)
    }
  }

  @discardableResult
  private func run(_ player: ScriptPlayer, until time: Double?) async throws -> Double {
    do {
      let end = try await player.run(until: time)
      try checkFonts()
      return end
    } catch let error as ScriptError {
      throw failure(error)
    }
  }

  /// The error for a failed script, with the path of the script.
  private func failure(_ error: ScriptError) -> CommandError {
    CommandError(description: "\(options.script.map { "\($0): " } ?? "")\(error)")
  }

  /// Makes a window for the shell, and makes the window the shell's host.
  ///
  /// The window follows the desktop, if it has one, and has the kept frame, unless the options name a
  /// size.
  func makeWindow(
    measuringBy meter: ClockCostMeter?, desktop: Desktop? = nil, frame: WindowFrame? = nil
  ) throws -> WindowStage {
    let window = try WindowStage(
      title: shell.title, size: options.size, scale: options.scale, text: text, costMeter: meter,
      report: { [shell] text in
        StandardError.write(text)
        shell.announce(text.plain)
      }, driver: WindowStage.requestedDriver, identifier: Version.identifier, desktop: desktop,
      frame: options.namesSize ? nil : frame)
    shell.host = window
    shell.meter = meter
    return window
  }

  /// Begins with the scene's poster, unless the options choose another moment or variant.
  func enterPoster() {
    guard let poster = scene.poster, script == nil, options.at == nil, options.offset == nil,
      options.variant.map({ (try? scene.place(ofVariant: $0)) == poster.variant }) ?? true
    else { return }
    shell.enter(scene)
  }

  /// The content for a window: at the moment to stop at, if one is given, with the person's input;
  /// or else with the script in real time.
  func liveContent() async throws -> LiveContent {
    if let at = options.at {
      try await play()
      // A recorded run stands still at its moment.
      return LiveContent(shell, startingAt: shell.recordedTimes == nil ? at : 0)
    }
    try await prepare()
    guard script != nil else { return LiveContent(shell, startingAt: 0) }
    return LiveContent(shell, startingAt: 0, player: makePlayer()) { error in
      StandardError.report(failure(error))
    }
  }

  /// Brings the shell to a step of a guided path, by its index.
  func play(_ path: TourPath, at place: Int, isDone: Bool) async throws {
    shell.resize(to: options.size)
    _ = await shell.tick(to: 0)
    shell.openTour(path, at: place)
    _ = await shell.tick(to: 0)
    if isDone { await shell.followTask() }
    // Half a second later, moving cells have arrived.
    _ = await shell.tick(to: 0.5)
    try checkFonts()
  }

  private func prepare() async throws {
    shell.resize(to: options.size)
    _ = await shell.tick(to: 0)
    if let offset = options.offset { shell.setOffset(offset) }
    _ = await shell.tick(to: 0)
    if script == nil, options.at == nil {
      shell.finishFades()
      _ = await shell.tick(to: 0)
    }
    try checkFonts()
  }

  /// Throws the error of a font: fonts are opened while text is measured, where no error can be
  /// thrown.
  private func checkFonts() throws {
    if let failure = fonts.failure { throw failure }
  }

  private func makePlayer() -> ScriptPlayer {
    ScriptPlayer(
      script: script ?? GestureScript(steps: []), content: shell, named: shell.report.scene)
  }

  /// Paints the current moment on a surface in memory.
  func picture() throws -> Picture {
    let stage = try OffscreenStage(size: options.size, scale: options.scale, fonts: fonts)
    return try stage.picture(of: shell.displayList(at: options.scale))
  }
}

extension SceneSettings {
  /// Checks that no option would move a recorded run.
  fileprivate func checkForTrace() throws(UsageMistake) {
    let others = [
      ("--script", script != nil), ("--offset", offset != nil), ("--trace", trace != nil),
    ]
    guard let other = others.first(where: \.1)?.0 else { return }
    throw UsageMistake("a trace shows what was recorded; leave out \(other)")
  }
}

extension SceneDescription {
  /// The settings and the script for a scene: those of its poster, if it is asked for.
  ///
  /// - Throws: ``CommandError`` if there is no poster.
  fileprivate func poster(
    for settings: SceneSettings
  ) throws(CommandError) -> (SceneSettings, GestureScript?) {
    guard settings.poster else { return (settings, nil) }
    guard let poster else {
      throw CommandError(
        description: "\(name) has no poster: only the scenes that `scrollwork scenes` lists do")
    }
    var settings = settings
    settings.variant = variants.isEmpty ? nil : "\(poster.variant + 1)"
    settings.at = poster.moment
    return (settings, poster.script)
  }
}
