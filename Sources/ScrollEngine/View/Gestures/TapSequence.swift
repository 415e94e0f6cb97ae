/// The limits within which taps belong together.
enum TapSequence {
  /// How long a pointer may be up between two taps, in seconds. A choice, as UIKit documents none:
  /// desktops use 0.25 to 0.5.
  static let longestPause = 0.35
  /// How far one tap may be from the previous one, in points: about a fingertip. A choice.
  static let longestDistance = 30.0

  /// Whether a pointer that goes down at `start` continues the taps of one that went up at `end`;
  /// times are in seconds.
  static func goesOn(from end: Point, _ endTime: Double, to start: Point, _ time: Double) -> Bool {
    time - endTime <= longestPause && (start - end).length <= longestDistance
  }
}
