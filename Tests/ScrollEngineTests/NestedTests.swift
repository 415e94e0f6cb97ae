import ScrollEngine
import TestSupport
import Testing

@MainActor
@Suite("Nested scroll views")
struct NestedTests {
  let window = Window(frame: Rect(x: 0, y: 0, width: 100, height: 200))
  let outer = ScrollView(frame: Rect(x: 0, y: 0, width: 100, height: 200))
  let inner = ScrollView(frame: Rect(x: 0, y: 0, width: 100, height: 150))
  let outerLog = CallLog()
  let innerLog = CallLog()
  let hand: Hand

  init() {
    outer.contentSize = Size(width: 100, height: 1_000)
    inner.contentSize = Size(width: 100, height: 400)
    outer.delegate = outerLog
    inner.delegate = innerLog
    outer.addSubview(inner)
    window.addSubview(outer)
    hand = Hand(window)
  }

  @Test("move the inner one first, and keep the gesture with it when it reaches its end")
  func innerFirst() {
    inner.bounces = false
    hand.down(50, 140)
    hand.move(50, 130)
    hand.move(50, -400)
    #expect(inner.contentOffset.y == 250)
    #expect(outer.contentOffset.y == 0)
    hand.rest(0.1)
    hand.up(50, -400)
    hand.down(50, 120)
    hand.move(50, 110)
    hand.move(50, 70)
    hand.rest(0.1)
    hand.up(50, 70)
    #expect(inner.contentOffset.y == 250)
    #expect(outer.contentOffset.y == 40)
  }

  @Test("leave a gesture to the outer one that begins at the end of the inner one")
  func handOff() {
    outer.contentOffset.y = 100
    hand.drag(from: 50, 20, by: 0, 30)
    #expect(inner.contentOffset.y == 0 && outer.contentOffset.y == 70)
    #expect(innerLog.calls.isEmpty)
    outer.contentOffset.y = 0
    // If both scroll views are at the edge, the inner one bounces.
    hand.down(50, 20)
    hand.move(50, 30)
    hand.move(50, 60)
    #expect(inner.contentOffset.y < 0 && outer.contentOffset.y == 0)
    hand.lose()
    hand.settle()
    #expect(inner.contentOffset.y == 0 && !inner.isTracking && !outer.isTracking)
  }

  @Test("go by the axis with which the drag leaves the slop")
  func crossed() {
    inner.contentSize = Size(width: 500, height: 150)
    hand.drag(from: 50, 60, by: -30, 0)
    #expect(inner.contentOffset.x == 30 && outer.contentOffset.y == 0)
    hand.down(80, 60)
    hand.move(70, 58)
    hand.move(60, 20)
    #expect(inner.contentOffset.x == 40 && outer.contentOffset.y == 0)
    hand.rest(0.1)
    hand.up(60, 20)
    hand.settle()
    hand.drag(from: 50, 60, by: 0, -30)
    #expect(inner.contentOffset.x == 40 && outer.contentOffset.y == 30)
  }

  @Test("pass everything by a child that is disabled")
  func disabledChild() {
    inner.isScrollEnabled = false
    hand.drag(from: 50, 120, by: 0, -40)
    #expect(inner.contentOffset.y == 0 && outer.contentOffset.y == 40)
    hand.wheel(50, 60, -1)
    #expect(inner.contentOffset.y == 0 && outer.contentOffset.y == 100)
  }

  @Test("catch the outer one that moves, though the finger is on the inner one")
  func catchOuter() {
    hand.down(50, 190, device: .touch)
    for step in 1...5 { hand.move(50, 190 - 16 * Double(step), device: .touch) }
    hand.up(50, 110, device: .touch)
    hand.rest(0.05)
    let y = outer.contentOffset.y
    hand.down(50, 20, device: .touch)
    hand.move(50, 15, device: .touch)
    #expect(abs(outer.contentOffset.y - y - 5) < 1e-9 && inner.contentOffset.y == 0)
    hand.rest(0.1)
    hand.up(50, 15, device: .touch)
    #expect(!outer.isDecelerating && !inner.isTracking)
  }

  @Test("do not tap what is touched to stop a motion")
  func noTapOnStop() {
    var taps = 0
    inner.addGestureRecognizer(TapGestureRecognizer { if $0.state == .ended { taps += 1 } })
    hand.tap(50, 60)
    #expect(taps == 1)
    outer.setContentOffset(Point(x: 0, y: 100), animated: true)
    hand.rest(0.1)
    hand.tap(50, 60)
    #expect(taps == 1)
    hand.settle()
    hand.tap(50, 20)
    #expect(taps == 2)
  }

  @Test("take a finger for lost that was silent when another one goes down")
  func lostFinger() {
    hand.down(50, 140, id: 1, device: .touch)
    hand.move(50, 120, id: 1, device: .touch)
    hand.move(50, 100, id: 1, device: .touch)
    hand.rest(4)
    hand.down(50, 140, id: 2, device: .touch)
    #expect(innerLog.names.last == "didEndDragging(decelerate=false)")
    hand.move(50, 120, id: 2, device: .touch)
    hand.move(50, 110, id: 2, device: .touch)
    #expect(inner.contentOffset.y == 30)
    hand.up(50, 110, id: 2, device: .touch)
    #expect(!window.router.isTracking)
  }

  @Test("measure a drag in their own points when they are scaled")
  func scaled() {
    inner.frameScale = 2
    hand.down(50, 140)
    hand.move(50, 130)
    hand.move(50, 100)
    #expect(inner.contentOffset.y == 15)
    #expect(inner.panGestureRecognizer.translation(in: nil) == Point(x: 0, y: -30))
    #expect(inner.panGestureRecognizer.translation(in: inner) == Point(x: 0, y: -15))
    let velocity = inner.panGestureRecognizer.velocity(in: nil)
    #expect(velocity.y < 0)
    #expect(inner.panGestureRecognizer.velocity(in: inner) == velocity * 0.5)
    inner.panGestureRecognizer.setTranslation(Point(x: 0, y: 3), in: inner)
    #expect(inner.panGestureRecognizer.translation(in: inner) == Point(x: 0, y: 3))
  }
}
