import Randomness
import Testing

@Suite("Seeded values")
struct SeededValuesTests {
  @Test("from a seed follow from their place, and stay below their bound")
  func seeded() {
    let values = SeededValues(5)
    let drawn = (0..<1_000).map { values.number(below: 10, 0, $0) }
    #expect(Set(drawn) == Set(0..<10))
    #expect((0..<1_000).reversed().map { values.number(below: 10, 0, $0) } == drawn.reversed())
    #expect((0..<1_000).map { values.number(below: 10, 1, $0) } != drawn)
    #expect((0..<1_000).map { SeededValues(6).number(below: 10, 0, $0) } != drawn)
  }

  @Test("are those of the generator: the published first numbers of seed 1234567")
  func published() {
    var random = SplitMix64(seed: 1_234_567)
    #expect(
      (0..<3).map { _ in random.next() } == [
        6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423,
      ])
  }
}
