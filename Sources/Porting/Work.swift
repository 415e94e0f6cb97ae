/// Counts steps of work, so that tests can check how the work grows with the source.
final class Work {
  /// The number of bytes and tokens examined, with repetitions.
  var steps = 0
}
