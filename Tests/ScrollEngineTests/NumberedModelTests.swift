import ScrollEngine
import TestSupport
import Testing

@MainActor
@Suite("Numbered children beside an array of all children")
struct NumberedModelTests {
  @Test(
    "lie where the array has them, are in sight where they are made, and never jump",
    arguments: Soak.seeds(1...16))
  func randomSteps(seed: UInt64) {
    var world = NumberedWorld(seed: seed)
    for step in 0..<600 {
      let what = world.step()
      guard world.problem == nil else {
        Issue.record("seed \(seed), step \(step), \(what): \(world.problem ?? "")")
        return
      }
    }
    // Without reused children, the steps would prove nothing.
    #expect(world.source.requests > world.source.created, "seed \(seed)")
  }
}
