import ScrollEngine
import TestSupport
import Testing

@MainActor
@Suite("What lies in a scroll view hears of a pointer late")
struct DelayedTouchTests {
  private final class Witness: GestureRecognizer {
    var log: [String] = []
    override func pointerDown(at location: Point) { log.append("down") }
    override func pointerMoved(to location: Point) { log.append("moved") }
    override func pointerUp(at location: Point) { log.append("up") }
  }

  let window = Window(frame: Rect(x: 0, y: 0, width: 100, height: 200))
  let scrollView = ScrollView(frame: Rect(x: 0, y: 0, width: 100, height: 200))
  private let witness = Witness()
  let hand: Hand

  init() {
    let content = View(frame: Rect(x: 0, y: 0, width: 100, height: 1_000))
    scrollView.contentSize = content.frame.size
    content.addGestureRecognizer(witness)
    scrollView.addSubview(content)
    window.addSubview(scrollView)
    hand = Hand(window)
  }

  @Test("after 0.15 seconds in the same place, to which the window wakes by itself")
  func patience() {
    hand.down(50, 100)
    #expect(witness.log.isEmpty)
    #expect(window.advance(to: hand.time + 0.1) == hand.time + 0.15)
    #expect(witness.log.isEmpty)
    hand.rest(0.16)
    #expect(witness.log == ["down"])
    #expect(window.advance(to: hand.time) == nil)
  }

  @Test("at the release, both at once")
  func release() {
    hand.tap(50, 100)
    #expect(witness.log == ["down", "up"])
  }

  @Test("never, when the pointer drags the scroll view")
  func dragging() {
    hand.drag(from: 50, 150, by: 0, -60)
    #expect(scrollView.contentOffset.y == 60)
    #expect(witness.log.isEmpty)
  }

  @Test("when it moves where the scroll view cannot follow")
  func otherAxis() {
    hand.down(20, 100)
    hand.move(60, 100)
    #expect(witness.log == ["down", "moved"])
  }

  @Test("never, when the system takes the pointer away before")
  func cancellation() {
    hand.down(50, 100)
    hand.lose()
    hand.rest(0.5)
    #expect(witness.log.isEmpty)
    #expect(witness.state == .failed)
  }

  @Test("at once, when it is not to be delayed, or there is nothing to scroll")
  func atOnce() {
    scrollView.delaysContentTouches = false
    hand.down(50, 100)
    #expect(witness.log == ["down"])
    hand.up(50, 100)
    scrollView.delaysContentTouches = true
    scrollView.contentSize = .zero
    hand.down(50, 100)
    #expect(witness.log == ["down", "up", "down"])
  }
}
