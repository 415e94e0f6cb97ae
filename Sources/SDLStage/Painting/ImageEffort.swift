internal import Geometry

/// Limits how many pixels of large images each picture resizes for later ones, so that no picture
/// takes long.
///
/// While the size of an image changes with each picture, as during zooming, only the visible part
/// is resized, and the result is not cached. An image that has kept its size since the last picture
/// is cached in tiles, a few more with each picture.
struct ImageEffort {
  private struct Sized: Hashable {
    let number: UInt64
    let size: PixelSize
  }

  private var sizes: Set<Sized> = []
  private var lastSizes: Set<Sized> = []
  private var made = 0

  /// Begins a picture.
  mutating func begin() {
    swap(&sizes, &lastSizes)
    sizes.removeAll(keepingCapacity: true)
    made = 0
  }

  /// Records an image, and returns whether it had this size in the last picture.
  mutating func isSettled(_ number: UInt64, at size: PixelSize) -> Bool {
    let sized = Sized(number: number, size: size)
    sizes.insert(sized)
    return lastSizes.contains(sized)
  }

  /// Returns whether this picture may resize a tile of `pixels` pixels, and if so, counts them. A
  /// picture may resize a third of the screen's pixels in all, or one larger tile.
  mutating func canMake(_ pixels: Int, screen: Int) -> Bool {
    guard made + pixels <= screen / 3 || made == 0 else { return false }
    made += pixels
    return true
  }
}
