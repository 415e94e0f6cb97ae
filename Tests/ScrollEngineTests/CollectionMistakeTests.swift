import ScrollEngine
import TestSupport
import Testing

@MainActor
@Suite("A collection that is asked for the impossible")
struct CollectionMistakeTests {
  @Test("names the identifier that no class is registered for, and the item")
  func unregistered() async {
    let cell = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        _ = CollectionView(collectionViewLayout: CollectionViewFlowLayout())
          .dequeueReusableCell(
            withReuseIdentifier: "card", for: IndexPath(item: 3, section: 1))
      }
    }
    #expect(
      lastWords(cell).contains(
        "no class is registered for the reuse identifier \"card\", asked for row 3 of section 1"))
    let header = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        _ = CollectionView(collectionViewLayout: CollectionViewFlowLayout())
          .dequeueReusableSupplementaryView(
            ofKind: "title", withReuseIdentifier: "card", for: IndexPath(item: 0, section: 1))
      }
    }
    #expect(
      lastWords(header).contains(
        "no class is registered for the kind \"title\" and the reuse identifier \"card\""))
  }

  @Test("names the item and its size")
  func badSizes() async {
    let item = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let source = FlowSource([
          .init(sizes: [Size(width: 1, height: 2)]),
          .init(sizes: [Size(width: 1, height: 2), Size(width: 1, height: .nan)]),
        ])
        _ = source.collection(CollectionViewFlowLayout()).contentSize
      }
    }
    #expect(
      lastWords(item).contains("CollectionView: row 1 of section 1 has the size 1.0 x nan"))
    let uniform = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let layout = CollectionViewFlowLayout()
        layout.itemSize.width = -1
        let source = CollectionSource(2)
        _ = source.collection(layout).contentSize
      }
    }
    #expect(lastWords(uniform).contains("itemSize has the size -1.0 x 50.0"))
    let header = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let layout = CollectionViewListLayout()
        layout.headerReferenceSize.height = .infinity
        let source = CollectionSource(2)
        _ = source.collection(layout).contentSize
      }
    }
    #expect(lastWords(header).contains("the header of section 0 has the length inf"))
    let preferred = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let source = CollectionSource([.init(sizes: [Size(width: 5, height: .nan)])])
        source.collection(CollectionSelfSizingTests.list(estimate: 5)).layoutIfNeeded()
      }
    }
    #expect(
      lastWords(preferred).contains(
        "the height that the cell of row 0 of section 0 prefers has the length nan"))
    let columns = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let source = CollectionSource(2)
        _ = source.collection(CollectionViewGridLayout(columns: .fixed(0))).contentSize
      }
    }
    #expect(lastWords(columns).contains("a grid of 0 columns holds no items"))
  }

  @Test("names the section with a negative number of items")
  func negativeCount() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        final class Negative: CollectionSource {
          override func collectionView(
            _ collectionView: CollectionView, numberOfItemsInSection section: Int
          ) -> Int {
            section == 1 ? -4 : 2
          }
        }
        let source = Negative(0, 0)
        _ = source.collection(CollectionViewFlowLayout()).contentSize
      }
    }
    #expect(lastWords(result).contains("CollectionView: section 1 has -4 items"))
  }

  @Test("names the cell that did not come from the queue, and one that is used twice")
  func strangeCells() async {
    let own = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let source = StrangeItems { _, _ in ItemCell() }
        source.show()
      }
    }
    #expect(lastWords(own).contains("the cell for row 0 of section 0, ItemCell, did not come"))
    let twice = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        var cell: CollectionViewCell?
        let source = StrangeItems { collection, path in
          let shared =
            cell ?? collection.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
          cell = shared
          return shared
        }
        source.show()
      }
    }
    #expect(lastWords(twice).contains("the cell for row 1 of section 0, ItemCell, is already in"))
    let queued = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let source = StrangeItems { collection, path in
          collection.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
        }
        source.show()
        let kept = source.collection.visibleCells[0]
        source.make = { _, _ in kept }
        source.collection.reloadData()
        source.collection.layoutIfNeeded()
      }
    }
    #expect(lastWords(queued).contains("is waiting in the queue"))
  }

  @Test("names the item that is not there, and what there is")
  func strangers() async {
    let item = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let source = CollectionSource(2)
        source.collection(CollectionViewFlowLayout())
          .scrollToItem(at: IndexPath(item: 2, section: 0), at: .top, animated: false)
      }
    }
    #expect(lastWords(item).contains("CollectionView: there is no row 2 of section 0"))
    let section = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let source = CollectionSource(2)
        _ = source.collection(CollectionViewFlowLayout()).numberOfItems(inSection: 1)
      }
    }
    #expect(lastWords(section).contains("there is no section 1; the collection has 1"))
    let positions = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let source = CollectionSource(2)
        source.collection(CollectionViewFlowLayout())
          .scrollToItem(at: IndexPath(item: 1, section: 0), at: [.top, .bottom], animated: false)
      }
    }
    #expect(lastWords(positions).contains("more than one position along an axis"))
  }

  @Test("names a layout that shows what is not there, or shows it twice")
  func badLayouts() async {
    let stranger = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let source = CollectionSource(2)
        source.collection(BadLayout([0, 2])).layoutIfNeeded()
      }
    }
    #expect(
      lastWords(stranger).contains("has attributes for row 2 of section 0, but there is no such"))
    let twice = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let source = CollectionSource(2)
        source.collection(BadLayout([1, 1])).layoutIfNeeded()
      }
    }
    #expect(lastWords(twice).contains("has attributes for row 1 of section 0 twice"))
    let frame = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let layout = BadLayout([1])
        layout.width = .nan
        let source = CollectionSource(2)
        source.collection(layout).layoutIfNeeded()
      }
    }
    #expect(lastWords(frame).contains("has the frame"))
    let aim = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        final class Nowhere: CollectionViewLayout {
          override var collectionViewContentSize: Size { Size(width: 100, height: 5000) }
          override func layoutAttributesForItem(
            at indexPath: IndexPath
          ) -> CollectionViewLayoutAttributes? {
            let attributes = CollectionViewLayoutAttributes(forCellWith: indexPath)
            attributes.frame = .null
            return attributes
          }
        }
        let source = CollectionSource(2)
        source.collection(Nowhere())
          .scrollToItem(at: IndexPath(item: 1, section: 0), at: .top, animated: false)
      }
    }
    #expect(
      lastWords(aim).contains("Nowhere has the frame")
        && lastWords(aim).contains("row 1 of section 0"),
      "\(lastWords(aim))")
    let shared = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let layout = CollectionViewFlowLayout()
        let first = CollectionSource(2).collection(layout)
        let source = CollectionSource(2)
        _ = source.collection(layout)
        _ = first
      }
    }
    #expect(lastWords(shared).contains("belongs to CollectionView already"))
  }

  @Test("names the header for which the data source has no views")
  func noHeaders() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        final class Plain: CollectionViewDataSource {
          func collectionView(
            _ collectionView: CollectionView, numberOfItemsInSection section: Int
          ) -> Int {
            0
          }
          func collectionView(
            _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
          ) -> CollectionViewCell {
            CollectionViewCell()
          }
        }
        let layout = CollectionViewFlowLayout()
        layout.headerReferenceSize.height = 5
        let collection = CollectionView(
          frame: Rect(x: 0, y: 0, width: 9, height: 9), collectionViewLayout: layout)
        let plain = Plain()
        collection.dataSource = plain
        collection.layoutIfNeeded()
      }
    }
    #expect(
      lastWords(result).contains(
        "has no collectionView(_:viewForSupplementaryElementOfKind:at:)"))
  }

  @Test("does not change its queue while its cells belong to the old one")
  func queueWhileLive() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let source = CollectionSource(3)
        let collection = source.collection(CollectionViewListLayout())
        collection.layoutIfNeeded()
        collection.reuseQueue = ReuseQueue()
      }
    }
    #expect(lastWords(result).contains("was set while it shows 3 items"))
  }
}

