import Arguments
import Documents
import PlainText
import Visualiser

struct Calls: RunnableCommand {
  static let configuration = CommandConfiguration(
    abstract: "List all delegate calls, what the reuse queues did, and what moved the content.",
    discussion: """
      Calls are listed as they were made, from the opening of the scene on. A call about a new
      offset names its cause. Changes of offset, size and insets that no input caused are listed
      too. Needs no display.

      EXAMPLES
        scrollwork calls cell-reuse --offset 110
        scrollwork calls delegate-order --script flick.jsonl --only Dragging
        scrollwork calls place-kept --script place-kept.jsonl --only anchoring
        scrollwork calls container --offset 300 --json > calls.json
        scrollwork calls container --offset 300 --expect calls.json
      """)

  @Argument(
    help: SceneArgument.help, completion: .scenes, transform: { try SceneArgument($0) })
  var scene: SceneArgument

  @OptionGroup var options: SceneOptions
  @OptionGroup var gestures: ScriptOption
  @OptionGroup var moment: MomentOption
  @OptionGroup var telling: PosterOption

  @Option(
    help: ArgumentHelp(
      "Only calls whose view, name or cause contains this; can be repeated.",
      valueName: "text"))
  var only: [String] = []

  @Flag(help: "Print one JSON object, a layout report of calls alone.")
  var json = false

  @Option(
    help: ArgumentHelp(
      "A report whose calls must be the same; a difference exits with 1.", valueName: "file"),
    completion: .files("json"))
  var expect: String?

  func validate() throws(UsageMistake) {
    try telling.check(options, gestures, moment)
  }

  @MainActor
  func run() async throws {
    try await reportingErrors {
      let expected = try expect.map(ExpectedLayout.init(file:))
      let show = try Show(
        scene,
        SceneSettings(options, script: gestures.script, at: moment.at, poster: telling.poster))
      try await show.play()
      var report = show.shell.report(withCalls: true)
      if !only.isEmpty { report.calls?.removeAll { !isListed($0) } }
      if let expected { return try expected.compareCalls(with: report) }
      try StandardOutput.write(
        json
          ? LayoutReportDocument.callText(for: report)
          : LayoutReportDocument.table(of: report.calls ?? []))
    }
  }

  private func isListed(_ entry: CallEntry) -> Bool {
    only.contains {
      entry.view.hasPart($0) || entry.call.hasPart($0) || entry.cause?.hasPart($0) == true
    }
  }
}
