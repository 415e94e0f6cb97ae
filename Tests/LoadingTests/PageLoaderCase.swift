import Loading
import ScrollEngine
import Testing

/// A loader whose requests the test answers, rows of 100 points, and a record of arrivals.
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

  /// Expects that every started request is pending, failed, wasted or seen.
  func checkBalance(seen: Int) {
    let statistics = loader.statistics
    #expect(
      statistics.started
        == statistics.pending + statistics.failed + statistics.wasted + seen)
  }
}
