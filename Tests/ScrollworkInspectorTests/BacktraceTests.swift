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
  /// The captured backtraces, without keeping them.
  private(set) var backtraces: [Weak] = []

  struct Weak {
    weak var backtrace: CallBacktrace?
  }

  nonisolated static let frames: [UInt: [BacktraceFrame]] = [
    1: [
      BacktraceFrame(
        function: "ScrollView.note(_:by:)", place: "ScrollView.swift:9", origin: .engine)
    ],
    2: [
      BacktraceFrame(function: "FeedController.jump()", place: "Feed.swift:57", origin: .program),
      BacktraceFrame(
        function: "FeedController.refresh()", place: "Feed.swift:42", origin: .program),
    ],
    3: [BacktraceFrame(function: "start_thread", place: nil, origin: .system)],
  ]

  func capture() -> CallBacktrace? {
    count += 1
    let addresses = addresses
    let backtrace = CallBacktrace(addresses: addresses) { addresses.map { Self.frames[$0] ?? [] } }
    backtraces.append(Weak(backtrace: backtrace))
    return backtrace
  }
}

private final class Clipboard: Pasteboard {
  var string: String?
}

/// The lines of ``MadeUpStacks``.
private let lines: [BacktraceLine] = [
  .function("FeedController.jump()", place: "Feed.swift:57"),
  .function("FeedController.refresh()", place: "Feed.swift:42"), .folded(2),
]

@MainActor
@Suite("The stacks of the program's calls")
struct BacktraceTests {
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
            "\($0.backtrace == .fixed ? "" : $0.backtrace == .open ? "v " : "> ")\($0.name)"
          }
        case let cell as BacktraceCell: cell.line.map { "  \($0.words)" }
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
    #expect(try entries.allSatisfy { $0.call.backtrace == nil })
    table.contentOffset.y = 80
    table.contentInset.bottom = 20
    table.scrollToRow(at: IndexPath(row: 500, section: 0), at: .top, animated: false)
    app.pass(0.1)
    let traced = try entries.filter { $0.call.backtrace != nil }
    #expect(traced.map(\.call.name).contains("contentOffset"))
    #expect(traced.map(\.call.name).contains("contentInset"))
    #expect(traced.allSatisfy { $0.call.mover?.call != nil })
    #expect(stacks.count == traced.count)
    // The same call over and over has one backtrace.
    #expect(Set(traced.compactMap(\.call.backtrace).map { ObjectIdentifier($0) }).count == 1)
    app.press(.f12)
    let count = stacks.count
    table.contentOffset.y = 0
    app.pass(0.1)
    #expect(stacks.count == count)
  }

  @Test("A release build has no way to capture")
  func release() {
    #if DEBUG
      #expect(CallBacktrace.ofThisBuild != nil)
    #else
      #expect(CallBacktrace.ofThisBuild == nil)
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
    // A line of a backtrace is no call.
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
    let line = try #require(try list.table.visibleCells.first { $0 is BacktraceCell })
    app.click(line.convert(Point(x: 100, y: 9), to: nil))
    #expect(try rows.count == 4)
    #expect(try list.cell(at: Point(x: line.frame.midX, y: line.frame.midY)) == nil)
  }

  @Test("Copied calls have the lines of the backtraces that were looked up")
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
    // Names are kept by address, so the second backtrace is known, too.
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

  @Test("Backtraces go with the calls that they belong to")
  func memory() throws {
    app.press(.f12)
    // Each tick has as many changes as a recorder keeps, each with a backtrace of its own.
    for tick in 0..<3 {
      for number in 0..<70_000 {
        stacks.addresses = [UInt(tick * 70_000 + number)]
        table.contentInset.bottom = Double(number % 2)
      }
      app.pass(1.0 / 60)
    }
    let kept = try entries.compactMap(\.call.backtrace).count
    #expect(kept <= CallLog.capacity)
    #expect(stacks.count > kept)
    #expect(stacks.backtraces.first?.backtrace == nil)
    #expect(stacks.backtraces.count { $0.backtrace != nil } <= kept + CallRecorder.recentBacktraces)
    app.press(.f12)
    #expect(stacks.backtraces.allSatisfy { $0.backtrace == nil })
  }

  @Test("Names of addresses are kept, but not without end")
  func names() async {
    let names = BacktraceNames()
    var found = 0
    names.onFind = { found += 1 }
    let count = BacktraceNames.capacity / 2 + 1
    for start in [0, 0, 10_000] {
      let addresses = (0..<count).map { UInt(start + $0) }
      let backtrace = CallBacktrace(addresses: addresses) { addresses.map { _ in [] } }
      names.find(backtrace)
      names.find(backtrace)
      await names.finish()
      #expect(names.lines(of: backtrace) == [])
    }
    #expect(found == 2)
    #expect(names.count == count)
  }

  @Test("Lines are the program's own frames, and the number of all others")
  func folding() {
    let frames = [1, 2, 3].flatMap { MadeUpStacks.frames[$0] ?? [] }
    #expect(BacktraceLine.lines(of: frames) == lines)
    #expect(
      BacktraceLine.lines(of: [frames[0]]).map(\.words) == ["1 frame of the engine and the system"])
    #expect(BacktraceLine.lines(of: [frames[1]]).count == 1)
    #expect(BacktraceLine.lines(of: []).isEmpty)
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
      let app = AppScreen(controller, capture: CallBacktrace.ofThisBuild)
      app.press(.f12)
      let line = change()
      app.pass(0.1)
      let screen = try #require(app.screen)
      let entries = screen.chosen.record.calls.entries
      let backtrace = try #require(entries.compactMap(\.call.backtrace).first)
      let names = BacktraceNames()
      names.find(backtrace)
      await names.finish()
      let found = try #require(names.lines(of: backtrace))
      #expect(
        found.first == .function("BacktraceTests.change()", place: "BacktraceTests.swift:\(line)"),
        "\(found)")
      guard case .folded(let count) = found.last else {
        Issue.record("\(found)")
        return
      }
      #expect(count > 3)
    }
  #endif
}
