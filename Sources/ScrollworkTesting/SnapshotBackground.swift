/// What becomes of the work that a screen has under way beside the main actor when a frame is due.
///
/// `BackgroundWork` is such work, and each image that an `ImageLoader` has not delivered.
public enum SnapshotBackground: Hashable, Sendable {
  /// Each frame waits until it is over, for a minute at most: it takes none of the screen's time.
  case awaited
  /// Nothing waits for it: for screens that show that they load, with a loader that never does.
  case ignored
}
