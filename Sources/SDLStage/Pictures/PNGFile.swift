internal import CPNG

/// Pictures on disk.
public enum PNGFile {
  /// Pictures beyond this many pixels a side are refused before memory is asked for.
  private static let longestSide: UInt32 = 32_768
  /// The longest file that is read, in bytes: more than the largest window takes at one pixel a point.
  private static let sizeLimit = 256 << 20

  /// Reads any PNG as eight bits a channel with straight alpha.
  ///
  /// What is no file is refused: the decoder would read it to its end, if it has one.
  ///
  /// - Throws: ``StageError/unreadablePicture(path:reason:)``.
  public static func read(_ path: String) throws(StageError) -> Picture {
    let bytes: [UInt8]
    do {
      bytes = try DiskFile.readSteadily(path, limit: sizeLimit)
    } catch {
      throw .unreadablePicture(path: path, reason: error.reason)
    }
    var image = cpng_rgba_image(0, 0)
    defer { png_image_free(&image) }
    // The reader keeps the address of the bytes between its two steps, so both run inside.
    let pixels = bytes.withUnsafeBytes { bytes -> [UInt8]? in
      guard png_image_begin_read_from_memory(&image, bytes.baseAddress, bytes.count) != 0,
        image.width <= longestSide, image.height <= longestSide
      else { return nil }
      image.format = cpng_rgba_image(0, 0).format
      var pixels = [UInt8](repeating: 0, count: Int(image.width) * Int(image.height) * 4)
      return png_image_finish_read(&image, nil, &pixels, 0, nil) != 0 ? pixels : nil
    }
    guard let pixels else {
      throw .unreadablePicture(path: path, reason: message(of: image))
    }
    return Picture(width: Int(image.width), height: Int(image.height), pixels: pixels)
  }

  /// Writes a picture; the file is there complete or not at all.
  ///
  /// - Throws: ``StageError/unwritablePicture(path:reason:)``.
  public static func write(_ picture: Picture, to path: String) throws(StageError) {
    let bytes = try encode(picture, for: path)
    do {
      try DiskFile.replace(path, with: bytes)
    } catch {
      throw .unwritablePicture(path: path, reason: error.reason)
    }
  }

  private static func encode(_ picture: Picture, for path: String) throws(StageError) -> [UInt8] {
    var image = cpng_rgba_image(UInt32(picture.width), UInt32(picture.height))
    defer { png_image_free(&image) }
    var size = 0
    guard png_image_write_to_memory(&image, nil, &size, 0, picture.pixels, 0, nil) != 0 else {
      throw .unwritablePicture(path: path, reason: message(of: image))
    }
    var bytes = [UInt8](repeating: 0, count: size)
    guard png_image_write_to_memory(&image, &bytes, &size, 0, picture.pixels, 0, nil) != 0 else {
      throw .unwritablePicture(path: path, reason: message(of: image))
    }
    return Array(bytes[..<size])
  }

  private static func message(of image: png_image) -> String {
    let message = withUnsafePointer(to: image) { String(cString: cpng_message_of($0)) }
    return message.isEmpty ? "larger than \(longestSide) pixels a side" : message
  }
}
