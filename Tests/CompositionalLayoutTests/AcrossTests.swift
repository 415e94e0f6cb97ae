import CompositionalLayout
import ScrollEngine
import TestSupport
import Testing

@MainActor
@Suite("A section that scrolls across")
struct AcrossTests {
  private func world(
    _ behavior: CollectionLayoutSectionOrthogonalScrollingBehavior = .continuous,
    rightToLeft: Bool = false
  ) -> LayoutWorld {
    LayoutWorld(
      [30, 40, 30], size: Size(width: 300, height: 400), rightToLeft: rightToLeft
    ) { section, _ in section == 1 ? grid(4, height: 60) : carousel(behavior) }
  }

  @Test("has its cells in a scroll view of its own, from the collection's queue")
  func cells() {
    let world = world()
    world.collection.checkInvariants()
    #expect(world.place(0, 0) == Rect(x: 20, y: 5, width: 120, height: 80))
    #expect(world.place(1, 0)?.minX == 150)
    let scroller = world.scroller(0, 0)
    #expect(scroller?.frame == Rect(x: 0, y: 5, width: 300, height: 80))
    // 30 groups of 120 points, 29 distances of 10, two insets of 20.
    #expect(scroller?.contentSize.width == 3930.0)
    let made = world.collection.reuseQueue.statistics(forIdentifier: "cell").created
    for x in stride(from: 0.0, through: 3_600, by: 17) {
      scroller?.contentOffset.x = x
      world.window.layoutIfNeeded()
      world.collection.checkInvariants()
    }
    #expect(world.place(29, 0)?.maxX == 323.0)
    #expect(world.collection.reuseQueue.statistics(forIdentifier: "cell").created <= made + 1)
    #expect(world.collection.indexPath(for: world.collection.visibleCells[0])?.section == 0)
  }

  @Test("is dragged along its axis, and drags the collection along the other")
  func dragged() {
    let world = world()
    world.hand.drag(from: 200, 40, by: -100, 0)
    #expect(world.scroller(1, 0)?.contentOffset.x == 100)
    #expect(world.collection.contentOffset.y == 0)
    world.hand.drag(from: 200, 40, by: 0, -60)
    #expect(world.collection.contentOffset.y == 60)
    #expect(world.scroller(1, 0)?.contentOffset.x == 100)
    world.collection.checkInvariants()
  }

