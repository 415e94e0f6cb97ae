import Documents
import Drawing
import Geometry
import SDLStage
import Scenes
import ScrollEngine

/// A scene made ready as the options say: the one way in for pictures, reports and the window.
@MainActor
struct Show {
  let shell: Shell
  let fonts: FontLibrary
  let script: GestureScript?
  private let options: SharedOptions

  init(_ scene: SceneDescription, _ options: SharedOptions) throws {
    self.options = options
    script = try options.script.map { try reading($0, GestureScriptDocument.read) }
    fonts = try FontLibrary(file: options.font) { StandardError.write("scrollwork: \($0)") }
    if let notice = fonts.notice { StandardError.write("scrollwork: \(notice)") }
    var configuration = Shell.Configuration(
      text: StageText(fonts: fonts, scale: options.scale))
    configuration.scene = scene
    configuration.variant = try options.variant(of: scene)
    configuration.theme = options.theme.theme
    configuration.stageOnly = options.stageOnly
    configuration.stage.showsOverlay = options.overlay
    configuration.stage.showsContentOnly = options.contentOnly
    configuration.describe = LayoutReportDocument.text(for:)
    configuration.write = GestureScriptDocument.text(for:)
    shell = Shell(configuration)
  }

  /// Brings the shell to the moment asked for, without a clock.
  ///
  /// The order is fixed: layout at offset 0; the offset once; the script in steps of 1/60 s; the end
  /// of the script or the time to stop at. Where neither is given, fades are finished.
  func play() async throws {
    await prepare()
    guard script != nil || options.at != nil else { return }
    do {
      try await makePlayer().run(until: options.at)
    } catch {
      throw failure(error)
    }
  }

  /// A script that cannot be played on, by its path.
  private func failure(_ error: ScriptError) -> CommandError {
    CommandError(description: "\(options.script.map { "\($0): " } ?? "")\(error)")
  }

  /// What the window shows: the moment to stop at, if one is given, and then what the person does;
  /// or else the script at its own speed.
  func liveContent() async throws -> LiveContent {
    if let at = options.at {
      try await play()
      return LiveContent(shell, startingAt: at)
    }
    await prepare()
    guard script != nil else { return LiveContent(shell, startingAt: 0) }
    return LiveContent(shell, startingAt: 0, player: makePlayer()) { error in
      StandardError.write("scrollwork: \(failure(error))")
    }
  }

  private func prepare() async {
    shell.resize(to: options.size)
    _ = await shell.tick(to: 0)
    if let offset = options.offset { shell.setOffset(offset) }
    _ = await shell.tick(to: 0)
    guard script == nil, options.at == nil else { return }
    shell.finishFades()
    _ = await shell.tick(to: 0)
  }

  private func makePlayer() -> ScriptPlayer {
    ScriptPlayer(
      script: script ?? GestureScript(steps: []), content: shell, named: shell.report.scene)
  }

  /// Paints the moment on a surface in memory.
  func picture() throws -> Picture {
    let stage = try OffscreenStage(size: options.size, scale: options.scale, fonts: fonts)
    return try stage.picture(of: shell.displayList())
  }
}
