import ScrollEngine
import Testing

@testable import ScrollEngine

/// A horizontal list in each item of a collection.
@MainActor
@Suite("Scroll views in the cells of a collection")
struct CollectionNestedOffsetTests {
  final class ShelfItem: CollectionViewCell {
    let shelf = ScrollView()

    override init(frame: Rect = .zero) {
      super.init(frame: frame)
      addSubview(shelf)
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      shelf.frame = bounds
      shelf.contentSize = Size(width: 300, height: bounds.height)
    }
  }

  @MainActor
  final class Items: CollectionViewDataSource {
    var count = 60

    func collectionView(
      _ collectionView: CollectionView, numberOfItemsInSection section: Int
    ) -> Int { count }

    func collectionView(
      _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
    ) -> CollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "shelf", for: indexPath)
    }
  }

  let window = Window(frame: Rect(x: 0, y: 0, width: 100, height: 100))
  let items = Items()
  let collection: CollectionView

  init() {
    let layout = CollectionViewFlowLayout()
    layout.itemSize = Size(width: 100, height: 20)
    layout.minimumLineSpacing = 0
    collection = CollectionView(frame: window.bounds, collectionViewLayout: layout)
    collection.register(ShelfItem.self, forCellWithReuseIdentifier: "shelf")
    collection.dataSource = items
    window.addSubview(collection)
    window.layoutIfNeeded()
  }

  private func shelf(_ item: Int) throws -> ScrollView {
    let cell = collection.cellForItem(at: IndexPath(item: item, section: 0)) as? ShelfItem
    return try #require(cell).shelf
  }

  private func scroll(to y: Double) {
    collection.contentOffset.y = y
    window.layoutIfNeeded()
  }

  @Test("stand where they stood when their item returns, and at the beginning in other items")
  func keptAndRestored() throws {
    try shelf(1).contentOffset.x = 33.3
    scroll(to: 200)
    for item in 10...14 { #expect(try shelf(item).contentOffset.x == 0) }
    scroll(to: 0)
    #expect(try shelf(1).contentOffset.x == 33.3 && shelf(2).contentOffset.x == 0)
    collection.restoresOffsetsInCells = false
    try shelf(2).contentOffset.x = 70
    scroll(to: 200)
    #expect(try (10...14).map { try shelf($0).contentOffset.x }.sorted() == [0, 0, 0, 33.3, 70])
  }

  @Test("do not pass their place on when their items are deleted", arguments: [false, true])
  func deleted(animated: Bool) throws {
    try shelf(1).contentOffset.x = 33.3
    items.count -= 5
    var updates = ListUpdates()
    updates.delete(at: (0..<5).map { IndexPath(item: $0, section: 0) })
    try collection.apply(updates, animated: animated)
    window.advance(to: 5)
    window.layoutIfNeeded()
    for item in 0...4 { #expect(try shelf(item).contentOffset.x == 0) }
  }
}
