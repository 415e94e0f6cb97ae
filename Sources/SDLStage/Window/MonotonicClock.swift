internal import Glibc

/// A clock in seconds that never runs backwards and ignores changes of the time of day.
struct MonotonicClock {
  private let start: Double

  init() {
    start = Self.seconds()
  }

  /// Seconds since the clock was made.
  var now: Double { Self.seconds() - start }

  /// Seconds since the machine started.
  static func seconds() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }

  /// Sleeps for up to 0.999 seconds; unlike SDL's delay, not only for whole milliseconds.
  static func sleep(_ seconds: Double) {
    var time = timespec(tv_sec: 0, tv_nsec: Int(min(max(seconds, 0), 0.999) * 1e9))
    nanosleep(&time, nil)
  }
}
