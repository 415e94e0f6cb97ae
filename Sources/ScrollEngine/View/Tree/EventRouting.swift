/// Sends a window's events to its views, and decides between their recognizers.
@MainActor
protocol EventRouting: AnyObject {
  /// When something that has been kept back is due, in seconds; nil for never.
  var nextRelease: Double? { get }
  /// Lets go of what is due.
  func release(at time: Double)
  /// Whether a recognizer may begin, as far as it depends on others.
  func standing(of recognizer: GestureRecognizer) -> RecognizerStanding
  /// A recognizer has begun, ended or failed: others may have waited for that.
  func outcomeChanged(of recognizer: GestureRecognizer)
}

/// Whether a recognizer may begin, as far as it depends on others.
enum RecognizerStanding {
  case free
  /// Another must fail first, and has not decided yet.
  case mustWait
  /// Another had to fail first, and did not.
  case mustFail
}
