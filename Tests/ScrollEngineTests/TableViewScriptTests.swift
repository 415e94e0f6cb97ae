import Extents
import TestSupport
import Testing

@MainActor
@Suite("A table under a random script, beside one that is added up row by row")
struct TableViewScriptTests {
  @Test(
    "shows what the other one shows, and nothing jumps",
    arguments: Soak.seeds(1...40))
  func script(seed: UInt64) {
    let copies = Extents.Copies()
    Extents.$copies.withValue(copies) {
      let script = TableViewScript(seed: seed)
      for step in 0..<80 {
        script.step()
        if copies.number > 0 {
          script.complaints.append("copied all heights \(copies.number) times to ask")
        }
        guard script.complaints.isEmpty else {
          Issue.record(
            "seed \(seed), step \(step): \(script.journal.suffix(4)) \(script.complaints)")
          return
        }
      }
    }
  }
}
