import ScrollEngine
import TestSupport
import Testing

@MainActor
@Suite("A stack of controllers beside a list of what was asked for")
struct StackScriptTests {
  @Test(
    "shows, tells and places the same after each step of random scripts",
    arguments: Soak.seeds(1...80))
  func scripts(seed: UInt64) {
    let script = StackScript(seed: seed)
    for step in 0..<40 where script.complaint == nil {
      script.step()
      if let complaint = script.complaint {
        Issue.record("seed \(seed), step \(step): \(complaint)\n\(script.journal.suffix(8))")
      }
    }
  }
}
