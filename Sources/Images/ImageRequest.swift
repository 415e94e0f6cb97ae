/// A request for an image; it also identifies the image in the cache.
public struct ImageRequest: Hashable, Sendable {
  /// The path of the file, or another name by which a custom `decode` finds the image.
  public let path: String
  /// The size to which the image is decoded, in pixels.
  public let size: DecodedSize
  /// The number of pixels per point.
  public let scale: Double
}
