internal import Geometry

/// How much of large images a picture may make ahead, so that none takes long.
///
/// An image whose size changes with each picture, as it does while a person magnifies it, is made where it
/// is seen and nowhere else, and not kept. One that has kept its size since the last picture is kept in
/// tiles, a few more with each picture.
struct ImageEffort {
  private struct Sized: Hashable {
    let number: UInt64
    let size: PixelSize
  }

  private var sizes: Set<Sized> = []
  private var lastSizes: Set<Sized> = []
  private var made = 0

  /// A picture begins.
  mutating func begin() {
    swap(&sizes, &lastSizes)
    sizes.removeAll(keepingCapacity: true)
    made = 0
  }

  /// Notes an image, and returns whether it had this size in the last picture.
  mutating func isSettled(_ number: UInt64, at size: PixelSize) -> Bool {
    let sized = Sized(number: number, size: size)
    sizes.insert(sized)
    return lastSizes.contains(sized)
  }

  /// Whether a number of pixels more than are seen may be made, of all that the screen has.
  mutating func canMake(_ pixels: Int, screen: Int) -> Bool {
    guard made + pixels <= screen / 3 || made == 0 else { return false }
    made += pixels
    return true
  }
}
