import ScrollEngine
import TestSupport
import Testing

@MainActor
@Suite("The desktop's time of double clicks")
struct DoubleTapPauseTests {
  private let window = Window(frame: Rect(x: 0, y: 0, width: 100, height: 200))
  private let pad = View(frame: Rect(x: 0, y: 0, width: 100, height: 200))

  private final class Counts: View {
    var tapCounts: [Int] = []
    override func touchesBegan(_ touches: Set<Touch>, with event: Event?) {
      tapCounts += touches.map(\.tapCount)
    }
  }

  @Test("decides which taps belong together", arguments: [(0.2, 0.3, false), (0.6, 0.5, true)])
  func recognizer(pause: Double, rest: Double, isDouble: Bool) {
    window.doubleTapPause = pause
    window.addSubview(pad)
    let tap = TapGestureRecognizer()
    tap.numberOfTapsRequired = 2
    var count = 0
    tap.onChange = { if $0.state == .ended { count += 1 } }
    pad.addGestureRecognizer(tap)
    let hand = Hand(window)
    hand.tap(30, 50)
    hand.rest(rest)
    hand.tap(30, 50)
    #expect(count == (isDouble ? 1 : 0))
  }

  @Test("decides how touches are counted")
  func touches() {
    let counts = Counts(frame: window.bounds)
    window.addSubview(counts)
    let hand = Hand(window)
    for pause in [0.2, 0.6] {
      window.doubleTapPause = pause
      hand.rest(5)
      hand.tap(30, 50)
      hand.rest(0.4)
      hand.tap(30, 50)
    }
    #expect(counts.tapCounts == [1, 1, 1, 2])
  }
}
