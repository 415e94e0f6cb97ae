import Arguments
import PlainText
import TraceFiles
import TraceReading
import Traces

/// Says what a trace has, or where two traces differ.
struct TraceCommand: RunnableCommand {
  static let configuration = CommandConfiguration(
    name: "trace",
    abstract: "Say what a recorded trace has, or where two of them differ. Needs no display.",
    discussion: """
      The summary of one trace: cells made and reused for each list, the slowest pictures, jumps \
      that no input caused, estimates that moved the bar, stale content, double reloads.

      Two traces are aligned by the first input that both have. The command prints the first \
      difference with its causes, then the first one of each view and quantity. With --expect it \
      prints only the first, and exits with 1 if there is one.

      EXAMPLES
        scrollwork trace feed.scrolltrace --summary
        scrollwork trace feed.scrolltrace --summary --json > feed.json
        scrollwork trace before.scrolltrace after.scrolltrace
        scrollwork trace good.scrolltrace new.scrolltrace --expect
      """)

  @Argument(
    help: ArgumentHelp("A trace; the first (A) of two.", valueName: "file"),
    completion: .files("scrolltrace"))
  var file: String

  @Argument(
    help: ArgumentHelp("The second trace (B).", valueName: "other"),
    completion: .files("scrolltrace"), transform: { $0 })
  var other: String?

  @Flag(help: "Print what one trace has.")
  var summary = false

  @Flag(help: "Print only the first difference (with --json all), and exit with 1 if there is one.")
  var expect = false

  @Flag(help: "Print one JSON object.")
  var json = false

  func validate() throws(UsageMistake) {
    if summary, other != nil {
      throw UsageMistake("--summary takes one trace; leave out --summary to compare two")
    }
    if expect, other == nil {
      throw UsageMistake("--expect compares two traces; name the second one")
    }
    if !summary, other == nil {
      throw UsageMistake("add --summary, or a second trace to compare with")
    }
  }

  @MainActor
  func run() async throws {
    try await reportingErrors {
      let trace = try Trace(file: file)
      if let other {
        try compare(trace, with: try Trace(file: other))
      } else {
        let summary = TraceSummary(trace)
        try StandardOutput.write(json ? TraceSummaryDocument.text(for: summary) : summary.text)
      }
    }
  }

  private func compare(_ trace: Trace, with other: Trace) throws {
    let comparison = TraceComparison(trace, other)
    try StandardOutput.write(
      json
        ? TraceComparisonDocument.text(for: comparison)
        : expect ? comparison.firstText : comparison.text)
    if expect, !comparison.isEqual { throw ExitStatus.failure }
  }
}