  @Test("has its items tapped, selected and found where they are")
  func tapped() {
    let world = world()
    world.scroller(0, 0)?.contentOffset.x = 260
    world.window.layoutIfNeeded()
    world.hand.tap(40, 40)
    world.settle()
    #expect(world.selected == [world.path(2, 0)])
    #expect(world.collection.cellForItem(at: world.path(2, 0))?.isSelected == true)
    #expect(world.collection.indexPathForItem(at: Point(x: 160, y: 40)) == world.path(3, 0))
    #expect(
      world.collection.layoutAttributesForItem(at: world.path(2, 0))?.frame
        == Rect(x: 20, y: 5, width: 120, height: 80))
  }

  @Test("keeps its offset out of sight, through reloads and updates")
  func offsets() {
    let world = world()
    world.scroller(0, 0)?.contentOffset.x = 260
    world.window.layoutIfNeeded()
    world.scroll(to: 500)
    #expect(world.scroller(2, 0) == nil)
    world.collection.checkInvariants()
    world.scroll(to: 0)
    #expect(world.scroller(2, 0)?.contentOffset.x == 260)
    world.collection.reloadData()
    world.settle()
    #expect(world.scroller(2, 0)?.contentOffset.x == 260)
  }

  @Test("takes its offset along when sections come and go before it")
  func movedSections() {
    let world = LayoutWorld([30, 30, 30]) { _, _ in carousel() }
    world.scroller(0, 1)?.contentOffset.x = 260
    world.window.layoutIfNeeded()
    world.collection.performBatchUpdates({
      world.items.insert([900, 901], at: 0)
      world.collection.insertSections([0])
    })
    world.settle()
    #expect(world.scroller(2, 2)?.contentOffset.x == 260)
    #expect(world.scroller(0, 1)?.contentOffset.x == 0)
    world.collection.performBatchUpdates({
      world.items.removeSubrange(0..<2)
      world.collection.deleteSections([0, 1])
    })
    world.settle()
    #expect(world.scroller(2, 0)?.contentOffset.x == 260)
  }

  @Test("comes to rest where its behavior says")
  func behaviors() {
    for (behavior, rest) in [
      (CollectionLayoutSectionOrthogonalScrollingBehavior.continuousGroupLeadingBoundary, 130.0),
      (.groupPaging, 130), (.paging, 300),
    ] {
      let world = world(behavior)
      world.hand.down(250, 40)
      for x in stride(from: 240.0, through: 60, by: -10) { world.hand.move(x, 40) }
      world.hand.rest(0.2)
      world.hand.up(60, 40)
      world.settle()
      #expect(world.scroller(2, 0)?.contentOffset.x == rest, "\(behavior)")
    }
    let centered = world(.groupPagingCentered)
    #expect(centered.place(0, 0)?.midX == 150)
    centered.hand.drag(from: 200, 40, by: -100, 0)
    #expect(centered.place(1, 0)?.midX == 150)
    centered.collection.scrollToItem(
      at: centered.path(29, 0), at: .centeredHorizontally, animated: false)
    centered.settle()
    #expect(centered.place(29, 0)?.midX == 150)
  }

  @Test("goes one group further for a flick, however fast, when it pages by groups")
  func flick() {
    let world = world(.groupPaging)
    world.hand.down(250, 40)
    for x in stride(from: 240.0, through: 40, by: -40) { world.hand.move(x, 40) }
    world.hand.up(40, 40)
    world.settle()
    #expect(world.scroller(1, 0)?.contentOffset.x == 130)
  }

  @Test("scrolls to an item, in sight or out of it")
  func toItem() {
    let world = world()
    world.collection.scrollToItem(at: world.path(10, 0), at: .left, animated: true)
    world.settle()
    #expect(world.place(10, 0)?.minX == 20)
    world.collection.scrollToItem(at: world.path(7, 2), at: [.top, .left], animated: false)
    world.settle()
    #expect(world.place(7, 2)?.minX == 20)
  }

  @Test("begins at the right in content from right to left")
  func rightToLeft() {
    let world = world(rightToLeft: true)
    world.collection.checkInvariants()
    #expect(world.place(0, 0)?.maxX == 280)
    #expect(world.place(1, 0)?.maxX == 150)
    #expect(world.place(0, 1) == Rect(x: 225, y: 90, width: 75, height: 60))
    world.hand.drag(from: 100, 40, by: 100, 0)
    #expect(world.place(1, 0)?.maxX == 250)
    world.collection.checkInvariants()
    world.scroll(to: 400)
    world.scroll(to: 0)
    #expect(world.place(1, 0)?.maxX == 250)
    world.hand.tap(200, 40)
    #expect(world.selected == [world.path(1, 0)])
  }

  @Test("has its items moved by animated updates")
  func updates() {
    let world = world()
    world.collection.performBatchUpdates({
      world.items[0].remove(at: 0)
      world.items[0].insert(900, at: 1)
      world.collection.deleteItems(at: [world.path(0, 0)])
      world.collection.insertItems(at: [world.path(1, 0)])
    })
    world.window.layoutIfNeeded()
    world.hand.rest(0.1)
    world.settle()
    #expect(world.collection.cellForItem(at: world.path(0, 0))?.tag == 1)
    #expect(world.collection.cellForItem(at: world.path(1, 0))?.tag == 900)
    #expect(world.place(0, 0)?.minX == 20)
  }

  @Test("is walked through by keys")
  func keys() {
    let world = world()
    world.window.setFocus(to: world.collection)
    for _ in 0..<5 { world.hand.press(.right) }
    #expect(world.collection.focusedIndexPath == world.path(4, 0))
    #expect((world.place(4, 0)?.maxX ?? 999) <= 300)
    world.hand.press(.enter)
    #expect(world.selected == [world.path(4, 0)])
  }

  @Test("gives its handler the visible items and its offset")
  func handler() {
    var seen: [(items: Int, offset: Point)] = []
    let world = LayoutWorld([30]) { _, _ in
      let section = carousel()
      section.visibleItemsInvalidationHandler = { items, offset, environment in
        seen.append((items.count, offset))
        for item in items {
          let distance = abs(
            item.frame.midX - offset.x - environment.container.contentSize.width / 2)
          item.alpha = max(0.2, 1 - distance / 300)
        }
      }
      return section
    }
    world.scroller(0, 0)?.contentOffset.x = 65
    world.window.layoutIfNeeded()
    #expect(seen.last?.offset == Point(x: 65, y: 0))
    #expect(world.collection.cellForItem(at: world.path(1, 0))?.alpha == 1 - 5.0 / 300)
    world.collection.checkInvariants()
  }
}
