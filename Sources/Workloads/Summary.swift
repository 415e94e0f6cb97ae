/// Statistics of samples.
package struct Summary: Hashable, Sendable {
  /// The middle sample, or the mean of the two in the middle.
  package let median: Double
  /// The average.
  package let mean: Double
  /// The smallest sample.
  package let least: Double
  /// A sample that at least 99 % of the samples do not exceed.
  package let percentile99: Double
  /// The largest sample.
  package let most: Double
  /// The number of samples.
  package let count: Int

  /// Summarizes samples; nil if there are none.
  ///
  /// - Complexity: O(n log n).
  package init?(_ samples: [Double]) {
    let sorted = samples.sorted()
    guard let first = sorted.first, let last = sorted.last else { return nil }
    let middle = sorted.count / 2
    median =
      sorted.count.isMultiple(of: 2) ? (sorted[middle - 1] + sorted[middle]) / 2 : sorted[middle]
    mean = sorted.reduce(0, +) / Double(sorted.count)
    least = first
    most = last
    percentile99 = sorted[min(sorted.count - 1, sorted.count * 99 / 100)]
    count = sorted.count
  }
}
