import Testing

@testable import LogFile

@Suite("Sets of lines")
struct LineSetTests {
  @Test("It is what a sorted array is", arguments: 0..<20)
  func model(seed: Int) {
    var random = Seeded(seed)
    var set = LineSet()
    var plain: Set<Int> = []
    let limit = [100, 5_000, 100_000][seed % 3]
    for _ in 0..<400 {
      let line = Int.random(in: 0..<limit, using: &random)
      if Int.random(in: 0..<4, using: &random) == 0 {
        set.remove(line)
        plain.remove(line)
      } else {
        set.insert(line)
        plain.insert(line)
      }
      let sorted = plain.sorted()
      #expect(set.count == sorted.count)
      let asked = Int.random(in: -1...limit + 5_000, using: &random)
      #expect(set.contains(asked) == plain.contains(asked))
      #expect(set.rank(of: asked) == sorted.count { $0 < asked })
      #expect(set.next(after: asked) == sorted.first { $0 > asked })
      #expect(set.previous(before: asked) == sorted.last { $0 < asked })
      if let rank = sorted.indices.randomElement(using: &random) {
        #expect(set.line(atRank: rank) == sorted[rank])
      }
    }
  }

  @Test("A hundred million lines take less than 16 MB")
  func memory() {
    var set = LineSet()
    for line in stride(from: 0, to: 100_000_000, by: 4096) { set.insert(line) }
    #expect(set.byteCount < 16 << 20)
  }
}
