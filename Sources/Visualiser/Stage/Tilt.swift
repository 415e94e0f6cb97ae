import Geometry
import SceneParts

/// The separation of the viewports into sheets as a function of time, and their projection.
struct Tilt: Hashable {
  /// The duration of the animation, in seconds.
  static let duration = 0.5
  /// The initial projection: from the side and a little from below.
  static let usual = Axonometry(yaw: 0.6, pitch: 0.22)
  /// The limits of the projection: with more yaw, sheets would be seen edge on; with less pitch,
  /// titles would touch.
  private static let yaws = -0.8...0.8
  private static let pitches = 0.1...0.7
  /// The change of yaw or pitch per point of a drag.
  private static let turn = 0.004

  private(set) var axonometry = usual
  /// The final separation: 1 for separated sheets, 0 for a flat viewport.
  private var goal = 0.0
  /// The separation at the time `start`, in seconds of the window's clock.
  private var from = 0.0
  private var start = 0.0

  /// Whether the sheets are separated, or are being separated.
  var isApart: Bool { goal == 1 }

  /// The separation at a time in seconds, from 0 to 1.
  func share(at time: Double) -> Double {
    guard isMoving(at: time) else { return goal }
    return from + (goal - from) * eased(max(0, time - start) / Self.duration)
  }

  func isMoving(at time: Double) -> Bool { from != goal && time < start + Self.duration }

  /// Starts to separate the sheets, or to join them.
  mutating func toggle(at time: Double) {
    from = share(at: time)
    goal = 1 - goal
    start = time
    if from == 0 { axonometry = Self.usual }
  }

  /// Ends the motion, for a picture of the state at rest.
  mutating func finish() { from = goal }

  /// Turns the sheets by a drag, in points.
  mutating func turn(by drag: Point) {
    axonometry.yaw = min(
      max(axonometry.yaw + drag.x * Self.turn, Self.yaws.lowerBound), Self.yaws.upperBound)
    axonometry.pitch = min(
      max(axonometry.pitch + drag.y * Self.turn, Self.pitches.lowerBound), Self.pitches.upperBound)
  }
}
