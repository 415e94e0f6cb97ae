/// One result of a workload: the metric, the number of rows, and the value.
package struct Measurement: Sendable {
  /// The value of a measurement.
  package enum Result: Hashable, Sendable {
    /// Values in the order in which they were taken: single ones, or averages over batches of up to
    /// 100 calls. There are 20 batches or more if there were enough calls.
    case samples([Double])
    /// A single number.
    case value(Double)
    /// An exact number.
    case count(Int)
  }

  /// The workload and its variant.
  package let variant: String
  /// The name of the measured quantity.
  package let metric: String
  /// The number of rows in all.
  package let rows: Int
  /// The number of sections or tables.
  package let sections: Int
  /// `us` (microseconds of CPU time), `ms`, `MiB`, `bytes`, `px` (points), `pixels`, `lines`,
  /// `times`, `exponent` or `count`.
  package let unit: String
  /// The value, in ``unit``.
  package let result: Result
  /// The expectation, in a few words; nil for none.
  package var note: String?
  /// The greatest acceptable value, in ``unit``; nil for none.
  package var budget: Double?
}

/// Receives the measurements of one workload as they come.
@MainActor
struct Report {
  let variant: String
  let rows: Int
  let sections: Int
  let send: (Measurement) -> Void

  func samples(_ metric: String, _ samples: [Double], unit: String = "us") {
    if !samples.isEmpty { add(metric, unit, .samples(samples)) }
  }

  func value(
    _ metric: String, _ value: Double, unit: String, note: String? = nil, budget: Double? = nil
  ) {
    add(metric, unit, .value(value), note: note, budget: budget)
  }

  func count(_ metric: String, _ count: Int) {
    add(metric, "count", .count(count))
  }

  private func add(
    _ metric: String, _ unit: String, _ result: Measurement.Result, note: String? = nil,
    budget: Double? = nil
  ) {
    send(
      Measurement(
        variant: variant, metric: metric, rows: rows, sections: sections, unit: unit,
        result: result, note: note, budget: budget))
  }
}
