import CSDL2
import Drawing
import Geometry
import Testing

@testable import SDLStage

/// Has SDL's software renderer carry out each command at once, without any shortcuts.
///
/// It blends every text with the pixels below, and paints everything in every picture. Images are
/// blended by the formula.
@MainActor
final class SDLReference: PixelTarget {
  /// For white, the raster computes as SDL 2 does on x86_64. SDL 2 on other processors and SDL 3
  /// compute in another way: channels of white differ by up to 2 of 255.
  nonisolated static var comparable: ConditionTrait {
    #if arch(x86_64)
      .enabled(if: !StageVersion.isOnSDL3, "SDL 3 blends white in another way")
    #else
      .disabled("SDL blends white in another way on this processor")
    #endif
  }

  let surface: Surface
  private let renderer: OpaquePointer

  init(width: Int, height: Int) throws {
    surface = try Surface(width: width, height: height)
    guard let renderer = SDL_CreateSoftwareRenderer(surface.pointer) else {
      throw StageError.painting(reason: sdlMessage())
    }
    self.renderer = renderer
  }

  isolated deinit {
    SDL_DestroyRenderer(renderer)
  }

  var bounds: PixelRect {
    PixelRect(x: 0, y: 0, width: surface.width, height: surface.height)
  }

  func paint(_ picture: PixelOperations, _ strips: Strips) throws(StageError) -> [PixelRect] {
    let bytes = [16, 8, 0].map { UInt8(truncatingIfNeeded: picture.background >> $0) }
    SDL_SetRenderDrawColor(renderer, bytes[0], bytes[1], bytes[2], 255)
    SDL_RenderClear(renderer)
    for step in picture.steps {
      if let bitmap = step.bitmap {
        var part = step.rect
        part.x -= step.x
        part.y -= step.y
        blend(bitmap, part, toX: step.rect.x, y: step.rect.y, tint: step.color)
      } else {
        fill(step.rect, step.color)
      }
    }
    SDL_RenderFlush(renderer)
    return [bounds]
  }

  func forget() {}

  private func fill(_ rect: PixelRect, _ color: Color) {
    let mode = color.alpha == 255 ? SDL_BLENDMODE_NONE : SDL_BLENDMODE_BLEND
    SDL_SetRenderDrawBlendMode(renderer, mode)
    SDL_SetRenderDrawColor(renderer, color.red, color.green, color.blue, color.alpha)
    var rect = sdl(rect)
    SDL_RenderFillRect(renderer, &rect)
  }

  private func blend(_ bitmap: Bitmap, _ part: PixelRect, toX x: Int, y: Int, tint: Color) {
    if let image = bitmap.image { return blend(image, part, toX: x, y: y, tint.alpha) }
    let pixels = bitmap.colors ?? white(bitmap.mask)
    let texture = SDL_CreateTextureFromSurface(renderer, pixels)
    if bitmap.colors == nil { SDL_FreeSurface(pixels) }
    SDL_SetTextureBlendMode(texture, SDL_BLENDMODE_BLEND)
    SDL_SetTextureScaleMode(texture, SDL_ScaleModeNearest)
    SDL_SetTextureColorMod(texture, tint.red, tint.green, tint.blue)
    SDL_SetTextureAlphaMod(texture, tint.alpha)
    var source = sdl(part)
    var destination = sdl(PixelRect(x: x, y: y, width: part.width, height: part.height))
    SDL_RenderCopy(renderer, texture, &source, &destination)
    SDL_DestroyTexture(texture)
  }

  /// Blends by the formula, channel by channel: SDL's renderer knows no premultiplied alpha.
  private func blend(_ image: Image, _ part: PixelRect, toX x: Int, y: Int, _ opacity: UInt8) {
    SDL_RenderFlush(renderer)
    let opacity = UInt32(opacity)
    for row in 0..<part.height {
      for column in 0..<part.width {
        let place = (part.y + row) * image.pixelSize.width + part.x + column
        let (pixel, below) = (image.pixels[place], surface.rows[y + row][x + column])
        let rest = 255 - (pixel >> 24) * opacity / 255
        surface.rows[y + row][x + column] = [16, 8, 0].reduce(0) { result, shift in
          let share = (pixel >> shift & 255) * opacity / 255
          return result | (share + (below >> shift & 255) * rest / 255) << shift
        }
      }
    }
  }

  private func white(_ mask: CoverageMask) -> UnsafeMutablePointer<SDL_Surface>? {
    let pixels = SDL_CreateRGBSurfaceWithFormat(
      0, Int32(mask.width), Int32(mask.height), 32, SDL_PIXELFORMAT_ARGB8888.rawValue)
    guard let pixels else { return nil }
    let rows = PixelRows(pixels)
    for y in 0..<mask.height {
      for x in 0..<mask.width { rows[y][x] = UInt32(mask[x, y]) << 24 | 0xFF_FFFF }
    }
    return pixels
  }

  private func sdl(_ rect: PixelRect) -> SDL_Rect {
    SDL_Rect(x: Int32(rect.x), y: Int32(rect.y), w: Int32(rect.width), h: Int32(rect.height))
  }
}
