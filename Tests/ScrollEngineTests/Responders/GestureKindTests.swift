import ScrollEngine
import TestSupport
import Testing

@MainActor
@Suite("Kinds of gestures")
struct GestureKindTests {
  let window = Window(frame: Rect(x: 0, y: 0, width: 200, height: 200))
  let hand: Hand
  private let log = Log()

  private final class Log { var states: [GestureRecognizer.State] = [] }

  init() { hand = Hand(window) }

  private func watch<Recognizer: GestureRecognizer>(_ recognizer: Recognizer) -> Recognizer {
    let log = log
    recognizer.onChange = { log.states.append($0.state) }
    window.addGestureRecognizer(recognizer)
    return recognizer
  }

  // MARK: Long presses

  @Test("A long press begins after its time, to which the window wakes, and follows the finger")
  func longPress() {
    let press = watch(LongPressGestureRecognizer())
    hand.down(50, 50)
    #expect(window.advance(to: hand.time) == hand.time + 0.5)
    hand.rest(0.49)
    #expect(log.states == [])
    hand.rest(0.02)
    #expect(log.states == [.began] && press.location(in: nil) == Point(x: 50, y: 50))
    hand.move(90, 50)
    hand.up(90, 50)
    #expect(log.states == [.began, .changed, .ended])
    #expect(press.location(in: nil) == Point(x: 90, y: 50))
  }

  @Test("It fails if the finger leaves, or moves too far before")
  func shortPress() {
    let press = watch(LongPressGestureRecognizer())
    hand.down(50, 50)
    hand.rest(0.4)
    hand.up(50, 50)
    hand.rest(1)
    hand.down(50, 50)
    hand.move(58, 50)
    hand.move(62, 50)
    hand.rest(1)
    #expect(log.states == [] && press.state == .failed)
    hand.up(62, 50)
  }

  @Test("Frames do not matter: one that is over between two frames was one all the same")
  func pressWithoutFrames() {
    let press = watch(LongPressGestureRecognizer())
    var began = 0.0
    press.onChange = { [log] in
      log.states.append($0.state)
      if $0.state == .began { began = $0.time }
    }
    let pointer = { InputEvent.Pointer(at: Point(x: 50, y: 50), isPressed: $0) }
    window.router.handle(InputEvent(time: 1, .pointerDown(pointer(true))))
    window.router.handle(InputEvent(time: 2, .pointerUp(pointer(false))))
    #expect(log.states == [.began, .ended] && began == 1.5)
  }

  @Test("In a list it takes the finger from the scroll view, and its touches from the views")
  func pressInList() {
    let pad = TouchLog(frame: Rect(x: 0, y: 0, width: 200, height: 200))
    let scrollView = ScrollView(frame: window.bounds)
    scrollView.contentSize = Size(width: 200, height: 900)
    window.addSubview(scrollView)
    scrollView.addSubview(pad)
    let press = LongPressGestureRecognizer()
    scrollView.addGestureRecognizer(press)
    hand.down(50, 150)
    hand.rest(0.6)
    #expect(press.state == .began && pad.names == ["began", "cancelled"])
    hand.move(50, 90)
    hand.up(50, 90)
    #expect(press.state == .ended && scrollView.contentOffset.y == 0)
  }

  @Test("A press after taps waits for them, and each must come soon after the one before")
  func pressAfterTaps() {
    let press = watch(LongPressGestureRecognizer())
    press.numberOfTapsRequired = 2
    hand.down(50, 50)
    hand.rest(1)
    hand.up(50, 50)
    hand.rest(1)
    #expect(log.states == [] && press.state == .failed)
    for pause in [0.1, 0.6] {
      log.states = []
      for _ in 0..<2 {
        hand.down(50, 50)
        hand.up(50, 50)
        hand.rest(pause)
      }
      hand.down(50, 50)
      hand.rest(0.6)
      hand.up(50, 50)
      #expect(log.states == (pause < 0.35 ? [.began, .ended] : []), "a pause of \(pause) s")
      hand.rest(1)
    }
  }

