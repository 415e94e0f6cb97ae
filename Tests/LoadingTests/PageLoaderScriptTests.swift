import TestSupport
import Testing

@MainActor
@Suite("A page loader under a random script, beside lists")
struct PageLoaderScriptTests {
  /// Three policies, with each of the eight kinds of numbers.
  @Test(
    "loads what the policy says of what is in sight, and nothing twice",
    arguments: Soak.seeds(0...23))
  func script(seed: UInt64) async {
    let script = PageLoaderScript(seed: seed)
    for step in 0..<120 {
      await script.step()
      guard let complaint = script.complaints.first else { continue }
      Issue.record("seed \(seed), step \(step): \(complaint)\n\(script.journal.suffix(8))")
      break
    }
    script.hand.answerAll()
    await script.hand.settle()
  }
}
