/// What a loader has done so far.
///
/// Every request has one end: `started` is the sum of `pending`, `failed`, `wasted` and of those
/// whose content has been shown.
public struct LoadingStatistics: Hashable, Sendable {
  /// Requests begun.
  public internal(set) var started = 0
  /// Requests under way.
  public internal(set) var pending = 0
  /// Requests that ended in an error while they were wanted.
  public internal(set) var failed = 0
  /// Requests given up.
  public internal(set) var cancelled = 0
  /// Requests that were given up, or whose content nobody has seen so far.
  public internal(set) var wasted = 0
  /// Contents that arrived when their element was already in sight.
  public internal(set) var shownLate = 0
  /// Elements whose content was there when they came into sight.
  public internal(set) var hits = 0

  public init() {}
}
