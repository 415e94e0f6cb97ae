internal import CSDL2

/// White pixels with varying coverage, tinted when they are painted.
@MainActor
final class Texture {
  let pointer: OpaquePointer
  let width: Int
  let height: Int
  // SDL destroys a renderer's textures with it; this one must still be there for ours.
  private let renderer: Renderer

  private init(_ pointer: OpaquePointer, width: Int, height: Int, renderer: Renderer) {
    self.pointer = pointer
    self.width = width
    self.height = height
    self.renderer = renderer
    SDL_SetTextureBlendMode(pointer, SDL_BLENDMODE_BLEND)
    SDL_SetTextureScaleMode(pointer, SDL_ScaleModeNearest)
  }

  convenience init(_ mask: CoverageMask, for renderer: Renderer) throws(StageError) {
    guard
      let pointer = SDL_CreateTexture(
        renderer.pointer, SDL_PIXELFORMAT_ARGB8888.rawValue,
        Int32(SDL_TEXTUREACCESS_STATIC.rawValue), Int32(mask.width), Int32(mask.height))
    else {
      throw .painting(reason: sdlMessage())
    }
    let pixels = mask.coverage.map { UInt32($0) << 24 | 0xFF_FFFF }
    SDL_UpdateTexture(pointer, nil, pixels, Int32(mask.width * 4))
    self.init(pointer, width: mask.width, height: mask.height, renderer: renderer)
  }

  /// One line of text in white, or nil when there is nothing to see in it.
  convenience init?(
    _ string: String, in face: FontFace, for renderer: Renderer
  ) throws(StageError) {
    let white = SDL_Color(r: 255, g: 255, b: 255, a: 255)
    guard face.width(of: string) > 0 else { return nil }
    guard let surface = TTF_RenderUTF8_Blended(face.pointer, string, white) else {
      throw .painting(reason: "text: \(sdlMessage())")
    }
    defer { SDL_FreeSurface(surface) }
    guard let pointer = SDL_CreateTextureFromSurface(renderer.pointer, surface) else {
      throw .painting(reason: sdlMessage())
    }
    self.init(
      pointer, width: Int(surface.pointee.w), height: Int(surface.pointee.h), renderer: renderer)
  }

  isolated deinit {
    SDL_DestroyTexture(pointer)
  }
}
