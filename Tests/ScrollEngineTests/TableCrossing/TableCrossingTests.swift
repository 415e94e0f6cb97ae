import ScrollEngine
import TestSupport
import Testing

@MainActor
@Suite("A table to which everything happens, beside arrays")
struct TableCrossingTests {
  /// Six sources of heights with each of the eight kinds of numbers, and 40 steps for each seed.
  @Test(
    "shows what the arrays say after each step, and what one sees stays where it is",
    arguments: Soak.seeds(0...15))
  func script(block: UInt64) {
    for seed in block * 20..<(block + 1) * 20 {
      let script = CrossingScript(seed: seed)
      for step in 0..<40 {
        script.step()
        guard let complaint = script.complaints.first else { continue }
        Issue.record(
          "seed \(seed), step \(step): \(complaint)\n\(script.about)\n\(script.journal.suffix(6))")
        return
      }
    }
  }
}
