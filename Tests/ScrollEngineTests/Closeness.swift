import ScrollEngine

/// How much sums of the same numbers may differ if the numbers were added in different orders.
struct Closeness {
  /// The greatest difference, in points.
  let tolerance: Double

  /// - Parameter magnitude: The greatest number that went into the sums, in points.
  init(upTo magnitude: Double) { tolerance = 1e-9 + 1e-12 * abs(magnitude) }

  private init(tolerance: Double) { self.tolerance = tolerance }

  /// A closeness that also holds for sums of numbers up to `magnitude`.
  func widened(upTo magnitude: Double) -> Closeness {
    Closeness(tolerance: max(tolerance, Closeness(upTo: magnitude).tolerance))
  }

  func isEqual(_ one: Double, _ other: Double) -> Bool { abs(one - other) <= tolerance }

  func isEqual(_ one: Rect, _ other: Rect) -> Bool {
    isEqual(one.minX, other.minX) && isEqual(one.minY, other.minY)
      && isEqual(one.width, other.width) && isEqual(one.height, other.height)
  }

  /// Whether two ranges or rectangles overlap.
  enum Overlap {
    case none
    /// The ranges overlap, or miss each other, by no more than the tolerance.
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

  /// Whether `shown` lists all elements that surely overlap, in this order, and none that do not.
  static func isShown<Name: Equatable>(_ shown: [Name], of all: [(Name, Overlap)]) -> Bool {
    var rest = shown[...]
    for (name, overlap) in all where overlap != .none {
      if rest.first == name { rest.removeFirst() } else if overlap == .some { return false }
    }
    return rest.isEmpty
  }
}
