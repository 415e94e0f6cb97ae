import Loading
import ScrollEngine
import Testing

/// A loader that is answered by hand, rows of 100 points, and what it has shown of them.
@MainActor
class PageLoaderCase {
  let hand = HandLoader()
  let loader: PageLoader<Int, String>
  let shown = Shown()
  let view = ScrollView(frame: Rect(x: 0, y: 0, width: 100, height: 300))

  @MainActor
  final class Shown {
    var arrivals: [String] = []
    var failures: [Int] = []
  }

  init() {
    let hand = hand
    let shown = shown
    loader = PageLoader(policy: .always, capacity: 10) { try await hand.load($0) }
    loader.onArrival = { shown.arrivals.append("\($0): \($1)") }
    loader.onFailure = { key, _ in shown.failures.append(key) }
  }

  func frame(_ row: Int) -> Rect {
    Rect(x: 0, y: Double(row) * 100, width: 100, height: 100)
  }

  @discardableResult
  func show(_ rows: ClosedRange<Int>) -> [String?] {
    rows.map { loader.show($0, at: frame($0)) }
  }

  func hide(_ rows: ClosedRange<Int>) {
    for row in rows { loader.hide(row) }
  }

  func settle() async { await hand.settle() }

  func release(at offset: Double, decelerates: Bool = true) {
    loader.willEndDragging(view, targetContentOffset: Point(x: 0, y: offset))
    loader.didEndDragging(willDecelerate: decelerates)
  }

  /// The requests that ended are as many as those that began.
  func checkBalance(seen: Int) {
    let statistics = loader.statistics
    #expect(
      statistics.started
        == statistics.pending + statistics.failed + statistics.wasted + seen)
  }
}
