/// The largest counts and lengths the engine accepts.
///
/// A value beyond a limit stops the program where it is given, and the message names it. The limits
/// lie far beyond any screen; they keep later sums and products from overflowing.
public enum Limits {
  /// The most rows or items in a list, 2^52.
  ///
  /// Together with headers, footers and other counted elements, the total stays below 2^53, so it
  /// is exact as a `Double`.
  @inlinable public static var mostElements: Int { 1 << 52 }

  /// The most sections in a list: its data source is asked about each of them.
  @inlinable public static var mostSections: Int { 1_000_000 }

  /// The most rows, lines or items visited one by one, to measure or to return them.
  ///
  /// More would take minutes, and gigabytes.
  @inlinable public static var mostAtOnce: Int { 100_000_000 }

  /// The longest row, line or item and the widest spacing, in points: 2^50, like
  /// ``longestContent``.
  @inlinable public static var longest: Double { 0x1p50 }

  /// The longest content of a scroll view and the widest inset, in points: 2^50.
  ///
  /// Up to 2^50, neighbouring numbers are at most an eighth of a point apart, so an edge still gets
  /// its own pixel. Beyond, whole rows would fall between two offsets.
  @inlinable public static var longestContent: Double { 0x1p50 }

  /// The greatest depth of nested views: layout, drawing and hit testing descend that deep.
  @inlinable public static var mostNested: Int { 1_000 }

  /// The most rows or items visible at once: each has a cell.
  @inlinable public static var mostInSight: Int { 100_000 }
}

extension Limits {
  /// The text that states the valid lengths.
  static var lengths: String { "allowed: 0 to \(Int(longest)) points" }

  /// Stops the program if more elements would be measured at once than ``mostAtOnce``.
  static func checkAsked(_ count: Int, _ name: @autoclosure () -> String) {
    require(
      count <= mostAtOnce,
      "\(name()) is asked for \(count) sizes; allowed: 0 to \(mostAtOnce)")
  }

  /// Stops the program if more elements would be listed at once than ``mostAtOnce``.
  static func checkListed(_ count: Int, _ name: @autoclosure () -> String) {
    require(
      count <= mostAtOnce,
      "\(name()) would list \(count); allowed: 0 to \(mostAtOnce)")
  }

  /// Stops the program if more elements are visible than ``mostInSight``.
  @inline(__always)
  static func checkInSight(_ count: @autoclosure () -> Int, _ name: StaticString) {
    require(
      count() <= mostInSight,
      "\(name): more than \(mostInSight) are in sight at once: they are too small, or the view is too "
        + "large")
  }
}

extension Double {
  /// Whether the number is a valid length in points: not negative, not too long, and not NaN.
  @inline(__always)
  var isLength: Bool { self >= 0 && self <= Limits.longest }

  /// Whether the number is a valid length, by one comparison; unlike ``isLength``, false for -0.
  ///
  /// The bit patterns of numbers from 0 on have the same order as the numbers; all other bit
  /// patterns are greater.
  @inline(__always)
  var isPlainLength: Bool { bitPattern <= Limits.longest.bitPattern }
}
