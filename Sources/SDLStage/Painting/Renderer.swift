internal import CSDL2
internal import Drawing
internal import Geometry

/// SDL's software renderer on a surface or in a window: fills, tinted copies, and reading back.
///
/// Only rectangles of whole pixels go in, already cut to the target: SDL truncates coordinates
/// toward zero and takes an empty clip for none.
@MainActor
final class Renderer {
  let pointer: OpaquePointer
  // The surface or window must outlive what paints on it.
  private let target: AnyObject

  init(on surface: Surface) throws(StageError) {
    guard let pointer = SDL_CreateSoftwareRenderer(surface.pointer) else {
      throw .surface(width: surface.width, height: surface.height, reason: sdlMessage())
    }
    self.pointer = pointer
    target = surface
  }

  init(in window: Window) throws(StageError) {
    guard
      let pointer = SDL_CreateRenderer(window.pointer, -1, SDL_RENDERER_SOFTWARE.rawValue)
    else {
      throw .window(reason: sdlMessage())
    }
    self.pointer = pointer
    target = window
  }

  isolated deinit {
    SDL_DestroyRenderer(pointer)
  }

  /// The name that SDL gives the renderer: `software`.
  var name: String {
    var info = SDL_RendererInfo()
    guard SDL_GetRendererInfo(pointer, &info) == 0, let name = info.name else { return "unknown" }
    return String(cString: name)
  }

  /// The whole target in pixels.
  var bounds: PixelRect {
    var width: Int32 = 0
    var height: Int32 = 0
    SDL_GetRendererOutputSize(pointer, &width, &height)
    return PixelRect(x: 0, y: 0, width: Int(width), height: Int(height))
  }

  func clear(_ color: Color) {
    SDL_SetRenderDrawColor(pointer, color.red, color.green, color.blue, color.alpha)
    SDL_RenderClear(pointer)
  }

  /// - Precondition: The rectangle lies in ``bounds``.
  func fill(_ rect: PixelRect, _ color: Color) {
    let mode = color.alpha == 255 ? SDL_BLENDMODE_NONE : SDL_BLENDMODE_BLEND
    SDL_SetRenderDrawBlendMode(pointer, mode)
    SDL_SetRenderDrawColor(pointer, color.red, color.green, color.blue, color.alpha)
    var rect = SDL_Rect(rect)
    SDL_RenderFillRect(pointer, &rect)
  }

  /// Paints a part of a texture, tinted, without scaling.
  ///
  /// - Precondition: The part lies in the texture, and in ``bounds`` where it is painted.
  func copy(_ texture: Texture, _ part: PixelRect, toX x: Int, y: Int, tint: Color) {
    SDL_SetTextureColorMod(texture.pointer, tint.red, tint.green, tint.blue)
    SDL_SetTextureAlphaMod(texture.pointer, tint.alpha)
    var source = SDL_Rect(part)
    var destination = SDL_Rect(
      PixelRect(x: x, y: y, width: part.width, height: part.height))
    SDL_RenderCopy(pointer, texture.pointer, &source, &destination)
  }

  /// Carries out what SDL has only noted down so far.
  func flush() {
    SDL_RenderFlush(pointer)
  }

  func present() {
    SDL_RenderPresent(pointer)
  }

  /// What has been painted, opaque everywhere: the target keeps no alpha.
  func picture() throws(StageError) -> Picture {
    let bounds = bounds
    var pixels = [UInt8](repeating: 0, count: bounds.width * bounds.height * 4)
    let format = SDL_PIXELFORMAT_RGBA32.rawValue
    guard SDL_RenderReadPixels(pointer, nil, format, &pixels, Int32(bounds.width * 4)) == 0 else {
      throw .painting(reason: sdlMessage())
    }
    for alpha in stride(from: 3, to: pixels.count, by: 4) { pixels[alpha] = 255 }
    return Picture(width: bounds.width, height: bounds.height, pixels: pixels)
  }
}

extension SDL_Rect {
  fileprivate init(_ rect: PixelRect) {
    self.init(
      x: Int32(clamping: rect.x), y: Int32(clamping: rect.y), w: Int32(clamping: rect.width),
      h: Int32(clamping: rect.height))
  }
}
