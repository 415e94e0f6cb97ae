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
    let pixels = shown.pointee.pixels.assumingMemoryBound(to: UInt16.self)
    let raster = Raster(on: target.surface)
    let picture = PixelOperations(raster.bounds, red)
    #expect(try raster.paint(picture, Strips(limit: 100)) == [raster.bounds])
    target.finish([SDL_Rect(x: 0, y: 0, w: 3, h: 4), SDL_Rect(x: 6, y: 0, w: 2, h: 1)])
    #expect((0..<8).map { pixels[$0] } == [0xF800, 0xF800, 0xF800, 0, 0, 0, 0xF800, 0xF800])
    target.finish([SDL_Rect(x: 0, y: 0, w: 8, h: 4)])
    #expect((0..<8).allSatisfy { pixels[$0] == 0xF800 })
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
    // SDL may make a new surface of the same size at the same address, which shows nothing yet.
    shown.pointee.userdata = nil
    #expect(!target.isStill(shown))
  }
}
