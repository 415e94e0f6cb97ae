internal import CSDL2
internal import Geometry

/// Shows pictures in memory that SDL shares with the window system, as on X11.
@MainActor
final class SurfacePresenter: Presenter {
  let window: Window
  private var current: WindowSurface?

  init(_ window: Window) {
    self.window = window
  }

  func surface() throws(StageError) -> Surface {
    guard let shown = SDL_GetWindowSurface(window.pointer) else {
      throw .window(reason: sdlMessage())
    }
    if let current, current.isStill(shown) { return current.surface }
    let new = try WindowSurface(shown, of: window)
    current = new
    return new.surface
  }

  func present(_ changes: [PixelRect]) {
    let changes = changes.map(SDL_Rect.init)
    current?.finish(changes)
    SDL_UpdateWindowSurfaceRects(window.pointer, changes, Int32(changes.count))
  }
}
