internal import Files
internal import PNG

/// Reads and writes PNG files.
package enum PNGFile {
  /// The most pixels per side; a larger picture is refused before memory is allocated.
  private static let longestSide = 32_768
  /// The most pixels of a picture, four bytes each: as many as the largest surface has.
  private static let mostPixels = 1 << 28
  /// The longest file that is read, in bytes: more than a picture of the largest window takes at
  /// one pixel per point.
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
    /// The whole contents of the file.
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
      guard let header = bytes.withUnsafeBufferPointer({ PNGHeader($0) }) else {
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
      guard header.isPossible(in: bytes) else {
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
      var pixels = [UInt8](repeating: 0, count: width * height * 4)
      do {
        try unpack(into: &pixels)
      } catch {
        throw .unreadablePicture(path: path, reason: error.reason)
      }
      return Picture(width: width, height: height, pixels: pixels)
    }

    private func unpack(into pixels: inout [UInt8]) throws(PNGFailure) {
      let row = width * 4
      try bytes.withUnsafeBufferPointer { bytes throws(PNGFailure) in
        let reader = try PNGReader(bytes, header, order: .rgba)
        try pixels.withUnsafeMutableBufferPointer { pixels throws(PNGFailure) in
          for _ in 0..<reader.passes {
            for y in 0..<height { try reader.next(pixels.baseAddress.map { $0 + y * row }) }
          }
        }
        try reader.finish()
      }
    }
  }

  /// Writes a picture, and replaces the file only when all of the picture is written.
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

  /// Writes a packed picture into a folder that no other program uses yet; no file may exist at the
  /// path.
  static func create(_ bytes: [UInt8], at path: String) throws(StageError) {
    do {
      try DiskFile.create(path, with: bytes)
    } catch {
      throw .unwritablePicture(path: path, reason: error.reason)
    }
  }

  /// The bytes of a PNG file with a picture; an error names `path`.
  package static func pack(_ picture: Picture, for path: String) throws(StageError) -> [UInt8] {
    let opaque = picture.opaquePixels
    do {
      return try PNGWriter.pack(
        opaque ?? picture.pixels, width: picture.width, height: picture.height,
        isOpaque: opaque != nil)
    } catch {
      throw .unwritablePicture(path: path, reason: error.reason)
    }
  }
}
