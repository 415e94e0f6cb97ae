import ScrollEngine
import TestSupport
import Testing

@MainActor
@Suite("Gestures beside each other")
struct GestureDelegateTests {
  let window = Window(frame: Rect(x: 0, y: 0, width: 200, height: 200))
  let view = View(frame: Rect(x: 0, y: 0, width: 200, height: 200))
  let hand: Hand

  init() {
    window.addSubview(view)
    hand = Hand(window)
  }

  /// A delegate with answers that a test sets.
  private final class Judge: GestureRecognizerDelegate {
    var mayBegin = true
    var receives: (Touch) -> Bool = { _ in true }
    var goesWith: (GestureRecognizer) -> Bool = { _ in false }
    var waitsFor: (GestureRecognizer) -> Bool = { _ in false }
    var holdsUp: (GestureRecognizer) -> Bool = { _ in false }
    var asked = 0

    func gestureRecognizerShouldBegin(_ gestureRecognizer: GestureRecognizer) -> Bool {
      asked += 1
      return mayBegin
    }
    func gestureRecognizer(
      _ gestureRecognizer: GestureRecognizer, shouldReceive touch: Touch
    ) -> Bool { receives(touch) }
    func gestureRecognizer(
      _ gestureRecognizer: GestureRecognizer,
      shouldRecognizeSimultaneouslyWith other: GestureRecognizer
    ) -> Bool { goesWith(other) }
    func gestureRecognizer(
      _ gestureRecognizer: GestureRecognizer, shouldRequireFailureOf other: GestureRecognizer
    ) -> Bool { waitsFor(other) }
    func gestureRecognizer(
      _ gestureRecognizer: GestureRecognizer, shouldBeRequiredToFailBy other: GestureRecognizer
    ) -> Bool { holdsUp(other) }
  }

  /// Adds a recognizer, and records its states under a name.
  private func watch<Recognizer: GestureRecognizer>(
    _ recognizer: Recognizer, _ name: String, on target: View? = nil, _ log: Log
  ) -> Recognizer {
    recognizer.onChange = { log.states.append("\(name) \($0.state)") }
    (target ?? view).addGestureRecognizer(recognizer)
    return recognizer
  }

  private final class Log { var states: [String] = [] }

  @Test("A delegate may refuse a gesture, and is asked once, when it is recognized")
  func shouldBegin() {
    let (log, judge) = (Log(), Judge())
    let pan = watch(PanGestureRecognizer(), "pan", log)
    pan.delegate = judge
    judge.mayBegin = false
    hand.drag(from: 50, 50, by: 40, 0)
    #expect(log.states == [] && judge.asked == 1)
    judge.mayBegin = true
    hand.drag(from: 50, 50, by: 40, 0)
    #expect(log.states == ["pan began", "pan changed", "pan ended"] && judge.asked == 2)
  }

  @Test("So may the view, also for the drag of a scroll view")
  func viewMayRefuse() {
    final class Stubborn: ScrollView {
      var refuses = true
      override func gestureRecognizerShouldBegin(_ gesture: GestureRecognizer) -> Bool {
        !(refuses && gesture === panGestureRecognizer)
      }
    }
    let scrollView = Stubborn(frame: window.bounds)
    scrollView.contentSize = Size(width: 200, height: 900)
    window.addSubview(scrollView)
    hand.drag(from: 50, 150, by: 0, -40)
    #expect(scrollView.contentOffset.y == 0)
    scrollView.refuses = false
    hand.drag(from: 50, 150, by: 0, -40)
    #expect(scrollView.contentOffset.y == 40)
  }

  @Test("A delegate may keep touches from a recognizer")
  func shouldReceive() {
    let (log, judge) = (Log(), Judge())
    let tap = watch(TapGestureRecognizer(), "tap", log)
    tap.delegate = judge
    judge.receives = { $0.location(in: nil).x < 100 }
    hand.tap(150, 50)
    hand.tap(50, 50)
    #expect(log.states == ["tap ended"])
  }

