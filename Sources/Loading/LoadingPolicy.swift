/// What is loaded while the content moves by itself.
public enum LoadingPolicy: Hashable, Sendable, CaseIterable {
  /// Whatever comes into sight, and what has left it is loaded to the end.
  case always
  /// Nothing while the content decelerates; what is in sight when it has come to rest.
  case notWhileDecelerating
  /// While the content decelerates, only what it will come to rest on.
  case targetRectangle

  /// Whether a request is given up when its element leaves.
  var cancelsWhatLeaves: Bool { self != .always }
}
