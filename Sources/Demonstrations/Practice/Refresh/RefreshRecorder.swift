import SceneParts
import ScrollEngine

/// Records how far a list is pulled down, and what its refresh control adds to the inset.
@MainActor
final class RefreshRecorder {
  struct Sample: Hashable {
    /// In seconds of the scene.
    var time: Double
    /// How far the content lies below its usual place at the top, in points; negative if scrolled.
    let pull: Double
    /// `adjustedContentInset.top`, in points.
    let inset: Double
    let isRefreshing: Bool

    func isEqual(to other: Sample) -> Bool {
      pull == other.pull && inset == other.inset && isRefreshing == other.isRefreshing
    }
  }

  let feed: MessageFeed
  private let clock: SceneClock
  private(set) var samples: [Sample] = []

  /// More than a graph of four seconds shows at 120 frames a second.
  private static let capacity = 1_200
  /// Longer than between two frames: nothing changed meanwhile. In seconds.
  private static let pause = 0.05

  init(feed: MessageFeed, clock: SceneClock) {
    self.feed = feed
    self.clock = clock
    samples = [current]
  }

  private var current: Sample {
    Sample(
      time: clock.now, pull: -feed.table.contentOffset.y,
      inset: feed.table.adjustedContentInset.top, isRefreshing: feed.control.isRefreshing)
  }

  /// Notes what has changed; what was the same for a while gets a sample at both ends.
  func record() {
    let sample = current
    let count = samples.count
    guard !sample.isEqual(to: samples[count - 1]) else {
      let isFlat = count > 1 && samples[count - 2].isEqual(to: sample)
      if isFlat { samples[count - 1].time = sample.time } else { samples.append(sample) }
      return
    }
    if samples.count >= Self.capacity { samples.removeFirst(Self.capacity / 2) }
    var last = samples[samples.count - 1]
    if sample.time - last.time > Self.pause {
      last.time = sample.time
      samples.append(last)
    }
    samples.append(sample)
  }
}
