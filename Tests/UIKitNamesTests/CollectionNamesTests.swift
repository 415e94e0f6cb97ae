import ScrollEngine
import Testing
import UIKitNames

@MainActor
@Suite("A collection in UIKit's spelling")
struct CollectionNamesTests {
  let screen = PhotosScreen()

  init() { screen.viewDidLoad() }

  var names: [String] {
    screen.collectionView.visibleCells.compactMap { ($0 as? PhotoCell)?.nameLabel.text }
  }

  @Test("compiles, and shows the items that one can see below the title of each section")
  func items() {
    #expect(names == ["sea", "hill", "cat", "dog", "cow"])
    #expect(screen.displayed == 5)
    #expect(screen.collectionView.contentSize == CGSize(width: 320, height: 168))
    let titles = screen.collectionView.visibleSupplementaryViews(
      ofKind: UICollectionView.elementKindSectionHeader)
    #expect(titles.compactMap { ($0 as? AlbumTitle)?.label.text } == ["Album 0", "Album 1"])
    #expect(
      screen.collectionView.visibleCells.map(\.frame.minX) == [0, 220, 0, 110, 220])
  }

  @Test("is told which item was tapped")
  func selection() {
    let finger = InputEvent.Pointer(at: CGPoint(x: 230, y: 40), device: .touch, isPressed: true)
    screen.window.router.handle(InputEvent(time: 0, .pointerDown(finger)))
    screen.window.router.handle(InputEvent(time: 0.1, .pointerUp(finger)))
    #expect(screen.chosen == "hill")
    #expect(screen.collectionView.indexPathsForSelectedItems == [IndexPath(item: 1, section: 0)])
  }

  @Test("takes a layout of one's own")
  func ownLayout() {
    screen.albums = [["sea", "hill", "cat"]]
    screen.collectionView.reloadData()
    screen.collectionView.setCollectionViewLayout(StairsLayout(), animated: false)
    screen.window.layoutIfNeeded()
    #expect(screen.collectionView.visibleCells.map(\.frame.minY) == [0, 25, 50])
  }

  @Test("may leave out whatever it does not care about")
  func defaults() {
    final class Indifferent: UICollectionViewDelegateFlowLayout {}
    let delegate = Indifferent()
    screen.collectionView.delegate = delegate
    screen.window.layoutIfNeeded()
    #expect(screen.collectionView.contentSize.height == 168)
    #expect(names.count == 5)
  }
}
