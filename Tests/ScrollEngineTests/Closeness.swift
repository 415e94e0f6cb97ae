import ScrollEngine

/// How far apart sums of the same numbers may lie if these were added in another order.
struct Closeness {
  /// In points.
  let tolerance: Double

  /// - Parameter magnitude: The greatest number that went into the sums, in points.
  init(upTo magnitude: Double) { tolerance = 1e-9 + 1e-12 * abs(magnitude) }

  private init(tolerance: Double) { self.tolerance = tolerance }

  /// One that holds for sums of greater numbers, too.
  func widened(upTo magnitude: Double) -> Closeness {
    Closeness(tolerance: max(tolerance, Closeness(upTo: magnitude).tolerance))
  }

  func isEqual(_ one: Double, _ other: Double) -> Bool { abs(one - other) <= tolerance }

  func isEqual(_ one: Rect, _ other: Rect) -> Bool {
    isEqual(one.minX, other.minX) && isEqual(one.minY, other.minY)
      && isEqual(one.width, other.width) && isEqual(one.height, other.height)
  }

  /// Whether two stretches have something in common.
  enum Overlap {
    case none
    /// No more than the last bits of a sum: it may be nothing.
    case doubtful
    case some
  }

  func overlap(_ start: Double, _ end: Double, from: Double, to: Double) -> Overlap {
    guard end > start, to > from else { return .none }
    let shared = min(end, to) - max(start, from)
    return shared > tolerance ? .some : shared < -tolerance ? .none : .doubtful
  }

  func overlap(_ frame: Rect, _ bounds: Rect) -> Overlap {
    let x = overlap(frame.minX, frame.maxX, from: bounds.minX, to: bounds.maxX)
    let y = overlap(frame.minY, frame.maxY, from: bounds.minY, to: bounds.maxY)
    if x == .none || y == .none { return .none }
    return x == .some && y == .some ? .some : .doubtful
  }

  /// Whether something shows all that is certain, in this order, and nothing that is not there.
  static func isShown<Name: Equatable>(_ shown: [Name], of all: [(Name, Overlap)]) -> Bool {
    var rest = shown[...]
    for (name, overlap) in all where overlap != .none {
      if rest.first == name { rest.removeFirst() } else if overlap == .some { return false }
    }
    return rest.isEmpty
  }
}
