internal import CSDL2
internal import Hosting

/// The mouse pointers of the desktop, each loaded when it is first shown.
@MainActor
final class SystemPointers {
  private var cursors: [PointerShape: OpaquePointer] = [:]

  /// Shows a pointer. A driver without a mouse has none, and shows nothing.
  func show(_ shape: PointerShape) {
    guard let cursor = cursors[shape] ?? SDL_CreateSystemCursor(Self.name(of: shape)) else {
      return
    }
    cursors[shape] = cursor
    SDL_SetCursor(cursor)
  }

  /// Gives them back, before the video system ends that they belong to.
  func free() {
    for cursor in cursors.values { SDL_FreeCursor(cursor) }
    cursors = [:]
  }

  /// SDL 2 has no closed hand; what moves in all directions comes closest.
  static func name(of shape: PointerShape) -> SDL_SystemCursor {
    switch shape {
    case .arrow: SDL_SYSTEM_CURSOR_ARROW
    case .hand: SDL_SYSTEM_CURSOR_HAND
    case .crosshair: SDL_SYSTEM_CURSOR_CROSSHAIR
    case .horizontal: SDL_SYSTEM_CURSOR_SIZEWE
    case .vertical: SDL_SYSTEM_CURSOR_SIZENS
    case .grabbing: SDL_SYSTEM_CURSOR_SIZEALL
    }
  }
}