  @Test(
    "Two gestures go together if one delegate allows it, and not otherwise",
    arguments: [true, false])
  func together(isOuter: Bool) {
    let (log, judge) = (Log(), Judge())
    let inner = watch(PanGestureRecognizer(), "inner", log)
    let outer = watch(PanGestureRecognizer(), "outer", on: window, log)
    hand.drag(from: 50, 50, by: 40, 0)
    #expect(!log.states.contains("outer began") && log.states.contains("inner ended"))
    log.states = []
    (isOuter ? outer : inner).delegate = judge
    judge.goesWith = { $0 is PanGestureRecognizer }
    hand.drag(from: 50, 50, by: 40, 0)
    #expect(
      log.states == [
        "inner began", "outer began", "inner changed", "outer changed", "inner ended",
        "outer ended",
      ])
  }

  @Test("Nested scroll views move together if one of them says so, as its own pan's delegate")
  func nestedScrollViews() {
    final class Outer: ScrollView, GestureRecognizerDelegate {
      func gestureRecognizer(
        _ gesture: GestureRecognizer, shouldRecognizeSimultaneouslyWith other: GestureRecognizer
      ) -> Bool { true }
    }
    let outer = Outer(frame: window.bounds)
    outer.contentSize = Size(width: 200, height: 600)
    let inner = ScrollView(frame: Rect(x: 0, y: 0, width: 200, height: 500))
    inner.contentSize = Size(width: 200, height: 900)
    outer.addSubview(inner)
    window.addSubview(outer)
    hand.drag(from: 50, 150, by: 0, -40)
    #expect(inner.contentOffset.y == 40 && outer.contentOffset.y == 40)
  }

  @Test("A tap that requires a double tap to fail comes when no second tap does")
  func doubleTap() {
    let log = Log()
    let double = watch(TapGestureRecognizer(), "double", log)
    double.numberOfTapsRequired = 2
    let single = watch(TapGestureRecognizer(), "single", log)
    single.require(toFail: double)
    hand.tap(50, 50)
    #expect(log.states == [])
    let wake = window.advance(to: hand.time)
    #expect(wake == hand.time + 0.35)
    hand.rest(0.34)
    #expect(log.states == [])
    hand.rest(0.02)
    #expect(log.states == ["single ended"])
    #expect(window.advance(to: hand.time) == nil)
    hand.rest(1)
    log.states = []
    hand.tap(50, 50)
    hand.rest(0.1)
    hand.tap(52, 51)
    #expect(log.states == ["double ended"])
    hand.rest(1)
    #expect(log.states == ["double ended"])
  }

  @Test("Without that, both are recognized: the single tap first")
  func tapsByThemselves() {
    let log = Log()
    let double = watch(TapGestureRecognizer(), "double", log)
    double.numberOfTapsRequired = 2
    _ = watch(TapGestureRecognizer(), "single", log)
    hand.tap(50, 50)
    #expect(log.states == ["single ended"])
    hand.tap(50, 50)
    #expect(log.states.contains("double ended"))
  }

  @Test("The second tap may come late, far away or as a drag: then it is another first one")
  func brokenDoubleTap() {
    let log = Log()
    let double = watch(TapGestureRecognizer(), "double", log)
    double.numberOfTapsRequired = 2
    hand.tap(50, 50)
    hand.rest(0.4)
    hand.tap(50, 50)
    hand.rest(0.1)
    hand.tap(150, 50)
    hand.rest(0.1)
    hand.drag(from: 150, 50, by: 20, 0)
    #expect(log.states == [])
    hand.rest(0.5)
    hand.tap(50, 50)
    hand.tap(50, 50)
    #expect(log.states == ["double ended"])
  }

  @Test("Either delegate may make one wait for the other", arguments: [true, false])
  func failureByDelegate(asksWaiting: Bool) {
    let (log, judge) = (Log(), Judge())
    let double = watch(TapGestureRecognizer(), "double", log)
    double.numberOfTapsRequired = 2
    let single = watch(TapGestureRecognizer(), "single", log)
    if asksWaiting {
      single.delegate = judge
      judge.waitsFor = { $0 === double }
    } else {
      double.delegate = judge
      judge.holdsUp = { $0 === single }
    }
    hand.tap(50, 50)
    #expect(log.states == [])
    hand.rest(0.4)
    #expect(log.states == ["single ended"])
  }

  @Test("A scroll view waits until a swipe has failed")
  func scrollViewWaits() {
    let log = Log()
    let scrollView = ScrollView(frame: window.bounds)
    scrollView.contentSize = Size(width: 200, height: 900)
    window.addSubview(scrollView)
    let swipe = watch(SwipeGestureRecognizer(), "swipe", on: scrollView, log)
    swipe.direction = .up
    scrollView.panGestureRecognizer.require(toFail: swipe)
    // The finger is too slow for a swipe.
    hand.down(50, 190)
    hand.move(50, 170)
    #expect(!scrollView.isDragging)
    hand.rest(0.6)
    hand.move(50, 160)
    hand.move(50, 130)
    #expect(scrollView.isDragging && log.states == [])
    hand.up(50, 130)
    hand.settle()
    let offset = scrollView.contentOffset
    hand.down(50, 190)
    hand.move(50, 160)
    hand.move(50, 120)
    hand.up(50, 120)
    hand.settle()
    #expect(log.states == ["swipe ended"] && scrollView.contentOffset == offset)
  }

  @Test("A recognizer of somebody else follows touches, and sets its own state")
  func custom() {
    final class Check: GestureRecognizer {
      var resets = 0
      var fingers = 0
      override func touchesBegan(_ touches: Set<Touch>, with event: Event) {
        fingers += touches.count
      }
      override func touchesMoved(_ touches: Set<Touch>, with event: Event) {
        if let touch = touches.first, touch.location(in: view).x > 100 { state = .failed }
      }
      override func touchesEnded(_ touches: Set<Touch>, with event: Event) { state = .recognized }
      override func reset() { resets += 1 }
    }
    let log = Log()
    let check = watch(Check(), "check", log)
    hand.tap(50, 50)
    #expect(log.states == ["check ended"] && check.resets == 1 && check.fingers == 1)
    hand.down(50, 50)
    hand.move(120, 50)
    hand.up(60, 50)
    #expect(log.states == ["check ended"] && check.state == .failed)
    #expect(check.resets == 2)
  }
}
