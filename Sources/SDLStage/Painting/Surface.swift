internal import CSDL2

/// Pixels in memory that a software renderer paints on; needs no display and no video driver.
@MainActor
final class Surface {
  /// Beyond this SDL's own arithmetic on bytes a surface would overflow.
  private static let longestSide = 16_384

  let pointer: UnsafeMutablePointer<SDL_Surface>
  let width: Int
  let height: Int

  /// - Throws: ``StageError/surface(width:height:reason:)``.
  init(width: Int, height: Int) throws(StageError) {
    guard (1...Self.longestSide).contains(width), (1...Self.longestSide).contains(height) else {
      throw .surface(
        width: width, height: height, reason: "a side is 1 to \(Self.longestSide) pixels")
    }
    // Without alpha, as the surfaces of windows are: then both are painted by the same code.
    guard
      let pointer = SDL_CreateRGBSurfaceWithFormat(
        0, Int32(width), Int32(height), 32, SDL_PIXELFORMAT_RGB888.rawValue)
    else {
      throw .surface(width: width, height: height, reason: sdlMessage())
    }
    self.pointer = pointer
    self.width = width
    self.height = height
  }

  isolated deinit {
    SDL_FreeSurface(pointer)
  }
}
