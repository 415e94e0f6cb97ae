import Hosting
import Inspecting
import SceneParts
import ScrollEngine
import TestSupport
import Testing

@testable import ScrollworkInspector

/// Captures stacks that a test has made up.
@MainActor
private final class MadeUpStacks {
  /// The number of captures so far.
  private(set) var count = 0
  /// The addresses of the next stacks.
  var addresses: [UInt] = [1, 2, 3]
  /// The captured traces, without keeping them.
  private(set) var traces: [Weak] = []

  struct Weak {
    weak var trace: CallTrace?
  }

  nonisolated static let frames: [UInt: [TraceFrame]] = [
    1: [
      TraceFrame(function: "ScrollView.note(_:by:)", place: "ScrollView.swift:9", origin: .engine)
    ],
    2: [
      TraceFrame(function: "FeedController.jump()", place: "Feed.swift:57", origin: .program),
      TraceFrame(function: "FeedController.refresh()", place: "Feed.swift:42", origin: .program),
    ],
    3: [TraceFrame(function: "start_thread", place: nil, origin: .system)],
  ]

  func capture() -> CallTrace? {
    count += 1
    let addresses = addresses
    let trace = CallTrace(addresses: addresses) { addresses.map { Self.frames[$0] ?? [] } }
    traces.append(Weak(trace: trace))
    return trace
  }
}

private final class Clipboard: Pasteboard {
  var string: String?
}

/// The lines of ``MadeUpStacks``.
private let lines: [TraceLine] = [
  .function("FeedController.jump()", place: "Feed.swift:57"),
  .function("FeedController.refresh()", place: "Feed.swift:42"), .folded(2),
]

@MainActor
@Suite("The stacks of the program's calls")
struct TraceTests {
  private let stacks = MadeUpStacks()
  private let controller = RowsController(rows: 1000)
  private let app: AppScreen

  init() {
    let stacks = stacks
    app = AppScreen(
      controller, size: Size(width: 900, height: 2000), capture: { stacks.capture() })
  }

