public import ScrollEngine

/// A picture file: the facts in its header and its attributes.
public struct Picture: Hashable, Sendable {
  /// The path of the file.
  public var path: String
  /// The size of the upright picture in pixels; nil if the header could not be read.
  public var size: PixelSize?
  /// When the picture was taken; if that is not known, when the file was changed.
  public var taken: WallTime
  /// The length of the file, and when it was written.
  public var stamp: FileStamp
  /// Identifies the file after it is renamed; nil if that is not known.
  public var identity: FileIdentity?

  /// Makes a picture from the facts about its file.
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

  /// Makes a picture whose file is known only by its length.
  public init(path: String, size: PixelSize?, taken: WallTime, byteCount: Int) {
    self.init(path: path, size: size, taken: taken, stamp: FileStamp(byteCount: byteCount))
  }

  /// The length of the file, in bytes.
  public var byteCount: Int { stamp.byteCount }

  /// The name of the file.
  public var name: String { path.split(separator: "/").last.map(String.init) ?? path }

  /// Width divided by height, limited to ``aspects``; 1 if the size is not known.
  public var aspect: Double {
    guard let size else { return 1 }
    return min(
      max(Double(size.width) / Double(size.height), Self.aspects.lowerBound),
      Self.aspects.upperBound)
  }

  /// The aspects that the grid shows; it cuts off narrower and wider pictures.
  public static let aspects = 0.4...3.0

  /// Whether `other` is this picture after its file was changed or renamed.
  public func isReplaced(by other: Picture) -> Bool {
    path == other.path || identity != nil && identity == other.identity && stamp == other.stamp
  }

  /// The order of pictures: the newest first, and by path if they were taken at the same time.
  public static func isBefore(_ first: Picture, _ second: Picture) -> Bool {
    first.taken != second.taken ? first.taken > second.taken : first.path < second.path
  }
}
