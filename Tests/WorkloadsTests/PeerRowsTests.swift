import TestSupport
import Testing

@testable import Workloads

/// Rows for the comparison with other programs, whose sums must be correct themselves.
struct PeerRowsTests {
  @Test("Sums over whole periods are the sums of all heights", arguments: [false, true])
  func offsets(areUniform: Bool) {
    let rows = PeerRows(count: 500, areUniform: areUniform)
    var offset = 0
    for row in 0..<500 {
      #expect(rows.offset(of: row) == offset)
      #expect(rows.height(of: row) == (areUniform ? 50 : 30 + row * 7_919 % 41))
      offset += rows.height(of: row)
    }
    #expect(rows.total == offset)
  }

  @Test("The rows between two offsets are those that a search through all of them finds")
  func window() {
    let rows = PeerRows(count: 300)
    var random = SeededRandom(seed: 7)
    for _ in 0..<500 {
      let lower = Double(Int.random(in: -100...16_000, using: &random)) / 2
      let upper = lower + Double(Int.random(in: 0...1_300, using: &random)) / 2
      let expected = (0..<300).filter {
        Double(rows.offset(of: $0)) < upper && Double(rows.offset(of: $0 + 1)) > lower
      }
      #expect(Array(rows.rows(from: lower, to: upper)) == (lower < upper ? expected : []))
    }
  }

  @Test("A text is what interpolation makes of its numbers")
  func text() {
    for number in [0, 1, 9, 10, 99, 100, 12_345, 999_999_999, Int.max] {
      #expect(PeerText.text(section: number, row: 7) == "Section \(number) Row 7")
      #expect(PeerText.text(section: 7, row: number) == "Section 7 Row \(number)")
    }
  }

  @Test("A checksum tells texts apart, their order and where one ends")
  func checksum() {
    func sum(_ texts: [String]) -> Int {
      var sum = TextChecksum()
      for text in texts { sum.add(text) }
      return sum.value
    }
    let sums = [["a", "b"], ["b", "a"], ["ab"], ["ab", ""], [], ["a"]].map(sum)
    #expect(Set(sums).count == sums.count)
  }

  @Test("Steps turn round at the ends, and never leave the content")
  func steps() {
    var way = PeerSteps(distance: 40)
    #expect((0..<8).map { _ in way.nextOffset(upTo: 130) } == [40, 80, 120, 80, 40, 0, 40, 80])
  }
}
