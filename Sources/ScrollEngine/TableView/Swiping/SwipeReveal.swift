import ScrollMotion

/// Computes how much of the buttons beside a row a swipe uncovers.
///
/// Lengths are in points, and count from the edge of the row inwards.
struct SwipeReveal: Hashable {
  /// The sum of the widths that the buttons need.
  let buttons: Double
  /// The width of the row.
  let row: Double
  /// Whether a swipe over most of the row performs an action.
  let hasFullSwipe: Bool

  /// The fraction of the row's width from which a swipe is a full swipe. A choice: UIKit documents
  /// no value.
  static let fullPart = 0.6
  /// The time in which a row opens or closes, in seconds. A choice.
  static let duration = 0.25
  /// The time by which the movement of the finger is extrapolated when it lets go, in seconds. A
  /// choice.
  static let lookahead = 0.1

  enum End: Hashable {
    case closed, open, full
  }

  /// The width that a finger uncovers by its movement so far.
  func revealed(by movement: Double) -> Double {
    guard movement > 0 else { return 0 }
    if hasFullSwipe { return min(movement, row) }
    guard movement > buttons else { return movement }
    return buttons + RubberBand.standard.band(movement - buttons, dimension: row)
  }

  /// The state in which a swipe ends if the finger lets go with a width uncovered, at a velocity in
  /// points per second; positive velocities uncover more.
  func end(at revealed: Double, velocity: Double) -> End {
    if isFull(revealed) { return .full }
    return revealed + velocity * Self.lookahead > buttons / 2 ? .open : .closed
  }

  /// Whether the swipe is a full swipe: over most of the row, and beyond the buttons, because wide
  /// buttons take up most of an open row.
  func isFull(_ revealed: Double) -> Bool {
    hasFullSwipe && revealed >= row * Self.fullPart && revealed > buttons
  }

  /// The spans of the buttons as distances from the edge: in proportion to the widths that they
  /// need; in a full swipe, the first button covers all other buttons.
  func spans(of widths: [Double], revealed: Double) -> [ClosedRange<Double>] {
    if isFull(revealed) {
      return widths.indices.map { $0 == 0 ? 0...revealed : revealed...revealed }
    }
    let factor = buttons > 0 ? revealed / buttons : 0
    var start = 0.0
    return widths.map { width in
      defer { start += width * factor }
      return start...start + width * factor
    }
  }
}
