internal import Drawing
internal import Geometry

/// The rows of a file as they are decoded, from the top.
protocol ImageRows: AnyObject {
  /// The size of the decoded image in pixels; it may be smaller than the image in the file.
  var size: PixelSize { get }

  /// Decodes the next row into premultiplied pixels, as many as the width of ``size``.
  func next(_ row: UnsafeMutableBufferPointer<UInt32>) throws(ImageError)

  /// Decodes the rest of the file after the last row.
  func finish() throws(ImageError)
}

extension ImageRows {
  /// The number of rows that are decoded between two checks for cancellation.
  private var stretch: Int { 64 }

  /// The whole image, resized to `target` pixels.
  ///
  /// - Throws: ``ImageError``; ``ImageError/cancelled(path:)`` if the current task is cancelled
  ///   meanwhile.
  func image(_ target: PixelSize, scale: Double, _ path: String) throws(ImageError) -> Image {
    if target == size { return try wholeImage(scale: scale, path) }
    var resampler = RowResampler(from: size, to: target)
    let row = UnsafeMutableBufferPointer<UInt32>.allocate(capacity: size.width)
    defer { row.deallocate() }
    row.initialize(repeating: 0)
    for y in 0..<size.height {
      try next(row, y, path)
      resampler.add(UnsafeBufferPointer(row))
    }
    try finish()
    return resampler.image(scale: scale)
  }

  private func wholeImage(scale: Double, _ path: String) throws(ImageError) -> Image {
    let (width, height) = (size.width, size.height)
    var pixels = [UInt32](repeating: 0, count: width * height)
    try pixels.withUnsafeMutableBufferPointer { pixels throws(ImageError) in
      for y in 0..<height {
        let row = UnsafeMutableBufferPointer(rebasing: pixels[y * width..<(y + 1) * width])
        try next(row, y, path)
      }
    }
    try finish()
    return Image(size, scale, pixels)
  }

  private func next(
    _ row: UnsafeMutableBufferPointer<UInt32>, _ y: Int, _ path: String
  ) throws(ImageError) {
    if y % stretch == 0, Task.isCancelled { throw .cancelled(path: path) }
    try next(row)
  }
}
