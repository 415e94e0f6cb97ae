import Glibc

/// Where measurements go.
enum Output {
  /// Prints one metric as a JSON line; times are microseconds of CPU time for one operation.
  static func metric(
    _ workload: String, _ metric: String, parameters: [(String, Int)], microseconds: [Double]
  ) {
    let sorted = microseconds.sorted()
    let fields =
      [("workload", "\"\(workload)\""), ("metric", "\"\(metric)\"")]
      + parameters.map { ($0.0, "\($0.1)") }
      + [
        ("unit", "\"us\""), ("median", rounded(sorted[sorted.count / 2])),
        ("min", rounded(sorted[0])), ("max", rounded(sorted[sorted.count - 1])),
        ("batches", "\(sorted.count)"),
      ]
    line("{" + fields.map { "\"\($0)\":\($1)" }.joined(separator: ",") + "}")
  }

  static func value(
    _ workload: String, _ metric: String, parameters: [(String, Int)], value: Int
  ) {
    let fields =
      [("workload", "\"\(workload)\""), ("metric", "\"\(metric)\"")]
      + parameters.map { ($0.0, "\($0.1)") } + [("value", "\(value)")]
    line("{" + fields.map { "\"\($0)\":\($1)" }.joined(separator: ",") + "}")
  }

  static func fail(_ message: String) -> Never {
    write(message + "\n", to: STDERR_FILENO)
    exit(64)
  }

  private static func line(_ text: String) { write(text + "\n", to: STDOUT_FILENO) }

  private static func write(_ text: String, to descriptor: Int32) {
    var text = text
    text.withUTF8 { _ = Glibc.write(descriptor, $0.baseAddress, $0.count) }
  }

  private static func rounded(_ value: Double) -> String { "\((value * 1000).rounded() / 1000)" }
}
