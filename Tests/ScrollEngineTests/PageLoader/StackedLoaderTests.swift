import ScrollEngine
import Testing

/// A page loader fills the rows of a table in a container.
@MainActor
@Suite("A page loader on a table in a container")
struct StackedLoaderTests {
  /// Names its rows to the loader, and tells it of the gesture.
  @MainActor
  final class Rows: TableViewDataSource, TableViewDelegate {
    let hand = HandLoader()
    let loader: PageLoader<Int, String>

    init(_ policy: LoadingPolicy) {
      let hand = hand
      loader = PageLoader(policy: policy) { try await hand.load($0) }
    }

    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 200 }

    func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
      _ = loader.show(indexPath.row, at: tableView.rectForRow(at: indexPath))
      return tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }

    func tableView(
      _ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: IndexPath
    ) {}

    func tableView(
      _ tableView: TableView, didEndDisplaying cell: TableViewCell, forRowAt indexPath: IndexPath
    ) {
      loader.hide(indexPath.row)
    }

    func scrollViewWillBeginDragging(_ scrollView: ScrollView) { loader.willBeginDragging() }

    func scrollViewWillEndDragging(
      _ scrollView: ScrollView, withVelocity velocity: Point, targetContentOffset: inout Point
    ) {
      loader.willEndDragging(scrollView, targetContentOffset: targetContentOffset)
    }

    func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate decelerate: Bool) {
      loader.didEndDragging(willDecelerate: decelerate)
    }

    func scrollViewDidEndDecelerating(_ scrollView: ScrollView) { loader.didEndDecelerating() }
  }

  @Test(
    "loads what the gesture leads to, and nothing on the way",
    arguments: [LoadingPolicy.notWhileDecelerating, .targetRectangle], [0.0, 700])
  func policies(policy: LoadingPolicy, header: Double) async throws {
    let window = Window(frame: Rect(x: 0, y: 0, width: 320, height: 480))
    let container = ContainerScrollView(frame: window.bounds)
    container.addArrangedSubview(View(frame: Rect(x: 0, y: 0, width: 320, height: header)))
    let table = TableView()
    let rows = Rows(policy)
    table.rowHeight = 33.3
    table.register(TableViewCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = rows
    table.delegate = rows
    container.addArrangedSubview(table)
    window.addSubview(container)
    window.advance(to: 0.1)
    await rows.hand.settle()
    var frames = AheadFrames(window)
    let stroke = Stroke(
      at: 0.3, from: Point(x: 160, y: 400), velocity: Point(x: 0, y: -3_900), in: 0.1)
    frames.send(stroke)
    await rows.hand.settle()
    let released = rows.hand.asked.count
    frames.run(to: stroke.end + 1.5)
    await rows.hand.settle()
    #expect(container.isDecelerating && table.isDecelerating && container.contentOffset.y > 1_000)
    if policy == .notWhileDecelerating { #expect(rows.hand.asked.count == released) }
    frames.run(to: stroke.end + 10)
    await rows.hand.settle()
    let asked = rows.hand.asked[released...].sorted()
    #expect(asked == table.visibleRows.map(\.row))
    rows.hand.answerAll()
    await rows.hand.settle()
    #expect(rows.loader.statistics.pending == 0)
  }
}
