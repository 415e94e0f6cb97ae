import Extents
import TestSupport
import Testing

@Suite("A run of extents")
struct RunTests {
  @Test("is as long as equal neighbours are, however many", arguments: 1...4 as ClosedRange<UInt64>)
  func random(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    var elements: [Double] = []
    while elements.count < 3_000 {
      let extent = Double(Int.random(in: 0...3, using: &random)) * [1, 0.1, 1e9][Int(seed % 3)]
      let count = Bool.random(using: &random) ? 1 : Int.random(in: 1...200, using: &random)
      elements += Array(repeating: extent, count: count)
    }
    let extents = Extents(count: elements.count) { elements[$0] }
    var index = 0
    while index < elements.count {
      let run = extents.run(at: index)
      #expect(run.end > index && run.end <= elements.count)
      #expect(elements[index..<run.end].allSatisfy { $0 == run.extent })
      index += Int.random(in: 1...max(1, run.end - index), using: &random)
    }
  }

  @Test("of a billion is found whole")
  func billion() {
    var extents = Extents(repeating: 3, count: 1_000_000_000)
    extents[500] = 4
    #expect(extents.run(at: 3) == (3, 500))
    #expect(extents.run(at: 500) == (4, 501))
    #expect(extents.run(at: 501) == (3, 1_000_000_000))
  }
}
