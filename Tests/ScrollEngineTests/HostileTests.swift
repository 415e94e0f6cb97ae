import ScrollEngine
import TestSupport
import Testing

/// Random events, and delegates that change the scroll views at random in their callbacks.
@MainActor
@Suite("A scroll view among hostile events and delegates")
struct HostileTests {
  /// 10,000 sequences in all.
  @Test(
    "stays finite, pairs its calls, and rests in its range",
    arguments: Soak.seeds(0...19))
  func sequences(block: UInt64) {
    for seed in block * 500..<(block + 1) * 500 {
      guard holds(seed: seed) else { return }
    }
  }

  /// Once, when a program began a motion along one axis, the other axis stayed past its edge,
  /// although a motion was bringing it back.
  @Test(
    "rests in its range where a program moves one axis while the other comes in",
    arguments: [162_583, 344_071, 373_472, 412_304] as [UInt64])
  func bothAxes(seed: UInt64) {
    _ = holds(seed: seed)
  }

  /// Subviews leave a window before their superview. In these runs the subview's delegate ended the
  /// motion of the superview, which called its own delegate without a window.
  @Test(
    "owes no more calls once it has left its window",
    arguments: [42_290, 55_535, 62_930, 193_238] as [UInt64])
  func leaving(seed: UInt64) {
    _ = holds(seed: seed)
  }

  private func holds(seed: UInt64) -> Bool {
    let world = HostileWorld(seed: seed)
    world.run(steps: 40)
    guard let complaint = world.complaints.first else { return true }
    Issue.record(
      "seed \(seed): \(complaint)\n\(world.journal.suffix(40).joined(separator: "\n"))")
    return false
  }
}
