internal import CSDL2
internal import Hosting

/// The mouse pointers of the desktop, each loaded when it is first shown.
@MainActor
final class SystemPointers {
  /// Which pointers may be shown.
  enum Supply {
    case all
    /// Only the pointers built into libwayland-cursor. On Wayland, SDL before 2.28 crashes if the
    /// desktop's theme lacks a pointer, or if there is no theme (SDL's pull request 6989).
    case builtIn

    init(driver: String?, version: (major: UInt8, minor: UInt8)) {
      self = driver == VideoDrivers.wayland && version < (2, 28) ? .builtIn : .all
    }
  }

  private var cursors: [SDL_SystemCursor.RawValue: OpaquePointer] = [:]
  private lazy var supply: Supply = {
    var version = SDL_version()
    SDL_GetVersion(&version)
    return Supply(driver: Window.currentDriver, version: (version.major, version.minor))
  }()

  /// Shows a pointer; without effect if the driver has no mouse.
  func show(_ shape: PointerShape) {
    let name = Self.name(of: shape, from: supply)
    guard let cursor = cursors[name.rawValue] ?? SDL_CreateSystemCursor(name) else { return }
    cursors[name.rawValue] = cursor
    SDL_SetCursor(cursor)
  }

  /// Frees the pointers; call it before the video system ends.
  func free() {
    for cursor in cursors.values { SDL_FreeCursor(cursor) }
    cursors = [:]
  }

  /// SDL 2 has no closed hand; the arrows in all directions are the closest shape.
  static func name(of shape: PointerShape, from supply: Supply) -> SDL_SystemCursor {
    switch (shape, supply) {
    case (.arrow, _): SDL_SYSTEM_CURSOR_ARROW
    case (.hand, _), (.grabbing, .builtIn): SDL_SYSTEM_CURSOR_HAND
    case (.crosshair, .all): SDL_SYSTEM_CURSOR_CROSSHAIR
    case (.horizontal, .all): SDL_SYSTEM_CURSOR_SIZEWE
    case (.vertical, .all): SDL_SYSTEM_CURSOR_SIZENS
    case (.grabbing, .all): SDL_SYSTEM_CURSOR_SIZEALL
    case (.crosshair, .builtIn), (.horizontal, .builtIn), (.vertical, .builtIn):
      SDL_SYSTEM_CURSOR_ARROW
    }
  }
}
