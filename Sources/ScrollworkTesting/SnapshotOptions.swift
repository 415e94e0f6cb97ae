/// The parts of a screen that a snapshot compares.
public struct SnapshotContents: OptionSet, Hashable, Sendable {
  /// One bit for each part.
  public let rawValue: Int
  /// Makes a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The pixels.
  public static let picture = SnapshotContents(rawValue: 1)
  /// The frames of all views, and the offsets and live rows of lists, in points.
  public static let layout = SnapshotContents(rawValue: 2)
  /// The calls to delegates and data sources, in their order.
  public static let calls = SnapshotContents(rawValue: 4)
  /// The numbers of cells that the reuse queues have created, reused, queued and discarded.
  public static let reuse = SnapshotContents(rawValue: 8)
  /// All parts: pixels, layout, calls and reuse.
  public static let all: SnapshotContents = [.picture, .layout, .calls, .reuse]
}

/// The times at which a screen is compared.
public enum SnapshotMoments: Hashable, Sendable {
  /// After the last step.
  case end
  /// At the given times, in seconds since the screen's first frame.
  ///
  /// There is at least one time, and no two are in the same millisecond.
  case times([Double])
  /// In each frame of 1/60 s in which the picture has changed, from the first frame to the end.
  case everyFrame
}

extension SnapshotMoments {
  /// The name of a time in files.
  static func name(of time: Double) -> String { "\(Int((time * 1000).rounded()))ms" }

  /// The moments, with times in ascending order.
  ///
  /// - Throws: ``SnapshotFailure/environment(_:)`` if there are no times, or if one of them cannot
  ///   come, or cannot have a file of its own.
  func checked() throws(SnapshotFailure) -> SnapshotMoments {
    guard case .times(let times) = self else { return self }
    guard !times.isEmpty else { throw .environment("at: .times([]) compares nothing") }
    if let wrong = times.first(where: { !($0 >= 0 && $0 < 1e9) }) {
      throw .environment("at: .times: \(wrong) is not a number of seconds from 0")
    }
    let sorted = times.sorted()
    for (time, next) in zip(sorted, sorted.dropFirst())
    where Self.name(of: time) == Self.name(of: next) {
      throw .environment("at: .times: \(time) s and \(next) s are the same millisecond")
    }
    return .times(sorted)
  }
}

/// The allowed difference between pixels.
public struct SnapshotTolerance: Hashable, Sendable {
  /// The largest tolerated difference of red, green or blue, from 0 to 255; a pixel that exceeds it
  /// counts as different.
  public var channel: Int
  /// The tolerated fraction of different pixels, from 0 to 1.
  public var share: Double
  /// The regions in which pixels are not compared, in points.
  public var masks: [Rect]

  /// Makes a tolerance; by default, no pixel may differ.
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

  /// All pixels must be equal.
  public static let exact = SnapshotTolerance()
}
