import Geometry
import ScrollMotion
import Testing

struct SmoothingTests {
  @Test func `A timing curve rises from 0 to 1 and is solved exactly`() {
    let curves = [
      CubicBezier.easeInOut, CubicBezier(0, 0, 1, 1), CubicBezier(1, 0, 0, 1),
      CubicBezier(0, 1, 0, 1), CubicBezier(1, 0, 1, 0), CubicBezier(0.25, 0.1, 0.25, 1),
    ]
    for curve in curves {
      let values = (0...1000).map { curve.value(at: Double($0) / 1000) }
      #expect(values.first == 0 && values.last == 1)
      #expect(zip(values, values.dropFirst()).allSatisfy { $0 <= $1 + 1e-12 }, "\(curve)")
    }
    let line = CubicBezier(1.0 / 3, 1.0 / 3, 2.0 / 3, 2.0 / 3)
    for step in 0...100 {
      #expect(abs(line.value(at: Double(step) / 100) - Double(step) / 100) < 1e-14)
    }
    for x in [0.1, 0.5, 0.9] {
      let curve = CubicBezier.easeInOut
      #expect(abs(curve.value(at: x) + curve.value(at: 1 - x) - 1) < 1e-12)
      let slope = (curve.value(at: x + 1e-6) - curve.value(at: x - 1e-6)) / 2e-6
      #expect(abs(slope - curve.slope(at: x)) < 1e-6)
    }
  }

  @Test func `An animated offset goes straight to its target and arrives there exactly`() {
    let animation = AnimatedOffset(from: Point(x: 10, y: 1e6 + 0.1), to: Point(x: 0.3, y: 7))
    #expect(animation.duration == 0.3)
    #expect(animation.value(at: 0) == animation.start)
    #expect(animation.value(at: 0.3) == animation.destination)
    #expect(animation.value(at: 99) == animation.destination)
    for step in 1..<30 {
      let point = animation.value(at: Double(step) / 100)
      let across = (point.x - 10) / (0.3 - 10)
      let along = (point.y - 1e6 - 0.1) / (7 - 1e6 - 0.1)
      #expect(abs(across - along) < 1e-9)
    }
    #expect(AnimatedOffset(from: Point(x: 1, y: 2), to: Point(x: 1, y: 2)).duration == 0)
    #expect(AnimatedOffset(from: .zero, to: Point(x: 1, y: 2), duration: -1).duration == 0)
    #expect(AnimatedOffset(from: .zero, to: Point(x: 1, y: 2), duration: .nan).duration == 0)
  }

  @Test func `An animated offset that gets another target goes on evenly and arrives in time`() {
    var way = AnimatedOffset(from: .zero, to: Point(x: 0, y: 1_000))
    var previous = Point.zero
    var largest = 0.0
    for frame in 1...72 {
      let time = Double(frame) / 240
      let point = way.value(at: time)
      largest = max(largest, point.y - previous.y)
      #expect(point.y >= previous.y && point.x == 0)
      previous = point
      // The target moves a little in each frame.
      way = way.retargeted(from: point, to: way.destination + Point(x: 0, y: 3), at: time)
      #expect(abs(way.value(at: time).y - point.y) < 1e-9 || frame == 72)
    }
    // An animation that restarted in each frame would make up the distance in the last frames.
    #expect(largest < 2 * 1_216 / 72)
    #expect(way.value(at: 0.3) == way.destination)
    let late = AnimatedOffset(from: .zero, to: Point(x: 0, y: 10))
      .retargeted(from: Point(x: 0, y: 10), to: Point(x: 4, y: 20), at: 0.3)
    #expect(late.value(at: 0.3) == Point(x: 4, y: 20))
  }

  @Test func `A way that is shifted is the same way elsewhere`() {
    let way = WheelSmoothing(from: 100, to: 400, velocity: 700)
    let shifted = way.shifted(by: 50)
    for step in 0...30 {
      let time = Double(step) / 100
      #expect(abs(shifted.value(at: time) - way.value(at: time) - 50) < 1e-9)
      #expect(abs(shifted.velocity(at: time) - way.velocity(at: time)) < 1e-9)
    }
  }

  @Test func `A notch is eased to in a time that depends on its length`() {
    #expect(WheelSmoothing.duration(distance: -60) == 0.2)
    #expect(abs(WheelSmoothing.duration(distance: 300) - 0.15) < 1e-12)
    #expect(abs(WheelSmoothing.duration(distance: 9000) - 0.1) < 1e-12)
    let way = WheelSmoothing(from: 100, to: 160)
    #expect(way.value(at: 0) == 100 && way.velocity(at: 0) == 0)
    #expect(abs(way.value(at: 0.1) - 130) < 1e-9)
    #expect(way.value(at: 0.2) == 160 && way.velocity(at: 0.2) == 0)
    #expect(WheelSmoothing(from: 5, to: 5).duration == 0)
    #expect(WheelSmoothing(from: 5, to: 9, duration: WheelSmoothing.keyDuration).duration == 0.15)
  }

  @Test func `Further notches go on from where it is, as fast as it is`() {
    var way = WheelSmoothing(from: 0, to: 60)
    for _ in 0..<10 {
      let time = way.duration * 0.4
      let next = way.retargeted(to: way.destination + 60, at: time)
      #expect(abs(next.value(at: 0) - way.value(at: time)) < 1e-9)
      #expect(abs(next.velocity(at: 0) - way.velocity(at: time)) < 1e-9)
      way = next
    }
    #expect(way.value(at: 1) == 660)
  }

