/// The limits within which taps belong together.
enum TapSequence {
  /// How long a pointer may be up between two taps, in seconds, if the desktop does not say. A
  /// choice, as UIKit documents none: desktops use 0.25 to 0.5.
  static let longestPause = 0.35
  /// How far one tap may be from the previous one, in points: about a fingertip. A choice.
  static let longestDistance = 30.0

  /// Whether a pointer that goes down at `start` continues the taps of one that went up at `end`;
  /// times and the `pause` between taps are in seconds.
  static func goesOn(
    from end: Point, _ endTime: Double, to start: Point, _ time: Double, within pause: Double
  ) -> Bool {
    time - endTime <= pause && (start - end).length <= longestDistance
  }
}
