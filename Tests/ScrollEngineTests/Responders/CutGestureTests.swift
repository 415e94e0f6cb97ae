import ScrollEngine
import TestSupport
import Testing

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
    let witness = Witness()
    let first = PanGestureRecognizer { [window] _ in window.router.cancel() }
    first.shouldBeginAtOnce = { true }
    let other = View(frame: window.bounds)
    window.addSubview(other)
    other.addGestureRecognizer(first)
    other.addGestureRecognizer(witness)
    hand.down(50, 50)
    #expect(witness.calls == ["reset"] && first.state == .cancelled)
    hand.up(50, 50)
  }

  /// A recognizer of somebody else that records its calls.
  private final class Witness: GestureRecognizer {
    var calls: [String] = []
    /// The state to set when the touches are cancelled; nil for none.
    var answer: State?

    private func note(_ name: String, _ touches: Set<Touch>, _ event: Event) {
      let all = event.allTouches ?? []
      calls.append("\(name) \(touches.count) \(touches.isSubset(of: all))")
    }
    override func touchesBegan(_ touches: Set<Touch>, with event: Event) {
      note("began", touches, event)
      if calls.count == 1, answer != nil { state = .began }
    }
    override func touchesEnded(_ touches: Set<Touch>, with event: Event) {
      note("ended", touches, event)
    }
    override func touchesCancelled(_ touches: Set<Touch>, with event: Event) {
      note("cancelled \(touches.map { "\($0.phase)" }.joined(separator: " "))", touches, event)
      if let answer { state = answer }
    }
    override func reset() { calls.append("reset") }
  }

  @Test("A recognizer of somebody else learns that its touches are taken away, once")
  func takenAway() {
    let witness = Witness()
    let other = View(frame: window.bounds)
    window.addSubview(other)
    other.addGestureRecognizer(witness)
    hand.down(50, 50, id: 1, device: .touch)
    hand.down(90, 50, id: 2, device: .touch)
    window.router.cancel()
    #expect(
      witness.calls == [
        "began 1 true", "began 1 true", "cancelled cancelled cancelled 2 true", "reset",
      ])
    #expect(witness.state == .failed)
    hand.up(50, 50, id: 1, device: .touch)
    hand.up(90, 50, id: 2, device: .touch)
    #expect(witness.calls.count == 4)
  }

  @Test("Its own answer to the loss of its touches stands")
  func ownAnswer() {
    let witness = Witness()
    witness.answer = .ended
    var states: [GestureRecognizer.State] = []
    witness.onChange = { states.append($0.state) }
    let other = View(frame: window.bounds)
    window.addSubview(other)
    other.addGestureRecognizer(witness)
    hand.down(50, 50)
    hand.lose()
    #expect(states == [.began, .ended])
    #expect(witness.calls == ["began 1 true", "cancelled cancelled 1 true", "reset"])
  }

  @Test("A gesture that another one makes fail keeps its touches")
  func prevented() {
    let witness = Witness()
    view.addGestureRecognizer(witness)
    hand.down(50, 150)
    // The content gets the pointer, which stays for so long.
    hand.rest(0.2)
    hand.move(50, 130)
    hand.move(50, 90)
    #expect(scrollView.isDragging)
    hand.up(50, 90)
    #expect(witness.calls == ["began 1 true", "reset"] && witness.state == .failed)
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