/// A layout that returns attributes for items that may not exist.
private final class BadLayout: CollectionViewLayout {
  let items: [Int]
  var width = 10.0

  init(_ items: [Int]) {
    self.items = items
    super.init()
  }

  override func layoutAttributesForElements(
    in rect: Rect
  ) -> [CollectionViewLayoutAttributes]? {
    items.map {
      let attributes = CollectionViewLayoutAttributes(
        forCellWith: IndexPath(item: $0, section: 0))
      attributes.frame = Rect(x: 0, y: 0, width: width, height: 10)
      return attributes
    }
  }
}

/// A data source that returns the cells that `make` returns.
@MainActor
private final class StrangeItems: CollectionViewDataSource {
  var make: (CollectionView, IndexPath) -> CollectionViewCell
  let collection = CollectionView(
    frame: Rect(x: 0, y: 0, width: 100, height: 100),
    collectionViewLayout: CollectionViewListLayout())

  init(_ make: @escaping (CollectionView, IndexPath) -> CollectionViewCell) {
    self.make = make
  }

  func show() {
    collection.register(ItemCell.self, forCellWithReuseIdentifier: "cell")
    collection.dataSource = self
    collection.layoutIfNeeded()
  }

  func collectionView(
    _ collectionView: CollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    5
  }

  func collectionView(
    _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
  ) -> CollectionViewCell {
    make(collectionView, indexPath)
  }
}
