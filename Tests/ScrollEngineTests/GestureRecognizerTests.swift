import ScrollEngine
import TestSupport
import Testing

@MainActor
@Suite("A gesture recognizer")
struct GestureRecognizerTests {
  let window = Window(frame: Rect(x: 0, y: 0, width: 100, height: 100))
  let view = View(frame: Rect(x: 10, y: 10, width: 80, height: 80))
  let hand: Hand

  init() {
    window.addSubview(view)
    hand = Hand(window)
  }

  /// Adds a tap recognizer, and returns a counter of its taps.
  func taps(on view: View) -> Counter {
    let counter = Counter()
    view.addGestureRecognizer(
      TapGestureRecognizer { if $0.state == .ended { counter.count += 1 } })
    return counter
  }

  final class Counter { var count = 0 }

  @Test("takes a press and release in nearly the same place for a tap")
  func tap() {
    let taps = taps(on: view)
    hand.tap(50, 50)
    hand.down(50, 50)
    hand.move(53, 53)
    hand.up(53, 53)
    #expect(taps.count == 2)
  }

  @Test("takes a release in another place for no tap, with or without a move to there")
  func tapElsewhere() {
    let taps = taps(on: view)
    hand.down(50, 50)
    hand.move(56, 50)
    hand.move(50, 50)
    hand.up(50, 50)
    hand.down(50, 50)
    hand.up(60, 60)
    #expect(taps.count == 0)
  }

  @Test("loses its tap to a pan that begins")
  func panWins() {
    let taps = taps(on: view)
    let pan = PanGestureRecognizer()
    var states: [GestureRecognizer.State] = []
    pan.onChange = { states.append($0.state) }
    window.addGestureRecognizer(pan)
    hand.drag(from: 50, 50, by: 10, 0)
    #expect(states == [.began, .changed, .ended])
    hand.tap(50, 50)
    #expect(taps.count == 1)
    #expect(states.count == 3)
  }

  @Test("of the deepest view comes first, and one tap is enough")
  func deepestFirst() {
    let outer = taps(on: window)
    let inner = taps(on: view)
    hand.tap(50, 50)
    #expect((outer.count, inner.count) == (0, 1))
    hand.tap(5, 5)
    #expect((outer.count, inner.count) == (1, 1))
  }

  @Test("that is disabled, or was taken away, sees nothing")
  func disabled() {
    let counter = Counter()
    let tap = TapGestureRecognizer { _ in counter.count += 1 }
    view.addGestureRecognizer(tap)
    tap.isEnabled = false
    hand.tap(50, 50)
    tap.isEnabled = true
    hand.down(50, 50)
    view.removeGestureRecognizer(tap)
    hand.up(50, 50)
    #expect(counter.count == 0)
    #expect(tap.view == nil && view.gestureRecognizers == nil)
  }

  @Test("belongs to one view at a time")
  func oneView() {
    let tap = TapGestureRecognizer()
    view.addGestureRecognizer(tap)
    window.addGestureRecognizer(tap)
    #expect(view.gestureRecognizers == nil)
    #expect(window.gestureRecognizers?.count == 1 && tap.view === window)
    window.addGestureRecognizer(tap)
    #expect(window.gestureRecognizers?.count == 1 && tap.view === window)
  }

  @Test("does not tap what has left the window while the pointer was down")
  func removedView() {
    let taps = taps(on: view)
    hand.down(50, 50)
    view.removeFromSuperview()
    hand.up(50, 50)
    #expect(taps.count == 0)
    window.addSubview(view)
    hand.tap(50, 50)
    #expect(taps.count == 1)
  }

  @Test("tells where the pointer is in the coordinates of any view")
  func location() {
    let pan = PanGestureRecognizer()
    view.addGestureRecognizer(pan)
    view.bounds.origin = Point(x: 100, y: 200)
    hand.down(30, 40)
    #expect(pan.location(in: nil) == Point(x: 30, y: 40))
    #expect(pan.location(in: view) == Point(x: 120, y: 230))
    #expect(pan.time == hand.time)
    hand.move(40, 40)
    hand.move(47, 44)
    #expect(pan.translation(in: nil) == Point(x: 7, y: 4))
    pan.setTranslation(.zero, in: nil)
    hand.move(48, 44)
    #expect(pan.translation(in: nil) == Point(x: 1, y: 0))
  }

  @Test("may end its own gesture while it is being told of it")
  func cancelInCallback() {
    let pan = PanGestureRecognizer()
    var states: [GestureRecognizer.State] = []
    pan.onChange = { [unowned window] recognizer in
      states.append(recognizer.state)
      if recognizer.state == .changed { window.router.cancel() }
    }
    view.addGestureRecognizer(pan)
    hand.drag(from: 50, 50, by: 10, 0)
    #expect(states == [.began, .changed, .cancelled])
    #expect(!window.router.isTracking)
  }

  @Test("The list of recognizers can be replaced, and is nil where there is none")
  func replaced() {
    let view = View()
    let (first, second, third) = (
      TapGestureRecognizer(), PanGestureRecognizer(), TapGestureRecognizer()
    )
    #expect(view.gestureRecognizers == nil)
    view.gestureRecognizers = [first, second]
    view.gestureRecognizers = [third, first]
    #expect(view.gestureRecognizers == [third, first])
    #expect(first.view === view && second.view == nil && third.view === view)
    View().gestureRecognizers = [first]
    view.gestureRecognizers = nil
    #expect(view.gestureRecognizers == nil && third.view == nil)
  }
}
