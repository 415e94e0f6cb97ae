internal import Glibc

/// A file that somebody may still be writing, as it was when it was last looked at.
struct Unsettled: Hashable {
  var stamp: FileStamp
  /// Since when it has been so, by a clock that nobody sets.
  var since: Double
}

/// How long files that may still be written are waited for, if nobody closes them: a copy that began
/// before its folder was watched is never reported.
struct Patience {
  /// Seconds of a clock that nobody sets.
  var now: Double
  /// Seconds since 1970 in Greenwich, by which files are dated.
  var date: Int

  static let seconds = 2

  /// That of this moment.
  static var current: Patience {
    var (now, date) = (timespec(), timespec())
    clock_gettime(CLOCK_MONOTONIC, &now)
    clock_gettime(CLOCK_REALTIME, &date)
    return Patience(now: Double(now.tv_sec) + Double(now.tv_nsec) / 1e9, date: date.tv_sec)
  }

  /// Whether a file was written so recently that it may still be.
  func isFresh(_ stamp: FileStamp) -> Bool {
    stamp.seconds > date - Self.seconds && stamp.seconds <= date
  }

  func isOver(since: Double) -> Bool { now - since >= Double(Self.seconds) }
}
