/// Counts what is looked at, so that a test can tell how the work grows with the source.
final class Work {
  /// Bytes and tokens looked at, each as often as it was.
  var steps = 0
}
