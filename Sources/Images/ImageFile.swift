public import Drawing
public import Geometry
internal import PNG

/// Images in files: PNG of every kind, and JPEG in grey, colour or the four inks of print.
///
/// Reduced images never take the memory of the whole ones, unless the file is interlaced or progressive.
/// Colours are taken for sRGB: profiles in the file are ignored. A picture is turned upright as its
/// Exif data say. All of this may run in any task, and stops when that is cancelled.
///
/// ```swift
/// let box = PixelSize(width: 320, height: 240)
/// let photo = try ImageFile.decode("photo.jpg", .fitting(box), scale: 2)
/// ```
public enum ImageFile {
  /// How much of a file is read at first to find its size.
  private static let usualHeader = 1 << 16

  /// The size of the image in a file, upright, in pixels; the pixels are not decoded, and may be damaged.
  ///
  /// - Throws: ``ImageError``.
  /// - Complexity: O(bytes up to the header), in most files 64 KiB; and O(chunks) of a PNG file, which
  ///   may say at its end how it was held.
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

  /// Returns nil if the header lies further on in the file.
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

  /// Decodes the image in a file, with no more pixels than are asked for.
  ///
  /// `scale` is how many of them make a point.
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

  /// Decodes an image that is in memory; errors call it by a name.
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
