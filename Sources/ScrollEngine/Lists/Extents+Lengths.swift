import Extents

extension Extents {
  /// Adds a length, possibly negative, to an extent; the extent stays at least 0, and an estimate
  /// stays an estimate.
  mutating func add(_ length: Double, to index: Int) {
    guard length != 0 else { return }
    let isEstimate = isEstimated(index)
    self[index] = max(0, self[index] + length)
    if isEstimate { markEstimated(index..<index + 1) }
  }
}
