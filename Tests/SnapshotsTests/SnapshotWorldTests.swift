import TestSupport
import Testing

@MainActor
@Suite("Random snapshots of tables and collections")
struct SnapshotWorldTests {
  @Test(
    "show their items; selection, focus, what is in sight and callbacks follow the identities",
    arguments: 1...UInt64(Soak.count(100, soak: 40_000)))
  func world(seed: UInt64) {
    let world = SnapshotWorld(seed: seed)
    for number in 0..<20 { world.step(number) }
    world.checkCallbacks()
  }
}
