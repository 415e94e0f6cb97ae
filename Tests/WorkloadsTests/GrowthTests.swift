import Testing

@testable import Workloads

/// How costs grow, as exponents.
struct GrowthTests {
  @Test("The exponent of a power is its own", arguments: [-1, 0, 0.5, 1, 2])
  func powers(exponent: Double) throws {
    let sizes = [1e3, 1e4, 1e6, 3e7]
    var costs: [Double] = []
    for size in sizes { costs.append(7 * power(size, exponent)) }
    let found = try #require(Growth.exponent(sizes: sizes, costs: costs))
    #expect(abs(found - exponent) < 1e-9)
  }

  @Test("Between points it is the slope that fits best")
  func fit() throws {
    // The costs grow by 10, then by the square root of 10: exponents of 1 and 1/2.
    let found = try #require(Growth.exponent(sizes: [1, 10, 100], costs: [1, 10, 31.6227766]))
    #expect(abs(found - 0.75) < 1e-6)
  }

  @Test("There is none of one size, and none of nothing")
  func none() {
    #expect(Growth.exponent(sizes: [], costs: []) == nil)
    #expect(Growth.exponent(sizes: [10], costs: [1]) == nil)
    #expect(Growth.exponent(sizes: [10, 10], costs: [1, 2]) == nil)
    #expect(Growth.exponent(sizes: [10, 100], costs: [0, 2]) == nil)
    #expect(Growth.exponent(sizes: [10, 100], costs: [1]) == nil)
    #expect(Growth.exponent(sizes: [10, .infinity], costs: [1, 2]) == nil)
  }

  @Test("Sizes are powers of ten times the first, and none is above the last")
  @MainActor
  func sizes() {
    #expect(GrowthWorkload.sizes(from: 10, to: 10_000) == [10, 100, 1_000, 10_000])
    #expect(GrowthWorkload.sizes(from: 1_000, to: 99_999) == [1_000, 10_000])
    #expect(GrowthWorkload.sizes(from: 10, to: 10) == [10])
  }

  @Test("Every curve of the workload has its exponents, each with what is expected")
  @MainActor
  func workload() {
    var request = Request(.growth)
    (request.rows, request.sections, request.tables) = (10_000, 100, 100)
    request.steps = 20
    var found: [Measurement] = []
    #expect(request.run { found.append($0) } == [])
    // Curves over rows, over sections, and over tables for each way to give them to a container.
    let curves = 2 + TableChildren.allCases.count
    let metrics = (0..<curves).flatMap { _ in ["step", "jump", "setup"] }
    #expect(found.map(\.metric) == metrics)
    #expect(found.allSatisfy { $0.unit == "exponent" && $0.note != nil })
    #expect(Set(found.map(\.variant)).count == curves)
  }

  /// A power with an exponent of -1, 0, 0.5, 1 or 2.
  private func power(_ base: Double, _ exponent: Double) -> Double {
    switch exponent {
    case -1: 1 / base
    case 0: 1
    case 0.5: base.squareRoot()
    case 1: base
    default: base * base
    }
  }
}