  /// Without a delegate, so that the list has only the changes.
  private var table: TableView {
    controller.table.delegate = nil
    return controller.table
  }
  private var list: CallList { get throws { try #require(app.screen).panel.calls } }
  private var entries: [CallLog.Entry] {
    get throws { try #require(app.screen).chosen.record.calls.entries }
  }

  /// What the rows of the list show, from the top.
  private var rows: [String] {
    get throws {
      let list = try list
      let count = list.tableView(list.table, numberOfRowsInSection: 0)
      return (0..<count).compactMap { row in
        switch list.tableView(list.table, cellForRowAt: IndexPath(row: row, section: 0)) {
        case let cell as CallCell:
          cell.content.map {
            "\($0.trace == .fixed ? "" : $0.trace == .open ? "v " : "> ")\($0.name)"
          }
        case let cell as TraceCell: cell.line.map { "  \($0.words)" }
        default: nil
        }
      }
    }
  }

  private func choose(_ row: Int) throws {
    let list = try list
    list.tableView(list.table, didSelectRowAt: IndexPath(row: row, section: 0))
  }

  @Test(
    "Closed, it captures nothing; open, the stack of each change that a call of the program makes")
  func captures() throws {
    table.contentOffset.y = 40
    app.pass(0.1)
    #expect(stacks.count == 0)
    app.press(.f12)
    app.turnWheel(at: Point(x: 200, y: 300), by: -30)
    #expect(stacks.count == 0)
    #expect(try entries.allSatisfy { $0.call.trace == nil })
    table.contentOffset.y = 80
    table.contentInset.bottom = 20
    table.scrollToRow(at: IndexPath(row: 500, section: 0), at: .top, animated: false)
    app.pass(0.1)
    let traced = try entries.filter { $0.call.trace != nil }
    #expect(traced.map(\.call.name).contains("contentOffset"))
    #expect(traced.map(\.call.name).contains("contentInset"))
    #expect(traced.allSatisfy { $0.call.mover?.call != nil })
    #expect(stacks.count == traced.count)
    // The same call over and over has one trace.
    #expect(Set(traced.compactMap(\.call.trace).map { ObjectIdentifier($0) }).count == 1)
    app.press(.f12)
    let count = stacks.count
    table.contentOffset.y = 0
    app.pass(0.1)
    #expect(stacks.count == count)
  }

  @Test("A release build has no way to capture")
  func release() {
    #if DEBUG
      #expect(CallTrace.ofThisBuild != nil)
    #else
      #expect(CallTrace.ofThisBuild == nil)
    #endif
  }

  @Test("A click opens the lines below the call, another closes them, and names are found once")
  func opening() async throws {
    app.press(.f12)
    try #require(app.screen).panel.calls.filter = .uncaused
    table.contentOffset.y = 80
    app.pass(0.1)
    table.contentOffset.y = 120
    app.pass(0.1)
    let name = "offset · contentOffset ="
    #expect(try rows == ["> \(name)", "> \(name)"])
    try choose(1)
    #expect(try rows == ["> \(name)", "v \(name)", "  looking up names…"])
    try await list.names.finish()
    #expect(
      try rows == [
        "> \(name)", "v \(name)", "  FeedController.jump() — Feed.swift:57",
        "  FeedController.refresh() — Feed.swift:42", "  2 frames of the engine and the system",
      ])
    // The other call has the same addresses, so its names are known.
    try choose(0)
    #expect(try rows[0...1] == ["v \(name)", "  FeedController.jump() — Feed.swift:57"])
    #expect(try rows.count == 5)
    // A line of a trace is no call.
    try choose(1)
    #expect(try rows.count == 5)
    // New calls come above it, and the filter keeps it where it is listed.
    table.contentInset.bottom = 20
    app.pass(0.1)
    #expect(
      try rows.firstIndex(of: "v \(name)").map {
        try rows[$0 + 1] == "  FeedController.jump() — Feed.swift:57"
      } == true)
    try list.filter = .queue
    #expect(try !rows.contains("v \(name)") && !rows.contains { $0.hasPrefix("  ") })
    try list.filter = .uncaused
    let row = try #require(try rows.firstIndex(of: "v \(name)"))
    try choose(row)
    #expect(try !rows.contains { $0.hasPrefix("  ") || $0.hasPrefix("v") })
  }

  @Test("A press on the panel does the same, and points at no cell")
  func pressing() async throws {
    app.press(.f12)
    try list.filter = .uncaused
    table.contentOffset.y = 80
    app.pass(0.1)
    _ = app.draw()
    let cell = try #require(try list.table.visibleCells.first)
    app.click(cell.convert(Point(x: 100, y: 9), to: nil))
    try await list.names.finish()
    app.pass(0.1)
    #expect(try rows.count == 4)
    let line = try #require(try list.table.visibleCells.first { $0 is TraceCell })
    app.click(line.convert(Point(x: 100, y: 9), to: nil))
    #expect(try rows.count == 4)
    #expect(try list.cell(at: Point(x: line.frame.midX, y: line.frame.midY)) == nil)
  }

  @Test("Copied calls have the lines of the traces that were looked up")
  func copying() async throws {
    let pasteboard = Clipboard()
    app.window.pasteboard = pasteboard
    app.press(.f12)
    try list.filter = .uncaused
    table.contentOffset.y = 80
    app.pass(0.1)
    stacks.addresses = [2]
    table.contentOffset.y = 90
    app.pass(0.1)
    let screen = try #require(app.screen)
    screen.panel.press(.copy)
    let before = try #require(pasteboard.string)
    #expect(!before.contains("Feed.swift"))
    try choose(1)
    try await list.names.finish()
    screen.panel.press(.copy)
    // Names are kept by address, so the second trace is known, too.
    let text = try #require(pasteboard.string)
    let added = text.split(separator: "\n").filter { $0.hasPrefix("  ") && !before.contains($0) }
    #expect(
      added == [
        "  FeedController.jump() — Feed.swift:57", "  FeedController.refresh() — Feed.swift:42",
        "  2 frames of the engine and the system", "  FeedController.jump() — Feed.swift:57",
        "  FeedController.refresh() — Feed.swift:42",
      ])
    #expect(
      text.split(separator: "\n").filter { !added.contains($0) }.joined(separator: "\n") + "\n"
        == before)
  }

  @Test("Traces go with the calls that they belong to")
  func memory() throws {
    app.press(.f12)
    // Each tick has as many changes as a recorder keeps, each with a trace of its own.
    for tick in 0..<3 {
      for number in 0..<70_000 {
        stacks.addresses = [UInt(tick * 70_000 + number)]
        table.contentInset.bottom = Double(number % 2)
      }
      app.pass(1.0 / 60)
    }
    let kept = try entries.compactMap(\.call.trace).count
    #expect(kept <= CallLog.capacity)
    #expect(stacks.count > kept)
    #expect(stacks.traces.first?.trace == nil)
    #expect(stacks.traces.count { $0.trace != nil } <= kept + CallRecorder.recentTraces)
    app.press(.f12)
    #expect(stacks.traces.allSatisfy { $0.trace == nil })
  }

  @Test("Names of addresses are kept, but not without end")
  func names() async {
    let names = TraceNames()
    var found = 0
    names.onFind = { found += 1 }
    let count = TraceNames.capacity / 2 + 1
    for start in [0, 0, 10_000] {
      let addresses = (0..<count).map { UInt(start + $0) }
      let trace = CallTrace(addresses: addresses) { addresses.map { _ in [] } }
      names.find(trace)
      names.find(trace)
      await names.finish()
      #expect(names.lines(of: trace) == [])
    }
    #expect(found == 2)
    #expect(names.count == count)
  }

  @Test("Lines are the program's own frames, and the number of all others")
  func folding() {
    let frames = [1, 2, 3].flatMap { MadeUpStacks.frames[$0] ?? [] }
    #expect(TraceLine.lines(of: frames) == lines)
    #expect(
      TraceLine.lines(of: [frames[0]]).map(\.words) == ["1 frame of the engine and the system"])
    #expect(TraceLine.lines(of: [frames[1]]).count == 1)
    #expect(TraceLine.lines(of: []).isEmpty)
  }

  #if DEBUG
    /// Changes the offset, and returns the number of the line that does.
    private func change() -> Int {
      let line = #line + 1
      table.setContentOffset(Point(x: 0, y: 80), animated: false)
      return line
    }

    // Only debug builds can capture, so this does not run with the optimised tests.
    @Test("In a debug build, a change leads to the line of the test that made it")
    func real() async throws {
      let app = AppScreen(controller, capture: CallTrace.ofThisBuild)
      app.press(.f12)
      let line = change()
      app.pass(0.1)
      let screen = try #require(app.screen)
      let entries = screen.chosen.record.calls.entries
      let trace = try #require(entries.compactMap(\.call.trace).first)
      let names = TraceNames()
      names.find(trace)
      await names.finish()
      let found = try #require(names.lines(of: trace))
      #expect(
        found.first == .function("TraceTests.change()", place: "TraceTests.swift:\(line)"),
        "\(found)")
      guard case .folded(let count) = found.last else {
        Issue.record("\(found)")
        return
      }
      #expect(count > 3)
    }
  #endif
}
