import ScrollMotion
import Testing

@Suite("Momentum")
struct MomentumTests {
  @Test("is gained by a flick in the direction in which the content moves", arguments: [1.0, -1])
  func gain(side: Double) {
    func carried(by velocity: Double, from remaining: Double) -> Double {
      Momentum.carried(by: velocity * side, from: remaining * side) * side
    }
    // Flutter's carriedMomentum(2000) is 2539.897322….
    #expect(abs(carried(by: 300, from: 2000) - 2_839.897_322_338) < 1e-6)
    #expect(abs(carried(by: 900, from: 2000) - 3_439.897_322_338) < 1e-6)
    // At 1,000 points per second, the gain is 0.000816·10^5.901.
    #expect(abs(carried(by: 900, from: 1000) - 1_549.666_029_941) < 1e-6)
    #expect(carried(by: 900, from: 1e6) == 40_900)
    #expect(abs(carried(by: 900, from: 1) - 900.000_816) < 1e-9)
  }

  @Test("is not gained by what is too slow, or goes the other way, or is no number")
  func none() {
    for velocity in [299.9, 0, -299.9] {
      for remaining in [-2000.0, 0, 2000] {
        #expect(Momentum.carried(by: velocity, from: remaining) == velocity)
      }
    }
    for remaining in [0.0, -0.5, -2000, .infinity, .nan] {
      #expect(Momentum.carried(by: 900, from: remaining) == 900)
      #expect(Momentum.carried(by: -900, from: -remaining) == -900)
    }
    #expect(Momentum.carried(by: .nan, from: 2000) == 0)
  }
}
