import Testing

@testable import ScrollMotion

@Suite("The constants of the motion")
struct ScrollPhysicsTests {
  @Test("let content go past an edge by half of the visible length")
  func overshoot() {
    let limits = [480, 1, 0, -10, .nan].map { ScrollPhysics.largestOvershoot(visibleLength: $0) }
    #expect(limits == [240, 0.5, 0, 0, 0])
  }

  @Test("slow a spring that starts outwards down to what reaches the limit", arguments: [1.0, -1])
  func outwards(side: Double) {
    let range: ClosedRange<Double> = side > 0 ? 0...300 : -300...0
    func spring(past: Double, velocity: Double, limit: Double) -> CriticallyDampedSpring {
      ScrollPhysics(largestOvershoot: limit).spring(
        from: (300 + past) * side, to: 300 * side, velocity: velocity * side, in: range)
    }
    // A spring that starts beyond its limit goes no farther, even at a low velocity.
    for velocity in [0.05, 0.5, 900] {
      #expect(spring(past: 10, velocity: velocity, limit: 5).initialVelocity == 0)
      #expect(spring(past: 0.8, velocity: velocity, limit: 0.5).initialVelocity == 0)
    }
    // Without a limit, these springs would go to 142 and 310 points past the edge.
    for velocity in [4000.0, 9000] {
      let limited = spring(past: 10, velocity: velocity, limit: 100)
      #expect(abs(limited.farthest - 100) < 1e-9 && limited.initialVelocity * side > 0)
    }
    // A spring that stays within the limit, or starts inwards, keeps its velocity.
    #expect(spring(past: 10, velocity: 900, limit: 100).initialVelocity == 900 * side)
    #expect(spring(past: 10, velocity: -9000, limit: 100).initialVelocity == -9000 * side)
  }

  @Test("end a motion within half a point and 10 points per second, or other positive limits")
  func threshold() {
    #expect(StopThreshold.standard == StopThreshold(distance: 0.5, velocity: 10))
    #expect(StopThreshold(scale: 2) == StopThreshold(distance: 0.25, velocity: 10))
    for none in [0.0, -1, .infinity, .nan] {
      #expect(StopThreshold(distance: none, velocity: none) == .standard)
      #expect(StopThreshold(scale: none) == .standard)
    }
    let small = StopThreshold(distance: 0.1, velocity: 0.2)
    #expect(small.distance == 0.1 && small.velocity == 0.2)
    let greatest = StopThreshold(distance: 1e12, velocity: 1e12)
    #expect(greatest.distance == 1e9 && greatest.velocity == 1e9)
    #expect(abs(StopThreshold(scale: 1e6).distance - 0.005) < 1e-12)
    let least = StopThreshold(distance: 1e-12, velocity: 1e-12)
    #expect(least.distance == 1e-9 && least.velocity == 1e-9)
  }
}
