import Geometry
import Testing

@testable import ScrollMotion

struct FlingTests {
  @Test(arguments: MotionSamples.Rhythm.allCases)
  func `What one has asked before does not change the answer`(rhythm: MotionSamples.Rhythm) {
    var samples = MotionSamples(seed: 1)
    for _ in 0..<200 {
      let sample = samples.fling()
      let checkpoints = [0.05, 0.1, 0.5, 1.0, 2.5]
      let times = samples.ticks(rhythm, until: 2.5) + checkpoints
      var seen: [Double: Double] = [:]
      for time in times.sorted() { seen[time] = sample.fling.value(at: time) }
      for time in checkpoints {
        #expect(abs((seen[time] ?? .nan) - sample.fling.value(at: time)) <= 1e-9, "\(sample)")
      }
    }
  }

  @Test func `Ticks of any rhythm agree when the rest is planned anew at each of them`() {
    // A scroll view plans the rest of a fling anew when its range changes during the fling.
    var samples = MotionSamples(seed: 2)
    for rhythm in MotionSamples.Rhythm.allCases {
      let whole = Fling(from: 0, velocity: 2000, in: 0...1e6)
      var (fling, started) = (whole, 0.0)
      for time in samples.ticks(rhythm, until: 1) where time > 0 && time <= 1 {
        let value = fling.value(at: time - started)
        #expect(abs(value - whole.value(at: time)) < 1e-9)
        fling = Fling(from: value, velocity: fling.velocity(at: time - started), in: 0...1e6)
        started = time
      }
    }
  }

  @Test func `It ends after a finite time, exactly on its destination and in its range`() {
    var samples = MotionSamples(seed: 3)
    for _ in 0..<2000 {
      let sample = samples.fling()
      let fling = sample.fling
      #expect(fling.duration.isFinite && fling.duration >= 0 && fling.duration < 60, "\(sample)")
      for late in [fling.duration, fling.duration + 1e-9, 1e6, .infinity] {
        #expect(fling.value(at: late) == fling.destination, "\(sample)")
        #expect(fling.velocity(at: late) == 0, "\(sample)")
        #expect(fling.phase(at: late) == .ended, "\(sample)")
      }
      #expect(sample.range.contains(fling.destination), "\(sample)")
    }
  }

  @Test func `The last step is half a point at most`() {
    var samples = MotionSamples(seed: 4)
    for _ in 0..<2000 {
      let sample = samples.fling()
      let fling = sample.fling
      guard fling.duration > 0 else { continue }
      let before = fling.duration.nextDown
      #expect(abs(fling.value(at: before) - fling.destination) <= 0.5 + 1e-6, "\(sample)")
      // A fling that may not bounce stops at the edge, whatever its velocity.
      if sample.physics.bounces { #expect(abs(fling.velocity(at: before)) <= 10 + 1e-6) }
    }
  }

  @Test func `It sets out from where it is, as fast as it is`() {
    var samples = MotionSamples(seed: 5)
    for _ in 0..<2000 {
      let sample = samples.fling(bounces: true)
      guard sample.fling.duration > 0 else {
        #expect(abs(sample.fling.destination - sample.start) <= 5, "\(sample)")
        continue
      }
      #expect(abs(sample.fling.value(at: 0) - sample.start) < 1e-9, "\(sample)")
      // A spring that starts on its target takes over there, and its velocity is limited.
      let isAtTarget =
        sample.fling.phase(at: 0) == .springing && sample.fling.destination == sample.start
      let velocity = isAtTarget ? Self.overEdge(sample.velocity) : sample.velocity
      #expect(abs(sample.fling.velocity(at: 0) - velocity) < 1e-9, "\(sample)")
    }
  }

  private static func overEdge(_ velocity: Double) -> Double {
    min(max(velocity, -ScrollPhysics.fastestOverEdge), ScrollPhysics.fastestOverEdge)
  }

  @Test func `Position and velocity are continuous where a spring takes over, up to its limit`() {
    var samples = MotionSamples(seed: 6)
    var handovers = 0
    for _ in 0..<2000 {
      let sample = samples.fling(bounces: true)
      let stages = [sample.fling.first, sample.fling.second, sample.fling.third].compactMap(\.self)
      for (earlier, later) in zip(stages, stages.dropFirst()) {
        handovers += 1
        let time = later.start
        let scale = max(1, abs(earlier.value(at: time)) * 1e-6)
        #expect(abs(earlier.value(at: time) - later.value(at: time)) < 1e-9 * scale, "\(sample)")
        var taken = earlier.velocity(at: time)
        if case .spring = later.curve { taken = Self.overEdge(taken) }
        #expect(abs(taken - later.velocity(at: time)) < 1e-8 * scale, "\(sample)")
      }
    }
    #expect(handovers > 300)
  }

  @Test func `The velocity is the slope of the position`() {
    var samples = MotionSamples(seed: 7)
    for _ in 0..<500 {
      let sample = samples.fling(bounces: true)
      let fling = sample.fling
      let kinks = [fling.second, fling.third].compactMap { $0?.start } + [fling.duration]
      for _ in 0..<20 {
        let time = samples.number(in: 1e-4...3)
        guard kinks.allSatisfy({ abs($0 - time) > 2e-5 }) else { continue }
        let slope = (fling.value(at: time + 1e-5) - fling.value(at: time - 1e-5)) / 2e-5
        let tolerance = 1e-3 + abs(sample.velocity) * 1e-5
        #expect(abs(slope - fling.velocity(at: time)) < tolerance, "\(sample) after \(time)")
      }
    }
  }

  @Test func `Both directions are the same, mirrored`() {
    var samples = MotionSamples(seed: 8)
    for _ in 0..<500 {
      let start = samples.number(in: -200...1200)
      let velocity = samples.number(in: -6000...6000)
      let physics = ScrollPhysics(bounces: samples.pick([true, false]))
      let fling = Fling(from: start, velocity: velocity, in: 0...1000, physics: physics)
      let mirrored = Fling(from: -start, velocity: -velocity, in: -1000 ... -0, physics: physics)
      #expect(abs(fling.duration - mirrored.duration) < 1e-9)
      for time in [0, 0.03, 0.2, 0.7, 2, 9] {
        #expect(abs(fling.value(at: time) + mirrored.value(at: time)) < 1e-9)
        #expect(abs(fling.velocity(at: time) + mirrored.velocity(at: time)) < 1e-9)
      }
    }
  }

  @Test func `Without bouncing it never leaves its range`() {
    var samples = MotionSamples(seed: 9)
    for _ in 0..<1000 {
      let sample = samples.fling(bounces: false)
      for time in samples.ticks(.irregular, until: 2) {
        #expect(sample.range.contains(sample.fling.value(at: time)), "\(sample) after \(time)")
      }
    }
    let stopped = Fling(
      from: 100, velocity: 800, in: 0...300, physics: ScrollPhysics(bounces: false))
    #expect(abs(stopped.duration - 0.34672731846769206) < 1e-12)
    #expect(stopped.destination == 300)
  }

  @Test func `Within its range it goes one way`() {
    var samples = MotionSamples(seed: 10)
    for _ in 0..<300 {
      let velocity = samples.number(in: 20...3000)
      let fling = Fling(from: 0, velocity: velocity, in: -10...1e5)
      let values = samples.ticks(.thousand, until: 5).map { fling.value(at: $0) }
      #expect(zip(values, values.dropFirst()).allSatisfy { $0 <= $1 })
    }
  }

  @Test func `Past an edge it goes as far as the spring lets it, and comes back`() {
    let fling = Fling(from: 300, velocity: 1000, in: 0...300)
    let values = stride(from: 0.0, through: fling.duration, by: 0.001).map { fling.value(at: $0) }
    #expect(abs((values.max() ?? 0) - 333.666153126) < 0.001)
    #expect(fling.phase(at: 0) == .springing)
    #expect(fling.duration > 0.4 && fling.duration < 1)
  }

  @Test func `A limit of the overshoot holds and leaves slower flings alone`() {
    let limited = ScrollPhysics(largestOvershoot: 100)
    let fast = Fling(from: 200, velocity: 20_000, in: 0...300, physics: limited)
    let peak = stride(from: 0.0, through: 1, by: 0.001).map { fast.value(at: $0) }.max() ?? 0
    #expect(peak > 399 && peak <= 400 + 1e-9)
    #expect(
      Fling(from: 200, velocity: 1000, in: 0...300, physics: limited).value(at: 0.3)
        == Fling(from: 200, velocity: 1000, in: 0...300).value(at: 0.3))
  }

