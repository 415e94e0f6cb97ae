import Geometry
import ScrollMotion
import Testing

struct VelocityTrackerTests {
  /// A pointer at constant velocity, a sample every 10 milliseconds up to 0.1 seconds.
  func steady(_ velocity: Point) -> VelocityTracker {
    var tracker = VelocityTracker()
    for step in 0...10 { tracker.add(velocity * (Double(step) / 100), at: Double(step) / 100) }
    return tracker
  }

  func isNear(_ point: Point, _ other: Point) -> Bool {
    (point - other).length < 1e-9 * max(1, other.length)
  }

  @Test func `A constant velocity is found whatever the times of the samples`() {
    var samples = MotionSamples(seed: 81)
    for _ in 0..<300 {
      let velocity = Point(
        x: samples.number(in: -5000...5000), y: samples.number(in: -5000...5000))
      var tracker = VelocityTracker()
      var time = samples.number(in: 0...1e5)
      for _ in 0..<samples.whole(in: 4...30) {
        time += samples.number(in: 0.001...0.05)
        tracker.add(velocity * time, at: time)
      }
      #expect((tracker.velocity(at: time) - velocity).length < 1e-3)
    }
  }

  @Test func `It rests once nothing has been heard for more than 40 milliseconds`() {
    let tracker = steady(Point(x: 100, y: 1000))
    #expect(isNear(tracker.velocity(at: 0.1), Point(x: 100, y: 1000)))
    #expect(isNear(tracker.velocity(at: 0.14), Point(x: 100, y: 1000)))
    #expect(tracker.velocity(at: 0.141) == .zero)
    #expect(tracker.velocity(at: 5000) == .zero)
    #expect(tracker.velocity(at: -1) == .zero)
    #expect(tracker.velocity(at: .nan) == .zero)
  }

  @Test func `Moved by twice as much it is twice as fast, and mirrored it is mirrored`() {
    let path = [0.0, 3, 11, 12, 30, 31]
    func velocity(_ factor: Double) -> Double {
      var tracker = VelocityTracker()
      for (step, x) in path.enumerated() {
        tracker.add(Point(x: x * factor, y: 0), at: Double(step) / 120)
      }
      return tracker.velocity(at: 5.0 / 120).x
    }
    #expect(abs(velocity(2) - 2 * velocity(1)) < 1e-9)
    #expect(velocity(-1) == -velocity(1))
  }

  @Test func `What cannot be is dropped`() {
    var tracker = steady(Point(x: 0, y: 1000))
    tracker.add(Point(x: .nan, y: 0), at: 0.11)
    tracker.add(Point(x: 0, y: 0), at: .infinity)
    tracker.add(Point(x: 0, y: 9999), at: 0.05)
    #expect(tracker == steady(Point(x: 0, y: 1000)))
  }

  @Test func `Samples of one time are one, at the last position`() {
    var tracker = VelocityTracker()
    for (time, y) in [(0, 0.0), (10, 4), (10, 10), (20, 12), (20, 20), (20, 20), (30, 30)] {
      tracker.add(Point(x: 0, y: y), at: Double(time) / 1000)
    }
    #expect(abs(tracker.velocity(at: 0.03).y - 1000) < 1e-9)
  }

  @Test func `However many events come at one time, the speed is that of the path`() {
    for copies in 1...9 {
      var tracker = VelocityTracker()
      for step in 0...6 {
        for copy in 1...copies {
          let y = 7 * (Double(step) + Double(copy) / Double(copies))
          tracker.add(Point(x: 0, y: y), at: Double(step) / 100)
        }
      }
      #expect(abs(tracker.velocity(at: 0.06).y - 700) < 1e-9)
    }
  }

  @Test func `A nudge after a pause does not fling with what came before`() {
    var tracker = steady(Point(x: 0, y: 3000))
    tracker.add(Point(x: 0, y: 300.5), at: 1.1)
    tracker.add(Point(x: 0, y: 301), at: 1.11)
    #expect(tracker.velocity(at: 1.11).y > 0)
    #expect(tracker.velocity(at: 1.11).y < 5)
  }

  @Test func `Few samples are little evidence`() {
    var tracker = VelocityTracker()
    #expect(tracker.velocity(at: 0) == .zero)
    tracker.add(Point(x: 0, y: 5), at: 0)
    #expect(tracker.velocity(at: 0) == .zero)
    tracker.add(Point(x: 0, y: 15), at: 0.01)
    #expect(abs(tracker.velocity(at: 0.01).y - 50) < 1e-9)
    tracker.reset()
    #expect(tracker == VelocityTracker())
  }
}
