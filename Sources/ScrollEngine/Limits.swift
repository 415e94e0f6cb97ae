/// What the engine can count and place.
///
/// What goes beyond one of these limits stops the program where it is given, with the value. They lie
/// far beyond any screen; they are here so that no sum and no product can overflow later on.
public enum Limits {
  /// The most sections of a list, and the most rows or items in all, 2^53: beyond it a count is no
  /// exact `Double` any more.
  @inlinable public static var mostElements: Int { 1 << 53 }

  /// The longest row, line or item, and the widest space beside it, in points: 2^53. There two
  /// neighbouring numbers lie a point apart.
  @inlinable public static var longest: Double { 0x1p53 }

  /// The longest content of a scroll view, and the widest inset, in points: 10^100. A list of as many
  /// rows as there may be, each as high as it may be, is shorter.
  @inlinable public static var longestContent: Double { 1e100 }

  /// The most rows or items of which something is in sight at once: each has a cell.
  @inlinable public static var mostInSight: Int { 100_000 }
}

extension Limits {
  /// What is said about a length that is none.
  static var lengths: String { "allowed are 0 to \(Int(longest)) points" }

  /// What is said about a count that is none.
  static var counts: String { "allowed are 0 to \(mostElements)" }

  /// Stops the program where more is in sight than can have cells.
  @inline(__always)
  static func checkInSight(_ count: @autoclosure () -> Int, _ name: StaticString) {
    require(
      count() <= mostInSight,
      "\(name): more than \(mostInSight) are in sight at once: they are too small, or the view is too "
        + "large")
  }
}

extension Double {
  /// Whether it is a length in points: neither negative nor too long, and a number.
  @inline(__always)
  var isLength: Bool { self >= 0 && self <= Limits.longest }
}
