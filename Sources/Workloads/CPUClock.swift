import Glibc

/// Measures the CPU time of the process, in batches: one reading of the clock costs 0.5 µs.
enum CPUClock {
  /// The greatest number of calls in a batch.
  static let mostInBatch = 100
  /// The least number of batches, if there are enough calls: the first batch finds cold caches, so
  /// a median of few batches is unreliable.
  static let fewestBatches = 20

  /// The number of calls to measure together, for `count` calls in all.
  static func batchSize(of count: Int) -> Int {
    min(mostInBatch, max(1, count / fewestBatches))
  }

  /// Microseconds per call of `body`, for each batch of `count` calls; the last batch may be short.
  ///
  /// If `batchSize` is nil, ``batchSize(of:)`` determines it.
  static func measure(
    _ count: Int, batchSize: Int? = nil, _ body: () -> Void
  ) -> [Double] {
    let batchSize = batchSize ?? self.batchSize(of: count)
    let reading = readingCost()
    return stride(from: 0, to: count, by: batchSize).map { done in
      let size = min(batchSize, count - done)
      let start = nanoseconds()
      for _ in 0..<size { body() }
      return Double(nanoseconds() - start - reading) / Double(size) / 1_000
    }
  }

  /// The CPU time of `body`, in milliseconds.
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

  /// The median nanoseconds between two successive readings of the clock.
  static func readingCost() -> Int {
    let costs = (0..<1_000).map { _ in
      let start = nanoseconds()
      return nanoseconds() - start
    }
    return costs.sorted()[costs.count / 2]
  }
}
