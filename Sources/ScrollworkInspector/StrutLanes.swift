import SceneParts
import ScrollEngine

/// The positions of struts across their axes: beside each other where they would lie over each
/// other.
struct StrutLanes {
  /// The least distance between two struts with a common part along the axis, in points.
  static let distance = 12.0

  private var taken: [(axis: Axis, lane: Double, span: ClosedRange<Double>)] = []

  /// Chooses the free position in `range` that is nearest to the preferred one, and takes it; if
  /// none is free, the preferred one.
  ///
  /// `share` is the preferred position as a fraction of the range, and `span` the strut's ends along
  /// the axis. All lengths are in points of the window.
  ///
  /// - Complexity: O(n) for each position tried, in the number of taken ones.
  mutating func take(
    in range: ClosedRange<Double>, preferring share: Double, _ axis: Axis,
    along span: ClosedRange<Double>
  ) -> Double {
    let middle = (span.lowerBound + span.upperBound) / 2
    // A strut without a length is drawn as a square.
    let span =
      min(
        span.lowerBound, middle - Strut.squareSide / 2)...max(
        span.upperBound, middle + Strut.squareSide / 2)
    let preferred = range.lowerBound + share * (range.upperBound - range.lowerBound)
    let steps = Int(((range.upperBound - range.lowerBound) / Self.distance).rounded(.down))
    let places =
      [preferred]
      + (0...max(0, steps)).dropFirst().flatMap { step in
        [preferred + Double(step) * Self.distance, preferred - Double(step) * Self.distance]
      }
    let lane = places.first { range.contains($0) && isFree($0, axis, span) } ?? preferred
    taken.append((axis, lane, span))
    return lane
  }

  /// Struts that only touch may share a lane.
  private func isFree(_ lane: Double, _ axis: Axis, _ span: ClosedRange<Double>) -> Bool {
    !taken.contains {
      $0.axis == axis && abs($0.lane - lane) < Self.distance - 1e-6
        && min($0.span.upperBound, span.upperBound) - max($0.span.lowerBound, span.lowerBound)
          > 1e-6
    }
  }
}
