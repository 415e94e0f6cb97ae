import ScrollMotion

/// Fingers on a touchpad before it is clear in which direction, and so which scroll view, they
/// move.
///
/// The first reports of a slow stroke say little: a finger that begins to move rolls a little, in
/// any direction. So nothing moves until the fingers have moved as far as a finger on a screen has
/// to; then their whole movement counts. If only one view could follow, and only along one axis,
/// there is no need to wait.
@MainActor
struct TouchpadChoice {
  /// The least ratio of the longer to the shorter component of a movement within twice the slop. A
  /// choice.
  private static let clearRatio = 1.5
  /// The most reports that are stored separately: fingers may tremble for a long time.
  private static let mostReports = 32

  /// The position of the pointer, in window coordinates.
  let position: Point
  /// The movements so far, in points of the window, and the times at which they were reported.
  private(set) var reports: [(movement: Point, time: Double)] = []
  /// The sum of all movements.
  private(set) var movement = Point.zero
  private var lift: TouchpadLift
  /// The scroll views under the pointer, innermost first.
  private let views: [any Scrolling]
  /// The axis along which a view can follow, if only one view and one axis are possible; otherwise
  /// nil.
  private let onlyAxis: Axis?

  /// Begins at `time`, in seconds; nil if no view could follow.
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

  /// The time at which the fingers count as lifted if they do not move before it, in seconds.
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

  /// Whether the direction of the fingers is clear.
  var isClear: Bool {
    if movement.longerAxis == onlyAxis { return movement != .zero }
    guard let axis = DragSlop.standard.axis(of: movement) else { return false }
    return abs(movement[axis]) >= Self.clearRatio * abs(movement[axis.across])
      || movement.length > 2 * DragSlop.standard.distance
  }

  /// The innermost scroll view that can scroll in the fingers' direction, or else the innermost
  /// that a drag can bounce; nil if there is none.
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
