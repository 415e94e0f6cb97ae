import CSDL2
import Testing

@testable import SDLStage

@MainActor
@Suite("The pixels of a window")
struct WindowSurfaceTests {
  private let owner: AnyObject

  init() throws {
    owner = try Surface(width: 1, height: 1)
  }

  @Test("What is painted for a display of 16 bits a pixel is shown in its own pixels")
  func foreignDisplay() throws {
    let shown = try #require(
      SDL_CreateRGBSurfaceWithFormat(0, 8, 4, 16, SDL_PIXELFORMAT_RGB565.rawValue))
    defer { SDL_FreeSurface(shown) }
    let target = try WindowSurface(shown, of: owner)
    #expect(target.surface.width == 8 && target.surface.height == 4)
    let raster = Raster(on: target.surface)
    raster.begin(red)
    raster.end()
    target.finish()
    let pixels = shown.pointee.pixels.assumingMemoryBound(to: UInt16.self)
    #expect(pixels[0] == 0xF800 && pixels[7] == 0xF800)
  }

  @Test("The pixels of a window are painted in place, and told from those after a resize")
  func windowPixels() throws {
    let format = Surface.format
    let shown = try #require(SDL_CreateRGBSurfaceWithFormat(0, 8, 4, 32, format))
    let other = try #require(SDL_CreateRGBSurfaceWithFormat(0, 9, 4, 32, format))
    defer {
      SDL_FreeSurface(shown)
      SDL_FreeSurface(other)
    }
    let target = try WindowSurface(shown, of: owner)
    #expect(target.surface.pointer == shown)
    #expect(target.isStill(shown) && !target.isStill(other))
  }
}
