import Geometry
import Testing

@testable import ScrollMotion

/// For any input, the results are finite numbers.
struct ExtremeInputTests {
  static let ranges: [ClosedRange<Double>] = [
    0...0, 0...1000, -64...1e300, -1e300...1e300, -.infinity ... .infinity, 5 ... .infinity,
    .greatestFiniteMagnitude ... .greatestFiniteMagnitude, 0...Double.leastNonzeroMagnitude,
  ]

  func isSane(_ fling: Fling) -> Bool {
    fling.duration >= 0 && fling.duration.isFinite && fling.destination.isFinite
      && (extremes + [0.01, 0.5]).allSatisfy {
        fling.value(at: $0).isFinite && fling.velocity(at: $0).isFinite
      }
      && fling.value(at: fling.duration) == fling.destination
  }

  @Test func `Flings`() {
    for start in extremes {
      for velocity in extremes {
        for range in Self.ranges {
          for physics in [ScrollPhysics.standard, ScrollPhysics(bounces: false)] {
            let place: Comment = "\(start) \(velocity) \(range) \(physics.bounces)"
            #expect(
              isSane(Fling(from: start, velocity: velocity, in: range, physics: physics)), place)
            for target in [0, 700, 1e300, -.infinity, .nan] {
              let to = Fling(
                from: start, velocity: velocity, to: target, in: range, physics: physics)
              #expect(isSane(to), "\(place) to \(target)")
              let snapping = Fling(
                from: start, velocity: velocity, snappingTo: target, in: range,
                physics: physics)
              #expect(isSane(snapping), "\(place) snapping to \(target)")
            }
          }
        }
      }
    }
  }

  @Test func `Constants of the physics`() {
    for value in extremes {
      let physics = ScrollPhysics(
        decelerationRate: DecelerationRate(rawValue: value), springResponse: value,
        largestOvershoot: value, threshold: StopThreshold(distance: value, velocity: value))
      for velocity in [0, 5, -900, 1e5, 1e300] {
        for start in [-40, 20, 1e9] {
          let fling = Fling(from: start, velocity: velocity, in: 0...300, physics: physics)
          #expect(isSane(fling), "\(value): from \(start) at \(velocity)")
          let to = Fling(
            from: start, velocity: velocity, to: 150, in: 0...300, physics: physics)
          #expect(isSane(to), "\(value): from \(start) at \(velocity)")
        }
      }
    }
  }

  @Test func `Decelerations and springs`() {
    for first in extremes {
      for second in extremes {
        for third in extremes {
          let deceleration = Deceleration(
            from: first, velocity: second, rate: DecelerationRate(rawValue: third))
          let landing = Deceleration(from: first, velocity: second, landingAt: third)
          for motion in [deceleration, landing].compactMap(\.self) {
            let numbers = [
              motion.value(at: third), motion.velocity(at: third), motion.destination,
              motion.velocity(atPosition: third), motion.time(toSlowTo: third),
              motion.time(toComeWithin: third), motion.duration(),
            ]
            #expect(areFinite(numbers), "\(first) \(second) \(third)")
            #expect(motion.time(toReach: third) >= 0)
          }
          let spring = CriticallyDampedSpring(from: first, to: third, velocity: second)
          let odd = CriticallyDampedSpring(
            from: first, to: 0, velocity: second, angularFrequency: third)
          for motion in [spring, odd] {
            let numbers = [
              motion.value(at: third), motion.velocity(at: second), motion.settlingTime(),
              motion.value(at: motion.turningTime ?? 0), motion.angularFrequency,
            ]
            #expect(areFinite(numbers), "\(first) \(second) \(third)")
            #expect(!(motion.crossingTime ?? 0).isNaN)
          }
        }
      }
    }
  }

  @Test func `Bands, curves and smoothing`() {
    for first in extremes {
      for second in extremes {
        let band = RubberBand(coefficient: second)
        let bezier = CubicBezier(first, second, second, first)
        let way = WheelSmoothing(from: first, to: second, velocity: second, duration: first)
        let animation = AnimatedOffset(
          from: Point(x: first, y: 0), to: Point(x: second, y: first), duration: second)
        for third in extremes {
          let numbers = [
            band.band(first, dimension: third), band.inverse(first, dimension: third),
            band.gain(at: first, dimension: third),
            band.clamp(first, to: -9...1e300, dimension: third),
            band.unclamp(first, from: -9...1e300, dimension: third),
            bezier.value(at: third), bezier.slope(at: third),
            way.value(at: third), way.velocity(at: third),
            way.retargeted(to: first, at: third).value(at: 0.1),
            animation.value(at: third).x, animation.velocity(at: third).y,
            ScrollIndicator.thumb(visible: first, offset: second, range: 0...1e300).position,
            ScrollIndicator.thumb(visible: first, offset: second, range: 0...9).length,
            ScrollIndicator.offset(thumbAt: first, visible: second, range: 0...1e300),
            ScrollIndicator.opacity(at: first),
            ZoomPhysics.rubberBanded(first, to: 0.5...4), ZoomPhysics.clamp(first, to: 0.5...4),
            WheelStep.gtkPointsPerNotch(page: first),
          ]
          #expect(areFinite(numbers), "\(first) \(second) \(third)")
        }
      }
    }
  }

  @Test func `Samples of a pointer`() {
    var samples = MotionSamples(seed: 99)
    for _ in 0..<3000 {
      var tracker = VelocityTracker()
      for _ in 0..<samples.whole(in: 0...8) {
        tracker.add(
          Point(x: samples.pick(extremes), y: samples.pick(extremes)),
          at: samples.pick(extremes + [1, 1.01, 1.02, 1.03]))
        #expect(tracker.velocity(at: samples.pick(extremes + [1.01])).isFinite)
      }
    }
  }
}
