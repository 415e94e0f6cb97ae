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

  @Test func `Samples 7 and a half milliseconds apart and more are not gathered`() {
    var samples = MotionSamples(seed: 82)
    for step in [1.0 / 60, 1.0 / 90, 1.0 / 120, 1.0 / 125] {
      var tracker = VelocityTracker()
      var plain = VelocityTracker(shortestInterval: 0)
      for place in 0..<20 {
        let position = Point(x: samples.number(in: -99...99), y: samples.number(in: -99...99))
        let time = 1e3 + Double(place) * step
        tracker.add(position, at: time)
        plain.add(position, at: time)
        #expect(tracker.velocity(at: time) == plain.velocity(at: time))
      }
    }
  }

  @Test func `Samples that come together and not one by one make nobody faster`() {
    // Samples as read after a frame: eight of 1,000 a second, 2 microseconds apart.
    var tracker = VelocityTracker()
    for batch in 1...10 {
      for place in 0..<8 {
        let time = Double(batch) * 0.008 + Double(place) * 2e-6
        tracker.add(Point(x: 0, y: Double(batch * 8 + place)), at: time)
      }
    }
    #expect(abs(tracker.velocity(at: 0.0801).y - 1000) < 10)
  }

  @Test func `Positions in whole pixels are as good at a thousand samples a second as at sixty`() {
    for speed in [300.0, 1000, 3000] {
      for rate in [60.0, 90, 125, 250, 500, 1000] {
        var worst = 0.0
        for phase in 0..<20 {
          var tracker = VelocityTracker()
          let last = Int(0.2 * rate)
          for step in 0...last {
            let time = Double(step) / rate
            let y = (speed * time + Double(phase) / 20).rounded(.down)
            tracker.add(Point(x: 0, y: y), at: time)
          }
          let velocity = tracker.velocity(at: Double(last) / rate).y
          worst = max(worst, abs(velocity / speed - 1))
        }
        #expect(worst < (speed < 1000 ? 0.25 : 0.08), "\(speed) points a second at \(rate) Hz")
      }
    }
  }

  @Test func `What slows down before it lifts is slow, whatever the pace of the samples`() {
    for rate in [60.0, 90, 125, 250, 500, 1000] {
      var tracker = VelocityTracker()
      var y = 0.0
      for step in 0...Int(0.2 * rate) {
        y += (Double(step) / rate < 0.13 ? 2000 : 200) / rate
        tracker.add(Point(x: 0, y: y), at: Double(step) / rate)
      }
      #expect(tracker.velocity(at: Double(Int(0.2 * rate)) / rate).y < 250)
    }
  }

  @Test func `Many samples within a moment are evidence enough`() {
    var tracker = VelocityTracker()
    for step in 0...4 { tracker.add(Point(x: Double(step), y: 0), at: Double(step) / 1000) }
    #expect(isNear(tracker.velocity(at: 0.004), Point(x: 1000, y: 0)))
    tracker.reset()
    for step in 0...1 { tracker.add(Point(x: Double(step), y: 0), at: Double(step) / 1000) }
    #expect(isNear(tracker.velocity(at: 0.001), Point(x: 50, y: 0)))
  }

  @Test func `A press and two movements have their full speed`() {
    var tracker = VelocityTracker()
    for step in 0...2 { tracker.add(Point(x: 0, y: Double(step) * 10), at: Double(step) / 100) }
    #expect(isNear(tracker.velocity(at: 0.02), Point(x: 0, y: 1000)))
    // Two of these samples are gathered.
    tracker.reset()
    for step in 0...2 { tracker.add(Point(x: 0, y: Double(step) * 5), at: Double(step) / 200) }
    #expect(isNear(tracker.velocity(at: 0.01), Point(x: 0, y: 1000)))
  }

  @Test func `Samples that are apart by exactly the shortest interval are not gathered`() {
    // Powers of two, so that the differences of the times are exact.
    var tracker = VelocityTracker(shortestInterval: 1.0 / 128)
    for (step, y) in [0.0, 3, 11, 12, 30].enumerated() {
      tracker.add(Point(x: 0, y: y), at: Double(step) / 128)
    }
    // The last three movements are 8, 1 and 18 points long.
    #expect(isNear(tracker.velocity(at: 4.0 / 128), Point(x: 0, y: 774.4)))
  }

  @Test func `Samples of one time are one where none are gathered, too`() {
    var tracker = VelocityTracker(shortestInterval: 0)
    for (time, y) in [(0, 0.0), (10, 4), (10, 10), (20, 12), (20, 20), (20, 20), (30, 30)] {
      tracker.add(Point(x: 0, y: y), at: Double(time) / 1000)
    }
    #expect(isNear(tracker.velocity(at: 0.03), Point(x: 0, y: 1000)))
  }

  @Test func `Of samples of one time the last one counts at the start and the end of a gathering`()
  {
    var tracker = VelocityTracker()
    for (time, y) in [(0, 0.0), (0, 10), (5, 14), (5, 15)] {
      tracker.add(Point(x: 0, y: y), at: Double(time) / 1000)
    }
    // Two samples: the newest velocity has 5 percent of the weight, and no older one supports it.
    #expect(isNear(tracker.velocity(at: 0.005), Point(x: 0, y: 50)))
  }

  @Test func `A release moves content from 25 points per second on`() {
    let slowest = VelocityTracker.slowestFling
    for velocity in [Point(x: 15, y: 20), Point(x: 0, y: -25)] {
      #expect(VelocityTracker.velocity(velocity, noSlowerThan: slowest) == velocity)
      #expect(VelocityTracker.velocity(velocity * 0.999, noSlowerThan: slowest) == .zero)
    }
  }
}
