import FoundationEssentials
import Hosting
import Inspecting
import SceneParts
import ScrollEngine
import TestSupport
import Testing
import Traces

@testable import ScrollworkInspector

@MainActor
@Suite("A window that is recorded as a trace")
struct WindowTracerTests {
  // MARK: Facts

  /// The scroll views of a window with their cells, as lines, read from the views themselves.
  private static func lines(of watch: WindowWatch) -> [String] {
    watch.views.flatMap { watched in
      let pane = watched.pane
      var lines = [line(pane.rootID, pane.root, in: watch.window)]
      for list in pane.lists {
        list.forEachLiveRow { cell, path in
          lines.append(
            "\(list.id) \(path.section).\(path.row): \(cell.frame) cell \(cell.instanceNumber)")
        }
        for identifier in list.queue.identifiers {
          let counts = list.queue.statistics(forIdentifier: identifier)
          lines.append(
            "\(list.id) \(identifier): \(counts.live) \(counts.queued) \(counts.created)")
        }
      }
      return lines
    }.sorted()
  }

  private static func line(_ id: String, _ view: View, in window: Window) -> String {
    let place = view.convert(view.bounds, to: nil)
    let size = (view as? ScrollView)?.contentSize ?? .zero
    return "\(id) at \(rounded(place.origin)) \(view.bounds) \(size)"
  }

  private static func rounded(_ point: Point) -> String {
    "\((point.x * 1e6).rounded() / 1e6 + 0) \((point.y * 1e6).rounded() / 1e6 + 0)"
  }

  /// The same, read from a trace.
  private static func lines(of state: TraceState) throws -> [String] {
    /// The place of a view in the window.
    func place(_ view: TraceView) throws -> Point {
      guard let key = view.state.parent else { return .zero }
      let parent = try #require(state.views[key])
      return try place(parent) + view.state.frame.origin - parent.state.bounds.origin
    }
    var lines: [String] = []
    for view in state.views.values where view.state.scroll != nil {
      let size = view.state.scroll?.contentSize ?? .zero
      lines.append("\(view.id) at \(rounded(try place(view))) \(view.state.bounds) \(size)")
    }
    for cell in state.cells.values {
      guard let path = cell.state.path else { continue }
      let list = try #require(state.views[cell.state.list])
      lines.append(
        "\(list.id) \(path.section).\(path.row): \(cell.state.frame) cell \(cell.number)")
    }
    for queue in state.queues.values {
      let counts = queue.counts
      lines.append(
        "\(queue.owner) \(queue.identifier): \(counts.live) \(counts.queued) \(counts.created)")
    }
    return lines.sorted()
  }

  // MARK: Tests

  @Test("The trace has at each moment what the window has, as lists come and go", arguments: 1...4)
  func live(seed: Int) throws {
    var random = SeededRandom(seed: UInt64(seed))
    let shelves = ShelvesController()
    let app = AppScreen(shelves, size: Size(width: 400, height: 600))
    let recorder = WindowRecorder(of: WindowWatch(app.window), keeping: TraceRing.Limit())
    var expected: [(time: Double, lines: [String])] = []
    var most = 0
    for act in 0..<60 {
      let point = Point(
        x: Double.random(in: 0..<400, using: &random),
        y: Double.random(in: 0..<600, using: &random))
      switch Int.random(in: 0..<10, using: &random) {
      case 0: shelves.table.contentOffset.y = Double.random(in: 0..<6_000, using: &random)
      case 1: app.content.resize(to: Size(width: 400, height: point.y + 100))
      case 2: shelves.table.reloadData()
      case 3 where act == 30 || seed == 1: app.window.rootViewController = RowsController(rows: act)
      case 4: app.window.rootViewController = shelves
      default:
        app.content.handle(
          InputEvent(
            time: app.time,
            .wheel(InputEvent.Wheel(at: point, delta: Point(x: 0, y: point.x < 200 ? -2 : 1)))))
      }
      app.pass(Double.random(in: 0..<0.2, using: &random))
      recorder.update()
      most = max(most, recorder.watch.views.count)
      expected.append((app.window.now, Self.lines(of: recorder.watch)))
    }
    let trace = try Trace(recorder.file(TraceHeader(title: "", maker: "")))
    #expect(trace.ending == .whole)
    #expect(most > 4)
    for (time, lines) in expected {
      let state = try #require(trace.state(at: time))
      #expect(try Self.lines(of: state) == lines, "at \(time)")
      #expect(Set(state.views.values.map(\.id)).count == state.views.count)
    }
  }

