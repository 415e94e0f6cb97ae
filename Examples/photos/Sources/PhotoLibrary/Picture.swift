public import ScrollEngine

/// A picture in a file, as far as its header and its folder tell.
public struct Picture: Hashable, Sendable {
  /// Where the file lies.
  public var path: String
  /// Its size as it is seen, upright, in pixels; nil if the header does not tell.
  public var size: PixelSize?
  /// When it was taken, or else when the file was changed.
  public var taken: WallTime
  /// The length of the file, in bytes.
  public var byteCount: Int

  /// Makes a picture of what is known.
  public init(path: String, size: PixelSize?, taken: WallTime, byteCount: Int) {
    self.path = path
    self.size = size
    self.taken = taken
    self.byteCount = byteCount
  }

  /// The name of the file.
  public var name: String { path.split(separator: "/").last.map(String.init) ?? path }

  /// Its width by its height, within what can be shown in a row; 1 if the size is not known.
  public var aspect: Double {
    guard let size else { return 1 }
    return min(
      max(Double(size.width) / Double(size.height), Self.aspects.lowerBound),
      Self.aspects.upperBound)
  }

  /// Narrower and wider pictures are cut off in the grid.
  public static let aspects = 0.4...3.0

  /// Whether it comes before another: the newest first, and by its path among those of one moment.
  public static func isBefore(_ first: Picture, _ second: Picture) -> Bool {
    first.taken != second.taken ? first.taken > second.taken : first.path < second.path
  }
}
