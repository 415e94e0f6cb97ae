/// The counts of a loader's requests so far.
///
/// Each request counts once: `started` is the sum of `pending`, `failed`, `wasted` and the requests
/// whose content has been shown.
public struct LoadingStatistics: Hashable, Sendable {
  /// Requests begun.
  public internal(set) var started = 0
  /// Requests in progress.
  public internal(set) var pending = 0
  /// Requests that failed without being cancelled.
  public internal(set) var failed = 0
  /// Requests cancelled.
  public internal(set) var cancelled = 0
  /// Requests that were cancelled, or whose content has arrived and has not been shown so far.
  public internal(set) var wasted = 0
  /// Contents that arrived when their element was already visible.
  public internal(set) var shownLate = 0
  /// Elements whose content was loaded when they became visible.
  public internal(set) var hits = 0

  /// Makes statistics with all counts zero.
  public init() {}
}
