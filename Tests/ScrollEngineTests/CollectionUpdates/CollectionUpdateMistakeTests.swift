@testable import ScrollEngine
import TestSupport
import Testing

@MainActor
@Suite("Updates that a collection cannot carry out")
struct CollectionUpdateMistakeTests {
  let window = Window(frame: Rect(x: 0, y: 0, width: 100, height: 100))
  let items = NamedItems(10, 10)
  let collection: CollectionView

  init() {
    let layout = CollectionViewFlowLayout()
    layout.minimumLineSpacing = 0
    layout.minimumInteritemSpacing = 0
    layout.headerReferenceSize = Size(width: 5, height: 5)
    layout.sectionHeadersPinToVisibleBounds = true
    collection = items.collection(layout, in: window)
  }

  private func path(_ item: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(item: item, section: section)
  }

  private func reason(_ record: (inout ListUpdates) -> Void) -> ListUpdateError.Reason? {
    var updates = ListUpdates()
    record(&updates)
    do {
      try collection.apply(updates, animated: false)
      return nil
    } catch {
      #expect(error.element == .item)
      return error.reason
    }
  }

  @Test("leave the old items on screen, and ask nothing more until the collection is reloaded")
  func frozen() {
    let names = collection.visibleNames
    items.model.sections[0].rows.removeFirst(9)
    #expect(
      reason { $0.delete(at: [path(0), path(1)]) }
        == .invalidCount(
          section: 0, oldSection: 0, before: 10, after: 1, inserted: 0, deleted: 2, movedIn: 0,
          movedOut: 0))
    #expect(collection.isFrozen)
    items.forget()
    // Item 2 of section 0 no longer exists: a collection that asked for it would stop the program.
    for offset in [40.0, 300, 0, 10] {
      collection.contentOffset.y = offset
      window.layoutIfNeeded()
      collection.checkInvariants()
    }
    (collection.collectionViewLayout as? CollectionViewFlowLayout)?.itemSize.width = 3
    collection.frame.size.width = 50
    window.layoutIfNeeded()
    #expect(items.cellsAsked.isEmpty && items.sizesAsked.isEmpty && items.log.isEmpty)
    #expect(items.countsAsked == 0 && collection.visibleNames == names)
    #expect(reason { $0.insert(at: [path(0)]) } == .frozen)

    collection.reloadData()
    window.layoutIfNeeded()
    collection.checkInvariants()
    #expect(!collection.isFrozen)
    #expect(collection.visibleNames.first == 10)
    items.model.sections[0].rows.append(99)
    #expect(reason { $0.insert(at: [path(1)]) } == nil)
    window.layoutIfNeeded()
    #expect(collection.visibleNames.prefix(2) == [10, 99])
    collection.checkInvariants()
    #expect(items.complaints.isEmpty)
  }

  @Test("name what is wrong with them")
  func reasons() {
    #expect(
      reason { $0.delete(at: [path(10)]) } == .noSuchElement(.delete, path(10), count: 10))
    collection.reloadData()
    window.layoutIfNeeded()
    #expect(
      reason { $0.deleteSections([0]) }
        == .invalidSectionCount(before: 2, after: 2, inserted: 0, deleted: 1))
    collection.reloadData()
    window.layoutIfNeeded()
    #expect(
      reason {
        $0.delete(at: [path(1)])
        $0.move(at: path(1), to: path(2))
      } == .conflict(.element(path(1)), .delete, .moveSource))
    #expect(
      ListUpdateError(.noSuchElement(.delete, path(10), count: 10), of: .item).description
        .contains("item"))
  }

  @Test("are those that a callback asks for in the midst of another thing")
  func callbacks() {
    var caught: ListUpdateError.Reason?
    items.model.sections[0].rows.insert(99, at: 0)
    let spy = Spy { caught = self.reason { $0.insert(at: [self.path(0)]) } }
    collection.delegate = spy
    collection.reloadData()
    window.layoutIfNeeded()
    #expect(caught == .underWay && collection.isFrozen)
    collection.delegate = nil
    collection.reloadData()
    window.layoutIfNeeded()
    collection.checkInvariants()
  }

  private final class Spy: CollectionViewDelegate {
    var act: (() -> Void)?

    init(_ act: @escaping () -> Void) {
      self.act = act
    }

    func collectionView(
      _ collectionView: CollectionView, willDisplay cell: CollectionViewCell,
      forItemAt indexPath: IndexPath
    ) {
      let once = act
      act = nil
      once?()
    }

    func collectionView(
      _ collectionView: CollectionView, didEndDisplaying cell: CollectionViewCell,
      forItemAt indexPath: IndexPath
    ) {}
  }

  @Test("stop the program in UIKit's spelling, with the same words")
  func stops() async {
    let counts = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let items = NamedItems(3, 3)
        let collection = items.collection(CollectionViewListLayout())
        collection.insertItems(at: [IndexPath(item: 0, section: 1)])
      }
    }
    #expect(lastWords(counts).contains("CollectionView: "))
    #expect(lastWords(counts).contains("section 1"))
    let frozen = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let items = NamedItems(3)
        let collection = items.collection(CollectionViewListLayout())
        items.model.sections = []
        try? collection.apply(ListUpdates())
        collection.performBatchUpdates(nil)
      }
    }
    #expect(lastWords(frozen).contains("reloadData"))
    let stranger = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let items = NamedItems(3)
        let collection = items.collection(CollectionViewListLayout())
        collection.reconfigureItems(at: [IndexPath(item: 3, section: 0)])
      }
    }
    #expect(lastWords(stranger).contains("item 3"))
    let otherCell = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let items = NamedItems(3)
        let collection = items.collection(CollectionViewListLayout())
        let other = OtherCells()
        collection.register(NamedItemCell.self, forCellWithReuseIdentifier: "other")
        collection.dataSource = other
        collection.layoutIfNeeded()
        other.identifier = "other"
        collection.reconfigureItems(at: [IndexPath(item: 0, section: 0)])
      }
    }
    #expect(lastWords(otherCell).contains("is not the one that was to be filled again"))
  }

  private final class OtherCells: CollectionViewDataSource {
    var identifier = "cell"

    func collectionView(
      _ collectionView: CollectionView, numberOfItemsInSection section: Int
    ) -> Int {
      3
    }

    func collectionView(
      _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
    ) -> CollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
    }
  }
}
