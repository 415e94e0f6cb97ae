import CompositionalLayout
import ScrollEngine
import TestSupport
import Testing

@MainActor
@Suite("A compositional layout")
struct LayoutTests {
  @Test("shows the cells in sight, and no others, as it scrolls")
  func grids() {
    let world = LayoutWorld([10, 0, 33]) { section, _ in grid(section + 2) }
    #expect(world.place(0, 0) == Rect(x: 0, y: 0, width: 150, height: 50))
    #expect(world.collection.contentSize == Size(width: 300, height: 250 + 450))
    for offset in stride(from: 0.0, through: 200, by: 7) {
      world.scroll(to: offset)
      world.collection.checkInvariants()
    }
    for offset in stride(from: 200.0, through: 0, by: -31) {
      world.scroll(to: offset)
      world.collection.checkInvariants()
    }
  }

  @Test("asks the provider only for sections that come near")
  func lazily() {
    let world = LayoutWorld(Array(repeating: 100, count: 10_000)) { _, _ in grid(4) }
    #expect(Set(world.asked) == [0])
    world.scroll(to: 1250 * 500)
    #expect(Set(world.asked).count < 10)
    world.collection.checkInvariants()
    #expect(world.collection.contentSize.height == 1250 * 10_000)
    #expect(world.collection.indexPathsForVisibleItems.first?.section == 500)
  }

  @Test("keeps in place what one reads when sections above turn out to be longer")
  func sectionsAbove() {
    let world = LayoutWorld(Array(repeating: 20, count: 100)) { section, _ in
      grid(section % 3 + 1, height: 30 + Double(section))
    }
    world.scroll(to: 20_000)
    world.settle()
    for _ in 0..<400 {
      let before = world.shown
      world.collection.contentOffset.y -= 40
      world.window.layoutIfNeeded()
      world.collection.checkInvariants()
      let after = world.shown
      for (name, place) in after {
        guard let old = before[name], world.collection.contentOffset.y > 0 else { continue }
        #expect(abs(place.minY - old.minY - 40) < 1e-6)
      }
      if world.collection.contentOffset.y <= 0 { break }
    }
    world.scroll(to: 0)
    #expect(world.place(0, 0)?.minY == 0)
  }

  @Test("puts headers, footers and backgrounds where the section says")
  func edges() {
    let world = LayoutWorld([4, 4]) { _, _ in
      let section = grid(2)
      section.contentInsets = DirectionalEdgeInsets(top: 4, leading: 10, bottom: 6, trailing: 20)
      section.boundarySupplementaryItems = [
        CollectionLayoutBoundarySupplementaryItem(
          layoutSize: size(.fractionalWidth(1), .absolute(30)), elementKind: "header",
          alignment: .top),
        CollectionLayoutBoundarySupplementaryItem(
          layoutSize: size(.fractionalWidth(0.5), .absolute(20)), elementKind: "footer",
          alignment: .bottomTrailing),
      ]
      section.decorationItems = [.background(elementKind: "back")]
      return section
    }
    world.collection.checkInvariants()
    func frame(_ kind: String, _ section: Int) -> Rect? {
      world.collection.supplementaryView(forElementKind: kind, at: world.path(0, section))?.frame
    }
    #expect(frame("header", 0) == Rect(x: 10, y: 0, width: 270, height: 30))
    #expect(world.place(0, 0) == Rect(x: 10, y: 34, width: 135, height: 50))
    #expect(frame("footer", 0) == Rect(x: 145, y: 140, width: 135, height: 20))
    #expect(frame("header", 1) == Rect(x: 10, y: 160, width: 270, height: 30))
    let back = world.collection.collectionViewLayout.layoutAttributesForDecorationView(
      ofKind: "back", at: world.path(0, 1))
    #expect(back?.frame == Rect(x: 0, y: 160, width: 300, height: 160))
    #expect(back?.zIndex == -1)
  }

  @Test("pins headers to the visible part as long as their section lasts")
  func pinned() {
    let world = LayoutWorld([40, 40]) { _, _ in
      let section = grid(2)
      let header = CollectionLayoutBoundarySupplementaryItem(
        layoutSize: size(.fractionalWidth(1), .absolute(30)), elementKind: "header",
        alignment: .top)
      header.pinToVisibleBounds = true
      section.boundarySupplementaryItems = [header]
      return section
    }
    func top(_ section: Int) -> Double? {
      world.collection.supplementaryView(forElementKind: "header", at: world.path(0, section))
        .map { $0.frame.minY - world.collection.contentOffset.y }
    }
    #expect(top(0) == 0)
    for offset in stride(from: 0.0, through: 1000, by: 13) {
      world.scroll(to: offset)
      world.collection.checkInvariants()
      #expect(top(0) == min(0, 1000 - offset))
    }
    world.scroll(to: 1015)
    #expect(top(0) == -15)
    #expect(top(1) == 15)
    world.scroll(to: 1200)
    #expect(top(1) == 0 && top(0) == nil)
  }

