import Glibc
import Workloads

/// Prints measurements and errors.
enum Output {
  /// Prints one measurement as a JSON line, with the names and units that the peers print.
  static func print(_ measurement: Measurement) { line(text(of: measurement)) }

  static func text(of measurement: Measurement) -> String {
    let fields =
      [
        ("peer", "\"scrollwork\""), ("variant", "\"\(measurement.variant)\""),
        ("metric", "\"\(measurement.metric)\""), ("rows", "\(measurement.rows)"),
        ("sections", "\(measurement.sections)"),
        ("painted", "\(getenv("NORASTER") == nil)"), ("unit", "\"\(measurement.unit)\""),
      ] + fields(of: measurement.result)
      + (measurement.note.map { [("note", "\"\($0)\"")] } ?? [])
      + (measurement.budget.map { [("budget", rounded($0))] } ?? [])
    return "{" + fields.map { "\"\($0)\":\($1)" }.joined(separator: ",") + "}"
  }

  static func line(_ text: String) { write(text + "\n", to: STDOUT_FILENO) }

  static func errorLine(_ text: String) {
    write("scrollbench: " + text + "\n", to: STDERR_FILENO)
  }

  /// Prints why the program cannot continue, and ends it.
  static func stop(_ reason: String) -> Never {
    errorLine(reason)
    exit(1)
  }

  /// Returns the result of `body`; ends the program if `body` fails, for instance without fonts or
  /// a display.
  @MainActor
  static func stopping<Result>(_ body: () throws -> Result) -> Result {
    do {
      return try body()
    } catch {
      stop("\(error)")
    }
  }

  private static func fields(of result: Measurement.Result) -> [(String, String)] {
    switch result {
    case .value(let value): return [("value", rounded(value))]
    case .count(let count): return [("value", "\(count)")]
    case .samples(let samples):
      guard let summary = Summary(samples) else { return [("samples", "0")] }
      return [
        ("median", rounded(summary.median)), ("mean", rounded(summary.mean)),
        ("min", rounded(summary.least)), ("p99", rounded(summary.percentile99)),
        ("max", rounded(summary.most)), ("samples", "\(summary.count)"),
      ]
    }
  }

  private static func rounded(_ value: Double) -> String { "\((value * 1000).rounded() / 1000)" }

  private static func write(_ text: String, to descriptor: Int32) {
    var text = text
    text.withUTF8 { _ = Glibc.write(descriptor, $0.baseAddress, $0.count) }
  }
}
