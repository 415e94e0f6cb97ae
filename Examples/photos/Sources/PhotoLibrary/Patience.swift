internal import Glibc

/// A file that somebody may still be writing, with its stamp at the last look.
struct Unsettled: Hashable {
  var stamp: FileStamp
  /// Since when the file has had this stamp, by the monotonic clock.
  var since: Double
}

/// How long to wait for a file that may still be written: a copy that began before its folder was
/// watched may never be reported.
struct Patience {
  /// The time in seconds, by the monotonic clock.
  var now: Double
  /// The time in seconds since 1970 in UTC, by which files are dated.
  var date: Int

  static let seconds = 2

  /// The times of this moment.
  static var current: Patience {
    var (now, date) = (timespec(), timespec())
    clock_gettime(CLOCK_MONOTONIC, &now)
    clock_gettime(CLOCK_REALTIME, &date)
    return Patience(now: Double(now.tv_sec) + Double(now.tv_nsec) / 1e9, date: date.tv_sec)
  }

  /// Whether a file was written so recently that its writer may not have finished.
  func isFresh(_ stamp: FileStamp) -> Bool {
    stamp.seconds > date - Self.seconds && stamp.seconds <= date
  }

  func isOver(since: Double) -> Bool { now - since >= Double(Self.seconds) }
}
