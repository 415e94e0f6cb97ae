import ScrollEngine

/// Records the offset of a scroll view over time, and when it was released.
@MainActor
class OffsetRecorder: ScrollViewDelegate {
  struct Sample: Hashable {
    /// In seconds of the scene.
    let time: Double
    /// In points.
    let offset: Double
  }

  private(set) var samples = [Sample(time: 0, offset: 0)]
  /// When the person let go.
  private(set) var releases: [Sample] = []
  /// When a program sent the content elsewhere.
  private(set) var interventions: [Sample] = []

  /// More than a graph of four seconds shows at 120 frames a second.
  private static let capacity = 960

  private func sample(of scrollView: ScrollView) -> Sample {
    Sample(time: scrollView.window?.now ?? 0, offset: scrollView.contentOffset.x)
  }

  private static func append(_ sample: Sample, to samples: inout [Sample]) {
    // Half of it at once, so that the cost per sample is small.
    if samples.count == capacity { samples.removeFirst(capacity / 2) }
    samples.append(sample)
  }

  /// Called by a delegate that is about to send the content elsewhere.
  func noteIntervention(_ scrollView: ScrollView) {
    Self.append(sample(of: scrollView), to: &interventions)
    Self.append(sample(of: scrollView), to: &samples)
  }

  func scrollViewWillBeginDragging(_ scrollView: ScrollView) {
    // To show how long it was at rest.
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
