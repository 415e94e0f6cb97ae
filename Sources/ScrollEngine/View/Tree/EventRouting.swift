/// Delivers a window's events to its views, and decides between gesture recognizers.
@MainActor
protocol EventRouting: AnyObject {
  /// The time at which ``release(at:)`` next has something to do, in seconds; nil for never.
  var nextRelease: Double? { get }
  /// Delivers events that were held back and are due, and handles deadlines that have passed.
  func release(at time: Double)
  /// Whether a recognizer may begin, or must wait for others or fail.
  func standing(of recognizer: GestureRecognizer) -> RecognizerStanding
  /// Called when a recognizer has begun, ended, failed or been cancelled: others may have waited
  /// for that.
  func outcomeChanged(of recognizer: GestureRecognizer)
}

/// Whether a recognizer may begin, or must wait for others or fail.
enum RecognizerStanding {
  case free
  /// Another recognizer must fail first, and is still undecided.
  case mustWait
  /// Another recognizer had to fail first, but has recognized its gesture.
  case mustFail
}
