import SceneParts
import ScrollEngine

/// Records how far a list is pulled down, and its adjusted top inset.
@MainActor
final class RefreshRecorder {
  struct Sample: Hashable {
    /// Scene time, in seconds.
    var time: Double
    /// How far the content lies below its resting position at the top, in points; negative if
    /// scrolled.
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
  /// The greatest pull so far, in points.
  private(set) var furthestPull = 0.0

  /// More samples than a graph of four seconds shows at 120 frames per second.
  private static let capacity = 1_200
  /// A gap longer than a frame means that nothing changed; in seconds.
  private static let pause = 0.05

  init(feed: MessageFeed, clock: SceneClock) {
    self.feed = feed
    self.clock = clock
    samples = [current]
  }

  /// The present state.
  var current: Sample {
    Sample(
      time: clock.now, pull: -feed.table.contentOffset.y,
      inset: feed.table.adjustedContentInset.top, isRefreshing: feed.control.isRefreshing)
  }

  /// Records the current state; a period without changes has a sample at both of its ends.
  func record() {
    let sample = current
    furthestPull = max(furthestPull, sample.pull)
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
