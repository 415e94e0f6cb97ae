/// Whether a pointer that has left the row of an open submenu is on its way there.
///
/// It is in the triangle between where it left the row and the edge of the submenu, and has come
/// nearer a moment ago. Other rows on its way are not chosen meanwhile.
struct SubmenuApproach: Hashable {
  /// How long a pointer may come no nearer, in seconds. A choice.
  static let patience = 0.3
  /// How far it may be beside the triangle, in points: a hand draws no straight line. A choice.
  static let slack = 4.0

  private let start: Point
  private let submenu: Rect
  private var nearest: Double
  /// When the pointer counts as staying where it is, in seconds, unless it comes nearer.
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

  /// Follows the pointer to a point, at a time in seconds; returns whether it is on its way.
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
