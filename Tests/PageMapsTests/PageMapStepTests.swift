import PageMaps
import ScrollEngine
import TestSupport
import Testing

@MainActor
@Suite("A page map view under wheel, keys and programs")
struct PageMapStepTests {
  @Test("goes one page for a notch of the wheel, if the way is open")
  func wheel() {
    let world = PageMapWorld(at: 1)
    world.hand.wheel(50, 50, -1)
    #expect(world.view.currentPage == 3)
    world.hand.wheel(50, 50, notches: 3, 0)
    #expect(world.view.currentPage == 4)
    world.hand.wheel(50, 50, 1)
    #expect(world.view.currentPage == 4)
    world.hand.wheel(50, 50, -1)
    #expect(world.view.currentPage == 6)
    world.hand.wheel(50, 50, notches: -1, 0)
    #expect(world.view.currentPage == 6)
    #expect(world.complaints == [])
    #expect(world.pages == [3, 4, 6])
  }

  @Test("goes one page for an arrow key, to the end of the corridor for the end key")
  func keys() {
    let world = PageMapWorld(at: 2)
    world.hand.hover(50, 50)
    world.hand.press(.left)
    #expect(world.view.currentPage == 2)
    world.hand.press(.end)
    #expect(world.view.currentPage == 8)
    world.hand.press(.pageUp)
    #expect(world.view.currentPage == 7)
    world.hand.press(.left)
    #expect(world.view.currentPage == 6)
    world.hand.press(.home)
    #expect(world.view.currentPage == 4)
    #expect(world.complaints == [])
  }

