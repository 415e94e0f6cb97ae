/// The steps and jumps of the peers' workload: the same each time.
struct PeerSteps {
  /// The seed of the random jumps, as in the peers.
  private static let seed: UInt64 = 88_172_645_463_325_252

  private var offset = 0.0
  private var distance: Double
  private var state = seed

  /// `distance` is from one step to the next, in points.
  init(distance: Double) {
    self.distance = distance
  }

  /// The offset of the next step; at an end the direction reverses.
  mutating func nextOffset(upTo end: Double) -> Double {
    offset += distance
    if offset > end || offset < 0 {
      distance = -distance
      offset = min(max(0, offset + 2 * distance), max(0, end))
    }
    return offset
  }

  /// The row of the next jump (xorshift64).
  mutating func nextRow(of count: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(state % UInt64(count))
  }
}