  @Test func `Let go past an edge at rest, it springs back at once`() {
    let fling = Fling(from: -100, velocity: 0, in: 0...1000)
    #expect(abs(fling.value(at: 0.05) + 89.54242864662727) < 1e-8)
    #expect(abs(fling.value(at: 0.2) + 35.812958644114936) < 1e-8)
    #expect(fling.destination == 0)
    #expect(fling.phase(at: 0.1) == .springing)
  }

  @Test func `Thrown back in hard from past an edge, it goes on into the content`() {
    let fling = Fling(from: -50, velocity: 3000, in: 0...2000)
    let spring = CriticallyDampedSpring(from: -50, to: 0, velocity: 3000)
    let crossing = spring.crossingTime ?? .nan
    #expect(fling.phase(at: crossing / 2) == .springing)
    #expect(fling.phase(at: crossing + 0.1) == .decelerating)
    let expected = Deceleration(from: 0, velocity: spring.velocity(at: crossing)).destination
    #expect(abs(fling.destination - expected) < 1e-9)
    #expect(fling.destination > 500)
    // The fling may leave a short range at the other edge, and then returns to that edge.
    #expect(Fling(from: -50, velocity: 3000, in: 0...200).destination == 200)
  }

  @Test func `In a range without length a throw is one swing of the spring`() {
    let fling = Fling(from: -50, velocity: 3000, in: 0...0)
    let spring = CriticallyDampedSpring(from: -50, to: 0, velocity: 3000)
    for time in [0, 0.01, 0.05, 0.2, 0.4] {
      #expect(abs(fling.value(at: time) - spring.value(at: time)) < 1e-9)
    }
    #expect(fling.destination == 0)
  }

  @Test func `The edge is not waited for by what is as good as there`() {
    // It ends half a thousandth of a point past the edge: a wait for the edge would take 4 s more.
    let velocity = 100.0005 * DecelerationRate.normal.decayConstant
    let fling = Fling(from: 0, velocity: velocity, in: 0...100)
    #expect(fling.destination == 100)
    #expect(fling.duration < 3)
  }

  @Test func `The axes do not know each other`() {
    let range = ScrollRange(
      bounds: .init(width: 100, height: 100), content: .init(width: 200, height: 5000),
      inset: .zero)
    let fling = OffsetFling(
      from: .init(x: 90, y: 90), velocity: .init(x: 900, y: 1500), in: range)
    #expect(fling.destination.x == 100)
    #expect(abs(fling.destination.y - 839.2497497) < 1e-6)
    #expect(fling.duration == fling.y.duration && fling.x.duration < fling.y.duration)
    #expect(fling.value(at: 0.1).x == fling[.horizontal].value(at: 0.1))
    #expect(fling.value(at: 2).x == 100)
    #expect(fling.velocity(at: 2).y > 0)
  }
}
