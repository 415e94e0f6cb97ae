public import ScrollEngine

/// A picture in a file, as far as its header and its folder tell.
public struct Picture: Hashable, Sendable {
  /// Where the file lies.
  public var path: String
  /// Its size as it is seen, upright, in pixels; nil if the header does not tell.
  public var size: PixelSize?
  /// When it was taken, or else when the file was changed.
  public var taken: WallTime
  /// The length of the file, and when it was written.
  public var stamp: FileStamp
  /// What the file keeps when it is renamed; nil if that is not known.
  public var identity: FileIdentity?

  /// Makes a picture of what is known.
  public init(
    path: String, size: PixelSize?, taken: WallTime, stamp: FileStamp,
    identity: FileIdentity? = nil
  ) {
    self.path = path
    self.size = size
    self.taken = taken
    self.stamp = stamp
    self.identity = identity
  }

  /// Makes a picture of which no more than the length of its file is known.
  public init(path: String, size: PixelSize?, taken: WallTime, byteCount: Int) {
    self.init(path: path, size: size, taken: taken, stamp: FileStamp(byteCount: byteCount))
  }

  /// The length of the file, in bytes.
  public var byteCount: Int { stamp.byteCount }

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

  /// Whether another picture is this one after its file was changed, or renamed.
  public func isReplaced(by other: Picture) -> Bool {
    path == other.path || identity != nil && identity == other.identity && stamp == other.stamp
  }

  /// Whether it comes before another: the newest first, and by its path among those of one moment.
  public static func isBefore(_ first: Picture, _ second: Picture) -> Bool {
    first.taken != second.taken ? first.taken > second.taken : first.path < second.path
  }
}
