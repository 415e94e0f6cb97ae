import ScrollEngine
import TestSupport
import Testing

/// Three tables in a container: 800, 300 and 4,000 points, with a delegate each.
@MainActor
final class StackedGestureCase {
  let window = Window(frame: Rect(x: 0, y: 0, width: 320, height: 480))
  let container: StackingScrollView
  let source = RowSource(20)
  let middleSource = RowSource(10)
  let lastSource = RowSource(100)
  let first = exactTable()
  let middle = exactTable()
  let last = exactTable()
  let logs = [CallLog(), CallLog(), CallLog()]
  let log = CallLog()
  var frames: AheadFrames

  var tables: [TableView] { [first, middle, last] }

  init(naive: Bool = false) {
    container = naive ? StackingScrollView() : ContainerScrollView()
    container.frame = window.bounds
    frames = AheadFrames(window)
    for (index, table) in tables.enumerated() {
      table.rowHeight = index == 1 ? 30 : 40
      table.register(TableViewCell.self, forCellReuseIdentifier: "cell")
      table.dataSource = [source, middleSource, lastSource][index]
      table.delegate = logs[index]
      container.addArrangedSubview(table)
    }
    container.delegate = log
    window.addSubview(container)
    window.layoutIfNeeded()
  }

  /// Flicks upwards, and lets go at `speed` points per second.
  func flick(at time: Double = 0.3, speed: Double = 1_100) {
    frames.send(
      Stroke(at: time, from: Point(x: 160, y: 400), velocity: Point(x: 0, y: -speed), in: 0.1))
  }

  func settle() { frames.run(to: window.now + 10) }

  static func gesture(_ log: CallLog) -> [String] { log.names.filter { $0 != "didScroll" } }
}

@MainActor
@Suite("The delegate of a stacked table")
struct StackedGestureTests {
  @Test("hears the whole gesture after the container's, with its flags", arguments: [false, true])
  func wholeGesture(naive: Bool) {
    let test = StackedGestureCase(naive: naive)
    var order: [String] = []
    for (name, log) in zip(["container", "first"], [test.log, test.logs[0]]) {
      log.onCall = { _, call in if call != "didScroll" { order.append(name) } }
    }
    test.flick()
    test.settle()
    let told = test.logs[0].calls.filter { $0.name != "didScroll" }
    let expected = test.log.calls.filter { $0.name != "didScroll" }
    #expect(expected.count == 5)
    #expect(told.map { $0.name.prefix(15) } == expected.map { $0.name.prefix(15) })
    #expect(told.map(\.flags) == expected.map(\.flags))
    #expect(order == Array(repeating: ["container", "first"], count: 5).flatMap { $0 })
    #expect(test.tables.allSatisfy { !$0.isTracking && !$0.isDragging && !$0.isDecelerating })
  }

  @Test("hears the target in its own offset, where it then stands")
  func ownCoordinates() throws {
    let test = StackedGestureCase()
    test.flick()
    let target = try #require(test.log.target)
    #expect(target.y > 500 && test.logs[0].velocity == test.log.velocity)
    test.settle()
    #expect(test.logs[0].target == target && test.first.contentOffset.y == target.y)
    // The middle table begins within the visible part, so its own offset stays 0.
    #expect(test.logs[1].target == .zero && test.middle.contentOffset.y == 0)

    test.flick(at: test.window.now + 1, speed: 4_000)
    let far = try #require(test.log.target)
    test.settle()
    #expect(far.y > 1_100 && test.container.contentOffset == far)
    let offset = far.y - 1_100
    #expect(abs((test.logs[2].target?.y ?? 0) - offset) < 1e-9)
    #expect(abs(test.last.contentOffset.y - offset) < 1e-9)
  }

  @Test("changes the target, also of one that is not in sight yet")
  func changes() {
    let near = StackedGestureCase()
    near.logs[0].onWillEnd = { _, _, target in target.y = 333.3 }
    near.flick()
    near.settle()
    #expect(near.container.contentOffset.y == 333.3 && near.first.contentOffset.y == 333.3)

    let far = StackedGestureCase()
    far.logs[2].onWillEnd = { _, _, target in target.y = 440 }
    far.flick(speed: 4_000)
    far.settle()
    #expect(abs(far.container.contentOffset.y - 1_540) < 1e-9)
    #expect(abs(far.last.contentOffset.y - 440) < 1e-9)
  }

