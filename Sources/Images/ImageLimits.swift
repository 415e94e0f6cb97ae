internal import Geometry

/// What a file may cost to read; more is refused before memory is allocated for it.
public struct ImageLimits: Hashable, Sendable {
  /// The longest file, in bytes.
  public var fileBytes: Int
  /// The longest side of the image in the file, in pixels.
  public var side: Int
  /// The most pixels of the image in the file, as far as it is read row by row.
  public var pixels: Int
  /// The most pixels in memory, four bytes each: those of the result, and of an interlaced or
  /// progressive file.
  public var heldPixels: Int

  /// Makes limits, each with a usual value: 256 MiB of file, 2^28 pixels in it, 2^26 in memory.
  public init(
    fileBytes: Int = 256 << 20, side: Int = 100_000, pixels: Int = 1 << 28,
    heldPixels: Int = 1 << 26
  ) {
    self.fileBytes = fileBytes
    self.side = side
    self.pixels = pixels
    self.heldPixels = heldPixels
  }

  func check(_ size: PixelSize, _ path: String) throws(ImageError) {
    guard size.width <= side, size.height <= side else {
      throw .tooLarge(path: path, reason: "\(size) pixels; a side may have \(side)")
    }
    try check(size, atMost: pixels, "pixels", path)
  }

  /// Checks what is held in memory.
  func checkHeld(_ size: PixelSize, _ what: String, _ path: String) throws(ImageError) {
    try check(size, atMost: heldPixels, what, path)
  }

  private func check(
    _ size: PixelSize, atMost limit: Int, _ what: String, _ path: String
  ) throws(ImageError) {
    guard size.width > limit / size.height else { return }
    guard size.width * size.height > limit else { return }
    throw .tooLarge(path: path, reason: "\(size) \(what); \(limit) in all are allowed")
  }
}
