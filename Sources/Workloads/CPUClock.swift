import Glibc

/// Measures the CPU time of the process, in batches: one reading of the clock costs 0.5 µs.
enum CPUClock {
  /// Calls in a batch.
  static let batchSize = 100

  /// Microseconds for one call of `body`, for each batch of `count` calls; the last may be short.
  static func measure(_ count: Int, batchSize: Int = batchSize, _ body: () -> Void) -> [Double] {
    stride(from: 0, to: count, by: batchSize).map { done in
      let size = min(batchSize, count - done)
      let start = nanoseconds()
      for _ in 0..<size { body() }
      return Double(nanoseconds() - start) / Double(size) / 1_000
    }
  }

  /// Milliseconds for `body`.
  static func milliseconds<Result>(_ body: () throws -> Result) rethrows -> (Double, Result) {
    let start = nanoseconds()
    let result = try body()
    return (Double(nanoseconds() - start) / 1e6, result)
  }

  static func nanoseconds() -> Int {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return time.tv_sec * 1_000_000_000 + time.tv_nsec
  }

  /// Nanoseconds between two readings with nothing between them.
  static func readingCost() -> Int {
    let costs = (0..<1_000).map { _ in
      let start = nanoseconds()
      return nanoseconds() - start
    }
    return costs.sorted()[costs.count / 2]
  }
}
