import ScrollMotion

/// How much of the buttons beside a row a swipe uncovers.
///
/// Lengths are in points, and count from the edge of the row inwards.
struct SwipeReveal: Hashable {
  /// How much the buttons want in all.
  let buttons: Double
  /// How wide the row is.
  let row: Double
  /// Whether a swipe over most of the row performs an action.
  let hasFullSwipe: Bool

  /// The part of the row over which a swipe is a full one. A choice: UIKit documents none.
  static let fullPart = 0.6
  /// How long it takes to open or close, in seconds. A choice.
  static let duration = 0.25
  /// How far ahead the speed of a finger that lets go counts, in seconds. A choice.
  static let lookahead = 0.1

  enum End: Hashable {
    case closed, open, full
  }

  /// How much is uncovered by a finger that has moved so far.
  func revealed(by movement: Double) -> Double {
    guard movement > 0 else { return 0 }
    if hasFullSwipe { return min(movement, row) }
    guard movement > buttons else { return movement }
    return buttons + RubberBand.standard.band(movement - buttons, dimension: row)
  }

  /// What becomes of a swipe that ends with so much uncovered, at a speed in points per second.
  func end(at revealed: Double, velocity: Double) -> End {
    if isFull(revealed) { return .full }
    return revealed + velocity * Self.lookahead > buttons / 2 ? .open : .closed
  }

  /// Whether the swipe is a full one: over most of the row, and beyond its buttons, which an open row
  /// uncovers however wide they are.
  func isFull(_ revealed: Double) -> Bool {
    hasFullSwipe && revealed >= row * Self.fullPart && revealed > buttons
  }

  /// Where the buttons lie, as their distances from the edge: as wide as they want in relation to each
  /// other, and in a full swipe the first over all the others.
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
