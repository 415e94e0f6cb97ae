import ScrollEngine
import TestSupport
import Testing

@MainActor
@Suite("The wheel and the keys")
struct WheelAndKeyTests {
  let window = Window(frame: Rect(x: 0, y: 0, width: 100, height: 200))
  let outer = ScrollView(frame: Rect(x: 0, y: 0, width: 100, height: 200))
  let inner = ScrollView(frame: Rect(x: 0, y: 0, width: 100, height: 100))
  let hand: Hand

  init() {
    outer.contentSize = Size(width: 100, height: 1_000)
    inner.contentSize = Size(width: 1_000, height: 100)
    outer.addSubview(inner)
    window.addSubview(outer)
    hand = Hand(window)
  }

  @Test("scroll three rows of text a notch, away from the person back")
  func notches() {
    #expect(hand.wheel(50, 150, -1))
    #expect(outer.contentOffset.y == 60)
    hand.wheel(50, 150, 0.5)
    #expect(outer.contentOffset.y == 30)
    hand.wheel(50, 150, -1_000)
    #expect(outer.contentOffset.y == 800)
  }

  @Test("go to the end that there is on arrival, when the content changes on the way")
  func movingEnd() throws {
    window.advance(to: 1)
    let end = try #require(KeyScroll(.end))
    let home = try #require(KeyScroll(.home))
    outer.scroll(by: end)
    window.advance(to: 1.1)
    outer.contentSize.height = 2_000
    #expect(outer.contentOffset.y > 0 && outer.contentOffset.y < 800)
    window.advance(to: 1.15)
    #expect(outer.contentOffset.y == 1_800)
    // After a turn of the wheel, the scroll view does not follow an end that moves.
    outer.contentOffset.y = 0
    outer.scroll(by: end)
    hand.wheel(50, 150, -1)
    outer.contentSize.height = 3_000
    window.advance(to: 3)
    #expect(outer.contentOffset.y < 2_800)
    outer.scroll(by: home)
    window.advance(to: 3.1)
    outer.contentInset.top = 30
    window.advance(to: 3.2)
    #expect(outer.contentOffset.y == -30)
  }

  @Test("go to the innermost scroll view that can move along their axis")
  func innermost() {
    hand.wheel(50, 50, -1)
    #expect(outer.contentOffset.y == 60 && inner.contentOffset.x == 0)
    hand.wheel(50, 20, notches: 1, 0)
    #expect(inner.contentOffset.x == 60)
    #expect(!hand.wheel(50, 150, notches: 1, 0))
    #expect(outer.contentOffset == Point(x: 0, y: 60))
  }

  @Test("change their axis with Shift")
  func shift() {
    hand.wheel(50, 50, -2, modifiers: .shift)
    #expect(inner.contentOffset == Point(x: 120, y: 0))
    #expect(outer.contentOffset == .zero)
    hand.wheel(50, 50, 1, modifiers: .shift)
    #expect(inner.contentOffset == Point(x: 60, y: 0))
  }

  @Test("pass a scroll view over that is disabled, hidden or beside the pointer")
  func unable() {
    #expect(!hand.wheel(150, 50, -1))
    inner.isScrollEnabled = false
    #expect(!hand.wheel(50, 50, notches: 1, 0))
    inner.isScrollEnabled = true
    inner.isHidden = true
    #expect(!hand.wheel(50, 50, notches: 1, 0))
    #expect(inner.contentOffset == .zero)
  }

  @Test(
    "move by a line, most of a page, or to the end",
    arguments: [
      (.down, 140), (.up, 60), (.pageDown, 275), (.pageUp, 0), (.end, 800), (.home, 0),
    ] as [(InputEvent.Key, Double)])
  func keys(key: InputEvent.Key, offset: Double) {
    outer.contentOffset.y = 100
    hand.hover(50, 150)
    #expect(hand.press(key))
    #expect(outer.contentOffset.y == offset)
  }

  @Test("go to what is under the pointer, and to nothing while it is elsewhere")
  func keysUnderPointer() {
    #expect(!hand.press(.down))
    hand.hover(50, 50)
    #expect(hand.press(.right))
    #expect(inner.contentOffset.x == 40)
    window.router.handle(InputEvent(time: 9, .pointerLeft))
    #expect(window.router.pointerPosition == nil)
    #expect(!hand.press(.right))
    #expect(!hand.press(.enter))
    #expect(inner.contentOffset.x == 40)
  }

  @Test("reach both ends past the insets")
  func insets() {
    outer.contentInset = EdgeInsets(top: 10, left: 0, bottom: 20, right: 0)
    hand.hover(50, 150)
    hand.press(.end)
    #expect(outer.contentOffset.y == 820)
    hand.press(.home)
    #expect(outer.contentOffset.y == -10)
  }

  @Test("leave the other axis where a program put it")
  func otherAxis() {
    outer.contentOffset.x = -25
    hand.wheel(50, 150, -1)
    #expect(outer.contentOffset == Point(x: -25, y: 60))
  }
}