  @Test("A press after a tap is somewhere near it")
  func pressBesideTap() {
    let press = watch(LongPressGestureRecognizer())
    press.numberOfTapsRequired = 1
    for (x, isNear) in [(60.0, true), (120, false)] {
      log.states = []
      hand.down(50, 50)
      hand.up(50, 50)
      hand.rest(0.1)
      hand.down(x, 50)
      hand.rest(0.6)
      hand.up(x, 50)
      #expect(log.states == (isNear ? [.began, .ended] : []), "\(x)")
      hand.rest(1)
    }
  }

  // MARK: Swipes

  @Test(
    "A swipe is quick, long and straight",
    arguments: [
      (60.0, 0.0, 0.1, true), (60, 20, 0.1, true), (40, 0, 0.1, false), (60, 55, 0.1, false),
      (60, 0, 0.7, false), (-60, 0, 0.1, false),
    ])
  func swipe(dx: Double, dy: Double, duration: Double, isSwipe: Bool) {
    _ = watch(SwipeGestureRecognizer())
    hand.down(100, 100)
    hand.rest(duration)
    hand.move(100 + dx / 2, 100 + dy)
    hand.move(100 + dx, 100 + dy)
    hand.up(100 + dx, 100 + dy)
    #expect(log.states == (isSwipe ? [.ended] : []))
  }

  @Test("It has a direction, or several")
  func directions() {
    let swipe = watch(SwipeGestureRecognizer())
    swipe.direction = [.up, .left]
    for (dx, dy) in [(60.0, 0.0), (-60, 0), (0, 60), (0, -60)] {
      hand.down(100, 100)
      hand.move(100 + dx, 100 + dy)
      hand.up(100 + dx, 100 + dy)
    }
    #expect(log.states == [.ended, .ended])
  }

  // MARK: Several fingers

  @Test("A pinch measures two fingers, without a jump, and can be set anew")
  func pinch() {
    let pinch = watch(PinchGestureRecognizer())
    hand.down(80, 100, id: 1, device: .touch)
    hand.down(120, 100, id: 2, device: .touch)
    hand.move(124, 100, id: 2, device: .touch)
    #expect(log.states == [])
    hand.move(130, 100, id: 2, device: .touch)
    #expect(log.states == [.began] && pinch.scale == 1)
    hand.move(180, 100, id: 2, device: .touch)
    #expect(log.states == [.began, .changed] && pinch.scale == 2)
    #expect(pinch.location(in: nil).x > 100)
    pinch.scale = 1
    hand.rest(0.1)
    for x in stride(from: 170.0, through: 130, by: -10) {
      hand.move(x, 100, id: 2, device: .touch)
    }
    #expect(pinch.scale == 0.5 && pinch.velocity < 0)
    hand.up(130, 100, id: 2, device: .touch)
    #expect(log.states.last == .ended)
    hand.up(80, 100, id: 1, device: .touch)
  }

  @Test("Taps and pans say how many fingers they want")
  func fingers() {
    let tap = watch(TapGestureRecognizer())
    tap.numberOfTouchesRequired = 2
    hand.tap(50, 50)
    #expect(log.states == [])
    hand.down(50, 50, id: 1, device: .touch)
    hand.down(80, 50, id: 2, device: .touch)
    hand.up(80, 50, id: 2, device: .touch)
    hand.up(50, 50, id: 1, device: .touch)
    #expect(log.states == [.ended])
    log.states = []
    let pan = watch(PanGestureRecognizer())
    pan.minimumNumberOfTouches = 2
    hand.drag(from: 50, 50, by: 40, 0)
    #expect(log.states == [])
    hand.down(50, 50, id: 1, device: .touch)
    hand.down(80, 50, id: 2, device: .touch)
    hand.move(80, 90, id: 1, device: .touch)
    #expect(log.states == [.began] && pan.numberOfTouches == 2)
    hand.up(80, 90, id: 1, device: .touch)
    hand.up(80, 50, id: 2, device: .touch)
  }
}
