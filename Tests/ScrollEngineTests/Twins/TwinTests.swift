import TestSupport
import Testing

@MainActor
@Suite("A table and a collection with one column")
struct TwinTests {
  @Test(
    "do the same under the same random script", arguments: [TwinSource.Heights.even, .told],
    Soak.seeds(1...24))
  func script(heights: TwinSource.Heights, seed: UInt64) {
    play(heights, isStacked: false, seed: seed)
  }

  @Test(
    "do the same in a container", arguments: [TwinSource.Heights.even, .told], Soak.seeds(1...16))
  func stackedScript(heights: TwinSource.Heights, seed: UInt64) {
    play(heights, isStacked: true, seed: seed)
  }

  private func play(_ heights: TwinSource.Heights, isStacked: Bool, seed: UInt64) {
    let script = TwinScript(heights, isStacked: isStacked, seed: seed)
    for step in 0..<40 {
      script.step()
      if let complaint = script.complaint {
        Issue.record(
          "\(heights), seed \(seed), step \(step): \(complaint)\n\(script.journal.suffix(6))")
        return
      }
    }
  }
}
