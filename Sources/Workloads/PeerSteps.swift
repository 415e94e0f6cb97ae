/// The steps and jumps of the peers' workload; they are the same in every run.
struct PeerSteps {
  /// The seed of the random jumps, as in the peers.
  private static let seed: UInt64 = 88_172_645_463_325_252

  private var offset = 0.0
  private var distance: Double
  private var state = seed

  /// `distance` is the length of a step, in points.
  init(distance: Double) {
    self.distance = distance
  }

  /// The offset of the next step, in points; the direction reverses at both ends.
  mutating func nextOffset(upTo end: Double) -> Double {
    offset += distance
    if offset > end || offset < 0 {
      distance = -distance
      offset = min(max(0, offset + 2 * distance), max(0, end))
    }
    return offset
  }

  /// The row of the next jump.
  mutating func nextRow(of count: Int) -> Int { Int(nextNumber() % UInt64(count)) }

  /// The offset of the next jump, in points.
  mutating func nextOffset(within end: Double) -> Double {
    Double(nextNumber() >> 11) / Double(1 << 53) * end
  }

  /// The next number of the xorshift64 generator.
  private mutating func nextNumber() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state
  }
}