  @Test("remembers a key that asks for a turn until the content is at the corner")
  func queuedTurn() throws {
    let world = PageMapWorld(at: 4)
    let right = try #require(KeyScroll(.right))
    let down = try #require(KeyScroll(.down))
    world.view.scroll(by: right)
    world.view.scroll(by: down)
    world.hand.rest(0.05)
    #expect(world.place.x > 1 && world.place.x < 2)
    world.hand.settle()
    #expect(world.view.currentPage == 7)
    // Keys in the same direction add up at once.
    world.view.scroll(by: try #require(KeyScroll(.up)))
    world.view.scroll(by: try #require(KeyScroll(.up)))
    world.hand.settle()
    #expect(world.view.currentPage == 2)
    #expect(world.complaints == [])
  }

  @Test("follows a touchpad, and goes to the nearest page once it is silent")
  func touchpad() {
    let world = PageMapWorld(at: 3)
    func turn(_ dx: Double, _ dy: Double, times: Int) {
      for _ in 0..<times {
        world.hand.rest(0.01)
        world.window.router.handle(
          InputEvent(
            time: world.hand.time,
            .wheel(.init(at: Point(x: 50, y: 50), delta: Point(x: dx, y: dy)))))
      }
    }
    // The map returns after a short stroke, and moves on after a long one.
    turn(0.03, -0.007, times: 8)
    #expect(world.place == Point(x: 0, y: 1))
    // The direction of the stroke is clear now, so its movement counts.
    turn(0.03, -0.007, times: 8)
    #expect(abs(world.place.x - 0.06) < 1e-9 && world.place.y == 1)
    world.hand.settle()
    #expect(world.view.currentPage == 3 && !world.view.isDragging)
    turn(0.203, 0, times: 25)
    world.hand.settle()
    #expect(world.view.currentPage == 4)
    world.hand.rest(0.5)
    // A fraction of a notch may move the content by any distance before the pause.
    turn(0, 50.5, times: 1)
    #expect(world.place == Point(x: 1, y: 1))
    world.checkRest()
    #expect(world.complaints == [])
  }

  @Test("takes a program's offset for the nearest page, holes left out")
  func programs() {
    let world = PageMapWorld(at: 1)
    world.isProgram = true
    world.view.contentOffset = Point(x: 120, y: 190)
    #expect(world.view.currentPage == 4)
    world.view.contentOffset = Point(x: 200, y: -7_000)
    #expect(world.view.currentPage == 1)
    world.view.bounds.origin = Point(x: 390, y: 1)
    #expect(world.view.currentPage == 2)
    world.view.scrollRectToVisible(Rect(x: 410, y: 910, width: 1, height: 1), animated: false)
    #expect(world.view.currentPage == 8)
    world.view.scrollRectToVisible(Rect(x: 10, y: 910, width: 1, height: 1), animated: false)
    #expect(world.view.currentPage == 8)
    world.view.setContentOffset(Point(x: 10, y: 310), animated: false)
    #expect(world.view.currentPage == 3)
    #expect(world.view.scroll(by: Point(x: 90, y: 0)) == Point(x: 90, y: 0))
    world.hand.settle()
    #expect(world.view.currentPage == 3)
    world.checkRest()
    #expect(world.complaints == [])
    #expect(world.pages == [4, 1, 2, 8, 3])
  }

  @Test("is animated along a straight, free way and goes at once along any other")
  func animated() {
    let world = PageMapWorld(at: 2)
    world.view.scroll(to: position(of: 8), animated: true)
    #expect(world.view.currentPage == 2)
    world.hand.settle()
    #expect(world.view.currentPage == 8)
    #expect(world.pages == [5, 7, 8])
    #expect(world.complaints == [])
    world.isProgram = true
    world.view.scroll(to: position(of: 3), animated: true)
    #expect(world.view.currentPage == 3)
    world.checkRest()
    world.view.scroll(to: position(of: 1), animated: false)
    world.view.scroll(to: position(of: 2), animated: true)
    #expect(world.view.currentPage == 2)
    #expect(world.complaints == [])
  }

  @Test("leaves a drag that cannot go on to the view around it")
  func nested() {
    let outer = ScrollView(frame: Rect(x: 0, y: 0, width: 200, height: 300))
    outer.contentSize = Size(width: 200, height: 900)
    let window = Window(frame: outer.frame)
    window.addSubview(outer)
    let view = PageMapView(
      frame: Rect(x: 0, y: 0, width: 200, height: 300), map: PageMap([[1, 2], [nil, 3]]))
    outer.addSubview(view)
    let hand = Hand(window)
    hand.down(100, 200)
    hand.move(100, 190)
    hand.move(100, 100)
    hand.up(100, 100)
    hand.settle()
    #expect(view.currentPage == 1 && outer.contentOffset.y > 0)
    outer.contentOffset = .zero
    view.scroll(to: PagePosition(column: 1, row: 0), animated: false)
    hand.down(100, 290)
    hand.move(100, 280)
    hand.move(100, 90)
    hand.up(100, 90)
    hand.settle()
    #expect(view.currentPage == 3 && outer.contentOffset == .zero)
  }

  @Test("steps from where a delegate puts it that hears of the end of another motion")
  func movedAtTheEnd() {
    let world = PageMapWorld(at: 3)
    let mover = Mover { view in
      view.map = PageMap([[nil, 8, nil], [nil, 9, nil]])
    }
    world.isProgram = true
    world.view.delegate = mover
    world.view.scroll(to: position(of: 5), animated: true)
    world.hand.rest(0.1)
    world.hand.wheel(100, 150, -1)
    #expect(mover.ends == 1)
    #expect(world.view.currentPage == 9)
    world.checkRest()
    #expect(world.complaints == [])
  }

  @Test("is on its page before anybody hears of its insets")
  func insets() {
    let world = PageMapWorld(at: 4)
    var complaints = 0
    let listener = Mover { _ in }
    listener.onInset = { view in
      if view.contentOffset != view.contentOffset(of: view.currentPosition) { complaints += 1 }
      view.scroll(to: position(of: 5), animated: true)
    }
    world.isProgram = true
    world.view.delegate = listener
    world.view.pageSize = Size(width: 90, height: 70)
    world.hand.settle()
    #expect(listener.insets == 1 && complaints == 0)
    #expect(world.view.currentPage == 5)
    world.checkRest()
    #expect(world.complaints == [])
  }
}

/// A delegate that changes a map when an animation has ended, or when the insets have changed.
private final class Mover: ScrollViewDelegate {
  private let onEnd: (PageMapView<Int>) -> Void
  var onInset: ((PageMapView<Int>) -> Void)?
  var ends = 0
  var insets = 0

  init(onEnd: @escaping (PageMapView<Int>) -> Void) {
    self.onEnd = onEnd
  }

  func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView) {
    ends += 1
    if let view = scrollView as? PageMapView<Int> { onEnd(view) }
  }

  func scrollViewDidChangeAdjustedContentInset(_ scrollView: ScrollView) {
    insets += 1
    if let view = scrollView as? PageMapView<Int> { onInset?(view) }
  }
}
