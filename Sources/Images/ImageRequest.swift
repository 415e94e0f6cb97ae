/// What an image loader is asked for.
public struct ImageRequest: Hashable, Sendable {
  /// The file, or what else a loader of a program's own finds an image by.
  public let path: String
  /// With how many pixels the image is wanted.
  public let size: DecodedSize
  /// How many of them make a point.
  public let scale: Double
}
