import ScrollEngine
import TestSupport
import Testing

@MainActor
@Suite("A program that scrolls")
struct ProgramsTests {
  let window = Window(frame: Rect(x: 0, y: 0, width: 100, height: 200))
  let scrollView = ScrollView(frame: Rect(x: 0, y: 0, width: 100, height: 200))
  let log = CallLog()
  let hand: Hand

  init() {
    scrollView.contentSize = Size(width: 100, height: 2_000)
    scrollView.delegate = log
    window.addSubview(scrollView)
    hand = Hand(window)
  }

  private var y: Double { scrollView.contentOffset.y }

  private func flick() {
    hand.down(50, 150, device: .touch)
    for step in 1...5 { hand.move(50, 150 - 16 * Double(step), device: .touch) }
    hand.up(50, 70, device: .touch)
  }

  @Test("animated takes 0.3 seconds and arrives exactly")
  func animated() {
    scrollView.setContentOffset(Point(x: 0, y: 123.456), animated: true)
    window.advance(to: 0.15)
    #expect(abs(y - 123.456 / 2) < 1e-6)
    window.advance(to: 0.299)
    #expect(log.names.last == "didScroll")
    window.advance(to: 0.3)
    #expect(y == 123.456)
    #expect(log.summary == ["didScroll", "didEndScrollingAnimation"])
    #expect(log.calls.allSatisfy { $0.flags == [false, false, false] })
  }

  @Test("animated along one axis does not move the other one, not by a rounding error")
  func unmovedAxis() {
    scrollView.contentSize.width = 211.0748308286361
    scrollView.contentOffset.x = scrollView.scrollRange.maximum.x
    let x = scrollView.contentOffset.x
    log.clear()
    scrollView.setContentOffset(Point(x: x, y: 400), animated: true)
    hand.settle()
    #expect(log.calls.allSatisfy { $0.offset.x == x } && y == 400)
  }

  @Test("during a drag moves the content under the finger, animated or not")
  func duringADrag() {
    hand.down(50, 150)
    hand.move(50, 140)
    hand.move(50, 130)
    scrollView.setContentOffset(Point(x: 0, y: 500), animated: true)
    #expect(y == 500)
    hand.move(50, 120)
    #expect(y == 510)
    scrollView.setContentOffset(Point(x: 0, y: 700), animated: false)
    hand.move(50, 119)
    #expect(y == 701)
    scrollView.contentOffset.y = 90
    hand.move(50, 118)
    #expect(y == 91)
    hand.rest(0.1)
    hand.up(50, 118)
    #expect(y == 91 && log.names.filter { $0.hasPrefix("didEnd") }.count == 1)
  }

  @Test("ends a deceleration, and it is told so once", arguments: [false, true])
  func duringADeceleration(animated: Bool) {
    flick()
    hand.rest(0.1)
    scrollView.setContentOffset(Point(x: 0, y: 30), animated: animated)
    #expect(!scrollView.isDecelerating && !scrollView.isDragging)
    hand.settle()
    #expect(y == 30)
    #expect(log.names.filter { $0 == "didEndDecelerating" }.count == 1)
    #expect(log.names.contains("didEndScrollingAnimation") == animated)
  }

  @Test("changes the target of an animation under way, and ends one by setting at once")
  func duringAnAnimation() {
    scrollView.setContentOffset(Point(x: 0, y: 300), animated: true)
    hand.rest(0.1)
    scrollView.setContentOffset(Point(x: 0, y: 50), animated: true)
    hand.settle()
    #expect(y == 50 && log.names.filter { $0 == "didEndScrollingAnimation" }.count == 1)
    log.clear()
    scrollView.setContentOffset(Point(x: 0, y: 300), animated: true)
    hand.rest(0.1)
    scrollView.setContentOffset(Point(x: 0, y: 10), animated: false)
    hand.settle()
    #expect(y == 10)
    #expect(log.summary == ["didScroll", "didEndScrollingAnimation", "didScroll"])
  }

  @Test("that sets the offset during an animation has it go on from there to its target")
  func offsetDuringAnAnimation() {
    scrollView.setContentOffset(Point(x: 0, y: 300), animated: true)
    hand.rest(0.1)
    scrollView.contentOffset.y = 900
    window.advance(to: 0.1)
    #expect(y == 900)
    hand.rest(0.1)
    #expect(y < 900 && y > 300)
    hand.rest(0.11)
    #expect(y == 300)
  }

