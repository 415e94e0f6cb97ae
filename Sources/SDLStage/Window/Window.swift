internal import CSDL2
internal import Geometry
internal import Glibc
internal import PlainText

/// SDL's video system and one window in it.
@MainActor
final class Window {
  let pointer: OpaquePointer

  /// What a window is opened for: pixels painted by the processor, a mouse that is a mouse.
  private static let hints = [
    // A window's surface must not go through OpenGL, which takes long to start and draws otherwise.
    (SDL_HINT_FRAMEBUFFER_ACCELERATION, "0"),
    (SDL_HINT_TOUCH_MOUSE_EVENTS, "0"),
    (SDL_HINT_MOUSE_TOUCH_EVENTS, "0"),
    // This is no game: the screen may go dark, and the desktop keeps its compositor.
    (SDL_HINT_VIDEO_ALLOW_SCREENSAVER, "1"),
    (SDL_HINT_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR, "0"),
    (SDL_HINT_APP_NAME, "Scrollwork"),
    // The main actor is not bound to the main thread, which is where a signal arrives: SDL's wait
    // would sleep on. Without SDL's handler Ctrl-C ends the program at once, as it ends others.
    (SDL_HINT_NO_SIGNAL_HANDLERS, "1"),
  ]

  /// - Parameters:
  ///   - size: In SDL's window coordinates.
  ///   - driver: The video driver that was asked for, or nil for SDL's choice.
  /// - Throws: ``StageError/noDisplay(reason:)`` or ``StageError/window(reason:)``.
  init(title: String, size: Size, minimum: Size, driver: String?) throws(StageError) {
    try Self.startVideo(driver: driver)
    let position = csdl_window_position_centered()
    guard
      let pointer = SDL_CreateWindow(
        title.plain, position, position, Int32(clamping: Int(size.width)),
        Int32(clamping: Int(size.height)), SDL_WINDOW_RESIZABLE.rawValue)
    else {
      let reason = sdlMessage()
      Self.endVideo()
      throw .window(reason: reason)
    }
    self.pointer = pointer
    SDL_SetWindowMinimumSize(
      pointer, Int32(clamping: Int(minimum.width)), Int32(clamping: Int(minimum.height)))
    SDL_StartTextInput()
    csdl_watch_window(SDL_TRUE)
  }

  isolated deinit {
    csdl_watch_window(SDL_FALSE)
    SDL_DestroyWindow(pointer)
    Self.endVideo()
  }

  /// In SDL's window coordinates, which are those of the mouse.
  var size: Size {
    var width: Int32 = 0
    var height: Int32 = 0
    SDL_GetWindowSize(pointer, &width, &height)
    return Size(width: Double(width), height: Double(height))
  }

  /// What to paint on; to be asked for anew for each picture.
  ///
  /// - Parameter last: What was painted on last, which may still be the same.
  /// - Throws: ``StageError/window(reason:)`` or ``StageError/surface(width:height:reason:)``.
  func surface(after last: WindowSurface? = nil) throws(StageError) -> WindowSurface {
    guard let shown = SDL_GetWindowSurface(pointer) else { throw .window(reason: sdlMessage()) }
    if let last, last.isStill(shown) { return last }
    return try WindowSurface(shown, of: self)
  }

  /// Shows what has been painted.
  func present(_ surface: WindowSurface) {
    surface.finish()
    SDL_UpdateWindowSurface(pointer)
  }

  var isFullScreen: Bool {
    SDL_GetWindowFlags(pointer) & SDL_WINDOW_FULLSCREEN.rawValue != 0
  }

  func setFullScreen(_ on: Bool) {
    SDL_SetWindowFullscreen(pointer, on ? SDL_WINDOW_FULLSCREEN_DESKTOP.rawValue : 0)
  }

  static var currentDriver: String? {
    SDL_GetCurrentVideoDriver().map { String(cString: $0) }
  }

  /// The driver that a window would be opened with now, or nil when it would be refused.
  static func driverOnOffer() -> String? {
    guard (try? startVideo(driver: requestedDriver)) != nil else { return nil }
    defer { endVideo() }
    return currentDriver
  }

  /// Starts SDL's video system; whoever calls it ends it.
  private static func startVideo(driver: String?) throws(StageError) {
    for (name, value) in hints { SDL_SetHint(name, value) }
    if let driver {
      SDL_SetHintWithPriority(SDL_HINT_VIDEODRIVER, driver, SDL_HINT_OVERRIDE)
    } else if getenv("XDG_RUNTIME_DIR") == nil {
      // Wayland cannot work then, and its library would complain on standard error by itself.
      SDL_SetHintWithPriority(SDL_HINT_VIDEODRIVER, "x11,kmsdrm", SDL_HINT_OVERRIDE)
    } else {
      SDL_ResetHint(SDL_HINT_VIDEODRIVER)
    }
    if getenv("DISPLAY") != nil { csdl_watch_display(endAfterLoss) }
    guard SDL_InitSubSystem(SDL_INIT_VIDEO) == 0 else {
      throw .noDisplay(reason: driver == nil ? nothingAnswers : sdlMessage())
    }
    if let reason = refusal(of: currentDriver ?? "none", askedFor: driver) {
      endVideo()
      throw .noDisplay(reason: reason)
    }
  }

  /// Ends SDL's video system where ``startVideo(driver:)`` has started it.
  private static func endVideo() {
    SDL_QuitSubSystem(SDL_INIT_VIDEO)
    // What SDL keeps for a thread that it has not made itself, such as the text of its last error.
    SDL_TLSCleanup()
  }

  /// The driver that the person asks for, or nil.
  static var requestedDriver: String? {
    guard let name = getenv("SDL_VIDEODRIVER").map({ String(cString: $0) }), !name.isEmpty else {
      return nil
    }
    return name
  }

  /// Why a driver that shows nothing must not stand in for a display nobody can see.
  ///
  /// Without a display SDL silently chooses such a driver; somebody who names it means it.
  static func refusal(of driver: String, askedFor: String?) -> String? {
    let invisible = ["offscreen", "dummy", "evdev"]
    guard askedFor == nil, invisible.contains(driver) else { return nil }
    return nothingAnswers
  }

  private static let nothingAnswers = "neither an X nor a Wayland server answers"
}
