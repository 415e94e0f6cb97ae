import ScrollEngine
import TestSupport
import Testing

/// A flow layout that logs its invalidations, and may move the content in each of them.
private final class CarouselLayout: CollectionViewFlowLayout {
  var log: [String] = []
  var followsBounds = true
  var move: ((CollectionView) -> Void)?

  override func shouldInvalidateLayout(forBoundsChange newBounds: Rect) -> Bool {
    followsBounds || super.shouldInvalidateLayout(forBoundsChange: newBounds)
  }

  override func invalidateLayout() {
    log.append("all")
    super.invalidateLayout()
  }

  override func invalidateLayout(with context: CollectionViewLayoutInvalidationContext) {
    log.append("with")
    super.invalidateLayout(with: context)
    if let collectionView { move?(collectionView) }
  }
}

@MainActor
@Suite("A layout that invalidates itself when the bounds change")
struct CollectionLayoutBoundsTests {
  let window = Window(frame: Rect(x: 0, y: 0, width: 100, height: 100))
  private let layout = CarouselLayout()
  private let source = CollectionSource(30)

  @Test("Both invalidateLayout() and invalidateLayout(with:) are called, as in UIKit")
  func both() {
    let collection = source.collection(layout, in: window)
    window.layoutIfNeeded()
    layout.log = []
    for offset in 1...10 {
      collection.contentOffset.y = Double(offset)
      window.layoutIfNeeded()
    }
    #expect(layout.log == Array(repeating: ["all", "with"], count: 10).flatMap { $0 })
    layout.log = []
    collection.reloadData()
    window.layoutIfNeeded()
    #expect(layout.log == ["all", "with"])
    layout.log = []
    source.sections[0].sizes.removeLast()
    collection.deleteItems(at: [IndexPath(item: 29, section: 0)])
    window.layoutIfNeeded()
    #expect(layout.log.prefix(2) == ["all", "with"])
    collection.checkInvariants()
    layout.log = []
    layout.invalidateLayout()
    #expect(layout.log == ["all", "with"])
  }

  @Test("A flow layout may set the offset when it is invalidated, from the first layout on")
  func offset() {
    layout.followsBounds = false
    var value = 0.0
    layout.move = { view in
      value += 1
      if view.bounds.width > 0 { view.contentOffset = Point(x: 0, y: value) }
    }
    let collection = source.collection(layout, in: window)
    window.layoutIfNeeded()
    collection.checkInvariants()
    collection.frame.size.width = 50
    window.layoutIfNeeded()
    #expect(value < 10)
    collection.checkInvariants()
  }

  @Test("A layout whose hook always changes the bounds stops the program with its name")
  func endless() async {
    let offset = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let layout = CarouselLayout()
        layout.move = { $0.contentOffset.y += 1 }
        CollectionSource(3).collection(layout).contentOffset.y = 1
      }
    }
    #expect(
      lastWords(offset).contains(
        "CollectionView: invalidateLayout() or invalidateLayout(with:) of CarouselLayout sets "
          + "contentOffset to 0.0 "))
    let size = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let layout = CarouselLayout()
        layout.move = { $0.frame.size.height += 1 }
        CollectionSource(3).collection(layout).contentOffset.y = 1
      }
    }
    #expect(lastWords(size).contains("of CarouselLayout sets the size to "))
  }
}
