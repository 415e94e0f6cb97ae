/// Whether frames wait for the background work of a screen.
///
/// Background work is each `BackgroundWork`, and each image that an `ImageLoader` has not delivered
/// yet.
public enum SnapshotBackground: Hashable, Sendable {
  /// Each frame waits until the work has ended, for a minute at most; the screen's time does not
  /// pass.
  case awaited
  /// Frames do not wait: for screens that show their loading state, with a loader that never
  /// delivers.
  case ignored
}
