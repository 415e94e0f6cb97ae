import TestSupport
import Testing

@testable import ScrollMotion

/// How far springs carry content past an edge.
@Suite("An overshoot")
struct OvershootTests {
  private func peak(_ fling: Fling) -> (least: Double, greatest: Double) {
    let values = (0...400).map { fling.value(at: fling.duration * Double($0) / 400) }
    return (values.min() ?? 0, values.max() ?? 0)
  }

  @Test("keeps to its limit, of all flings in all ranges", arguments: Soak.seeds(0...19))
  func limit(seed: UInt64) {
    var samples = MotionSamples(seed: seed)
    for _ in 0..<20 {
      let length = samples.pick([0.0, 1, 300, 5_000])
      let visible = samples.number(in: 40...2_000)
      let physics = ScrollPhysics(
        largestOvershoot: ScrollPhysics.largestOvershoot(visibleLength: visible))
      let start = samples.number(in: -0.4 * visible...length + 0.4 * visible)
      let isInside = start >= 0 && start <= length
      let velocity = samples.number(in: -60_000...60_000)
      let target = samples.number(in: 0...max(1, length))
      let flings = [
        Fling(from: start, velocity: velocity, in: 0...length, physics: physics),
        Fling(from: start, velocity: velocity, to: target, in: 0...length, physics: physics),
        Fling(
          from: start, velocity: velocity, snappingTo: target, in: 0...length, physics: physics),
        Fling(
          from: start, velocity: velocity, returningTo: start < 0 ? .lower : .upper,
          in: 0...length, physics: physics),
      ]
      for (kind, fling) in flings.enumerated() {
        let most = isInside && kind == 0 ? min(visible / 2, 168.4) : visible / 2
        let (least, greatest) = peak(fling)
        let place = "\(kind): \(start) at \(velocity) in 0...\(length), \(visible)"
        #expect(least > min(-most, start) - 1e-6, "\(least), \(place)")
        #expect(greatest < max(length + most, start) + 1e-6, "\(greatest), \(place)")
        // Where a slower spring takes over, the content does not jump.
        for stage in [fling.second, fling.third].compactMap({ $0 }) where stage.start > 0 {
          let (before, after) = (
            fling.value(at: stage.start.nextDown), fling.value(at: stage.start)
          )
          #expect(abs(before - after) < 1e-6, "\(place)")
        }
      }
    }
  }

  @Test("is not cut a second time where a bounce is made anew", arguments: [0.0, 30, 90])
  func anew(start: Double) {
    let physics = ScrollPhysics(largestOvershoot: 100)
    let fling = Fling(from: 300 + start, velocity: 20_000, in: 0...300, physics: physics)
    #expect(abs(peak(fling).greatest - 400) < 0.05)
    for time in stride(from: 0.0, to: fling.duration, by: 0.01) {
      let again = Fling(
        from: fling.value(at: time), velocity: fling.velocity(at: time), returningTo: .upper,
        in: 0...300, physics: physics)
      for later in [0.01, 0.1, 0.3] {
        #expect(abs(again.value(at: later) - fling.value(at: time + later)) < 0.01)
      }
    }
  }

  @Test("takes 5,000 points per second over an edge at most, whichever it is")
  func fastest() {
    for velocity in [-40_000.0, 40_000] {
      let fling = Fling(from: 0, velocity: velocity, in: -1_000...1_000)
      let crossing = fling.second?.start ?? 0
      #expect(abs(abs(fling.velocity(at: crossing)) - 5_000) < 1e-6)
      #expect(
        abs(
          abs(peak(fling).greatest > 1_000 ? peak(fling).greatest : peak(fling).least)
            - 1_168.33) < 0.1)
    }
  }
}
