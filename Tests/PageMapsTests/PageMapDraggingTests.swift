import PageMaps
import ScrollEngine
import TestSupport
import Testing

@MainActor
@Suite("A page map view under a hand")
struct PageMapDraggingTests {
  @Test("goes round a corner without a jump, and only near the page")
  func corner() {
    let world = PageMapWorld(at: 4)
    world.hand.down(190, 290)
    world.hand.move(180, 290)
    // Halfway between two pages, movement down is ignored.
    world.hand.move(80, 290)
    world.hand.move(80, 190)
    #expect(world.place == Point(x: 1.5, y: 1))
    // At 12 points from page 5, movement down counts.
    world.hand.move(-8, 190)
    #expect(abs(world.place.x - 1.94) < 1e-9)
    var last = world.view.contentOffset
    for step in 1...60 {
      world.hand.move(-8, 190 - Double(step) * 3)
      #expect((world.view.contentOffset - last).length <= 3 + 1e-9)
      last = world.view.contentOffset
    }
    #expect(world.place.x == 2 && world.place.y > 1.4)
    world.hand.rest(0.2)
    world.hand.up(-8, 10)
    world.hand.settle()
    world.checkRest()
    #expect(world.complaints == [])
  }

  @Test("does not turn for a pointer that strays a little")
  func hysteresis() {
    let world = PageMapWorld(at: 4)
    world.hand.down(190, 150)
    world.hand.move(180, 150)
    for step in 1...40 {
      world.hand.move(180 - Double(step) * 5, 150 - Double(step) * 2)
      #expect(world.place.y == 1)
    }
    #expect(world.place == Point(x: 2, y: 1))
    #expect(world.complaints == [])
  }

  @Test("follows the pointer down where the way it began is closed")
  func closedBeginning() {
    let world = PageMapWorld(at: 1)
    world.hand.down(150, 200)
    world.hand.move(130, 196)
    world.hand.move(120, 192)
    #expect(world.place == .zero)
    for step in 1...20 { world.hand.move(120, 192 - Double(step) * 5) }
    #expect(world.place.x == 0 && world.place.y > 0.2)
    #expect(world.complaints == [])
  }

  @Test("takes up a flick again on its axis, and never sends it two pages")
  func caught() {
    let world = PageMapWorld(at: 3)
    world.hand.down(190, 150)
    for x in stride(from: 180.0, through: 120, by: -15) { world.hand.move(x, 150) }
    world.hand.up(120, 150)
    world.hand.rest(0.05)
    let caught = world.place
    #expect(caught.x > 0.3 && caught.x < 1)
    world.hand.down(100, 150)
    world.hand.move(98, 120)
    #expect(world.place.y == 1)
    world.hand.rest(0.2)
    world.hand.up(98, 120)
    world.hand.settle()
    world.checkRest()
    #expect(world.complaints == [])
    #expect([3, 4].contains(world.view.currentPage))
  }

  @Test(
    "takes a flick that begins while the last turn settles as one from rest",
    arguments: [0.5, 2, 3, 9.9])
  func settling(rest: Double) {
    let world = PageMapWorld(at: 1)
    let offset = world.view.contentOffset(of: position(of: 3))
    world.view.scroll(to: position(of: 3), animated: true)
    while offset.y - world.view.contentOffset.y > rest { world.hand.rest(0.001) }
    #expect(world.view.contentOffset != offset && world.view.movesByItself)
    // The map has a wall below; the flick is mostly to the right.
    world.hand.down(190, 290)
    for step in 1...6 {
      let part = Double(step) / 6
      world.hand.move(190 - 70 * part, 290 - 60 * part)
    }
    world.hand.up(120, 230)
    world.hand.settle()
    #expect(world.view.currentPage == 4)
    world.checkRest()
    #expect(world.complaints == [])
  }

  @Test("does not listen to a delegate that would like another target")
  func delegateTarget() {
    let world = PageMapWorld(at: 3)
    let wish = Wish()
    world.view.delegate = wish
    world.hand.drag(from: 190, 150, by: -120, 0)
    #expect(world.view.currentPage == 4)
    #expect(wish.proposed == Point(x: 200, y: 300))
    world.checkRest()
    #expect(world.complaints == [])
  }

  @Test("rests on a page when what moves it is taken away")
  func interrupted() {
    let world = PageMapWorld(at: 3)
    world.view.scroll(to: position(of: 5), animated: true)
    world.hand.rest(0.1)
    #expect(world.place.x > 0 && world.place.x < 2)
    world.view.stopScrolling()
    world.checkRest()
    world.view.scroll(to: position(of: 3), animated: true)
    world.hand.rest(0.1)
    world.hand.down(100, 150)
    world.hand.rest(0.2)
    world.hand.lose()
    world.hand.settle()
    world.checkRest()
    world.hand.down(100, 150)
    world.hand.move(90, 150)
    world.hand.move(60, 150)
    world.view.isScrollEnabled = false
    world.hand.settle()
    world.checkRest()
    #expect(world.complaints == [])
  }

  @Test("is on a page again when it comes back into a window")
  func window() {
    let world = PageMapWorld(at: 3)
    world.hand.down(190, 150)
    world.hand.move(180, 150)
    world.hand.move(60, 150)
    #expect(world.place.x == 0.6)
    world.isProgram = true
    world.view.removeFromSuperview()
    #expect(world.place.x == 1)
    world.window.addSubview(world.view)
    world.checkRest()
    #expect(world.view.currentPage == 4)
    #expect(world.complaints == [])
  }

  @Test(
    "is on a page when it leaves its window under the wheel, also after an animation")
  func windowAfterAnimation() {
    let world = PageMapWorld(at: 3)
    world.view.scroll(to: position(of: 4), animated: true)
    world.hand.rest(0.1)
    world.isProgram = true
    world.view.contentOffset = world.view.contentOffset(of: position(of: 3))
    world.isProgram = false
    world.view.scroll(by: Point(x: 60, y: 0))
    #expect(world.place == Point(x: 0.3, y: 1))
    world.isProgram = true
    world.view.removeFromSuperview()
    #expect(world.place == Point(x: 0, y: 1))
    world.checkRest()
    #expect(world.complaints == [])
  }
}

/// A delegate that asks for another target offset.
private final class Wish: ScrollViewDelegate {
  var proposed: Point?

  func scrollViewWillEndDragging(
    _ scrollView: ScrollView, withVelocity velocity: Point, targetContentOffset: inout Point
  ) {
    proposed = targetContentOffset
    targetContentOffset = Point(x: 70, y: 450)
  }
}
