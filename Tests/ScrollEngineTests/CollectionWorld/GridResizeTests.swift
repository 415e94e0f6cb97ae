@testable import ScrollEngine
import TestSupport
import Testing

@MainActor
@Suite("A grid whose view gets another size")
struct GridResizeTests {
  private let window = Window(frame: Rect(x: 0, y: 0, width: 900, height: 900))

  private func grid(_ axis: Axis = .vertical) -> (CollectionView, NamedItems) {
    let layout = CollectionViewFlowLayout()
    layout.itemSize = Size(width: 70, height: 60)
    layout.scrollDirection = axis
    let items = NamedItems(300)
    let collection = items.collection(layout, width: 320, height: 320)
    // With a delegate, each item would have its own size.
    collection.delegate = nil
    return (collection, items)
  }

  private func place(_ item: Int, _ collection: CollectionView, _ axis: Axis = .vertical) -> Double
  {
    (collection.cellForItem(at: IndexPath(item: item, section: 0))?.frame.origin[axis] ?? .infinity)
      - collection.contentOffset[axis]
  }

  @Test("keeps the first item seen where it was", arguments: Axis.allCases)
  func resize(axis: Axis) throws {
    let (collection, items) = grid(axis)
    window.addSubview(collection)
    window.layoutIfNeeded()
    collection.contentOffset[axis] = 1_413
    window.layoutIfNeeded()
    let first = try #require(collection.indexPathsForVisibleItems.map(\.item).min())
    let before = place(first, collection, axis)
    for breadth in [480, 400.5, 75, 900, 330] {
      collection.frame.size[axis.across] = breadth
      collection.frame.size[axis] = 300
      window.layoutIfNeeded()
      #expect(abs(place(first, collection, axis) - before) < 1e-9)
      collection.checkInvariants()
    }
    // Nobody has scrolled, so the first width brings back the first offset.
    collection.frame.size[axis.across] = 320
    window.layoutIfNeeded()
    #expect(collection.contentOffset[axis] == 1_413)
    withExtendedLifetime(items) {}
  }

  @Test("keeps it in a container, too")
  func inContainer() throws {
    let (collection, items) = grid()
    let container = ContainerScrollView(frame: Rect(x: 0, y: 0, width: 320, height: 320))
    container.addArrangedSubview(View(frame: Rect(x: 0, y: 0, width: 320, height: 150)))
    container.addArrangedSubview(collection)
    window.addSubview(container)
    window.layoutIfNeeded()
    container.contentOffset.y = 1_413
    window.layoutIfNeeded()
    let first = try #require(collection.indexPathsForVisibleItems.map(\.item).min())
    func place() -> Double {
      let cell = collection.cellForItem(at: IndexPath(item: first, section: 0))
      return cell.map { $0.convert($0.bounds, to: window).minY } ?? .infinity
    }
    let before = place()
    for width in [480, 400.5, 75, 900, 330, 320] {
      container.frame.size.width = width
      window.layoutIfNeeded()
      #expect(abs(place() - before) < 1e-9)
      container.checkInvariants()
    }
    #expect(abs(container.contentOffset.y - 1_413) < 1e-9)
    withExtendedLifetime(items) {}
  }

  @Test("shows the beginning where it did, and the end where there is no more")
  func ends() {
    let (collection, items) = grid()
    window.addSubview(collection)
    window.layoutIfNeeded()
    collection.frame.size.width = 480
    window.layoutIfNeeded()
    #expect(collection.contentOffset.y == 0)
    collection.contentOffset = collection.scrollRange.maximum
    window.layoutIfNeeded()
    collection.frame.size = Size(width: 900, height: 700)
    window.layoutIfNeeded()
    #expect(collection.contentOffset == collection.scrollRange.maximum)
    withExtendedLifetime(items) {}
  }
}
