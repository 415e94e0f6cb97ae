public import ScrollEngine

extension Image {
  /// The image over white, since most pictures with transparent parts are meant for paper.
  public var opaque: Image {
    guard !isOpaque else { return self }
    let pixels = pixels.map { pixel in
      let rest = 255 - pixel >> 24
      return 0xFF00_0000 | (pixel & 0xFF_FFFF) &+ (rest << 16 | rest << 8 | rest)
    }
    return Image(
      width: pixelSize.width, height: pixelSize.height, scale: scale, premultiplied: pixels)
  }

  /// The middle part of the image, enlarged until it fills a box; the image itself if it already
  /// fills the box. A thread in the background does this, so that the main actor need not.
  ///
  /// - Complexity: O(pixels of the result).
  func filling(_ box: PixelSize) -> Image {
    let old = pixelSize
    guard old.width < box.width || old.height < box.height else { return self }
    let factor = max(
      Double(box.width) / Double(old.width), Double(box.height) / Double(old.height))
    let size = PixelSize(
      width: max(box.width, Int((Double(old.width) * factor).rounded())),
      height: max(box.height, Int((Double(old.height) * factor).rounded())))
    // Only the middle part, which fits into the box, is made.
    let part = PixelSize(width: min(size.width, box.width), height: min(size.height, box.height))
    let columns = Self.weights(old.width, size.width, part.width)
    let rows = Self.weights(old.height, size.height, part.height)
    let source = pixels
    let pixels = [UInt32](unsafeUninitializedCapacity: part.width * part.height) { pixels, count in
      for (y, row) in rows.enumerated() {
        let (top, bottom) = (row.first * old.width, row.second * old.width)
        for (x, column) in columns.enumerated() {
          let upper = source[top + column.first].mixed(
            with: source[top + column.second], column.part)
          let lower = source[bottom + column.first].mixed(
            with: source[bottom + column.second], column.part)
          pixels[y * part.width + x] = upper.mixed(with: lower, row.part)
        }
      }
      count = part.width * part.height
    }
    return Image(width: part.width, height: part.height, scale: scale, premultiplied: pixels)
  }

  /// The two old pixels around each new one of the middle part, and the weight of the second in
  /// 256ths.
  private static func weights(
    _ old: Int, _ new: Int, _ part: Int
  ) -> [(first: Int, second: Int, part: UInt32)] {
    let start = (new - part) / 2
    return (start..<start + part).map { place in
      let middle = (Double(place) + 0.5) * Double(old) / Double(new) - 0.5
      let inside = min(max(middle, 0), Double(old - 1))
      let first = Int(inside)
      return (first, min(first + 1, old - 1), UInt32((inside - Double(first)) * 256))
    }
  }
}

extension UInt32 {
  /// Mixes two channels at a time.
  fileprivate func mixed(with other: UInt32, _ part: UInt32) -> UInt32 {
    let low = ((self & 0xFF00FF) * (256 - part) + (other & 0xFF00FF) * part) >> 8 & 0xFF00FF
    let high =
      ((self >> 8 & 0xFF00FF) * (256 - part) + (other >> 8 & 0xFF00FF) * part) & 0xFF00_FF00
    return low | high
  }
}