  @Test("shows a rectangle with the least movement")
  func rectToVisible() {
    scrollView.scrollRectToVisible(Rect(x: 0, y: 50, width: 10, height: 10), animated: true)
    #expect(log.calls.isEmpty && window.advance(to: 1) == nil)
    scrollView.scrollRectToVisible(Rect(x: 0, y: 300, width: 10, height: 10), animated: false)
    #expect(y == 110)
    scrollView.scrollRectToVisible(Rect(x: 0, y: 100, width: 10, height: 10), animated: true)
    hand.settle()
    #expect(y == 100)
    scrollView.scrollRectToVisible(Rect(x: 0, y: 600, width: 10, height: 900), animated: false)
    #expect(y == 600)
  }

  @Test("stops a deceleration where it is, a bounce at the edge, a page turn on a page")
  func stopping() {
    flick()
    hand.rest(0.1)
    let stopped = y
    scrollView.stopScrolling()
    hand.settle()
    #expect(y == stopped && log.names.last == "didEndDecelerating")

    scrollView.contentOffset.y = 0
    hand.down(50, 20)
    hand.move(50, 30)
    hand.move(50, 100)
    hand.rest(0.1)
    hand.up(50, 100)
    #expect(y < 0)
    scrollView.stopScrolling()
    #expect(y == 0 && log.names.last == "didEndDecelerating")

    scrollView.isPagingEnabled = true
    flick()
    hand.rest(0.05)
    #expect(y > 0 && y < 200)
    scrollView.stopScrolling()
    #expect(y == 0 || y == 200)
    #expect(window.router.isTracking == false && !scrollView.isDecelerating)
  }

  @Test("scrolls to the top of the inset, unless it is there, is refused, or may not")
  func toTop() {
    #expect(!scrollView.scrollToTop())
    scrollView.contentOffset.y = 500
    scrollView.contentInset.top = 64
    log.clear()
    #expect(scrollView.scrollToTop())
    hand.settle()
    #expect(y == -64)
    #expect(log.summary == ["shouldScrollToTop", "didScroll", "didScrollToTop"])
    scrollView.contentOffset.y = 500
    log.allowsScrollToTop = false
    #expect(!scrollView.scrollToTop())
    log.allowsScrollToTop = true
    scrollView.scrollsToTop = false
    #expect(!scrollView.scrollToTop() && y == 500)
  }

  @Test("on the window concerns the one scroll view on the screen that scrolls to its top")
  func windowToTop() {
    scrollView.contentOffset.y = 500
    #expect(hand.window.scrollToTop())
    hand.settle()
    #expect(y == 0)
    scrollView.contentOffset.y = 500
    let second = ScrollView(frame: Rect(x: 0, y: 520, width: 80, height: 80))
    scrollView.addSubview(second)
    #expect(!hand.window.scrollToTop() && y == 500)
    second.scrollsToTop = false
    #expect(hand.window.scrollToTop())
    hand.settle()
    second.scrollsToTop = true
    // A scroll view out of sight does not count.
    scrollView.contentOffset.y = 100
    #expect(hand.window.scrollToTop())
  }

  @Test("in a window does not count what a stack scrolls")
  func stackToTop() {
    scrollView.removeFromSuperview()
    let container = ContainerScrollView(frame: hand.window.bounds)
    for _ in 0..<3 {
      let child = ScrollView()
      child.contentSize = Size(width: 100, height: 1_000)
      container.addArrangedSubview(child)
    }
    hand.window.addSubview(container)
    hand.window.layoutIfNeeded()
    container.contentOffset.y = 990
    #expect(hand.window.scrollToTop())
    hand.settle()
    #expect(container.contentOffset.y == 0)
  }

  @Test("that takes the view away in the last movement hears nothing more of it")
  func removalAtArrival() {
    log.onCall = { view, name in
      if name == "didScroll", view.contentOffset.y == 40 { view.removeFromSuperview() }
    }
    scrollView.setContentOffset(Point(x: 0, y: 40), animated: true)
    hand.settle()
    #expect(log.summary == ["didScroll"])
  }

  @Test(
    "may remove the view, or set another offset, in any callback",
    arguments: [
      "didScroll", "willBeginDragging", "willEndDragging(v,target)",
      "didEndDragging(decelerate=true)", "willBeginDecelerating", "didEndDecelerating",
    ])
  func callbacks(name: String) {
    log.onCall = { view, call in
      if call == name { view.contentOffset.y = 333 }
    }
    flick()
    hand.settle()
    #expect(!scrollView.isDragging && !scrollView.isDecelerating && !scrollView.isTracking)
    log.onCall = { view, call in
      if call == name { view.removeFromSuperview() }
    }
    log.clear()
    flick()
    hand.settle()
    #expect(log.names.last == name)
    #expect(!scrollView.isDragging && !scrollView.isDecelerating && !scrollView.isTracking)
  }
}
