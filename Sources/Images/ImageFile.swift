public import Drawing
public import Geometry
internal import PNG

/// Decodes and encodes images: PNG of every kind, and JPEG in grey, colour or CMYK.
///
/// Decoding to a reduced size never takes the memory of the full image, except with interlaced and
/// progressive files. All colours are treated as sRGB: profiles in the file are ignored. A picture
/// is turned upright according to its Exif data. All functions may run in any task; decoding stops
/// when the task is cancelled.
///
/// ```swift
/// let box = PixelSize(width: 320, height: 240)
/// let photo = try ImageFile.decode("photo.jpg", .fitting(box), scale: 2)
/// ```
public enum ImageFile {
  /// The number of bytes that are read at first to find the size of a file's image.
  private static let usualHeader = 1 << 16

  /// Returns the size of a file's upright image in pixels; the pixels are not decoded, and may be
  /// damaged.
  ///
  /// - Throws: ``ImageError``.
  /// - Complexity: O(bytes up to the header), in most files 64 KiB; and O(chunks) of a PNG file,
  ///   whose orientation may be stored at its end.
  public static func size(
    _ path: String, limits: ImageLimits = ImageLimits()
  ) throws(ImageError) -> PixelSize {
    var length = usualHeader
    while true {
      let file = try ImageBytes.read(path, limit: limits.fileBytes, prefix: length)
      if let size = try size(file.bytes, isWhole: file.isWhole, path) {
        try limits.check(size, path)
        return size
      }
      length *= 8
    }
  }

  /// The size of the upright image; nil if the header lies beyond these bytes.
  private static func size(
    _ bytes: [UInt8], isWhole: Bool, _ path: String
  ) throws(ImageError) -> PixelSize? {
    try bytes.withUnsafeBufferPointer { bytes throws(ImageError) in
      switch try kind(of: bytes, path) {
      case .png:
        guard let header = PNGHeader(bytes) else {
          throw .damaged(path: path, reason: "there is no header")
        }
        let size = PixelSize(header)
        let orientation =
          isWhole ? Orientation(png: bytes) : try ImageBytes.reading(path) { Orientation(png: $0) }
        return orientation.isOnItsSide ? size.turned : size
      case .jpeg:
        do throws(ImageError) {
          let rows = try JPEGRows(bytes, path)
          return rows.orientation.isOnItsSide ? rows.size.turned : rows.size
        } catch {
          if isWhole { throw error }
          return nil
        }
      }
    }
  }

  /// Decodes the image in a file to the requested size.
  ///
  /// `scale` is the number of pixels per point.
  /// - Throws: ``ImageError``.
  /// - Precondition: No side of a box is below 1; `scale` is finite and above zero.
  /// - Complexity: O(pixels of the file).
  public static func decode(
    _ path: String, _ size: DecodedSize = .full, scale: Double = 1,
    limits: ImageLimits = ImageLimits()
  ) throws(ImageError) -> Image {
    let bytes = try ImageBytes.read(path, limit: limits.fileBytes).bytes
    return try decode(bytes, named: path, size, scale: scale, limits: limits)
  }

  /// Decodes an image file in memory; errors call the file `name`.
  ///
  /// - Throws: ``ImageError``.
  /// - Precondition: No side of a box is below 1; `scale` is finite and above zero.
  /// - Complexity: O(pixels of the file).
  public static func decode(
    _ bytes: [UInt8], named name: String, _ size: DecodedSize = .full, scale: Double = 1,
    limits: ImageLimits = ImageLimits()
  ) throws(ImageError) -> Image {
    require(scale.isFinite && scale > 0, "ImageFile: scale \(scale) is not above zero")
    return try bytes.withUnsafeBufferPointer { bytes throws(ImageError) in
      switch try kind(of: bytes, name) {
      case .png:
        let rows = try PNGRows(bytes, limits, name)
        let target = (rows.orientation.isOnItsSide ? size.turned : size).size(of: rows.size)
        try limits.checkHeld(target, "pixels in memory", name)
        return rows.orientation.upright(try rows.image(target, scale: scale, name))
      case .jpeg:
        let rows = try JPEGRows(bytes, name)
        let target = (rows.orientation.isOnItsSide ? size.turned : size).size(of: rows.size)
        try limits.checkHeld(target, "pixels in memory", name)
        try rows.start(for: target, limits)
        return rows.orientation.upright(try rows.image(target, scale: scale, name))
      }
    }
  }

  private enum Kind {
    case png
    case jpeg
  }

  private static func kind(
    of bytes: UnsafeBufferPointer<UInt8>, _ path: String
  ) throws(ImageError) -> Kind {
    if bytes.starts(with: PNGChunks.signature) { return .png }
    if bytes.starts(with: JPEGRows.signature) { return .jpeg }
    throw .notAnImage(path: path)
  }
}
