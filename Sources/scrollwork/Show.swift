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
    script = try options.script.map { path throws in
      do {
        return try GestureScriptDocument.read(try TextFile.read(path))
      } catch let error as DocumentError {
        throw CommandError(description: "\(path): \(error)")
      }
    }
    fonts = try FontLibrary(file: options.font)
    if let notice = fonts.notice { StandardError.write("scrollwork: \(notice)") }
    var configuration = Shell.Configuration(
      text: StageText(fonts: fonts, scale: options.scale))
    configuration.scene = scene
    configuration.theme = options.theme.theme
    configuration.stageOnly = options.stageOnly
    configuration.stage.showsOverlay = options.overlay
    configuration.stage.showsContentOnly = options.contentOnly
    configuration.describe = LayoutReportDocument.text(for:)
    shell = Shell(configuration)
  }

  /// Brings the shell to the moment asked for, without a clock.
  ///
  /// The order is fixed: layout at offset 0; the offset once; the script in steps of 1/60 s; the end
  /// of the script or the time to stop at. Where neither is given, fades are finished.
  func play() throws {
    prepare()
    if script != nil || options.at != nil { try makePlayer().run(until: options.at) }
  }

  /// What the window shows: the moment to stop at, if one is given, and then what the person does;
  /// or else the script at its own speed.
  func liveContent() throws -> LiveContent {
    if let at = options.at {
      try play()
      return LiveContent(shell, startingAt: at, player: nil)
    }
    prepare()
    return LiveContent(shell, startingAt: 0, player: script == nil ? nil : makePlayer())
  }

  private func prepare() {
    shell.resize(to: options.size.size)
    _ = shell.tick(to: 0)
    if let offset = options.offset { shell.setOffset(offset.offset) }
    _ = shell.tick(to: 0)
    guard script == nil, options.at == nil else { return }
    shell.finishFades()
    _ = shell.tick(to: 0)
  }

  private func makePlayer() -> ScriptPlayer {
    ScriptPlayer(
      script: script ?? GestureScript(steps: []), content: shell, named: shell.report.scene)
  }

  /// Paints the moment on a surface in memory.
  func picture() throws -> Picture {
    let stage = try OffscreenStage(size: options.size.size, scale: options.scale, fonts: fonts)
    return try stage.picture(of: shell.displayList())
  }
}
