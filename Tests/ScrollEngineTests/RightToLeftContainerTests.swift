import TestSupport
import Testing

@testable import ScrollEngine

@MainActor
@Suite("Lists that begin at their right end in a container")
struct RightToLeftContainerTests {
  let window = Window(frame: Rect(x: 0, y: 0, width: 100, height: 100))
  let container = ContainerScrollView(frame: Rect(x: 0, y: 0, width: 100, height: 100))
  let source = CollectionSource(30)

  init() {
    window.userInterfaceLayoutDirection = .rightToLeft
    window.addSubview(container)
  }

  private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

  private func list(_ axis: Axis) -> CollectionView {
    let layout = CollectionViewFlowLayout()
    layout.scrollDirection = axis
    layout.itemSize = Size(width: 40, height: 40)
    layout.minimumInteritemSpacing = 0
    layout.minimumLineSpacing = 0
    return source.collection(layout, height: 40)
  }

  private func check(_ list: CollectionView) {
    list.checkInvariants()
    container.checkInvariants()
  }

  @Test("Columns begin at the right where the container scrolls the list")
  func columns() {
    let list = list(.vertical)
    container.addArrangedSubview(View(frame: Rect(x: 0, y: 0, width: 100, height: 70)))
    container.addArrangedSubview(list)
    window.layoutIfNeeded()
    #expect(list.cellForItem(at: path(0))?.frame == Rect(x: 60, y: 0, width: 40, height: 40))
    #expect(list.cellForItem(at: path(1))?.frame == Rect(x: 0, y: 0, width: 40, height: 40))
    container.contentOffset.y = 300
    window.layoutIfNeeded()
    #expect(list.contentOffset == Point(x: 0, y: 230))
    #expect(list.indexPathsForVisibleItems.first == path(10))
    check(list)
    container.frame.size.width = 130
    window.layoutIfNeeded()
    #expect(list.visibleCells.first?.frame.maxX == 130)
    check(list)
  }

  @Test("A shelf in a container that scrolls the other way begins at its right end")
  func shelf() {
    let list = list(.horizontal)
    container.addArrangedSubview(list)
    container.addArrangedSubview(View(frame: Rect(x: 0, y: 0, width: 100, height: 700)))
    window.layoutIfNeeded()
    #expect(list.contentOffset.x == 30 * 40 - 100)
    list.contentOffset.x -= 200
    window.layoutIfNeeded()
    container.contentOffset.y = 400
    window.layoutIfNeeded()
    container.contentOffset.y = 10
    window.layoutIfNeeded()
    #expect(list.contentOffset.x == 30 * 40 - 300)
    check(list)
  }

  @Test("A list that a container scrolls sideways is turned around within its own content")
  func sideways() {
    container.axis = .horizontal
    container.semanticContentAttribute = .forceLeftToRight
    let list = list(.horizontal)
    list.frame.size.height = 100
    container.addArrangedSubview(View(frame: Rect(x: 0, y: 0, width: 70, height: 100)))
    container.addArrangedSubview(list)
    window.layoutIfNeeded()
    let lines = 15
    #expect(list.contentSize.width == Double(lines) * 40)
    #expect(list.indexPathsForVisibleItems == [path(28), path(29)])
    for offset in stride(from: 0.0, through: 570, by: 37) {
      container.contentOffset.x = offset
      window.layoutIfNeeded()
      check(list)
    }
    container.contentOffset.x = 570
    window.layoutIfNeeded()
    #expect(list.indexPathsForVisibleItems.first == path(0))
    #expect(list.cellForItem(at: path(0))?.frame.maxX == 600)
    // Items that are inserted at the left end of the list move no visible item.
    source.sections[0].sizes.append(contentsOf: Array(repeating: .zero, count: 4))
    list.insertItems(at: (30..<34).map(path))
    window.layoutIfNeeded()
    #expect(container.contentOffset.x == 570 + 80)
    #expect(list.indexPathsForVisibleItems.first == path(0))
    check(list)
    list.scrollToItem(at: path(33), at: .left, animated: false)
    #expect(container.contentOffset.x == 70)
    check(list)
  }

  @Test("A list that was laid out already may be stacked, and taken out again")
  func stacking() {
    let list = list(.horizontal)
    window.addSubview(list)
    window.layoutIfNeeded()
    #expect(list.contentOffset.x == 30 * 40 - 100)
    container.axis = .horizontal
    container.addArrangedSubview(View(frame: Rect(x: 0, y: 0, width: 70, height: 100)))
    container.addArrangedSubview(list)
    window.layoutIfNeeded()
    check(list)
    container.contentOffset.x = 70
    window.layoutIfNeeded()
    // The container begins at its left end, where the last items of the list lie.
    #expect(list.indexPathsForVisibleItems.last == path(29))
    check(list)
    container.removeArrangedSubview(list)
    window.addSubview(list)
    list.contentOffset.x = list.scrollRange.maximum.x
    window.layoutIfNeeded()
    #expect(list.indexPathsForVisibleItems.first == path(0))
    #expect(list.cellForItem(at: path(0))?.frame.maxX == list.bounds.maxX)
    list.checkInvariants()
  }

  @Test("A child that is turned around anew shows its mirror image where the container has it")
  func turning() {
    container.axis = .horizontal
    let list = list(.horizontal)
    list.semanticContentAttribute = .forceLeftToRight
    container.addArrangedSubview(list)
    window.layoutIfNeeded()
    container.contentOffset.x = 130
    window.layoutIfNeeded()
    let first = list.indexPathsForVisibleItems.first?.item
    list.semanticContentAttribute = .unspecified
    window.layoutIfNeeded()
    #expect(list.indexPathsForVisibleItems.last?.item ?? 0 > first ?? 0)
    check(list)
    container.contentOffset.x = 20
    window.layoutIfNeeded()
    check(list)
    list.semanticContentAttribute = .spatial
    window.layoutIfNeeded()
    check(list)
  }
}
