import Extents

extension Extents {
  /// Adds to an extent, possibly negative, and leaves it an estimate if it is one.
  mutating func add(_ length: Double, to index: Int) {
    guard length != 0 else { return }
    let isEstimate = isEstimated(index)
    self[index] = max(0, self[index] + length)
    if isEstimate { markEstimated(index..<index + 1) }
  }
}
