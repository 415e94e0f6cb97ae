internal import Geometry

/// Limits on the files that are decoded; a larger file is refused before memory is allocated for
/// it.
public struct ImageLimits: Hashable, Sendable {
  /// The greatest allowed length of a file, in bytes.
  public var fileBytes: Int
  /// The greatest allowed width or height of the image in a file, in pixels.
  public var side: Int
  /// The most pixels of the image in a file. Most files are decoded row by row, so that their pixels
  /// need not fit into memory.
  public var pixels: Int
  /// The most pixels held in memory, four bytes each: pixels of the result, and all pixels of an
  /// interlaced or progressive file.
  public var heldPixels: Int

  /// Makes limits; by default 256 MiB and 2^28 pixels per file, and 2^26 pixels in memory.
  ///
  /// The default for ``side`` is 100,000 pixels.
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

  /// Checks the number of pixels that are held in memory.
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
