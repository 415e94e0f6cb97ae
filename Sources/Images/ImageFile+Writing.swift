internal import CJPEG
public import Drawing
internal import Geometry
internal import Glibc

extension ImageFile {
  /// The greatest allowed width or height of the image in a JPEG file, in pixels. Source: libjpeg.
  private static let longestSide = 65_500

  /// Encodes an image as a JPEG file.
  ///
  /// Transparent pixels are encoded as if drawn over black. The file has no Exif data and no colour
  /// profile.
  ///
  /// - Parameters:
  ///   - image: The image; its scale is not stored.
  ///   - quality: From 1, for the smallest file, to 100, for the most faithful image.
  /// - Returns: The bytes of the file; nil if a side has more than 65,500 pixels, or if libjpeg
  ///   fails.
  /// - Precondition: `quality` is in 1...100.
  /// - Complexity: O(pixels).
  public static func jpeg(of image: Image, quality: Int = 85) -> [UInt8]? {
    require(
      (1...100).contains(quality), "ImageFile.jpeg: quality \(quality) is not in 1...100")
    let size = image.pixelSize
    guard size.width <= longestSide, size.height <= longestSide else { return nil }
    var count: UInt = 0
    let bytes = image.pixels.withUnsafeBytes { pixels in
      cjpeg_write(
        pixels.baseAddress, UInt32(size.width), UInt32(size.height), Int32(quality), &count)
    }
    guard let bytes else { return nil }
    defer { free(bytes) }
    return Array(UnsafeBufferPointer(start: bytes, count: Int(count)))
  }
}
