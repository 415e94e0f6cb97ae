import ScrollEngine
import Snapshots
import TestSupport
import Testing

@MainActor
@Suite("A collection that snapshots change")
struct CollectionDataSourceTests {
  let window = Window(frame: Rect(x: 0, y: 0, width: 100, height: 200))
  let layout = CollectionViewFlowLayout()
  let collection: CollectionView
  let source: CollectionViewDiffableDataSource<String, Int>

  init() {
    layout.itemSize = Size(width: 100, height: 20)
    layout.minimumLineSpacing = 0
    collection = CollectionView(frame: window.bounds, collectionViewLayout: layout)
    collection.register(Numbered.self, forCellWithReuseIdentifier: "cell")
    collection.register(
      CollectionReusableView.self,
      forSupplementaryViewOfKind: CollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
    source = CollectionViewDiffableDataSource(collectionView: collection) {
      collection, path, item in
      let cell = collection.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      (cell as? Numbered)?.number = item
      return cell
    }
    window.addSubview(collection)
  }

  private final class Numbered: CollectionViewCell {
    var number = 0
  }

  private var shown: [Int] { collection.visibleCells.compactMap { ($0 as? Numbered)?.number } }

  private func apply(_ items: [(String, [Int])], animated: Bool = true) {
    source.apply(SnapshotTable.snapshot(items), animatingDifferences: animated)
    window.layoutIfNeeded()
  }

  @Test("shows what was applied, and the provider's headers")
  func showing() {
    layout.headerReferenceSize = Size(width: 100, height: 10)
    var asked: [IndexPath] = []
    source.supplementaryViewProvider = { collection, kind, path in
      asked.append(path)
      return collection.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "header", for: path)
    }
    apply([("a", [1, 2]), ("b", [3])])
    #expect(shown == [1, 2, 3] && asked.map(\.section) == [0, 1])
    apply([("b", [3, 1]), ("c", []), ("a", [2])])
    #expect(shown == [3, 1, 2])
    #expect(asked.map(\.section) == [0, 1, 1])
    #expect(source.indexPath(for: 1) == IndexPath(item: 1, section: 0))
  }

  @Test("stops with the names of what is missing if a provider returns nothing")
  func missing() async {
    let cell = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let collection = CollectionView(
          frame: Rect(x: 0, y: 0, width: 10, height: 10),
          collectionViewLayout: CollectionViewFlowLayout())
        let source = CollectionViewDiffableDataSource<String, Int>(collectionView: collection) {
          _, _, _ in nil
        }
        source.apply(SnapshotTable.snapshot([("a", [7])]))
        collection.layoutIfNeeded()
      }
    }
    #expect(lastWords(cell).contains("the provider has no cell for item 7 at"))
    let header = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let layout = CollectionViewFlowLayout()
        layout.headerReferenceSize = Size(width: 5, height: 5)
        let collection = CollectionView(
          frame: Rect(x: 0, y: 0, width: 10, height: 10), collectionViewLayout: layout)
        let source = CollectionViewDiffableDataSource<String, Int>(collectionView: collection) {
          _, _, _ in nil
        }
        source.apply(SnapshotTable.snapshot([("a", [])]))
        collection.layoutIfNeeded()
      }
    }
    #expect(lastWords(header).contains("but there is no provider"))
  }
}
