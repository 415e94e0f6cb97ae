import SDLStage

/// A screen as Xvfb keeps it in a file: a header of 32-bit numbers, most significant byte first,
/// a table of colours, and the pixels row by row from the top.
///
/// The format is that of `X11/XWDFile.h`, version 7, here for screens of 24-bit true colour.
enum XWDFile {
  /// The indices of some of the header's numbers.
  private enum Field: Int {
    case headerSize = 0
    case version = 1
    case width = 4
    case height = 5
    case byteOrder = 7
    case bitsPerPixel = 11
    case bytesPerLine = 12
    case redMask = 14
    case greenMask = 15
    case blueMask = 16
    case colorCount = 19
  }

  private static let version = 7
  private static let headerLength = 100
  private static let colorLength = 12

  /// The picture of a rectangle of the screen, in pixels.
  ///
  /// - Throws: If the bytes are no such file, or the rectangle does not lie on the screen.
  static func picture(
    _ bytes: [UInt8], x: Int, y: Int, width: Int, height: Int
  ) throws -> Picture {
    guard bytes.count >= headerLength else {
      throw TestFailure("\(bytes.count) bytes are no XWD header")
    }
    func number(_ field: Field) -> Int {
      (0..<4).reduce(0) { $0 << 8 | Int(bytes[field.rawValue * 4 + $1]) }
    }
    let stride = number(.bytesPerLine)
    let start = number(.headerSize) + number(.colorCount) * colorLength
    guard number(.version) == version, number(.bitsPerPixel) == 32,
      bytes.count >= start + number(.height) * stride
    else {
      throw TestFailure("no XWD file of version 7 with 32 bits a pixel")
    }
    guard x >= 0, y >= 0, width > 0, height > 0, x + width <= number(.width),
      y + height <= number(.height)
    else {
      throw TestFailure(
        "\(width) x \(height) at \(x), \(y) does not lie on a screen of "
          + "\(number(.width)) x \(number(.height))")
    }
    // Each mask covers one of a pixel's four bytes.
    let leastFirst = number(.byteOrder) == 0
    let places = [Field.redMask, .greenMask, .blueMask].map { field in
      let place = number(field).trailingZeroBitCount / 8
      return leastFirst ? place : 3 - place
    }
    var pixels: [UInt8] = []
    pixels.reserveCapacity(width * height * 4)
    for row in y..<(y + height) {
      for column in x..<(x + width) {
        let pixel = start + row * stride + column * 4
        for place in places { pixels.append(bytes[pixel + place]) }
        pixels.append(255)
      }
    }
    return Picture(width: width, height: height, pixels: pixels)
  }
}
