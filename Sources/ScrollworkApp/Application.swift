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
  /// Opens a window, and returns when a person, the program or a signal has closed it.
  ///
  /// `open` fills the window, which has its size by then. Whatever runs on the main actor meanwhile,
  /// such as the rest of a task that waited for a file, goes on between two frames, and what it
  /// changes is shown in the next one. A window in which nothing happens takes no processor time.
  ///
  /// Call it from an asynchronous main function, or at the top level of `main.swift`. One window is open
  /// at a time; another one can follow it.
  ///
  /// SIGINT, SIGTERM and SIGHUP close the window without asking ``AppWindow/shouldClose``, unless the
  /// program ignores or handles them itself. What follows the call is still done, such as saving; no
  /// other window opens, and when the program exits it ends by the signal. A second signal ends it at
  /// once.
  ///
  /// - Parameters:
  ///   - title: In the window's frame.
  ///   - size: Of the content, in points.
  ///   - minimumSize: The window is not made smaller by hand; in points.
  ///   - scale: Magnifies everything; finite and above zero.
  ///   - font: The path of a font file to use instead of Inter and JetBrains Mono, or of what the
  ///     system has in their place.
  ///   - appearance: Light or dark; nil, the default, for the desktop's: see ``AppWindow/followsDesktop``.
  ///   - onFailure: Called where no window can be opened, or when it is lost; by default ends the program
  ///     with one line on standard error. Give `{ throw $0 }` to catch the failure, and for instance go on
  ///     in the terminal.
  ///   - open: Fills the window.
  /// - Throws: What `open` throws, after the window is closed, and what `onFailure` throws.
  /// - Precondition: No window is open.
  public static func run(
    title: String, size: Size, minimumSize: Size = Size(width: 320, height: 240),
    scale: Double = 1, font: String? = nil, appearance: Appearance? = nil,
    onFailure: (ApplicationFailure) throws -> Void = { $0.endProgram() },
    _ open: (AppWindow) async throws -> Void
  ) async throws {
    // First: the desktop may answer before the window is open. Windows that nobody sees have none.
    let isSeen = WindowStage.requestedDriver.map { !["dummy", "offscreen"].contains($0) } ?? true
    let desktop = isSeen ? DesktopAppearance() : nil
    do {
      try await run(
        title: title, size: size, minimumSize: minimumSize, scale: scale, font: font,
        appearance: appearance, driver: WindowStage.requestedDriver, desktop: desktop, open)
    } catch let error as StageError {
      try onFailure(ApplicationFailure(error))
    }
  }

  /// The same with one of SDL's video drivers, or nil for the best one.
  ///
  /// - Throws: `StageError`, too.
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
    appearance: Appearance?, driver: String?, desktop: DesktopAppearance?,
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
      report: report, driver: driver, program: title)
    stage.watchTasks(idle: IdleMainThread.call)
    let window = AppWindow(title: title)
    let content = WindowContent(window, text: text, appearance: appearance ?? .light)
    content.resize(to: stage.contentSize)
    window.attach(to: stage, content)
    defer { window.detach() }
    window.desktop = desktop
    window.followsDesktop = appearance == nil
    // What the desktop has answered meanwhile is in the first frame.
    if desktop != nil { await WaitingTasks.run() }
    try await open(window)
    guard !window.isClosed else { return }
    if content.companion == nil, let script = getenv("SCROLLWORK_REPLAY"), script.pointee != 0 {
      report(
        "the window has no Inspector that could play SCROLLWORK_REPLAY; "
          + "add Inspector.attach(to:replaying:) of ScrollworkInspector")
    }
    try await stage.run(content)
    if let failure = fonts.failure { throw failure }
  }

  /// The title that the open window was given; nil while none is open.
  private static var openTitle: String?

  /// Writes one line for the person who started the program.
  private static func report(_ line: String) {
    StandardError.write("\(StandardError.program): \(line)")
  }
}
