import ScrollEngine
import TestSupport
import Testing

@MainActor
@Suite("A collection announces items")
struct CollectionPrefetchTests {
  let window = Window(frame: Rect(x: 0, y: 0, width: 100, height: 100))
  let source = CollectionSource(30, 30)
  let prefetcher = ItemPrefetchLog()
  let collection: CollectionView

  /// Records the announced and cancelled items.
  final class ItemPrefetchLog: CollectionViewDataSourcePrefetching {
    private var log: [String] = []
    private(set) var pending: Set<IndexPath> = []

    func takeLog() -> [String] {
      defer { log = [] }
      return log
    }

    func clear() {
      log = []
      pending = []
    }

    func collectionView(
      _ collectionView: CollectionView, prefetchItemsAt indexPaths: [IndexPath]
    ) {
      log.append("prefetch " + name(indexPaths))
      #expect(pending.isDisjoint(with: indexPaths))
      pending.formUnion(indexPaths)
    }

    func collectionView(
      _ collectionView: CollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
    ) {
      log.append("cancel " + name(indexPaths))
      #expect(pending.isSuperset(of: indexPaths))
      pending.subtract(indexPaths)
    }

    private func name(_ paths: [IndexPath]) -> String {
      paths.map { "\($0.section).\($0.item)" }.joined(separator: " ")
    }
  }

  init() {
    let layout = CollectionViewGridLayout(columns: .fixed(2))
    collection = source.collection(layout, in: window)
    collection.prefetchDataSource = prefetcher
    window.layoutIfNeeded()
  }

  func scroll(to y: Double) {
    collection.contentOffset.y = y
    window.layoutIfNeeded()
  }

  @Test("ahead of the visible ones, the nearest first, and cancels them when one turns")
  func ahead() {
    #expect(prefetcher.takeLog() == ["prefetch 0.4 0.5 0.6 0.7"])
    scroll(to: 20)
    #expect(prefetcher.takeLog() == ["prefetch 0.8 0.9 0.10 0.11"])
    scroll(to: 1_400)
    #expect(prefetcher.takeLog() == ["cancel 0.11 0.10 0.9 0.8 0.7 0.6"])
    scroll(to: 1_340)
    #expect(prefetcher.takeLog() == ["prefetch 1.21 1.20 1.19 1.18 1.17 1.16"])
    collection.frame.size.height = 0
    window.layoutIfNeeded()
    #expect(prefetcher.takeLog() == ["cancel 1.21 1.20 1.19 1.18 1.17 1.16"])
  }

  @Test("under their new index paths after an update, and anew after a reload")
  func changes() {
    prefetcher.clear()
    source.sections[0].sizes.append(.zero)
    collection.insertItems(at: [IndexPath(item: 0, section: 0)])
    window.layoutIfNeeded()
    #expect(prefetcher.takeLog() == ["prefetch 0.4"])
    prefetcher.clear()
    collection.reloadData()
    window.layoutIfNeeded()
    #expect(prefetcher.takeLog() == ["prefetch 0.4 0.5 0.6 0.7"])
  }

  @Test("of a layout of one's own by their numbers")
  func ownLayout() {
    prefetcher.clear()
    let circle = CircleLayout()
    circle.itemSize = Size(width: 1, height: 1)
    source.sections = [.init(sizes: Array(repeating: .zero, count: 4))]
    collection.reloadData()
    collection.collectionViewLayout = circle
    window.layoutIfNeeded()
    #expect(collection.visibleCells.count == 4 && prefetcher.takeLog().isEmpty)
  }

  @Test("to a new listener, and not while that is switched off")
  func listeners() {
    _ = prefetcher.takeLog()
    collection.isPrefetchingEnabled = false
    #expect(prefetcher.takeLog() == ["cancel 0.4 0.5 0.6 0.7"])
    scroll(to: 500)
    #expect(prefetcher.takeLog().isEmpty && !collection.isPrefetchingEnabled)
    collection.isPrefetchingEnabled = true
    window.layoutIfNeeded()
    #expect(prefetcher.takeLog().count == 1)
    let other = ItemPrefetchLog()
    collection.prefetchDataSource = other
    #expect(prefetcher.pending.isEmpty)
    window.layoutIfNeeded()
    #expect(other.takeLog().count == 1 && collection.prefetchDataSource === other)
  }
}
