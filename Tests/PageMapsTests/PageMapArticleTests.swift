import PageMaps
import ScrollEngine
import TestSupport
import Testing

/// Cases in which the article's algorithm goes wrong.
@MainActor
@Suite("A page map view, other than the article's,")
struct PageMapArticleTests {
  @Test("does not teleport when a diagonal drag becomes a little steeper")
  func diagonalTeleport() {
    // The article goes from (1.3, 1) to (1, 1.31) where the pointer goes from (1.30, 1.29) to
    // (1.30, 1.31).
    let world = PageMapWorld(at: 4)
    world.hand.down(100, 150)
    world.hand.move(90, 141)
    world.hand.move(100 - 60, 150 - 80)
    let before = world.place
    world.hand.move(100 - 60, 150 - 95)
    world.hand.move(100 - 61, 150 - 110)
    #expect(before.y == 1 && before.x > 1.2)
    #expect(world.place.y == 1 && abs(world.place.x - before.x) < 0.01)
    #expect(world.complaints == [])
  }

  @Test("goes one page for a flick, also when the drag is past half a page")
  func twoPageFlick() {
    let world = PageMapWorld(at: 3)
    world.hand.down(190, 150)
    world.hand.move(180, 150)
    for x in stride(from: 170.0, through: 60, by: -10) { world.hand.move(x, 150) }
    #expect(world.place.x == 0.6)
    world.hand.up(60, 150)
    #expect(world.view.isDecelerating)
    world.hand.settle()
    #expect(world.view.currentPage == 4)
    #expect(world.pages == [4])
    #expect(world.complaints == [])
  }

  @Test("goes where a flick throws it, though the nearest page lies the other way")
  func flickBack() {
    let world = PageMapWorld(at: 3)
    world.hand.down(190, 150)
    world.hand.move(180, 150)
    world.hand.move(40, 150)
    world.hand.rest(0.2)
    #expect(world.place.x == 0.7)
    for x in stride(from: 42.0, through: 60, by: 6) { world.hand.move(x, 150) }
    world.hand.up(60, 150)
    world.hand.settle()
    #expect(world.view.currentPage == 3)
    #expect(world.complaints == [])
  }

  @Test("stays before a hole, however far one event wants to go")
  func void() {
    // In the article an event that lands exactly on (2, 0) from (0, 0) passes the hole.
    let world = PageMapWorld(at: 1)
    world.hand.down(190, 100)
    world.hand.move(180, 100)
    world.hand.move(180 - 400, 100)
    #expect(world.view.contentOffset == .zero)
    world.hand.up(180 - 400, 100)
    world.hand.settle()
    #expect(world.view.currentPage == 1)
    world.view.contentOffset = world.view.contentOffset(of: position(of: 4))
    world.isProgram = true
    world.view.scroll(to: position(of: 6), animated: false)
    world.isProgram = false
    world.hand.down(100, 150)
    world.hand.move(100, 142)
    world.hand.move(100, 150 + 9_000)
    #expect(world.place == Point(x: 1, y: 1))
    world.hand.move(100, 150 - 9_000)
    #expect(world.place == Point(x: 1, y: 2))
  }

  @Test("comes to rest on a page after a drag that is held and let go in between")
  func midPageStop() {
    let world = PageMapWorld(at: 4)
    world.hand.drag(from: 150, 150, by: -90, 0)
    #expect(world.view.currentPage == 4)
    world.hand.drag(from: 190, 150, by: -120, 0)
    #expect(world.view.currentPage == 5)
    world.checkRest()
    #expect(world.complaints == [])
  }

  @Test("clamps a drag at a wall, and does not go back to where the page begins")
  func clamp() {
    // The content moves from 6 up to 4, and stops at the hole above 4.
    let world = PageMapWorld(at: 6)
    world.hand.down(100, 10)
    world.hand.move(100, 20)
    world.hand.move(100, 170)
    #expect(world.place == Point(x: 1, y: 1.5))
    world.hand.move(100, 420)
    #expect(world.place == Point(x: 1, y: 1))
    world.hand.move(100, 500)
    #expect(world.place == Point(x: 1, y: 1))
    // When the pointer returns to its old place, the content does, too.
    world.hand.move(100, 170)
    #expect(world.place == Point(x: 1, y: 1.5))
    #expect(world.complaints == [])
  }
}
