internal import CPNG

/// Pictures on disk.
package enum PNGFile {
  /// Pictures with more pixels per side are refused before memory is allocated.
  private static let longestSide = 32_768
  /// The most pixels, four bytes each: those of the largest surface.
  private static let mostPixels = 1 << 28
  /// The longest file that is read, in bytes: more than the largest window takes at one pixel per
  /// point.
  private static let sizeLimit = 256 << 20

  /// Reads any PNG as eight bits per channel with straight alpha.
  ///
  /// A file too short for the pixels that it claims is refused before memory is allocated for them:
  /// at most 33,024 bytes are allocated per byte of the file, and 1 GiB in all.
  ///
  /// - Complexity: O(pixels).
  /// - Throws: ``StageError/unreadablePicture(path:reason:)``.
  package static func read(_ path: String) throws(StageError) -> Picture {
    try StoredPicture(path).picture()
  }

  /// The bytes of a picture in a file, and its size; the pixels are not unpacked yet.
  package struct StoredPicture: Sendable {
    /// The file that the picture comes from.
    package let path: String
    /// All that is in the file.
    package let bytes: [UInt8]
    private let header: PNGHeader

    /// Reads a file.
    ///
    /// - Throws: ``StageError/unreadablePicture(path:reason:)``.
    package init(_ path: String) throws(StageError) {
      self.path = path
      do {
        bytes = try DiskFile.readSteadily(path, limit: sizeLimit)
      } catch {
        throw .unreadablePicture(path: path, reason: error.reason)
      }
      guard let header = PNGHeader(bytes) else {
        throw .unreadablePicture(path: path, reason: "it does not start like a PNG file")
      }
      guard header.width <= longestSide, header.height <= longestSide else {
        throw .unreadablePicture(
          path: path, reason: "it is more than \(longestSide) pixels on a side")
      }
      guard header.width * header.height <= mostPixels else {
        throw .unreadablePicture(
          path: path, reason: "it has more than \(mostPixels) pixels")
      }
      guard header.isPossible else {
        throw .unreadablePicture(
          path: path,
          reason: "it is too short for the \(header.width) x \(header.height) pixels it claims")
      }
      self.header = header
    }

    /// The width of the picture, in pixels.
    package var width: Int { header.width }
    /// The height of the picture, in pixels.
    package var height: Int { header.height }

    /// Unpacks the pixels.
    ///
    /// - Complexity: O(pixels).
    ///
    /// - Throws: ``StageError/unreadablePicture(path:reason:)``.
    package func picture() throws(StageError) -> Picture {
      var image = cpng_rgba_image(0, 0)
      defer { png_image_free(&image) }
      // The reader keeps the address of the bytes between its two steps, so both run inside.
      let pixels = bytes.withUnsafeBytes { bytes -> [UInt8]? in
        guard png_image_begin_read_from_memory(&image, bytes.baseAddress, bytes.count) != 0,
          Int(image.width) == width, Int(image.height) == height
        else { return nil }
        image.format = cpng_rgba_image(0, 0).format
        var pixels = [UInt8](repeating: 0, count: width * height * 4)
        return png_image_finish_read(&image, nil, &pixels, 0, nil) != 0 ? pixels : nil
      }
      guard let pixels else {
        throw .unreadablePicture(path: path, reason: message(of: image))
      }
      return Picture(width: width, height: height, pixels: pixels)
    }
  }

  /// Writes a picture; the file is there complete or not at all.
  ///
  /// - Throws: ``StageError/unwritablePicture(path:reason:)``.
  package static func write(_ picture: Picture, to path: String) throws(StageError) {
    let bytes = try pack(picture, for: path)
    do {
      try DiskFile.replace(path, with: bytes)
    } catch {
      throw .unwritablePicture(path: path, reason: error.reason)
    }
  }

  /// Writes a packed picture into a folder that is not known to others yet; no file may exist at the
  /// path.
  static func create(_ bytes: [UInt8], at path: String) throws(StageError) {
    do {
      try DiskFile.create(path, with: bytes)
    } catch {
      throw .unwritablePicture(path: path, reason: error.reason)
    }
  }

  /// The bytes of a picture's file; `path` is what an error names.
  ///
  /// Drawn pictures have flat areas and repeated glyphs, where libpng's quick settings (no filters, a
  /// low level) make files that are smaller than the usual ones, in a quarter of the time.
  package static func pack(_ picture: Picture, for path: String) throws(StageError) -> [UInt8] {
    guard let width = UInt32(exactly: picture.width), let height = UInt32(exactly: picture.height)
    else { throw .unwritablePicture(path: path, reason: "a picture of \(picture) is too large") }
    var image = cpng_rgba_image(width, height)
    defer { png_image_free(&image) }
    image.flags = cpng_quick
    let opaque = picture.opaquePixels
    if opaque != nil { image.format = cpng_rgb }
    let pixels = opaque ?? picture.pixels
    // More than any pixels take with zlib itself; with another library libpng corrects it.
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
    throw .unwritablePicture(path: path, reason: message(of: image))
  }

  private static func message(of image: png_image) -> String {
    let message = withUnsafePointer(to: image) { String(cString: cpng_message_of($0)) }
    return message.isEmpty ? "libpng gives no reason" : message
  }
}
