import Geometry
import ScrollMotion
import Testing

@Suite("A stroke on a touchpad")
struct TouchpadTests {
  @Test("moves content by 25 points per delta, sideways with Shift")
  func step() {
    let delta = Point(x: 2, y: -3)
    #expect(TouchpadStep.translation(delta: delta) == Point(x: -50, y: -75))
    #expect(TouchpadStep.translation(delta: delta, swapsAxes: true) == Point(x: -75, y: -50))
    #expect(TouchpadStep.translation(delta: Point(x: .nan, y: 1)) == Point(x: 0, y: 25))
  }

  // MARK: Axis

  /// A movement in points along an axis and across it.
  private func movement(_ axis: Axis, _ along: Double, _ across: Double) -> Point {
    axis == .horizontal ? Point(x: along, y: across) : Point(x: across, y: along)
  }

  @Test("leaves its axis only after more than half of what it remembers", arguments: Axis.allCases)
  func leaving(axis: Axis) {
    for distance in [12.0, 15] {
      var stroke = StrokeAxis(movement: movement(axis, 12, 1))
      #expect(stroke.follow(movement(axis, 0, -distance)) == .zero)
      #expect(stroke.lock == .locked(axis))
    }
    var stroke = StrokeAxis(movement: movement(axis, 12, 1))
    #expect(stroke.follow(movement(axis, 1, -15.1)) == movement(axis, 0, -15.1))
    #expect(stroke.lock == .locked(axis.across))
    // The stroke leaves its axis only if it moves more than three times as far across.
    stroke = StrokeAxis(movement: movement(axis, 12, 1))
    #expect(stroke.follow(movement(axis, 10, -30)) == movement(axis, 10, 0))
    #expect(stroke.lock == .locked(axis))
    stroke = StrokeAxis(movement: movement(axis, 12, 1))
    #expect(stroke.follow(movement(axis, 10, 30.1)) == movement(axis, 0, 30.1))
  }

  @Test("forgets half of its way with each 30 points", arguments: Axis.allCases)
  func memory(axis: Axis) {
    var stroke = StrokeAxis(movement: movement(axis, 12, 1))
    // The remembered distances along and across: 30 and 0; then 15 and 30; 11.25 and 32.5; 8.4375
    // and 34.375, the first that are more than three times as far across as along.
    #expect(stroke.follow(movement(axis, 30, 0)) == movement(axis, 30, 0))
    #expect(stroke.follow(movement(axis, 0, 30)) == .zero)
    #expect(stroke.follow(movement(axis, 0, -10)) == .zero)
    #expect(stroke.follow(movement(axis, 0, 10)) == movement(axis, 0, 10))
    // The distances are now 16.328125 and 25.78125: no reason to flip back.
    #expect(stroke.follow(movement(axis, -10, 0)) == .zero)
    #expect(stroke.lock == .locked(axis.across))
  }

  @Test("that begins diagonally follows both axes for good")
  func diagonal() {
    var stroke = StrokeAxis(movement: Point(x: 10, y: 9))
    for movement in [Point(x: 40, y: 0), Point(x: 0, y: -40), Point(x: 3, y: 4)] {
      #expect(stroke.follow(movement) == movement)
    }
    #expect(stroke.lock == .free)
    #expect(stroke.follow(Point(x: .infinity, y: 2)) == Point(x: 0, y: 2))
  }

  // MARK: Lifting

  @Test("has ended after two and a half of its usual intervals, within limits")
  func silence() {
    var lift = TouchpadLift(at: 5)
    func isDue(at time: Double, interval: Double) -> Bool {
      abs(lift.due - time) < 1e-9 && abs(lift.interval - interval) < 1e-9
    }
    // Two and a half intervals of a sixtieth are 41.7 milliseconds; the limit is 40.
    #expect(isDue(at: 5.04, interval: 1.0 / 60))
    // Each new interval of 10 milliseconds counts for a quarter of the mean.
    lift.note(3, at: 5.01)
    #expect(isDue(at: 5.01 + 0.0375, interval: 0.015))
    lift.note(-3, at: 5.02)
    #expect(isDue(at: 5.02 + 0.034_375, interval: 0.013_75))
    // These events come without any time between.
    lift.note(3, at: 5.02)
    lift.note(3, at: 4)
    #expect(isDue(at: 5.02 + 0.034_375, interval: 0.013_75))
    // A long pause counts as 40 milliseconds.
    lift.note(3, at: 6)
    #expect(isDue(at: 6.04, interval: 0.020_312_5))
    for event in 1...100 { lift.note(3, at: 6 + Double(event) / 1000) }
    #expect(isDue(at: 6.1 + 0.02, interval: 0.001))
  }

  /// Whether events of these distances have coasted, at 64 a second, so that speeds are exact.
  private func hasCoasted(_ distances: [Double]) -> Bool {
    var lift = TouchpadLift(at: 0)
    for (place, distance) in distances.enumerated() {
      lift.note(distance, at: Double(place + 1) / 64)
    }
    return lift.hasCoasted
  }

  @Test("has coasted by itself if the last 16 events were ever slower, down to half the speed")
  func coasting() {
    let halving = (0...16).map { 32 - Double($0) }
    #expect(hasCoasted(halving))
    #expect(hasCoasted(halving.map { -$0 }))
    #expect(hasCoasted([8, 40] + halving + [15, 14]))
    #expect(!hasCoasted(Array(halving.dropLast()) + [16.01]))
    // All speeds after the first are low enough; 15 more events are too few, 16 are enough.
    let dropping = (0...15).map { 10 - Double($0) / 8 }
    #expect(!hasCoasted([32] + Array(dropping.dropLast())))
    #expect(hasCoasted([32] + dropping))
    // Two equally fast events in the middle begin the count anew.
    #expect(!hasCoasted([32] + dropping[0...8] + dropping[8...15]))
    #expect(!hasCoasted([]) && !hasCoasted([32, 8]))
    #expect(!hasCoasted(halving.reversed()))
  }

  @Test("slows down also if equal distances take ever longer")
  func intervals() {
    var lift = TouchpadLift(at: 0)
    var time = 0.0
    for length in 1...17 {
      #expect(!lift.hasCoasted)
      time += Double(length) / 64
      lift.note(10, at: time)
    }
    #expect(lift.hasCoasted)
  }
}
