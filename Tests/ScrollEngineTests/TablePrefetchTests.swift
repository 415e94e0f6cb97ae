import ScrollEngine
import TestSupport
import Testing

@MainActor
@Suite("A table announces rows")
struct TablePrefetchTests {
  let window = Window(frame: Rect(x: 0, y: 0, width: 100, height: 100))
  let source = ListSource(
    (0..<6).map { _ in .init(header: 20, rows: Array(repeating: 20, count: 9)) })
  let prefetcher = PrefetchLog()
  let table: TableView

  init() {
    table = source.table(in: window)
    table.prefetchDataSource = prefetcher
    window.layoutIfNeeded()
  }

  func scroll(to y: Double) {
    table.contentOffset.y = y
    window.layoutIfNeeded()
  }

  @Test("ahead of the visible ones, the nearest first, without headers")
  func ahead() {
    // A header and four rows are visible, so that the next five items are announced.
    #expect(prefetcher.takeLog() == ["prefetch 0.4 0.5 0.6 0.7 0.8"])
    scroll(to: 20)
    #expect(prefetcher.takeLog().isEmpty)
    scroll(to: 61)
    #expect(prefetcher.takeLog() == ["prefetch 1.0 1.1 1.2"])
  }

  @Test("and cancels them when one turns, jumps, or sees the table no more")
  func cancelling() {
    scroll(to: 400)
    prefetcher.clear()
    scroll(to: 380)
    // Row 1.8, the end of its section, the next header and three rows are visible: six items.
    #expect(
      prefetcher.takeLog() == ["cancel 2.4 2.5 2.6 2.7 2.8", "prefetch 1.7 1.6 1.5 1.4 1.3 1.2"])
    scroll(to: 800)
    #expect(
      prefetcher.takeLog() == ["cancel 1.7 1.6 1.5 1.4 1.3 1.2", "prefetch 4.4 4.5 4.6 4.7 4.8"])
    table.frame.size.height = 0
    window.layoutIfNeeded()
    #expect(prefetcher.takeLog() == ["cancel 4.4 4.5 4.6 4.7 4.8"])
    #expect(prefetcher.pending.isEmpty)
  }

  @Test("to a new listener, to none that is gone, and not while that is switched off")
  func listeners() {
    prefetcher.clear()
    table.isPrefetchingEnabled = false
    #expect(prefetcher.takeLog() == ["cancel 0.4 0.5 0.6 0.7 0.8"])
    scroll(to: 200)
    #expect(prefetcher.takeLog().isEmpty && !table.isPrefetchingEnabled)
    table.isPrefetchingEnabled = true
    window.layoutIfNeeded()
    #expect(prefetcher.takeLog().count == 1)
    let other = PrefetchLog()
    table.prefetchDataSource = other
    #expect(prefetcher.takeLog().count == 1 && prefetcher.pending.isEmpty)
    window.layoutIfNeeded()
    #expect(other.takeLog().count == 1 && table.prefetchDataSource === other)
    table.prefetchDataSource = nil
    scroll(to: 500)
    #expect(other.pending.isEmpty)
  }

  @Test("anew after a reload, and not after a change of measures that keeps the rows")
  func reload() {
    prefetcher.clear()
    table.rowSpacing = 0.5
    window.layoutIfNeeded()
    #expect(prefetcher.takeLog().isEmpty)
    table.reloadData()
    window.layoutIfNeeded()
    #expect(prefetcher.takeLog() == ["prefetch 0.4 0.5 0.6 0.7 0.8"])
  }

  @Test("and may be reloaded when it does")
  func reloadingListener() {
    prefetcher.clear()
    var isDone = false
    prefetcher.onCancel = { [source] table in
      guard !isDone else { return }
      isDone = true
      source.sections.removeLast(5)
      table.reloadData()
    }
    scroll(to: 500)
    #expect(isDone && table.numberOfSections == 1)
    for call in prefetcher.takeLog().dropFirst() { #expect(!call.contains("2."), "\(call)") }
    table.checkInvariants()
  }

  @Test(
    "of which each is displayed, cancelled or still ahead", arguments: Soak.seeds(1...8))
  func randomScrolls(seed: UInt64) {
    var numbers = RandomNumbers(seed: seed)
    prefetcher.visible = { [table] in Set(table.visibleRows) }
    for step in 0..<1_500 {
      switch Int.random(in: 0..<40, using: &numbers.random) {
      case 0:
        source.sections = (0..<Int.random(in: 0...8, using: &numbers.random)).map { _ in
          .init(
            header: numbers.number(in: 0...30),
            rows: (0..<Int.random(in: 0...30, using: &numbers.random)).map { _ in
              numbers.number(in: 1...60)
            })
        }
        table.reloadData()
        prefetcher.pending = []
      case 1: table.frame.size.height = numbers.number(in: 0...250)
      case 2: table.contentOffset.y = numbers.number(in: -50...3_000)
      default: table.contentOffset.y += numbers.number(in: -60...60)
      }
      window.layoutIfNeeded()
      prefetcher.pending.subtract(table.visibleRows)
      #expect(prefetcher.mistakes.isEmpty, "seed \(seed), step \(step): \(prefetcher.mistakes)")
      guard prefetcher.mistakes.isEmpty else { return }
      let visible = table.visibleRows
      if visible.isEmpty { continue }
      #expect(prefetcher.pending.count <= 2 * (visible.count + 20), "seed \(seed), step \(step)")
    }
    // If rows may be a million points long, fewer rows become visible.
    #expect(prefetcher.announced > (numbers.kind == .huge ? 200 : 500), "seed \(seed)")
  }
}

/// Records the announced and cancelled rows, and the calls that contradict earlier ones.
@MainActor
final class PrefetchLog: TableViewDataSourcePrefetching {
  var pending: Set<IndexPath> = []
  var mistakes: [String] = []
  var visible: () -> Set<IndexPath> = { [] }
  var onCancel: ((TableView) -> Void)?
  private(set) var announced = 0
  private var log: [String] = []

  func takeLog() -> [String] {
    defer { log = [] }
    return log
  }

  func clear() { log = [] }

  private func text(_ paths: [IndexPath]) -> String {
    paths.map { "\($0.section).\($0.row)" }.joined(separator: " ")
  }

  func tableView(_ tableView: TableView, prefetchRowsAt indexPaths: [IndexPath]) {
    log.append("prefetch " + text(indexPaths))
    announced += indexPaths.count
    if !pending.isDisjoint(with: indexPaths) { mistakes.append("twice: " + text(indexPaths)) }
    if !visible().isDisjoint(with: indexPaths) { mistakes.append("visible: " + text(indexPaths)) }
    pending.formUnion(indexPaths)
  }

  func tableView(_ tableView: TableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
    log.append("cancel " + text(indexPaths))
    if !pending.isSuperset(of: indexPaths) { mistakes.append("unknown: " + text(indexPaths)) }
    pending.subtract(indexPaths)
    onCancel?(tableView)
  }
}
