/// What of a screen is compared.
public struct SnapshotContents: OptionSet, Hashable, Sendable {
  /// One bit for each.
  public let rawValue: Int
  /// Makes a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The pixels.
  public static let picture = SnapshotContents(rawValue: 1)
  /// The frames of all views, and the offsets and live rows of lists, in points.
  public static let layout = SnapshotContents(rawValue: 2)
  /// The calls to delegates and data sources, in their order.
  public static let calls = SnapshotContents(rawValue: 4)
  /// What the reuse queues have made, reused and given up.
  public static let reuse = SnapshotContents(rawValue: 8)
  /// All four.
  public static let all: SnapshotContents = [.picture, .layout, .calls, .reuse]
}

/// When the picture is taken.
public enum SnapshotMoments: Hashable, Sendable {
  /// After the last step.
  case end
  /// At some seconds of the screen's time, in ascending order, counted from its first frame.
  case times([Double])
  /// At each sixtieth of a second in which the picture has changed, from the first frame to the end.
  case everyFrame
}

/// By how much pixels may differ.
public struct SnapshotTolerance: Hashable, Sendable {
  /// How far each of red, green and blue may be off, 0 to 255; further off a pixel counts as
  /// different.
  public var channel: Int
  /// How many of the pixels may be different, as a part of all: 0 to 1.
  public var share: Double
  /// Where pixels are not compared, in points.
  public var masks: [Rect]

  /// Makes a tolerance; nothing may differ unless something is said.
  ///
  /// - Precondition: `channel` is in 0...255, `share` in 0...1.
  public init(channel: Int = 0, share: Double = 0, masks: [Rect] = []) {
    require(
      (0...255).contains(channel), "SnapshotTolerance: channel \(channel) is not in 0...255")
    require(share >= 0 && share <= 1, "SnapshotTolerance: share \(share) is not in 0...1")
    self.channel = channel
    self.share = share
    self.masks = masks
  }

  /// Every pixel is compared, and has to be the same.
  public static let exact = SnapshotTolerance()
}
