import Arguments
import PlainText
import TraceFiles
import TraceReading
import Traces

/// Shows a trace, says what it has, or where two traces differ.
struct TraceCommand: RunnableCommand {
  static let configuration = CommandConfiguration(
    name: "trace",
    abstract: "Show a recorded trace, say what it has, or where two of them differ.",
    discussion: """
      One trace alone is shown in the window, as "scrollwork run FILE" does, whose options this \
      command does not have. The other forms need no display.

      --summary prints what one trace has: cells made and reused for each list, the slowest \
      pictures, jumps that no input caused, estimates that moved the bar, rows that moved while \
      nothing scrolled them, stale content, double reloads.

      Two traces are aligned by the first input that both have. The command prints the first \
      difference with its causes, then the first one of each view and quantity. With --expect it \
      prints only the first, and exits with 1 if there is one. With --window it shows both.

      EXAMPLES
        scrollwork trace feed.scrolltrace
        scrollwork trace feed.scrolltrace --summary
        scrollwork trace feed.scrolltrace --summary --json > feed.json
        scrollwork trace before.scrolltrace after.scrolltrace
        scrollwork trace before.scrolltrace after.scrolltrace --window
        scrollwork trace good.scrolltrace new.scrolltrace --expect
        scrollwork trace good.scrolltrace new.scrolltrace --html page.html
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

  @Flag(help: "Show two traces side by side in the window, at their first difference.")
  var window = false

  @Option(
    help: ArgumentHelp(
      "Where to write a page about one trace or two, with pictures of the moments.",
      valueName: "file"),
    completion: .files("html"))
  var html: String?

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
    if window, summary || expect || json || html != nil {
      throw UsageMistake(
        "--window prints nothing; leave out --summary, --expect, --json and --html")
    }
    if let html, [file, other].contains(where: { $0.map { areSamePlace($0, html) } ?? false }) {
      throw UsageMistake("--html would overwrite a trace; name another file")
    }
    if json, !summary, other == nil {
      throw UsageMistake("--json prints a summary or differences; add --summary or a second trace")
    }
  }

  @MainActor
  func run() async throws {
    try await reportingErrors {
      if let html {
        let page =
          if let other { try await TracePage.page(of: file, beside: other) } else {
            try await TracePage.page(of: file)
          }
        try TextFile.write(page.text, to: html)
        if !summary, other == nil { return }
      }
      guard summary || other != nil else {
        return try await LiveWindow.open(try Show(.trace(path: file), SceneSettings()))
      }
      if window, let other { return try await show(beside: other) }
      let trace = try Trace(file: file)
      if let other {
        try compare(trace, with: try Trace(file: other))
      } else {
        let summary = TraceSummary(trace)
        try StandardOutput.write(json ? TraceSummaryDocument.text(for: summary) : summary.text)
      }
    }
  }

  @MainActor
  private func show(beside other: String) async throws {
    let both = try TraceFile.scene(file, beside: other)
    var settings = SceneSettings()
    settings.at = both.difference
    try await LiveWindow.open(try Show(both.scene, settings))
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
