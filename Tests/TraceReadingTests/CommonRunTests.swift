import TestSupport
import Testing

@testable import TraceReading

@Suite("Where two lists have most in common")
struct CommonRunTests {
  @Test("is what counting says", arguments: UInt64(1)...200)
  func counting(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    func list() -> [Int] {
      (0..<Int.random(in: 0..<30, using: &random)).map { _ in Int.random(in: 0..<3, using: &random)
      }
    }
    let (start, all) = (list(), list())
    let counted = all.indices.map { place in
      zip(start, all[place...]).prefix { $0 == $1 }.count
    }
    #expect(CommonRun.lengths(of: start, in: all) == counted)
  }
}
