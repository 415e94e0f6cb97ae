import ScrollEngine
import TestSupport
import Testing

@MainActor
@Suite("A container beside children that are added up from the beginning")
struct ContainerScriptTests {
  @Test(
    "shows the same after each step of thousands of short random scripts, and nothing jumps",
    arguments: Soak.seeds(0...9))
  func shortScripts(hundred: UInt64) {
    for seed in hundred * 100..<(hundred + 1) * 100 {
      guard play(seed: seed, steps: 12) else { return }
    }
  }

  @Test(
    "shows the same after each step of long random scripts, and nothing jumps",
    arguments: Soak.seeds(1...4))
  func longScripts(seed: UInt64) {
    play(seed: 1_000_000 + seed, steps: 400)
  }

  @discardableResult
  private func play(seed: UInt64, steps: Int) -> Bool {
    var script = ContainerScript(seed: seed)
    for step in 0..<steps {
      if script.complaint == nil { script.step() }
      if let complaint = script.complaint {
        Issue.record("seed \(seed), step \(step): \(complaint)\n\(script.journal.suffix(6))")
        return false
      }
    }
    // Without compared marks, the script would prove nothing about content that stays in place.
    #expect(steps < 100 || script.anchored > 10, "seed \(seed)")
    return true
  }
}
