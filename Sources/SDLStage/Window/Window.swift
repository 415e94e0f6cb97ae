internal import CSDL2
internal import Geometry
internal import Glibc
internal import PlainText

/// SDL's video system and one window in it.
@MainActor
final class Window {
  let pointer: OpaquePointer
  let pointers = SystemPointers()
  let isOnX11: Bool
  /// Units of SDL's window coordinates per point.
  var scale: Double
  /// The least size, in points.
  let minimum: Size
  /// The size of the content, in points, that the screen had no room for when the scale last changed,
  /// and the one it got; nil if it had room.
  var cut: (wanted: Size, got: Size)?

  /// SDL's settings: the processor paints, and mouse and touch events are not converted into each
  /// other.
  private static let hints = [
    // A window's surface must not go through OpenGL, which takes long to start and draws
    // differently.
    (SDL_HINT_FRAMEBUFFER_ACCELERATION, "0"),
    (SDL_HINT_TOUCH_MOUSE_EVENTS, "0"),
    // Otherwise a composed text of more than 31 bytes arrives in pieces, each of which looks
    // complete.
    (SDL_HINT_IME_SUPPORT_EXTENDED_TEXT, "1"),
    (SDL_HINT_MOUSE_TOUCH_EVENTS, "0"),
    // This is not a game: the screen may go dark, and the desktop keeps its compositor.
    (SDL_HINT_VIDEO_ALLOW_SCREENSAVER, "1"),
    (SDL_HINT_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR, "0"),
    // With SDL's handler, a second Ctrl-C would only queue another event, while the loop may be
    // busy; see Interruption.
    (SDL_HINT_NO_SIGNAL_HANDLERS, "1"),
  ]

  /// The requested properties of a window.
  struct Wish {
    var title: String
    /// The initial size, in points.
    var size: Size
    var minimum: Size
    /// The magnification of everything in the window.
    var scale = 1.0
    var isHidden = false
    var use = Use.keys
    /// The application's id, by which a desktop finds the menu entry of the window; nil for the name
    /// of the program's file.
    var identifier: String?
    /// The desktop whose scale the window has besides; nil for none.
    var desktop: Desktop?
    /// The frame that the window had last; its size counts instead of ``size``.
    var frame: WindowFrame?
  }

  /// The use of the keyboard.
  enum Use: Hashable {
    /// Commands: composed text is not needed, only single characters.
    case keys
    /// Writing, with composed characters, in a program of this name.
    case text(program: String)

    fileprivate var name: String {
      switch self {
      case .keys: "Scrollwork"
      case .text(let program): program
      }
    }
  }

  /// Opens a window with the first driver that succeeds.
  ///
  /// A driver can fail although its server answers: on Wayland, showing pictures needs EGL. `asked`
  /// is the requested video driver, or nil for the best one. Returns the presenter of the window.
  ///
  /// - Throws: ``StageError/noDisplay(reason:)`` or ``StageError/window(reason:)``.
  static func open(_ wish: Wish, asked: String?) throws(StageError) -> any Presenter {
    var refusal = StageError.noDisplay(reason: "neither an X nor a Wayland server answers")
    for driver in VideoDrivers.candidates(asked: asked, in: surroundings) {
      do throws(StageError) {
        return try Window(wish, driver: driver).presenter()
      } catch {
        // A server that does not answer must not hide why another driver failed.
        if case .noDisplay = error, asked == nil { continue }
        refusal = error
      }
    }
    throw refusal
  }

  /// Opens a window.
  ///
  /// - Throws: ``StageError/noDisplay(reason:)`` or ``StageError/window(reason:)``.
  private init(_ wish: Wish, driver: String) throws(StageError) {
    try Self.startVideo(driver: driver, wish)
    isOnX11 = driver == VideoDrivers.x11
    if isOnX11 { wish.desktop?.readXSettings() }
    let factor = wish.desktop?.settings.scale(onX11: isOnX11) ?? 1
    scale = wish.scale * factor
    minimum = wish.minimum
    let wanted = Self.coordinates(of: wish.frame?.size ?? wish.size, scale)
    var start = (size: wanted, place: Point?.none)
    if wish.frame != nil || factor != 1 {
      let place = isOnX11 ? wish.frame?.place : nil
      start = WindowFrame.fit(wanted, at: place, on: Self.screens)
    }
    let centered = csdl_window_position_centered()
    var flags = SDL_WINDOW_RESIZABLE.rawValue | SDL_WINDOW_ALLOW_HIGHDPI.rawValue
    // On X11, setting the least size moves a window, and would confuse its place with its frame's.
    if wish.isHidden || isOnX11 { flags |= SDL_WINDOW_HIDDEN.rawValue }
    if wish.frame?.isMaximized ?? false { flags |= SDL_WINDOW_MAXIMIZED.rawValue }
    guard
      let pointer = SDL_CreateWindow(
        wish.title.plain, start.place.map { Int32($0.x) } ?? centered,
        start.place.map { Int32($0.y) } ?? centered, Int32(clamping: Int(start.size.width)),
        Int32(clamping: Int(start.size.height)), flags)
    else {
      let reason = sdlMessage()
      Self.endVideo()
      throw .window(reason: reason)
    }
    self.pointer = pointer
    setMinimum(atMost: start.size)
    if isOnX11, !wish.isHidden { SDL_ShowWindow(pointer) }
    SDL_StartTextInput()
    csdl_watch_window(pointer)
    if isOnX11 { wish.desktop?.followXSettings(of: self) }
  }

