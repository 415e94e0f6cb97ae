import ScrollEngine
import TestSupport
import Testing

@MainActor
@Suite("A container in which everything moves")
struct ContainerWorldTests {
  @Test(
    "has cells for exactly what is in sight in every frame, and every child in its content",
    arguments: Soak.seeds(1...32))
  func frames(seed: UInt64) { play(seed: seed) }

  /// A table whose width had changed measured rows above its visible cells, but did not move the
  /// cells.
  @Test("has cells that move with what is measured above them")
  func measuredAbove() { play(seed: 594) }

  private func play(seed: UInt64) {
    let world = ContainerWorld(seed: seed)
    for step in 0..<40 where world.complaint == nil {
      world.step()
      if let complaint = world.complaint {
        Issue.record("seed \(seed), step \(step): \(complaint)\n\(world.journal.suffix(8))")
      }
    }
  }
}
