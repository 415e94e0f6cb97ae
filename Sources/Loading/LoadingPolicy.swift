/// Which content is loaded while a list decelerates.
public enum LoadingPolicy: Hashable, Sendable, CaseIterable {
  /// All elements that become visible; a request is completed even after its element has left.
  case always
  /// Nothing during a deceleration; at its end, the visible elements.
  case notWhileDecelerating
  /// During a deceleration, only the elements that will be visible at its end.
  case targetRectangle

  /// Whether a request is cancelled when its element leaves.
  var cancelsWhatLeaves: Bool { self != .always }
}
