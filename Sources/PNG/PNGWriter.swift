internal import CPNG

/// Encodes pixels as a PNG file.
package enum PNGWriter {
  /// Encodes rows of pixels without padding between them.
  ///
  /// Drawn pictures have flat areas and repeated glyphs. For these, libpng's quick settings (no
  /// filters, a low level) make smaller files than the usual settings, in a quarter of the time.
  ///
  /// - Parameters:
  ///   - pixels: Red, green and blue of each pixel, then straight alpha if `isOpaque` is false.
  ///   - width: The number of pixel columns.
  ///   - height: The number of pixel rows.
  ///   - isOpaque: Whether the pixels have no alpha.
  /// - Returns: The bytes of the file.
  /// - Throws: ``PNGFailure``.
  package static func pack(
    _ pixels: [UInt8], width: Int, height: Int, isOpaque: Bool
  ) throws(PNGFailure) -> [UInt8] {
    guard let columns = UInt32(exactly: width), let rows = UInt32(exactly: height) else {
      throw PNGFailure(reason: "a picture of \(width) x \(height) pixels is too large")
    }
    var image = cpng_rgba_image(columns, rows)
    defer { png_image_free(&image) }
    image.flags = cpng_quick
    if isOpaque { image.format = cpng_rgb }
    // This is enough for any pixels that zlib itself packs. If another library in its place needs
    // more, libpng sets `size` for the second attempt.
    var size = Int(cpng_largest_size(&image))
    for _ in 0..<2 {
      var isPacked = false
      let bytes = [UInt8](unsafeUninitializedCapacity: size) { bytes, count in
        let room = bytes.baseAddress
        isPacked = png_image_write_to_memory(&image, room, &size, 0, pixels, 0, nil) != 0
        count = isPacked ? size : 0
      }
      if isPacked { return bytes }
    }
    throw PNGFailure(message: cpng_message_of(&image))
  }
}
