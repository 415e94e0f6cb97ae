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

@MainActor
@Suite("Gestures that are cut short")
struct CutGestureTests {
  let window = Window(frame: Rect(x: 0, y: 0, width: 200, height: 200))
  let scrollView = ScrollView(frame: Rect(x: 0, y: 0, width: 200, height: 200))
  let view = TouchLog(frame: Rect(x: 0, y: 0, width: 200, height: 200))
  let single = TapGestureRecognizer()
  let double = TapGestureRecognizer()
  let hand: Hand
  private let log = Log()

  private final class Log { var words: [String] = [] }

  init() {
    window.addSubview(scrollView)
    scrollView.contentSize = Size(width: 200, height: 900)
    scrollView.addSubview(view)
    hand = Hand(window)
    double.numberOfTapsRequired = 2
    single.require(toFail: double)
    let log = log
    single.onChange = { log.words.append("single \($0.location(in: nil).x)") }
    double.onChange = { log.words.append("double \($0.location(in: nil).x)") }
    view.addGestureRecognizer(single)
    view.addGestureRecognizer(double)
  }

  @Test("A tap that waited is there once a drag has made the double tap impossible")
  func dragAfterTap() {
    hand.tap(50, 150)
    hand.drag(from: 70, 150, by: 0, -60)
    #expect(log.words == ["single 50.0"])
    hand.tap(90, 100)
    hand.rest(0.5)
    #expect(log.words == ["single 50.0", "single 90.0"])
  }

  @Test("A double tap in a scroll view is one, however late the second finger leaves")
  func slowDoubleTap() {
    hand.tap(50, 50)
    hand.rest(0.25)
    hand.down(50, 50)
    hand.rest(0.1)
    hand.up(50, 50)
    #expect(log.words == ["double 50.0"])
    hand.rest(1)
    #expect(log.words == ["double 50.0"])
  }

  @Test("A view that leaves takes its gestures with it, and they are whole when it returns")
  func leaving() {
    hand.tap(50, 50)
    view.removeFromSuperview()
    hand.rest(0.5)
    scrollView.addSubview(view)
    hand.drag(from: 70, 150, by: 0, -60)
    #expect(log.words == [])
    scrollView.contentOffset = .zero
    hand.tap(90, 50)
    hand.rest(0.5)
    #expect(log.words == ["single 90.0"])
    let press = LongPressGestureRecognizer { [log] _ in log.words.append("press") }
    view.addGestureRecognizer(press)
    hand.down(50, 50)
    hand.rest(0.2)
    view.removeFromSuperview()
    hand.rest(1)
    hand.up(50, 50)
    #expect(log.words == ["single 90.0"])
  }

  @Test("Content hears where a touch began, though it has moved since")
  func beginning() {
    var phases: [Touch.Phase] = []
    final class Pad: View {
      var note: (Touch) -> Void = { _ in }
      override func touchesBegan(_ touches: Set<Touch>, with event: Event?) {
        touches.forEach(note)
      }
    }
    let pad = Pad(frame: view.frame)
    pad.note = { phases.append($0.phase) }
    scrollView.addSubview(pad)
    hand.down(50, 50)
    hand.move(53, 50)
    hand.rest(0.2)
    #expect(phases == [.began])
    hand.up(53, 50)
    pad.removeFromSuperview()
    hand.down(50, 50)
    hand.move(53, 50)
    hand.up(53, 50)
    #expect(Array(view.log.prefix(1)) == ["began 50,50"])
  }

  @Test("A recognizer is reset however its gesture ends")
  func reset() {
    final class Collector: GestureRecognizer {
      var points = 0
      override func touchesBegan(_ touches: Set<Touch>, with event: Event) { points += 1 }
      override func reset() { points = 0 }
    }
    let collector = Collector()
    scrollView.addGestureRecognizer(collector)
    hand.drag(from: 50, 150, by: 0, -60)
    #expect(collector.points == 0)
    hand.down(50, 150)
    hand.lose()
    #expect(collector.points == 0)
    hand.tap(50, 150)
    #expect(collector.points == 0)
  }

  @Test("A gesture cancelled from a callback tells nobody else of the touch")
  func cancelledWithin() {
    final class Witness: GestureRecognizer {
      var downs = 0
      override func pointerDown(at location: Point) { downs += 1 }
    }
    let witness = Witness()
    let first = PanGestureRecognizer { [window] _ in window.router.cancel() }
    first.shouldBeginAtOnce = { true }
    let other = View(frame: window.bounds)
    window.addSubview(other)
    other.addGestureRecognizer(first)
    other.addGestureRecognizer(witness)
    hand.down(50, 50)
    #expect(witness.downs == 0 && first.state == .cancelled)
    hand.up(50, 50)
  }

  @Test("A long press of two fingers counts from the second one, and needs both")
  func twoFingers() {
    let press = LongPressGestureRecognizer { [log] in log.words.append("\($0.state)") }
    press.numberOfTouchesRequired = 2
    let other = View(frame: window.bounds)
    window.addSubview(other)
    other.addGestureRecognizer(press)
    hand.down(50, 50, id: 1, device: .touch)
    hand.rest(1)
    hand.down(90, 50, id: 2, device: .touch)
    hand.rest(0.4)
    #expect(log.words == [])
    hand.rest(0.2)
    #expect(log.words == ["began"])
    hand.up(90, 50, id: 2, device: .touch)
    hand.up(50, 50, id: 1, device: .touch)
    log.words = []
    hand.down(50, 50, id: 1, device: .touch)
    hand.down(90, 50, id: 2, device: .touch)
    hand.up(90, 50, id: 2, device: .touch)
    hand.rest(1)
    #expect(log.words == [])
    hand.up(50, 50, id: 1, device: .touch)
  }
}
