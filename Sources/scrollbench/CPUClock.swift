import Glibc

/// Measures CPU time in batches: one reading of the clock costs half a microsecond.
enum CPUClock {
  /// Microseconds of this thread for one call of `body`, in each of `batches` batches.
  static func measure(batches: Int, of size: Int, _ body: () -> Void) -> [Double] {
    (0..<batches).map { _ in
      let start = nanoseconds()
      for _ in 0..<size { body() }
      return Double(nanoseconds() - start) / Double(size) / 1_000
    }
  }

  private static func nanoseconds() -> Int {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return time.tv_sec * 1_000_000_000 + time.tv_nsec
  }
}
