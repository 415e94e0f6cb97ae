/// What the engine can count and place.
///
/// What goes beyond one of these limits stops the program where it is given, with the value. They lie
/// far beyond any screen; they are here so that no sum and no product can overflow later on.
public enum Limits {
  /// The most rows or items of a list in all, 2^52: with headers and footers, and whatever else is
  /// counted beside them, they make a number below 2^53, which is exact as a `Double`.
  @inlinable public static var mostElements: Int { 1 << 52 }

  /// The most sections of a list: its data source is asked about each of them.
  @inlinable public static var mostSections: Int { 1_000_000 }

  /// The most rows, lines or items that are gone through one by one, to ask for their sizes or to list
  /// them in an answer: more would take minutes, and gigabytes.
  @inlinable public static var mostAtOnce: Int { 100_000_000 }

  /// The longest row, line or item, and the widest space beside it, in points: 2^50, as
  /// ``longestContent``.
  @inlinable public static var longest: Double { 0x1p50 }

  /// The longest content of a scroll view, and the widest inset, in points: 2^50.
  ///
  /// Up to there neighbouring numbers lie an eighth of a point apart or less, so that an edge still has
  /// its pixel. Beyond, whole rows would lie between two offsets.
  @inlinable public static var longestContent: Double { 0x1p50 }

  /// The most rows or items of which something is in sight at once: each has a cell.
  @inlinable public static var mostInSight: Int { 100_000 }
}

extension Limits {
  /// What is said about a length that is none.
  static var lengths: String { "allowed are 0 to \(Int(longest)) points" }

  /// Stops the program where more are to be asked for their sizes than may be.
  static func checkAsked(_ count: Int, _ name: @autoclosure () -> String) {
    require(
      count <= mostAtOnce,
      "\(name()) is asked for \(count) sizes; allowed are 0 to \(mostAtOnce)")
  }

  /// Stops the program where more are to be listed than may be.
  static func checkListed(_ count: Int, _ name: @autoclosure () -> String) {
    require(
      count <= mostAtOnce,
      "\(name()) would list \(count); allowed are 0 to \(mostAtOnce)")
  }

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
