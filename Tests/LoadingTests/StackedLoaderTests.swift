import Loading
import ScrollEngine
import TestSupport
import Testing

/// A page loader fills the rows of a table in a container.
@MainActor
@Suite("A page loader on a table in a container")
struct StackedLoaderTests {
  /// Tells the loader which rows are shown, and forwards the events of a drag.
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
    let person = Hand(window)
    person.rest(0.3)
    await rows.hand.settle()
    person.down(160, 400, device: .touch)
    for step in 1...6 { person.move(160, 400 - 65 * Double(step), device: .touch) }
    person.up(160, 10, device: .touch)
    await rows.hand.settle()
    let released = rows.hand.asked.count
    person.rest(1.5)
    await rows.hand.settle()
    #expect(container.isDecelerating && table.isDecelerating && container.contentOffset.y > 1_000)
    if policy == .notWhileDecelerating { #expect(rows.hand.asked.count == released) }
    person.settle()
    await rows.hand.settle()
    let asked = rows.hand.asked[released...].sorted()
    #expect(asked == table.indexPathsForVisibleRows?.map(\.row))
    rows.hand.answerAll()
    await rows.hand.settle()
    #expect(rows.loader.statistics.pending == 0)
  }
}