  @Test("has headers and footers of its own, and space between sections")
  func configuration() {
    let configuration = CollectionViewCompositionalLayout.Configuration()
    configuration.interSectionSpacing = 10
    configuration.boundarySupplementaryItems = [
      CollectionLayoutBoundarySupplementaryItem(
        layoutSize: size(.fractionalWidth(1), .absolute(40)), elementKind: "header", alignment: .top
      ),
      CollectionLayoutBoundarySupplementaryItem(
        layoutSize: size(.fractionalWidth(1), .absolute(25)), elementKind: "footer",
        alignment: .bottom),
    ]
    let world = LayoutWorld([2, 2], configuration: configuration) { _, _ in grid(2) }
    world.collection.checkInvariants()
    #expect(world.place(0, 0)?.minY == 40)
    #expect(world.place(0, 1)?.minY == 100)
    let footer = world.collection.supplementaryView(forElementKind: "footer", at: world.path(0, 0))
    #expect(footer?.frame.minY == 150)
    #expect(world.collection.contentSize.height == 175)
  }

  @Test("lays out anew for another size, and keeps the first visible item")
  func resized() {
    let world = LayoutWorld([400]) { _, environment in
      grid(environment.container.contentSize.width > 400 ? 8 : 4)
    }
    world.scroll(to: 2000)
    let first = world.collection.indexPathsForVisibleItems.first
    world.collection.frame.size.width = 800
    world.settle()
    #expect(world.place(160, 0)?.width == 100)
    #expect(first == world.path(160, 0))
    #expect(world.place(160, 0)?.minY == 0)
  }

  @Test("asks for no sections before the collection has a width, and keeps its place without one")
  func withoutRoom() {
    let world = LayoutWorld([30, 30], size: Size(width: 0, height: 500)) { _, environment in
      grid(Int(environment.container.effectiveContentSize.width / 100))
    }
    #expect(world.asked == [] && world.shown == [:])
    #expect(world.collection.layoutAttributesForItem(at: world.path(0, 0)) == nil)
    world.collection.scrollToItem(at: world.path(20, 1), at: .top, animated: false)
    world.collection.frame.size.width = 300
    world.settle()
    #expect(world.place(1, 0) == Rect(x: 100, y: 0, width: 100, height: 50))
    world.scroll(to: 200)
    world.collection.frame.size.width = 0
    world.settle()
    #expect(world.shown == [:])
    world.collection.frame.size.width = 300
    world.settle()
    #expect(world.place(12, 0) == Rect(x: 0, y: 0, width: 100, height: 50))
    world.collection.frame.size.width = 0
    world.settle()
    world.items[0].removeLast(3)
    world.collection.deleteItems(at: (27..<30).map { world.path($0, 0) })
    world.settle()
    world.collection.frame.size.width = 300
    world.scroll(to: 0)
    world.settle()
    #expect(world.place(0, 1) == Rect(x: 0, y: 450, width: 100, height: 50))
  }

  @Test("does not drift while a person resizes the window")
  func resizedOften() {
    let world = LayoutWorld([1_000]) { _, environment in
      grid(max(2, Int(environment.container.contentSize.width / 70)))
    }
    world.scroll(to: 5_000)
    let first = world.collection.indexPathsForVisibleItems.first
    for width in stride(from: 300.0, through: 900, by: 31) {
      world.collection.frame.size.width = width
      world.window.layoutIfNeeded()
    }
    for width in stride(from: 900.0, through: 300, by: -31) {
      world.collection.frame.size.width = width
      world.window.layoutIfNeeded()
    }
    world.settle()
    #expect(world.collection.indexPathsForVisibleItems.first == first)
  }

  @Test("is laid out anew when the program says so")
  func invalidated() {
    var columns = 2
    let world = LayoutWorld([30]) { _, _ in grid(columns) }
    columns = 3
    world.layout.invalidateLayout()
    world.settle()
    #expect(world.place(0, 0)?.width == 100)
  }

  @Test("scrolls to items of sections that have not come near")
  func scrollsFar() {
    let world = LayoutWorld(Array(repeating: 30, count: 1_000)) { section, _ in
      grid(2, height: 40 + Double(section % 7))
    }
    world.collection.scrollToItem(at: world.path(10, 700), at: .top, animated: false)
    world.settle()
    #expect(abs((world.place(10, 700)?.minY ?? .infinity)) < 1e-6)
    world.collection.scrollToItem(at: world.path(4, 20), at: .bottom, animated: true)
    world.settle()
    #expect(abs((world.place(4, 20)?.maxY ?? 0) - 500) < 1e-6)
  }

  @Test("lets a section change its visible items as they scroll")
  func handler() {
    var offsets: [Point] = []
    let world = LayoutWorld([100]) { _, _ in
      let section = grid(2)
      section.visibleItemsInvalidationHandler = { items, offset, _ in
        offsets.append(offset)
        for item in items { item.alpha = item.frame.minY < offset.y ? 0.5 : 1 }
      }
      return section
    }
    world.scroll(to: 20)
    #expect(offsets.last == Point(x: 0, y: 20))
    #expect(world.collection.cellForItem(at: world.path(0, 0))?.alpha == 0.5)
    #expect(world.collection.cellForItem(at: world.path(2, 0))?.alpha == 1)
    world.scroll(to: 60)
    #expect(world.collection.cellForItem(at: world.path(2, 0))?.alpha == 0.5)
    world.collection.checkInvariants()
  }
}