  @Test("changes what those before it have made of the target; the last one to change it has it")
  func severalChanges() {
    let test = StackedGestureCase()
    test.log.onWillEnd = { _, _, target in target.y = 700 }
    var heard: [Double] = []
    test.logs[0].onWillEnd = { _, _, target in
      heard.append(target.y)
      target.y = 650
    }
    test.logs[1].onWillEnd = { _, _, target in
      heard.append(target.y)
      target.y = 10.5
    }
    test.flick()
    test.settle()
    #expect(heard == [700, 0])
    #expect(test.container.contentOffset.y == 810.5)
    #expect(test.middle.contentOffset.y == 10.5)
  }

  @Test("hears what it has missed when it comes into sight, before its cells are there")
  func comingLate() {
    let test = StackedGestureCase()
    test.logs[1].onCall = { [middle = test.middle] _, name in
      if name == "willBeginDragging" { #expect(middle.visibleCells.isEmpty) }
    }
    test.flick(speed: 4_000)
    #expect(test.logs[1].calls.isEmpty)
    test.settle()
    #expect(test.container.contentOffset.y > 1_200)
    for log in test.logs {
      let names = log.summary.map { $0.prefix { $0 != "(" } }
      #expect(names.first == "willBeginDragging" && names.last == "didEndDecelerating")
      #expect(GestureGrammar.complaint(about: log.names) == nil)
    }
  }

  @Test("hears the end when it is taken out, hidden, or thrown out of sight", arguments: [0, 1, 2])
  func leaving(way: Int) {
    for isDragged in [true, false] {
      let test = StackedGestureCase()
      let stroke = Stroke(
        at: 0.3, from: Point(x: 160, y: 400), velocity: Point(x: 0, y: -1_100), in: 0.1)
      test.frames.send(isDragged ? Array(stroke.events.dropLast()) : stroke.events) { 0 }
      #expect(test.first.isDragging)
      switch way {
      case 0: test.first.removeFromSuperview()
      case 1: test.first.isHidden = true
      default: test.container.contentOffset.y += 2_000
      }
      if way == 0 {
        #expect(!test.first.isDragging && !test.first.isDecelerating)
        #expect(GestureGrammar.complaint(about: test.logs[0].names) == nil)
      }
      if isDragged { test.frames.send(Array(stroke.events.suffix(1))) { 0 } }
      test.settle()
      for log in test.logs { #expect(GestureGrammar.complaint(about: log.names) == nil) }
      #expect(test.logs[0].names.contains("willBeginDragging"))
    }
  }

  @Test("hears of one end of deceleration after several flicks, as the container's does")
  func flickingAgain() {
    let test = StackedGestureCase()
    for flick in 0..<4 { test.flick(at: 0.3 + 0.5 * Double(flick)) }
    test.settle()
    for log in [test.log] + test.logs {
      #expect(GestureGrammar.complaint(about: log.names) == nil)
      #expect(log.names.filter { $0 == "didEndDecelerating" }.count <= 1)
    }
    #expect(test.log.names.filter { $0 == "willBeginDragging" }.count == 4)
  }

  @Test("hears of the end of an animation that it has asked for, arrived or not")
  func animations() {
    for isInterrupted in [false, true] {
      let test = StackedGestureCase()
      test.last.setContentOffset(Point(x: 0, y: 900), animated: true)
      test.frames.run(to: 0.1)
      if isInterrupted { test.flick(at: 0.11) }
      test.settle()
      #expect(test.logs[2].names.filter { $0 == "didEndScrollingAnimation" }.count == 1)
      if !isInterrupted { #expect(test.last.contentOffset.y == 900) }
    }
    let test = StackedGestureCase()
    test.last.scrollToRow(at: IndexPath(row: 50, section: 0), at: .top, animated: true)
    test.settle()
    #expect(test.last.contentOffset.y == 2_000)
    #expect(StackedGestureCase.gesture(test.logs[2]) == ["didEndScrollingAnimation"])
  }

  @Test("of a table in a container in a container hears as much")
  func nested() {
    let test = StackedGestureCase()
    let outer = ContainerScrollView(frame: test.window.bounds)
    let header = View(frame: Rect(x: 0, y: 0, width: 320, height: 100))
    outer.addArrangedSubview(header)
    outer.addArrangedSubview(test.container)
    test.window.addSubview(outer)
    test.window.layoutIfNeeded()
    let log = CallLog()
    outer.delegate = log
    test.logs[2].onWillEnd = { _, _, target in target.y = 440 }
    test.flick(speed: 4_000)
    test.settle()
    #expect(outer.contentOffset.y == 1_640)
    #expect(abs(test.last.contentOffset.y - 440) < 1e-9)
    for log in test.logs + [test.log, log] {
      #expect(GestureGrammar.complaint(about: log.names) == nil)
      #expect(log.names.contains("didEndDecelerating"))
    }
  }

  @Test("is in its place when it hears that a gesture begins, and has heard of the movement")
  func movedBefore() {
    let test = StackedGestureCase()
    test.log.onCall = { view, name in
      if name == "willBeginDragging" { view.contentOffset.y = 50 }
    }
    test.logs[0].clear()
    test.flick()
    let calls = test.logs[0].calls.prefix(2)
    #expect(calls.map(\.name) == ["didScroll", "willBeginDragging"])
    #expect(calls.map(\.offset.y) == [50, 50])
  }

  @Test("hears nothing of a gesture out of sight after one that ended without a call")
  func endedSilently() {
    let test = StackedGestureCase()
    let stroke = Stroke(
      at: 0.3, from: Point(x: 160, y: 400), velocity: Point(x: 0, y: -1_100), in: 0.1)
    test.frames.send(Array(stroke.events.dropLast())) { 0 }
    #expect(test.first.isDragging)
    // A container that leaves its window ends the drag without a call to any delegate.
    test.container.removeFromSuperview()
    test.frames.send(Array(stroke.events.suffix(1))) { 0 }
    test.window.addSubview(test.container)
    test.container.contentOffset.y = 1_200
    test.window.layoutIfNeeded()
    for log in test.logs { log.clear() }
    test.flick(at: test.window.now + 1)
    test.settle()
    #expect(!test.logs[0].names.contains("willBeginDragging"))
    #expect(test.logs[2].names.filter { $0 == "willBeginDragging" }.count == 1)
  }

  @Test("hears of no gesture twice, and of none for ever, whatever happens to it meanwhile")
  func random() throws {
    for seed in Soak.seeds(1...40) {
      let test = StackedGestureCase(naive: seed.isMultiple(of: 5))
      var numbers = RandomNumbers(seed: seed)
      for table in test.tables { table.rowHeight = numbers.number(in: 10...90) }
      test.container.spacing = numbers.number(in: 0...30)
      let tables = test.tables
      for (log, table) in zip(test.logs, tables) {
        log.onWillEnd = { _, _, target in
          if Int.random(in: 0..<4, using: &numbers.random) == 0 {
            target.y += numbers.number(in: -100...100)
          }
        }
        log.onCall = { [container = test.container] _, _ in
          guard Int.random(in: 0..<40, using: &numbers.random) == 0 else { return }
          switch Int.random(in: 0..<3, using: &numbers.random) {
          case 0: table.removeFromSuperview()
          case 1: table.isHidden.toggle()
          default: container.insertArrangedSubview(table, at: 0)
          }
        }
      }
      for _ in 0..<12 {
        let start = test.window.now + Double.random(in: 0.01...0.8, using: &numbers.random)
        let stroke = Stroke(random: &numbers, at: start, in: test.window.bounds.size)
        let lead = Double.random(in: 0...0.05, using: &numbers.random)
        test.frames.send(stroke, lead: lead)
      }
      test.settle()
      for (index, log) in ([test.log] + test.logs).enumerated() {
        let complaint = GestureGrammar.complaint(about: log.names)
        try #require(complaint == nil, "seed \(seed), \(index): \(complaint ?? "")")
      }
      for table in tables {
        #expect(!table.isDragging && !table.isDecelerating && !table.isTracking, "seed \(seed)")
      }
    }
  }
}
