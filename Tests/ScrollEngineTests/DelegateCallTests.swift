import ScrollEngine
import TestSupport
import Testing

/// `onCall` and `onMove` report the same as delegates, data sources and statistics.
@MainActor
struct DelegateCallTests {
  /// Records the calls it receives, and separately the calls that the table reports.
  private final class Witness: TableViewDataSource, TableViewDelegate {
    var called: [DelegateCall] = []
    var reported: [DelegateCall] = []
    var rows = 60

    func numberOfSections(in tableView: TableView) -> Int {
      called.append(.numberOfSections)
      return 1
    }

    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
      called.append(.numberOfElements(section: section))
      return rows
    }

    func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
      called.append(.cell(indexPath))
      return tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }

    func tableView(
      _ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: IndexPath
    ) {
      called.append(.willDisplay(indexPath, cell: cell.instanceNumber, identifier: "cell"))
    }

    func tableView(
      _ tableView: TableView, didEndDisplaying cell: TableViewCell, forRowAt indexPath: IndexPath
    ) {
      called.append(.didEndDisplaying(indexPath, cell: cell.instanceNumber, identifier: "cell"))
    }

    func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View? {
      called.append(.supplement(kind: "header", IndexPath(row: 0, section: section)))
      return nil
    }

    func tableView(_ tableView: TableView, viewForFooterInSection section: Int) -> View? {
      called.append(.supplement(kind: "footer", IndexPath(row: 0, section: section)))
      return nil
    }

    func scrollViewDidScroll(_ scrollView: ScrollView) {
      called.append(.didScroll(to: scrollView.contentOffset))
    }

    func scrollViewWillBeginDragging(_ scrollView: ScrollView) {
      called.append(.willBeginDragging)
    }

    func scrollViewWillEndDragging(
      _ scrollView: ScrollView, withVelocity velocity: Point, targetContentOffset: inout Point
    ) {
      called.append(.willEndDragging(velocity: velocity, target: targetContentOffset))
    }

    func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate decelerate: Bool) {
      called.append(.didEndDragging(willDecelerate: decelerate))
    }

    func scrollViewWillBeginDecelerating(_ scrollView: ScrollView) {
      called.append(.willBeginDecelerating)
    }

    func scrollViewDidEndDecelerating(_ scrollView: ScrollView) {
      called.append(.didEndDecelerating)
    }

    func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView) {
      called.append(.didEndScrollingAnimation)
    }

    func tableView(_ tableView: TableView, didHighlightRowAt indexPath: IndexPath) {
      called.append(.didHighlight(indexPath))
    }

    func tableView(_ tableView: TableView, didUnhighlightRowAt indexPath: IndexPath) {
      called.append(.didUnhighlight(indexPath))
    }

    func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
      called.append(.didSelect(indexPath))
    }

    func tableView(_ tableView: TableView, didDeselectRowAt indexPath: IndexPath) {
      called.append(.didDeselect(indexPath))
    }
  }

  private func makeTable(_ witness: Witness) -> (Window, TableView) {
    let window = Window(frame: Rect(x: 0, y: 0, width: 320, height: 568))
    let table = exactTable(frame: window.bounds)
    table.rowHeight = 50
    table.register(TableViewCell.self, forCellReuseIdentifier: "cell")
    table.onCall = { witness.reported.append($0) }
    table.dataSource = witness
    table.delegate = witness
    window.addSubview(table)
    return (window, table)
  }

  @Test("A table reports each call just before it makes it", arguments: Soak.seeds(1...20))
  func order(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let witness = Witness()
    let (window, table) = makeTable(witness)
    var time = 0.0
    for _ in 0..<40 {
      switch Int.random(in: 0..<6, using: &random) {
      case 0:
        witness.rows = Int.random(in: 0...80, using: &random)
        table.reloadData()
      case 1:
        table.setContentOffset(
          Point(x: 0, y: Double.random(in: 0...2_000, using: &random)), animated: true)
      case 2: table.contentOffset.y = Double.random(in: -100...3_000, using: &random)
      default:
        let way = Double.random(in: -300...300, using: &random)
        for step in 0...6 {
          let pointer = InputEvent.Pointer(
            at: Point(x: 100, y: 300 + way * Double(step) / 6), isPressed: step < 6)
          let kind: InputEvent.Kind =
            step == 0
            ? .pointerDown(pointer) : step < 6 ? .pointerMoved(pointer) : .pointerUp(pointer)
          window.router.handle(InputEvent(time: time, kind))
          time += 1.0 / 60
          _ = window.advance(to: time)
        }
      }
      time += Double.random(in: 0...0.4, using: &random)
      _ = window.advance(to: time)
    }
    #expect(!witness.called.isEmpty)
    #expect(witness.reported == witness.called, "seed \(seed)")
  }

  @Test("A queue reports each cell, and the reports add up to its statistics")
  func moves() {
    let witness = Witness()
    let (window, table) = makeTable(witness)
    var moves: [ReuseMove] = []
    table.reuseQueue.onMove = { moves.append($0) }
    table.reuseQueue.setMaximumQueued(2, forIdentifier: "cell")
    for y in [0.0, 120, 900, 40, 2_400, 0] {
      table.contentOffset.y = y
      window.layoutIfNeeded()
    }
    witness.rows = 1
    table.reloadData()
    window.layoutIfNeeded()
    let statistics = table.reuseQueue.statistics(forIdentifier: "cell")
    func count(_ kind: ReuseMove.Kind) -> Int { moves.count { $0.kind == kind } }
    #expect(count(.created) == statistics.created)
    #expect(count(.reused) == statistics.reused)
    #expect(count(.discarded) == statistics.discarded && statistics.discarded > 0)
    #expect(count(.queued) - count(.reused) == statistics.queued)
    #expect(Set(moves.map(\.identifier)) == ["cell"])
    // Each cell is handed out and given back alternately.
    for (cell, moves) in Dictionary(grouping: moves, by: \.cell) {
      let isOut = moves.map { $0.kind == .created || $0.kind == .reused }
      #expect(zip(isOut, isOut.dropFirst()).allSatisfy { $0 != $1 }, "cell \(cell): \(moves)")
    }
  }

  @Test("Without a delegate nothing is reported but the questions to the data source")
  func noDelegate() {
    let witness = Witness()
    let (window, table) = makeTable(witness)
    table.delegate = nil
    window.layoutIfNeeded()
    table.contentOffset.y = 300
    window.layoutIfNeeded()
    #expect(witness.reported == witness.called)
    #expect(!witness.reported.contains(.didScroll(to: Point(x: 0, y: 300))))
  }

  /// Counts scrolls, after it has forwarded each of them to the `next` delegate.
  private final class Counter: ScrollViewDelegate {
    var offsets = 0
    var next: (any ScrollViewDelegate)?

    func scrollViewDidScroll(_ scrollView: ScrollView) {
      next?.scrollViewDidScroll(scrollView)
      offsets += 1
    }
  }

  /// A delegate that implements no method.
  private final class Deaf: ScrollViewDelegate {}

  @Test("a delegate without scrollViewDidScroll keeps nobody else from hearing of offsets")
  func offsetsNobodyHears() {
    let view = ScrollView(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    view.contentSize = Size(width: 100, height: 1_000)
    let deaf = Deaf()
    view.delegate = deaf
    for y in 1...3 { view.contentOffset.y = Double(y) }

    // `onCall` also reports calls that the delegate does not implement.
    var reported: [DelegateCall] = []
    view.onCall = { reported.append($0) }
    view.contentOffset.y = 4
    #expect(reported == [.didScroll(to: Point(x: 0, y: 4))])
    view.onCall = nil

    let counter = Counter()
    view.delegate = counter
    for y in 5...7 { view.contentOffset.y = Double(y) }
    #expect(counter.offsets == 3)

    // A delegate that forwards is called each time, although `next` has only the default method.
    counter.next = deaf
    for y in 8...10 { view.contentOffset.y = Double(y) }
    #expect(counter.offsets == 6)
  }
}
