import Testing

@testable import SceneParts

@Suite("Numbers")
struct NumberTests {
  @Test(
    "stand in groups of three digits",
    arguments: [
      (0, "0"), (7, "7"), (999, "999"), (1_000, "1,000"), (-45_678, "-45,678"), (-999, "-999"),
      (1_000_000_000, "1,000,000,000"),
    ])
  func grouping(value: Int, text: String) {
    #expect(grouped(value) == text)
  }

  @Test("from a seed follow from their place, and stay below their bound")
  func seeded() {
    let values = SeededValues(5)
    let drawn = (0..<1_000).map { values.number(below: 10, 0, $0) }
    #expect(Set(drawn) == Set(0..<10))
    #expect((0..<1_000).reversed().map { values.number(below: 10, 0, $0) } == drawn.reversed())
    #expect((0..<1_000).map { values.number(below: 10, 1, $0) } != drawn)
    #expect((0..<1_000).map { SeededValues(6).number(below: 10, 0, $0) } != drawn)
  }
}
