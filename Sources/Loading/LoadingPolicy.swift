/// What is loaded while the content moves by itself.
public enum LoadingPolicy: Hashable, Sendable, CaseIterable {
  /// Everything that becomes visible, loaded to the end even after it has left.
  case always
  /// Nothing while the content decelerates; then what is visible once it has come to rest.
  case notWhileDecelerating
  /// While the content decelerates, only what it will come to rest on.
  case targetRectangle

  /// Whether a request is cancelled when its element leaves.
  var cancelsWhatLeaves: Bool { self != .always }
}