  isolated deinit {
    guard DisplayLoss.error == nil else { return }
    csdl_watch_window(nil)
    pointers.free()
    SDL_DestroyWindow(pointer)
    Self.endVideo()
  }

  /// The presenter of the window; a texture if SDL gives the window no surface, as on Wayland.
  private func presenter() throws(StageError) -> any Presenter {
    if SDL_GetWindowSurface(pointer) != nil { return SurfacePresenter(self) }
    return try TexturePresenter(self)
  }

  /// Waits for an event or the loss of the display, at most for `seconds`; if `seconds` is finite,
  /// also at most for a minute.
  static func waitForEvent(atMost seconds: Double) {
    csdl_wait(seconds == .infinity ? -1 : Int32(min(seconds * 1000, 60_000)))
  }

  /// The current size, in SDL's window coordinates, which the mouse uses as well.
  var size: Size {
    var width: Int32 = 0
    var height: Int32 = 0
    SDL_GetWindowSize(pointer, &width, &height)
    return Size(width: Double(width), height: Double(height))
  }

  /// The refresh of the window's display.
  var refresh: DisplayRefresh {
    var mode = SDL_DisplayMode()
    guard SDL_GetCurrentDisplayMode(SDL_GetWindowDisplayIndex(pointer), &mode) == 0 else {
      return DisplayRefresh(reported: 0)
    }
    return DisplayRefresh(reported: Int(mode.refresh_rate))
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

  /// The driver that a window would be opened with now, or nil if no window can be opened.
  static func driverOnOffer() -> String? {
    let least = Size(width: 1, height: 1)
    let wish = Wish(title: "", size: least, minimum: least, isHidden: true)
    guard let presenter = try? open(wish, asked: requestedDriver) else { return nil }
    return withExtendedLifetime(presenter) { currentDriver }
  }

  /// Starts SDL's video system; the caller ends it.
  private static func startVideo(driver: String, _ wish: Wish) throws(StageError) {
    try DisplayLoss.check()
    if driver == VideoDrivers.wayland, VideoDrivers.lacksSeat(surroundings) {
      throw .window(reason: "the Wayland server has no seat, without which SDL 2 crashes")
    }
    for (name, value) in hints { SDL_SetHint(name, value) }
    SDL_SetHint(SDL_HINT_APP_NAME, wish.use.name)
    SDL_SetHintWithPriority(SDL_HINT_VIDEODRIVER, driver, SDL_HINT_OVERRIDE)
    // sdl2-compat turns this on when it starts. On Wayland, it then interprets the window's size as
    // pixels, so at a scale of 2 the window is half as large as requested.
    let takesPixels = "SDL_VIDEO_WAYLAND_SCALE_TO_DISPLAY"
    if getenv(takesPixels) == nil { SDL_SetHintWithPriority(takesPixels, "0", SDL_HINT_OVERRIDE) }
    // Reading the compose sequences takes Xlib a quarter of the time to the first picture. On
    // Wayland, xkbcommon prints an error for the empty file.
    if driver == VideoDrivers.x11, wish.use == .keys { setenv("XCOMPOSEFILE", "/dev/null", 0) }
    csdl_watch_display(DisplayLoss.handler)
    if driver != VideoDrivers.wayland, getenv("DISPLAY") != nil { csdl_watch_xlib() }
    let isOpen = naming(wish.identifier) { SDL_InitSubSystem(SDL_INIT_VIDEO) == 0 }
    guard isOpen else { throw .noDisplay(reason: sdlMessage()) }
  }

  /// Runs `body`, in which SDL takes an application's id as the class of its windows.
  ///
  /// SDL 2 reads it from the environment, as it starts; sdl2-compat passes the hint on to SDL 3. What
  /// a person has set stays. Programs that this one starts must not inherit the id.
  private static func naming<Result>(_ identifier: String?, _ body: () -> Result) -> Result {
    guard let identifier else { return body() }
    SDL_SetHint("SDL_APP_ID", identifier)
    let names = ["SDL_VIDEO_X11_WMCLASS", "SDL_VIDEO_WAYLAND_WMCLASS"].filter {
      variable($0) == nil
    }
    for name in names { setenv(name, identifier, 1) }
    defer { for name in names { unsetenv(name) } }
    return body()
  }

  /// Ends SDL's video system after ``startVideo(driver:_:)`` has started it.
  private static func endVideo() {
    SDL_QuitSubSystem(SDL_INIT_VIDEO)
    // Frees SDL's data for this thread, such as the text of the last error, because SDL does so
    // only for threads that it has made.
    SDL_TLSCleanup()
  }

  /// The driver that `SDL_VIDEODRIVER` requests; nil if the variable is not set, or empty.
  static var requestedDriver: String? {
    guard let name = variable("SDL_VIDEODRIVER"), !name.isEmpty else { return nil }
    return name
  }

  private static var surroundings: VideoDrivers.Surroundings {
    VideoDrivers.Surroundings(
      runtimeFolder: variable("XDG_RUNTIME_DIR"), waylandDisplay: variable("WAYLAND_DISPLAY"),
      waylandSocket: variable("WAYLAND_SOCKET"))
  }

  private static func variable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }
}
