import TestSupport
import Testing

@testable import ScrollEngine

@MainActor
@Suite("Lists that begin at their right end in the cells of another")
struct RightToLeftShelfTests {
  final class Shelf: CollectionViewCell {
    let source = CollectionSource(30)
    let list: CollectionView

    override init(frame: Rect = .zero) {
      let layout = CollectionViewListLayout()
      layout.scrollDirection = .horizontal
      list = source.collection(layout)
      super.init(frame: frame)
      addSubview(list)
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      list.frame = bounds
    }
  }

  final class Items: CollectionViewDataSource {
    func collectionView(
      _ collectionView: CollectionView, numberOfItemsInSection section: Int
    ) -> Int { 60 }

    func collectionView(
      _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
    ) -> CollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "shelf", for: indexPath)
    }
  }

  @Test("They are where they were when their item comes back, and a new one begins at the right")
  func shelves() throws {
    let window = Window(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    window.userInterfaceLayoutDirection = .rightToLeft
    let items = Items()
    let layout = CollectionViewListLayout()
    layout.itemThickness = 30
    let outer = CollectionView(frame: window.bounds, collectionViewLayout: layout)
    outer.register(Shelf.self, forCellWithReuseIdentifier: "shelf")
    outer.dataSource = items
    window.addSubview(outer)
    window.layoutIfNeeded()
    func list(_ item: Int) throws -> CollectionView {
      let cell = outer.cellForItem(at: IndexPath(item: item, section: 0)) as? Shelf
      return try #require(cell).list
    }
    let beginning = 30 * 44.0 - 100
    #expect(try list(0).contentOffset.x == beginning)
    try list(0).contentOffset.x = 400
    window.layoutIfNeeded()
    outer.contentOffset.y = 1_000
    window.layoutIfNeeded()
    for path in outer.indexPathsForVisibleItems {
      let list = try list(path.item)
      #expect(list.contentOffset.x == beginning)
      #expect(list.indexPathsForVisibleItems.first?.item == 0)
      list.checkInvariants()
    }
    outer.contentOffset.y = 0
    window.layoutIfNeeded()
    #expect(try list(0).contentOffset.x == 400)
    #expect(try list(1).contentOffset.x == beginning)
  }
}
