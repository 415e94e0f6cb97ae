/// Tells whether a pointer that has left the row of an open submenu is approaching the submenu.
///
/// A pointer approaches while it stays in the triangle between the point where it left the row and
/// the edge of the submenu, and has recently come nearer. Meanwhile no other row is chosen.
struct SubmenuApproach: Hashable {
  /// How long a pointer that comes no nearer still counts as approaching, in seconds. A choice.
  static let patience = 0.3
  /// How far the pointer may be outside the triangle, in points: a hand draws no straight line. A
  /// choice.
  static let slack = 4.0

  private let start: Point
  private let submenu: Rect
  private var nearest: Double
  /// The time, in seconds, at which the approach ends if the pointer has not come nearer by then.
  private(set) var deadline: Double

  /// Begins at a point on the row, at a time in seconds.
  init(from start: Point, to submenu: Rect, at time: Double) {
    self.start = start
    self.submenu = submenu
    nearest = Self.distance(from: start, to: submenu)
    deadline = time + Self.patience
  }

  private static func distance(from point: Point, to submenu: Rect) -> Double {
    max(submenu.minX - point.x, point.x - submenu.maxX, 0)
  }

  /// Follows the pointer to a point, at a time in seconds; returns whether it still approaches.
  mutating func follow(to point: Point, at time: Double) -> Bool {
    let whole = Self.distance(from: start, to: submenu)
    let rest = Self.distance(from: point, to: submenu)
    guard whole > 0, rest <= whole else { return false }
    let part = 1 - rest / whole
    let top = start.y + (submenu.minY - start.y) * part
    let bottom = start.y + (submenu.maxY - start.y) * part
    guard point.y >= min(top, start.y) - Self.slack, point.y <= max(bottom, start.y) + Self.slack
    else { return false }
    if rest < nearest {
      nearest = rest
      deadline = time + Self.patience
    }
    return time < deadline
  }
}
