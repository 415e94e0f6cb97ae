import SceneParts
import ScrollEngine

extension Fact.Quantity {
  /// How far a delegate has moved the content after it had come to rest.
  static let jerk = Fact.Quantity("jerk after the content had come to rest", .points)
}

/// Records the x of a scroll view's offset over time, and when the content was released.
@MainActor
class OffsetRecorder: ScrollViewDelegate {
  struct Sample: Hashable {
    /// Scene time, in seconds.
    let time: Double
    /// The x of the content offset, in points.
    let offset: Double
  }

  private(set) var samples = [Sample(time: 0, offset: 0)]
  /// The samples at which a person released the content.
  private(set) var releases: [Sample] = []
  /// The samples at which a delegate started a scroll of its own.
  private(set) var interventions: [Sample] = []

  /// Twice the number of samples that a graph of four seconds shows at 120 frames per second.
  private static let capacity = 960

  private func sample(of scrollView: ScrollView) -> Sample {
    Sample(time: scrollView.window?.now ?? 0, offset: scrollView.contentOffset.x)
  }

  private static func append(_ sample: Sample, to samples: inout [Sample]) {
    // Removes half of the samples at once, so that appending takes amortized constant time.
    if samples.count == capacity { samples.removeFirst(capacity / 2) }
    samples.append(sample)
  }

  /// Called by a delegate that is about to scroll the content programmatically.
  func noteIntervention(_ scrollView: ScrollView) {
    Self.append(sample(of: scrollView), to: &interventions)
    Self.append(sample(of: scrollView), to: &samples)
  }

  /// How far the delegate has moved the content since it came to rest after the last release, in
  /// points; 0 if it has not.
  func jerk(of scrollView: ScrollView) -> Double {
    guard let stop = interventions.last, (releases.last?.time ?? 0) <= stop.time,
      !scrollView.isTracking
    else { return 0 }
    return scrollView.contentOffset.x - stop.offset
  }

  func scrollViewWillBeginDragging(_ scrollView: ScrollView) {
    // Marks the end of the time that the content was at rest.
    Self.append(sample(of: scrollView), to: &samples)
  }

  func scrollViewDidScroll(_ scrollView: ScrollView) {
    Self.append(sample(of: scrollView), to: &samples)
  }

  func scrollViewWillEndDragging(
    _ scrollView: ScrollView, withVelocity velocity: Point, targetContentOffset: inout Point
  ) {
    Self.append(sample(of: scrollView), to: &releases)
  }

  func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate decelerate: Bool) {}
  func scrollViewDidEndDecelerating(_ scrollView: ScrollView) {}
}
