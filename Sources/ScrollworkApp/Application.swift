internal import CMainThread
internal import Glibc
internal import Hosting
internal import PlainText
internal import SDLStage

/// A program with a window.
///
/// ```swift
/// import ScrollworkApp
///
/// try await Application.run(title: "Log", size: Size(width: 900, height: 700)) { window in
///   window.rootViewController = LogController(file: path)
/// }
/// ```
@MainActor
public enum Application {
  /// Opens a window, and returns after a person, the program or a signal has closed it.
  ///
  /// `open` fills the window, which already has its size. Other work on the main actor, such as the
  /// rest of a task that waited for a file, runs between two frames, and the next frame shows its
  /// changes. An idle window takes no processor time.
  ///
  /// Call this from an asynchronous main function, or at the top level of `main.swift`. Only one
  /// window can be open at a time; another window can follow it.
  ///
  /// SIGINT, SIGTERM and SIGHUP close the window without asking ``AppWindow/shouldClose``, unless
  /// the program ignores or handles them itself. The code after the call still runs, for instance
  /// to save. No other window opens, and when the program exits, it ends by the signal. A second
  /// signal ends the program at once.
  ///
  /// - Parameters:
  ///   - title: The text in the window's title bar.
  ///   - size: The initial size of the content, in points; at least 1 by 1.
  ///   - minimumSize: The least size to which a person can resize the window, in points.
  ///   - scale: The magnification of everything in the window; finite and above zero.
  ///   - font: The path of a font file for all text; nil for Inter and JetBrains Mono, or the
  ///     system's replacements.
  ///   - appearance: Light or dark; nil to follow the desktop, see ``AppWindow/followsDesktop``.
  ///   - identifier: The application's id, such as `org.example.log`, by which a desktop finds the
  ///     icon and the menu entry of the window (`org.example.log.desktop`): the class of the window
  ///     on X11, and its id on Wayland. nil for the name of the program's file.
  ///   - program: The name of the folder in `$XDG_STATE_HOME`, or in `~/.local/state`, in which the
  ///     window's size and place are kept for the next run; nil to open it at `size`. On Wayland
  ///     windows have no place. A name without slashes that does not begin with a dot.
  ///   - onFailure: Called if the window cannot be opened or is lost; by default ends the program
  ///     with one line on standard error. Pass `{ throw $0 }` to catch the failure, for instance to
  ///     continue in the terminal.
  ///   - open: Fills the window.
  /// - Throws: The error that `open` throws, after the window is closed, or that `onFailure`
  ///   throws.
  /// - Precondition: No window is open.
  public static func run(
    title: String, size: Size, minimumSize: Size = Size(width: 320, height: 240),
    scale: Double = 1, font: String? = nil, appearance: Appearance? = nil,
    identifier: String? = nil, remembersFrameAs program: String? = nil,
    onFailure: (ApplicationFailure) throws -> Void = { $0.endProgram() },
    _ open: (AppWindow) async throws -> Void
  ) async throws {
    if let program {
      require(
        !program.isEmpty && !program.hasPrefix(".") && !program.utf8.contains(UInt8(ascii: "/")),
        "Application.run: \"\(program)\" cannot be the name of a folder")
    }
    // Asks the desktop first, because it may answer before the window is open. Invisible windows
    // have no desktop, and remember nothing.
    let desktop = Desktop.seen(report: report)
    let saved = desktop.flatMap { _ in program.flatMap { SavedFrame(of: $0, report: report) } }
    do {
      try await run(
        title: title, size: size, minimumSize: minimumSize, scale: scale, font: font,
        appearance: appearance, identifier: identifier, driver: WindowStage.requestedDriver,
        desktop: desktop, saved: saved, open)
    } catch let error as StageError {
      try onFailure(ApplicationFailure(error))
    }
  }

  /// Opens a window with one of SDL's video drivers; nil for the best one.
  ///
  /// - Throws: `StageError` if the window cannot be opened or is lost, or the error that `open`
  ///   throws.
  package static func run(
    title: String, size: Size, minimumSize: Size = Size(width: 320, height: 240),
    scale: Double = 1, font: String? = nil, appearance: Appearance? = nil, driver: String?,
    _ open: (AppWindow) async throws -> Void
  ) async throws {
    try await run(
      title: title, size: size, minimumSize: minimumSize, scale: scale, font: font,
      appearance: appearance, driver: driver, desktop: nil, open)
  }

  static func run(
    title: String, size: Size, minimumSize: Size, scale: Double, font: String?,
    appearance: Appearance?, identifier: String? = nil, driver: String?, desktop: Desktop?,
    saved: SavedFrame? = nil,
    _ open: (AppWindow) async throws -> Void
  ) async throws {
    require(
      size.width >= 1 && size.height >= 1 && size.width.isFinite && size.height.isFinite,
      "Application.run: size \(size) is not at least one point each way")
    require(
      scale > 0 && scale.isFinite, "Application.run: scale \(scale) is not finite and above zero")
    require(
      openTitle == nil,
      "Application.run: the window \"\(title)\" cannot be opened while \"\(openTitle ?? "")\" is open; "
        + "close that one first, or show both contents in one window")
    guard !Interruption.hasCome else { return }
    openTitle = title
    defer { openTitle = nil }
    cmainthread_take()
    let fonts = try FontLibrary(file: font, report: report)
    let text = StageText(fonts: fonts, scale: scale)
    let stage = try WindowStage(
      title: title, size: size, minimumSize: minimumSize, scale: scale, text: text,
      report: report, driver: driver, program: title, identifier: identifier, desktop: desktop,
      frame: saved?.read())
    stage.watchTasks(idle: IdleMainThread.call)
    let window = AppWindow(title: title)
    let content = WindowContent(window, text: text, appearance: appearance ?? .light)
    content.resize(to: stage.contentSize)
    window.attach(to: stage, content)
    defer { window.detach() }
    window.desktop = desktop
    window.followsDesktop = appearance == nil
    // Takes the desktop's answer, if it has come, so that the first frame has the right appearance.
    if desktop != nil { await WaitingTasks.run() }
    try await open(window)
    guard !window.isClosed else { return }
    if content.companion == nil, let script = getenv("SCROLLWORK_REPLAY"), script.pointee != 0 {
      report(
        "the window has no Inspector that could play SCROLLWORK_REPLAY; "
          + "add Inspector.attach(to:replaying:) of ScrollworkInspector")
    }
    // Also after a failure: the frame is the one before it.
    defer { saved?.write(stage.frame) }
    try await stage.run(content)
    if let failure = fonts.failure { throw failure }
  }

  /// The initial title of the open window; nil while none is open.
  private static var openTitle: String?

  /// Writes one line for the person who started the program.
  private static func report(_ line: String) {
    StandardError.write("\(StandardError.program): \(line)")
  }
}
