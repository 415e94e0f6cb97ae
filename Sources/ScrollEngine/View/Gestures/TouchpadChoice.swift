import ScrollMotion

/// Fingers on a touchpad that have not shown yet where they go, and so which scroll view they move.
///
/// The first reports of a slow stroke say little: a finger that begins to move rolls a little, in any
/// direction. So nothing moves until they have gone as far as a finger on a screen has to, and then
/// all that they have gone counts. Where only one view could follow, along one axis, there is nothing
/// to wait for.
@MainActor
struct TouchpadChoice {
  /// How much longer one component of a movement within twice the slop must be. A choice.
  private static let clearRatio = 1.5
  /// The most reports that are kept apart: fingers may tremble for long.
  private static let mostReports = 32

  /// Where the pointer is, in window coordinates.
  let position: Point
  /// How far the fingers have moved so far, in points of the window, and when that was reported.
  private(set) var reports: [(movement: Point, time: Double)] = []
  /// The sum of all of it.
  private(set) var movement = Point.zero
  private var lift: TouchpadLift
  /// All that scrolls under the pointer, innermost first.
  private let views: [any Scrolling]
  /// The axis along which one view can follow, if no other view or axis is possible.
  private let onlyAxis: Axis?

  /// Begins at `time`, in seconds; nil if nothing here could follow.
  init?(among views: [any Scrolling], at position: Point, time: Double) {
    self.views = views
    self.position = position
    lift = TouchpadLift(at: time)
    var found: [(view: any Scrolling, axis: Axis)] = []
    for axis in Axis.allCases {
      for direction in [-1.0, 1] {
        if let view = Self.view(in: views, along: axis, towards: direction) {
          found.append((view, axis))
        }
      }
    }
    guard let first = found.first else { return nil }
    onlyAxis =
      found.allSatisfy { $0.view === first.view && $0.axis == first.axis } ? first.axis : nil
  }

  /// When the fingers count as lifted unless they move before, in seconds.
  var due: Double { lift.due }

  mutating func add(_ movement: Point, at time: Double) {
    lift.note(movement.length, at: time)
    self.movement = self.movement + movement
    if reports.count == Self.mostReports {
      reports[1].movement = reports[0].movement + reports[1].movement
      reports.removeFirst()
    }
    reports.append((movement, time))
  }

  /// Whether it is known where they go.
  var isClear: Bool {
    if movement.longerAxis == onlyAxis { return movement != .zero }
    guard let axis = DragSlop.standard.axis(of: movement) else { return false }
    return abs(movement[axis]) >= Self.clearRatio * abs(movement[axis.across])
      || movement.length > 2 * DragSlop.standard.distance
  }

  /// The innermost scroll view that can go there, or else the innermost that a drag can bounce.
  var view: (any Scrolling)? {
    let axis = movement.longerAxis
    return Self.view(
      in: views.filter { $0.window != nil }, along: axis, towards: -movement[axis])
  }

  private static func view(
    in views: [any Scrolling], along axis: Axis, towards direction: Double
  ) -> (any Scrolling)? {
    views.first { $0.canScroll(along: axis, towards: direction) }
      ?? views.first { $0.canDrag(along: axis) }
  }
}
