import Documents
import PlainText
import Traces

/// How summaries and comparisons word values for a terminal.
enum Wording {
  /// Numbers side by side, such as `0 132`.
  static func numbers(_ numbers: [Double]) -> String {
    numbers.map(ReportValue.words).joined(separator: " ")
  }

  /// A time in seconds, such as `1.217 s`.
  static func time(_ time: Double) -> String { "\(ReportValue.words(time)) s" }

  /// A duration in milliseconds, given in seconds, such as `18.6 ms`.
  static func milliseconds(_ seconds: Double) -> String {
    "\(JSONText.number((seconds * 1e4).rounded() / 10)) ms"
  }

  /// A text of the trace, on one line and not endless.
  static func line(_ text: String) -> String { text.shortened(to: 200).plain }

  /// A cause and the program's call, such as `anchoring, insertRows`; empty without both.
  static func cause(_ cause: String?, _ programCall: String?) -> String {
    [cause, programCall].compactMap(\.self).map(line).joined(separator: ", ")
  }

  /// A row, such as `9`, or `2.9` in a section other than the first.
  static func row(_ path: TracePath) -> String {
    path.section > 0 ? "\(path.section).\(path.row)" : "\(path.row)"
  }

  /// A number of things, such as `1 jump` and `2 jumps`.
  static func count(_ count: Int, _ thing: String) -> String {
    "\(count) \(thing)\(count == 1 ? "" : "s")"
  }
}
