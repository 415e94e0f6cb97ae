@testable import ScrollEngine
import TestSupport
import Testing

@MainActor
@Suite("Every layout, with everything a delegate may know, beside frames that are added up")
struct CollectionWorldTests {
  @Test(
    "shows what intersects its bounds, where it belongs, whatever is done to it",
    arguments: WorldCase.all, Soak.seeds(1...2))
  func everything(world: WorldCase, seed: UInt64) { play(world, seed: seed) }

  /// The collection forgot the footer that it held, because no item came after the footer.
  @Test("keeps the last footer where it is while items before it are measured")
  func lastFooter() {
    play(WorldCase(layout: .grid(columns: 2), role: .measured), seed: 35)
  }

  /// An item moved out of a reloaded section, and the collection counted all items after it as
  /// deleted.
  @Test("keeps what stays by its index in a reloaded section")
  func reloadedSection() {
    play(WorldCase(layout: .flow(.empty), role: .everything), seed: 9)
  }

  private func play(_ world: WorldCase, seed: UInt64) {
    let kinds = RandomNumbers.Kind.allCases
    let index = WorldCase.all.firstIndex { $0.testDescription == world.testDescription } ?? 0
    let kind = kinds[(Int(seed) + index) % kinds.count]
    let run = CollectionWorld(world, seed: seed &* 1_009 &+ UInt64(index), kind: kind)
    for step in 0..<60 {
      run.step()
      if let complaint = run.complaint {
        Issue.record("seed \(seed), \(kind), step \(step): \(complaint)\n\(run.journal.suffix(6))")
        return
      }
    }
  }
}
