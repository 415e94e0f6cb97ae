@testable import ScrollEngine
import TestSupport
import Testing

@MainActor
@Suite("What layouts can rely on")
struct CollectionContractTests {
  private let window = Window(frame: Rect(x: 0, y: 0, width: 400, height: 400))

  private func collection(
    _ layout: CollectionViewLayout, _ source: CollectionSource
  ) -> CollectionView {
    source.collection(layout, width: 320, height: 300, in: window)
  }

  @Test("A subclass of the flow layout follows an inset that is set after layout")
  func insetOfSubclass() {
    for make: @MainActor () -> CollectionViewFlowLayout in [
      { CollectionViewFlowLayout() }, { EmptyFlow() }, { OverridingFlow() },
    ] {
      let layout = make()
      layout.itemSize = Size(width: 320, height: 40)
      let source = CollectionSource(20)
      let collection = collection(layout, source)
      window.layoutIfNeeded()
      collection.contentInset = EdgeInsets(top: 0, left: 40, bottom: 0, right: 20)
      window.layoutIfNeeded()
      #expect(collection.contentSize.width == 260, "\(type(of: layout))")
      #expect(collection.scrollAxis == .vertical, "\(type(of: layout))")
      collection.removeFromSuperview()
    }
  }

  @Test("A subclass of the flow layout pins its headers below an inset that is set after layout")
  func pinsOfSubclass() {
    for make: @MainActor () -> CollectionViewFlowLayout in [
      { CollectionViewFlowLayout() }, { EmptyFlow() },
    ] {
      let layout = make()
      layout.headerReferenceSize = Size(width: 20, height: 20)
      layout.sectionHeadersPinToVisibleBounds = true
      let source = CollectionSource(200)
      let collection = collection(layout, source)
      collection.contentOffset.y = 100
      window.layoutIfNeeded()
      collection.contentInset.top = 30
      window.layoutIfNeeded()
      let header = collection.supplementaryView(
        forElementKind: CollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0))
      #expect(header?.frame.minY == 130, "\(type(of: layout))")
      collection.checkInvariants()
      collection.removeFromSuperview()
    }
  }

  @Test("An update leaves what is in sight in its place in a subclass of the flow layout, too")
  func updateOfSubclass() throws {
    for make: @MainActor () -> CollectionViewFlowLayout in [
      { CollectionViewFlowLayout() }, { EmptyFlow() }, { OverridingFlow() },
    ] {
      let layout = make()
      layout.itemSize = Size(width: 320, height: 40)
      let source = CollectionSource(50)
      let collection = collection(layout, source)
      collection.contentOffset.y = 500
      window.layoutIfNeeded()
      source.sections[0].sizes.append(.zero)
      collection.insertItems(at: [IndexPath(item: 0, section: 0)])
      window.layoutIfNeeded()
      #expect(collection.contentOffset.y == 550, "\(type(of: layout))")
      collection.removeFromSuperview()
    }
  }

  /// A layout that records each bounds change that it is asked about.
  private final class Asked: CollectionViewFlowLayout {
    var asked: [(old: Rect, new: Rect)] = []

    override func shouldInvalidateLayout(forBoundsChange newBounds: Rect) -> Bool {
      asked.append((collectionView?.bounds ?? .zero, newBounds))
      return super.shouldInvalidateLayout(forBoundsChange: newBounds)
    }
  }

  @Test("A layout is asked before its bounds change, of each size and each offset")
  func before() {
    let layout = Asked()
    let source = CollectionSource(500)
    let collection = collection(layout, source)
    window.layoutIfNeeded()
    layout.asked = []
    collection.contentOffset.y = 50
    collection.frame.size.width = 200
    collection.bounds.size.height = 250
    collection.frame.origin.x = 7
    #expect(
      layout.asked.map(\.old.size) == [
        Size(width: 320, height: 300), Size(width: 320, height: 300), Size(width: 200, height: 300),
      ])
    #expect(layout.asked.map(\.old.minY) == [0, 50, 50])
    #expect(layout.asked.last?.new == Rect(x: 0, y: 50, width: 200, height: 250))
  }

  @Test("A layout that compares sizes is prepared anew after a resize, and not for an offset")
  func resize() {
    let layout = StripesLayout()
    let source = CollectionSource(50)
    let collection = collection(layout, source)
    window.layoutIfNeeded()
    collection.frame.size.width = 200
    window.layoutIfNeeded()
    #expect(collection.visibleCells.allSatisfy { $0.frame.width == 200 })
    #expect(collection.contentSize.width == 200)
    collection.checkInvariants()
  }

  @Test("Three thirds of a width share a line, also where others come and go")
  func thirds() {
    for breadth in [100.0, 33.3, 1e6, 0.1] {
      let source = FlowSource([
        .init(sizes: Array(repeating: Size(width: breadth / 3, height: 10), count: 30))
      ])
      let layout = CollectionViewFlowLayout()
      let collection = source.collection(layout, width: breadth, height: 200)
      #expect(collection.contentSize.height == 10 * 10, "\(breadth)")
      let lone = CollectionViewFlowLayout()
      lone.minimumLineSpacing = 0
      lone.minimumInteritemSpacing = 0
      lone.itemSize = Size(width: breadth / 3, height: 10)
      let plain = CollectionSource(30)
      #expect(
        plain.collection(lone, width: breadth, height: 200).contentSize.height == 100,
        "\(breadth)")
      source.sections[0].sizes.removeFirst()
      collection.deleteItems(at: [IndexPath(item: 0, section: 0)])
      #expect(collection.contentSize.height == 100, "\(breadth)")
    }
  }

  @Test("What was hidden at the side comes back when a program scrolls there")
  func side() {
    let layout = CollectionViewGridLayout(columns: .fixed(4))
    let source = CollectionSource(100)
    let collection = collection(layout, source)
    window.layoutIfNeeded()
    let all = collection.visibleCells.count
    collection.contentOffset.x = 100
    window.layoutIfNeeded()
    #expect(collection.visibleCells.count < all)
    collection.contentOffset.x = 0
    window.layoutIfNeeded()
    #expect(collection.visibleCells.count == all)
    collection.checkInvariants()
  }
}