  @Test("What the window has when recording begins is the opening; its calls are those since")
  func late() throws {
    let controller = RowsController(rows: 1000)
    let app = AppScreen(controller)
    app.turnWheel(at: Point(x: 200, y: 300), by: -30)
    let watch = WindowWatch(app.window)
    let recorder = WindowRecorder(of: watch, keeping: TraceRing.Limit())
    let before = Self.lines(of: watch)
    let created = controller.table.reuseQueue.statistics(forIdentifier: "row").created
    let displayed = controller.displayed
    for _ in 0..<20 {
      app.content.handle(
        InputEvent(
          time: app.time,
          .wheel(
            InputEvent.Wheel(at: Point(x: 200, y: 300), delta: Point(x: 0, y: -1)))))
      app.pass(0.1)
      recorder.update()
    }
    let trace = try Trace(recorder.file(TraceHeader(title: "", maker: "")))
    #expect(try Self.lines(of: trace.opening) == before)
    #expect(trace.opening.views.values.contains { $0.id == "window" && $0.kind == "Window" })
    let ticks = Array(trace.ticks)
    #expect(ticks[0].views.allSatisfy { if case .added = $0.change { false } else { true } })
    let made = ticks.flatMap(\.cells).count { if case .added = $0.change { true } else { false } }
    #expect(made == controller.table.reuseQueue.statistics(forIdentifier: "row").created - created)
    let calls = ticks.flatMap(\.calls)
    #expect(calls.count { $0.name == "willDisplay" } == controller.displayed - displayed)
    let scrolls = calls.filter { $0.name == "scrollViewDidScroll" }
    #expect(!scrolls.isEmpty && scrolls.allSatisfy { $0.cause == "wheel" })
    #expect(scrolls.last?.after == [0, controller.table.contentOffset.y])
  }

  @Test("Observers that the program has set before hear the same, also afterwards")
  func observers() throws {
    let controller = RowsController(rows: 1000)
    var (calls, moves) = (0, 0)
    controller.loadViewIfNeeded()
    controller.table.onCall = { _ in calls += 1 }
    controller.table.reuseQueue.onMove = { _ in moves += 1 }
    let app = AppScreen(controller)
    let recorder = TraceRecorder(of: app.window)
    (calls, moves) = (0, 0)
    app.turnWheel(at: Point(x: 200, y: 300), by: -30)
    recorder.update()
    let (heard, moved) = (calls, moves)
    #expect(heard > 0 && moved > 0)
    recorder.stop()
    app.turnWheel(at: Point(x: 200, y: 300), by: -30)
    #expect(calls > heard && moves > moved)
  }

  #if DEBUG
    @Test("The stacks of the program's calls come with the files in which their addresses lie")
    func images() throws {
      let path = "\(FileManager.default.temporaryDirectory.path)/\(UUID().uuidString).scrolltrace"
      defer { try? FileManager.default.removeItem(atPath: path) }
      let controller = RowsController(rows: 1000)
      let app = AppScreen(controller)
      let recorder = TraceRecorder(of: app.window, named: "stacks")
      recorder.update()
      controller.table.contentOffset.y = 120
      app.pass(0.1)
      recorder.update()
      try recorder.write(to: path)
      let trace = try Trace([UInt8](Data(contentsOf: URL(filePath: path))))
      #expect(trace.header.title == "stacks")
      let calls = trace.ticks.flatMap(\.calls).filter { !$0.addresses.isEmpty }
      #expect(calls.contains { $0.name == "contentOffset" && $0.after == [0, 120] })
      let addresses = calls.flatMap(\.addresses)
      #expect(addresses.allSatisfy { a in trace.images.contains { $0.offset(of: a) != nil } })
      // This test is in the program's own file.
      let own = try #require(trace.images.first { $0.path.contains(".xctest") })
      #expect(!own.build.isEmpty && addresses.contains { own.offset(of: $0) != nil })
      // Only the files that are needed are named.
      #expect(
        trace.images.allSatisfy { i in addresses.contains { i.offset(of: $0) != nil } })
    }
  #endif

  @Test("Without a recording, the text of a mark is not made")
  func unmade() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run { TraceMark.note({ () -> String in fatalError("made") }()) }
    }
  }

  @Test("Marks and conflicts are in the tick that shows their effects; other windows' are not")
  func lines() throws {
    let app = AppScreen(RowsController(rows: 10))
    let recorder = WindowRecorder(of: WindowWatch(app.window), keeping: TraceRing.Limit())
    let other = AppScreen(RowsController(rows: 10))
    let handler = LayoutConflict.handler
    LayoutConflict.handler = { _ in }
    defer { LayoutConflict.handler = handler }
    app.pass(0.1)
    recorder.update()
    TraceMark.note("page 3 has come")
    for (screen, width) in [(app, 100.0), (other, 300)] {
      let box = View()
      box.translatesAutoresizingMaskIntoConstraints = false
      box.accessibilityIdentifier = "box"
      screen.window.addSubview(box)
      box.widthAnchor.constraint(equalToConstant: width).isActive = true
      box.widthAnchor.constraint(equalToConstant: 200).isActive = true
      screen.pass(0.1)
    }
    recorder.update()
    app.pass(0.1)
    recorder.update()
    let ticks = Array(try Trace(recorder.file(TraceHeader(title: "", maker: ""))).ticks)
    #expect(ticks.count == 3 && ticks[0].lines.isEmpty && ticks[2].lines.isEmpty)
    #expect(ticks[1].lines.contains(.mark("page 3 has come")))
    let conflicts = ticks[1].lines.compactMap {
      if case .conflict(let text) = $0 { text } else { nil }
    }
    #expect(
      !conflicts.isEmpty && conflicts.allSatisfy { $0.contains("100") && !$0.contains("300") })
  }
}
