import TestSupport
import Testing

@MainActor
@Suite("Random snapshots of tables and collections")
struct SnapshotWorldTests {
  /// How many seeds one case tries: the testing library is slow with many thousands of cases.
  private static let seedsPerCase = UInt64(Soak.count(1, soak: 400))

  @Test(
    "show their items; selection, focus, what is in sight and callbacks follow the identities",
    arguments: UInt64(0)..<100)
  func world(number: UInt64) {
    let first = number * Self.seedsPerCase + 1
    for seed in first..<first + Self.seedsPerCase {
      let world = SnapshotWorld(seed: seed)
      for step in 0..<20 { world.step(step) }
      world.checkCallbacks()
    }
  }
}
