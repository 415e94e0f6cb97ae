public import Drawing

/// Pixels in memory: red, green, blue and straight alpha, eight bits each, row by row from the top.
///
/// ```swift
/// let picture = try stage.picture(of: displayList)
/// try PNGFile.write(picture, to: "frame.png")
/// ```
public struct Picture: Hashable, Sendable, CustomStringConvertible {
  /// In pixels.
  public let width: Int
  /// In pixels.
  public let height: Int
  /// Four bytes a pixel, without padding between rows.
  public var pixels: [UInt8]

  /// - Precondition: `pixels` holds `width * height * 4` bytes.
  public init(width: Int, height: Int, pixels: [UInt8]) {
    precondition(
      width >= 0 && height >= 0 && pixels.count == width * height * 4,
      "Picture: \(pixels.count) bytes do not make \(width) x \(height) pixels")
    self.width = width
    self.height = height
    self.pixels = pixels
  }

  /// Its size; hundreds of thousands of numbers would tell nobody anything.
  public var description: String { "\(width) x \(height) pixels" }

  /// A picture of one colour.
  public init(width: Int, height: Int, filledWith color: Color) {
    let pixels = [UInt8](repeating: 0, count: width * height * 4)
    self.init(width: width, height: height, pixels: pixels)
    for y in 0..<height {
      for x in 0..<width { self[x, y] = color }
    }
  }

  /// The colour of one pixel.
  ///
  /// - Precondition: The position lies in the picture.
  public subscript(x: Int, y: Int) -> Color {
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

  private func offset(_ x: Int, _ y: Int) -> Int {
    precondition(
      x >= 0 && x < width && y >= 0 && y < height,
      "Picture: no pixel \(x), \(y) in \(width) x \(height)")
    return (y * width + x) * 4
  }
}
