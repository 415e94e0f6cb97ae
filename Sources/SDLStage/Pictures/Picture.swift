package import Drawing
internal import Geometry
internal import Glibc

/// Pixels in memory: red, green, blue and straight alpha, eight bits each, row by row from the top.
///
/// ```swift
/// let picture = try stage.picture(of: displayList)
/// try PNGFile.write(picture, to: "frame.png")
/// ```
package struct Picture: Hashable, Sendable, CustomStringConvertible {
  /// The number of pixel columns.
  package let width: Int
  /// The number of pixel rows.
  package let height: Int
  /// Four bytes per pixel, without padding between rows.
  ///
  /// - Precondition: The number of bytes does not change.
  package var pixels: [UInt8] { didSet { requireAll() } }

  /// Makes a picture from its bytes.
  ///
  /// - Precondition: `pixels` holds `width * height * 4` bytes.
  package init(width: Int, height: Int, pixels: [UInt8]) {
    self.width = width
    self.height = height
    self.pixels = pixels
    requireAll()
  }

  private func requireAll() {
    require(
      pixels.count == Self.size(width, height),
      "Picture: \(pixels.count) bytes do not make \(width) x \(height) pixels")
  }

  /// The number of bytes of a picture's pixels.
  private static func size(_ width: Int, _ height: Int) -> Int {
    let (area, overflows) = width.multipliedReportingOverflow(by: height)
    require(
      width >= 0 && height >= 0 && !overflows && area <= .max / 4,
      "Picture: there is none of \(width) x \(height) pixels")
    return area * 4
  }

  /// The size in pixels, without the pixels themselves.
  package var description: String { "\(width) x \(height) pixels" }

  /// Makes a picture of one colour.
  ///
  /// - Precondition: Neither side is negative.
  package init(width: Int, height: Int, filledWith color: Color) {
    let pixels = [UInt8](repeating: 0, count: Self.size(width, height))
    self.init(width: width, height: height, pixels: pixels)
    for y in 0..<height {
      for x in 0..<width { self[x, y] = color }
    }
  }

  /// The colour of one pixel.
  ///
  /// - Precondition: The position lies in the picture.
  package subscript(x: Int, y: Int) -> Color {
    get {
      let start = offset(x, y)
      return Color(
        red: pixels[start], green: pixels[start + 1], blue: pixels[start + 2],
        alpha: pixels[start + 3])
    }
    set {
      let start = offset(x, y)
      pixels[start] = newValue.red
      pixels[start + 1] = newValue.green
      pixels[start + 2] = newValue.blue
      pixels[start + 3] = newValue.alpha
    }
  }

  /// Whether two pictures have the same pixels; O(1) for a copy.
  package static func == (one: Picture, other: Picture) -> Bool {
    guard one.width == other.width, one.height == other.height else { return false }
    return one.pixels.withUnsafeBytes { mine in
      other.pixels.withUnsafeBytes { theirs in
        guard let first = mine.baseAddress, let second = theirs.baseAddress else { return true }
        return first == second || memcmp(first, second, mine.count) == 0
      }
    }
  }

  private func offset(_ x: Int, _ y: Int) -> Int {
    require(
      x >= 0 && x < width && y >= 0 && y < height,
      "Picture: no pixel \(x), \(y) in \(width) x \(height)")
    return (y * width + x) * 4
  }
}
