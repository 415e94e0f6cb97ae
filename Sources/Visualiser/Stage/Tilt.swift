import Geometry
import SceneParts

/// How far the viewports are taken apart, as a function of the time, and from where one looks.
struct Tilt: Hashable {
  /// How long it takes to tilt, in seconds.
  static let duration = 0.5
  /// The usual look: from the side and a little from below.
  static let usual = Axonometry(yaw: 0.6, pitch: 0.22)
  /// Further round, sheets are seen edge on; with less pitch their titles would touch.
  private static let yaws = -0.8...0.8
  private static let pitches = 0.1...0.7
  /// The turn for each point of a drag.
  private static let turn = 0.004

  private(set) var axonometry = usual
  /// 1 when apart, 0 when flat.
  private var goal = 0.0
  /// Where it was at `start`, in seconds of the window.
  private var from = 0.0
  private var start = 0.0

  /// Whether it is apart, or on its way there.
  var isApart: Bool { goal == 1 }

  /// How far apart everything is, from 0 to 1.
  func share(at time: Double) -> Double {
    guard isMoving(at: time) else { return goal }
    return from + (goal - from) * eased(max(0, time - start) / Self.duration)
  }

  func isMoving(at time: Double) -> Bool { from != goal && time < start + Self.duration }

  /// Takes everything apart, or puts it together.
  mutating func toggle(at time: Double) {
    from = share(at: time)
    goal = 1 - goal
    start = time
    if from == 0 { axonometry = Self.usual }
  }

  /// Ends the motion, for a picture of the state at rest.
  mutating func finish() { from = goal }

  /// Turns by a drag, in points.
  mutating func turn(by drag: Point) {
    axonometry.yaw = min(
      max(axonometry.yaw + drag.x * Self.turn, Self.yaws.lowerBound), Self.yaws.upperBound)
    axonometry.pitch = min(
      max(axonometry.pitch + drag.y * Self.turn, Self.pitches.lowerBound), Self.pitches.upperBound)
  }
}
