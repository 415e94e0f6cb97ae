internal import CSDL2
internal import Geometry

/// Shows pictures as a texture that fills the window, for window systems with which SDL shares no
/// memory, such as Wayland.
///
/// The processor still paints the picture. It is shown unscaled: one pixel of the texture is one of
/// the window. Only changed pixels are copied to the display's memory.
///
/// An OpenGL context belongs to one thread at a time, and the main actor may run on changing
/// threads, as in tests. So every method releases the context before it returns.
@MainActor
final class TexturePresenter: Presenter {
  let window: Window
  let renderer: OpaquePointer
  private var canvas: Canvas?

  /// The objects that are remade when the size changes.
  private struct Canvas {
    let surface: Surface
    let texture: OpaquePointer
  }

  /// Makes a renderer.
  ///
  /// - Throws: ``StageError/window(reason:)``, for instance without EGL.
  init(_ window: Window) throws(StageError) {
    self.window = window
    csdl_destroy_window_surface(window.pointer)
    // Vertical sync is off: with it, SDL would wait for the display, and delay input.
    guard let renderer = SDL_CreateRenderer(window.pointer, -1, 0) else {
      throw .window(reason: sdlMessage())
    }
    self.renderer = renderer
    letGo()
  }

  isolated deinit {
    guard DisplayLoss.error == nil else { return }
    if let canvas { SDL_DestroyTexture(canvas.texture) }
    SDL_DestroyRenderer(renderer)
  }

  func surface() throws(StageError) -> Surface {
    var width: Int32 = 0
    var height: Int32 = 0
    guard SDL_GetRendererOutputSize(renderer, &width, &height) == 0 else {
      throw .window(reason: sdlMessage())
    }
    if let surface = canvas?.surface, surface.width == width, surface.height == height {
      return surface
    }
    defer { letGo() }
    let new = try makeCanvas(width: width, height: height)
    if let canvas { SDL_DestroyTexture(canvas.texture) }
    canvas = new
    return new.surface
  }

  private func makeCanvas(width: Int32, height: Int32) throws(StageError) -> Canvas {
    let surface = try Surface(width: Int(width), height: Int(height))
    guard
      let texture = SDL_CreateTexture(
        renderer, Surface.format, Int32(SDL_TEXTUREACCESS_STATIC.rawValue), width, height)
    else {
      throw .surface(width: Int(width), height: Int(height), reason: sdlMessage())
    }
    return Canvas(surface: surface, texture: texture)
  }

  func present(_ changes: [PixelRect]) throws(StageError) {
    guard let canvas else { return }
    defer { letGo() }
    for change in changes { try upload(change, of: canvas.surface, to: canvas.texture) }
    guard SDL_RenderCopy(renderer, canvas.texture, nil, nil) == 0 else { throw refused() }
    SDL_RenderPresent(renderer)
  }

  private func upload(
    _ change: PixelRect, of surface: Surface, to texture: OpaquePointer
  ) throws(StageError) {
    var place = SDL_Rect(change)
    let first = surface.rows[change.y] + change.x
    let pitch = Int32(surface.rows.stride * MemoryLayout<UInt32>.stride)
    guard SDL_UpdateTexture(texture, &place, first, pitch) == 0 else { throw refused() }
  }

  /// Releases the context, so that any thread can show the next picture.
  private func letGo() {
    SDL_GL_MakeCurrent(nil, nil)
  }

  /// SDL's error, or the loss of the display if that is the cause; SDL notices a loss only when it
  /// reads events.
  private func refused() -> StageError {
    let reason = sdlMessage()
    SDL_PumpEvents()
    return DisplayLoss.error ?? .painting(reason: reason)
  }
}