  @Test func `It neither turns back nor passes its target`() {
    var samples = MotionSamples(seed: 71)
    for _ in 0..<300 {
      var way = WheelSmoothing(from: 0, to: samples.number(in: -500...500))
      for _ in 0..<5 {
        let values = (0...100).map { way.value(at: way.duration * Double($0) / 100) }
        let forward = way.destination >= way.start
        #expect(
          zip(values, values.dropFirst()).allSatisfy {
            forward ? $0 <= $1 + 1e-9 : $0 >= $1 - 1e-9
          })
        let time = samples.number(in: 0...0.2)
        way = way.retargeted(to: samples.number(in: -500...500), at: time)
      }
    }
  }

  @Test func `Tenths of a notch add up, and are no notches`() {
    var offset = Point.zero
    for _ in 0..<10 {
      offset = offset + WheelStep.translation(delta: Point(x: 0.1, y: -0.1))
    }
    #expect(abs(offset.x - 60) < 1e-9 && abs(offset.y - 60) < 1e-9)
    #expect(WheelStep.isNotch(Point(x: 0, y: -2)))
    #expect(!WheelStep.isNotch(Point(x: 0, y: -0.1)))
    #expect(!WheelStep.isNotch(.zero) && !WheelStep.isNotch(Point(x: .nan, y: 1)))
    #expect(
      WheelStep.translation(delta: Point(x: 0, y: -1), pointsPerNotch: 100, swapsAxes: true)
        == Point(x: 100, y: 0))
    #expect(WheelStep.translation(delta: Point(x: .nan, y: .infinity)) == .zero)
  }

  @Test func `A timing curve stands still before its start and past its end, but not at them`() {
    let line = CubicBezier(1.0 / 3, 1.0 / 3, 2.0 / 3, 2.0 / 3)
    #expect(abs(line.slope(at: 0) - 1) < 1e-12 && abs(line.slope(at: 1) - 1) < 1e-12)
    for curve in [line, .easeInOut] {
      for x in [-0.5, -1e-9, 1 + 1e-9, 1.5] {
        #expect(curve.value(at: x) == (x < 0 ? 0 : 1) && curve.slope(at: x) == 0)
      }
    }
    // The curve has a vertical tangent here.
    #expect(CubicBezier(0, 1, 0, 1).slope(at: 0) == 0)
    #expect(CubicBezier(-1, 0, 1.5, 1) == CubicBezier(0, 0, 1, 1))
    #expect(CubicBezier(1.5, 0, -1, 1) == CubicBezier(1, 0, 0, 1))
  }

  @Test func `A timing curve is solved where it is all but vertical`() {
    // x = 1 − (1 − s)³ and y = s²(3 − 2s): a trillionth before the end, s is 1 − 10⁻⁴.
    let curve = CubicBezier(1, 0, 1, 1)
    #expect(abs(curve.value(at: 1 - 1e-12) - (1 - 3e-8 + 2e-12)) < 1e-10)
    // x − 1/2 = 4(s − 1/2)³: a sixteenth of the time beside the middle, s is 1/4 beside it.
    let steep = CubicBezier(1, 0, 0, 1)
    #expect(abs(steep.value(at: 0.5 + 1.0 / 16) - 27.0 / 32) < 1e-12)
    #expect(abs(steep.value(at: 0.5 - 1.0 / 16) - 5.0 / 32) < 1e-12)
  }

  @Test func `An animated offset that has arrived is at another target at once`() {
    let target = Point(x: 4, y: 20)
    for duration in [0.3, 0] {
      let way = AnimatedOffset(from: .zero, to: Point(x: 0, y: 10), duration: duration)
      let next = way.retargeted(from: way.destination, to: target, at: 0.3)
      #expect(next.duration == 0 && next.value(at: 0) == target)
    }
  }

  @Test func `An animated offset has the velocity of its curve until it has arrived`() {
    let way = AnimatedOffset(
      from: .zero, to: Point(x: 300, y: -30),
      curve: CubicBezier(1.0 / 3, 1.0 / 3, 2.0 / 3, 2.0 / 3))
    for time in [0.01, 0.1, 0.29] {
      #expect((way.velocity(at: time) - Point(x: 1000, y: -100)).length < 1e-9)
    }
    #expect(way.velocity(at: 0.3) == .zero)
  }

  @Test func `A microsecond is the shortest duration`() {
    func duration(_ duration: Double) -> Double {
      AnimatedOffset(from: .zero, to: Point(x: 1, y: 2), duration: duration).duration
    }
    #expect(duration(1e-6) == 1e-6 && duration(0.999e-6) == 0)
  }

  @Test(arguments: [1.0, -1])
  func `A way begins at most three times as fast as it is on average`(side: Double) {
    func initial(_ velocity: Double) -> Double {
      WheelSmoothing(from: 0, to: 100 * side, velocity: velocity * side, duration: 0.5)
        .initialVelocity * side
    }
    #expect([1e6, 600, 300, 0.001, -5].map { initial($0) } == [600, 600, 300, 0.001, 0])
  }

  @Test(arguments: [1.0, -1])
  func `A way that begins with a velocity is a cubic`(side: Double) {
    // 100·p²(3 − 2p) + 150·p(1 − p)², where p is twice the time.
    let way = WheelSmoothing(from: 0, to: 100 * side, velocity: 300 * side, duration: 0.5)
    let points = [(0.0, 0.0, 300.0), (0.1, 29.6, 288), (0.25, 68.75, 225), (0.4, 94.4, 108)]
    for (time, value, velocity) in points {
      #expect(abs(way.value(at: time) - value * side) < 1e-9, "after \(time)")
      #expect(abs(way.velocity(at: time) - velocity * side) < 1e-9, "after \(time)")
    }
  }
}
