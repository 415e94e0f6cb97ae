import ScrollEngine
import TestSupport
import Testing

/// Random events, and delegates that do in their callbacks what they please.
@MainActor
@Suite("A scroll view among hostile events and delegates")
struct HostileTests {
  /// 10,000 sequences in all.
  @Test(
    "stays finite, pairs its calls, and rests in its range",
    arguments: Soak.seeds(0...19))
  func sequences(block: UInt64) {
    for seed in block * 500..<(block + 1) * 500 {
      let world = HostileWorld(seed: seed)
      world.run(steps: 40)
      if let complaint = world.complaints.first {
        Issue.record(
          "seed \(seed): \(complaint)\n\(world.journal.suffix(40).joined(separator: "\n"))")
        return
      }
    }
  }
}
