import Documents
import Traces

/// Comparisons of traces as JSON: one difference on a line, and numbers rounded to 0.001.
///
/// | field | its value |
/// |---|---|
/// | `version` | 1; a later version may rename or remove fields, this one only adds some |
/// | `isEqual` | whether there is no difference |
/// | `moments` | the number of compared moments |
/// | `isSamePace` | whether both traces have their ticks at the same times |
/// | `input`, `zeroOfA`, `zeroOfB` | the input by which the traces are aligned, and its times; without an input, the times of the first ticks; none without a common moment |
/// | `from`, `to` | the first and the last compared moment, counted from there |
/// | `costFactor`, `costDistance` | how many times longer, and by how many ms, a picture has to take to differ |
/// | `traces` | A and B: `title`, `maker`, `ending` (`whole`, `cut`, `damaged`) |
/// | `differences` | the first one first; one for each view and quantity, and for each side a line |
///
/// Each difference is two lines, of A and of B (`in`), with the same `number`, counted from 1:
/// `quantity` (a name of ``TraceQuantity``), `view`, `section`, `row`, `detail` (the identifier of a
/// queue, the part of a cost), `time` in that trace, `value` (none if that trace has nothing there),
/// `cause`, `programCall`, `input` (the last one before).
///
/// Times are in seconds, costs in ms, lengths in points. Fields without a value are left out.
package enum TraceComparisonDocument {
  /// The version of the format.
  package static let version = 1

  /// The comparison as a text that ends with a line feed.
  package static func text(for comparison: TraceComparison) -> String {
    let alignment = comparison.alignment
    let head = fields([
      ("version", .count(version)), ("isEqual", .flag(comparison.isEqual)),
      ("moments", .count(comparison.momentCount)),
      ("isSamePace", alignment.map { .flag($0.isSamePace) }),
      ("input", alignment?.input.map(ReportValue.text)),
      ("zeroOfA", alignment.map { .number($0.zeroOfA) }),
      ("zeroOfB", alignment.map { .number($0.zeroOfB) }),
      ("from", alignment.map { .number($0.span.lowerBound) }),
      ("to", alignment.map { .number($0.span.upperBound) }),
      ("costFactor", .number(TraceComparison.costFactor)),
      ("costDistance", .number(TraceComparison.costDistance * 1e3)),
    ])
    let traces = ReportText.list(
      "traces",
      [
        trace(comparison.headers.a, comparison.endings.a),
        trace(comparison.headers.b, comparison.endings.b),
      ].map(ReportText.object))
    let differences = ReportText.list(
      "differences",
      comparison.differences.enumerated().flatMap { place, difference in
        [("A", difference.a), ("B", difference.b)].map {
          ReportText.object(side(place + 1, difference, $0, $1))
        }
      })
    return ReportText.object(head).dropLast() + ",\n \(traces),\n \(differences)}\n"
  }

  private static func trace(
    _ header: TraceHeader, _ ending: Trace.Ending
  ) -> [ReportValue.Field] {
    fields([
      ("title", .text(header.title)), ("maker", .text(header.maker)),
      ("ending", .text(ending.name)),
    ])
  }

  private static func side(
    _ number: Int, _ difference: TraceDifference, _ name: String, _ side: TraceDifference.Side
  ) -> [ReportValue.Field] {
    fields([
      ("number", .count(number)), ("in", .text(name)),
      ("quantity", .text(difference.quantity.rawValue)),
      ("view", difference.view.map(ReportValue.text)),
    ]) + fields(of: difference.path)
      + fields([
        ("detail", difference.detail.map(ReportValue.text)), ("time", .number(side.time)),
        ("value", side.value), ("cause", side.cause.map(ReportValue.text)),
        ("programCall", side.programCall.map(ReportValue.text)),
        ("input", side.input.map(ReportValue.text)),
      ])
  }
}
