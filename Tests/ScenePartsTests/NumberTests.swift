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

  @Test(
    "to a hundredth have two digits after the point",
    arguments: [
      (0.5, "0.50"), (1, "1.00"), (1.049, "1.05"), (3.999, "4.00"), (1_666.67, "1666.67"),
    ]
  )
  func twoDigits(value: Double, text: String) {
    #expect(hundredths(value) == text)
  }
}
