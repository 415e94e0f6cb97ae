import ScrollEngine
import TestSupport
import Testing

@MainActor
@Suite("Touches that recognizers keep from views")
struct DelayedViewTouchTests {
  let window = Window(frame: Rect(x: 0, y: 0, width: 100, height: 200))
  let pad = TouchLog(frame: Rect(x: 0, y: 0, width: 100, height: 200))
  let hand: Hand

  init() {
    window.addSubview(pad)
    hand = Hand(window)
  }

  private func doubleTap() -> TapGestureRecognizer {
    let tap = TapGestureRecognizer()
    tap.numberOfTapsRequired = 2
    pad.addGestureRecognizer(tap)
    return tap
  }

  private func tapTwice() {
    hand.tap(30, 50)
    hand.rest(0.1)
    hand.tap(30, 50)
  }

  // The source of the next two tests is UIKit's documentation of `delaysTouchesEnded`.

  @Test("end only when a double tap has failed, or are cancelled when it was one")
  func delayedEnd() {
    let tap = doubleTap()
    #expect(tap.delaysTouchesEnded && !tap.delaysTouchesBegan)
    tapTwice()
    #expect(pad.names == ["began", "began", "cancelled", "cancelled"])
    pad.log = []
    hand.rest(1)
    hand.tap(30, 50)
    #expect(pad.names == ["began"])
    hand.rest(1)
    #expect(pad.names == ["began", "ended"])
    #expect(pad.complaints.isEmpty && pad.openCount == 0)
  }

  @Test("end at once where the recognizer does not delay that")
  func promptEnd() {
    doubleTap().delaysTouchesEnded = false
    tapTwice()
    #expect(pad.names == ["began", "ended", "began", "cancelled"])
  }

  @Test("end for a gesture that leaves touches to the views, even when it is recognized")
  func keptTouches() {
    doubleTap().cancelsTouchesInView = false
    tapTwice()
    #expect(pad.names == ["began", "began", "ended", "ended"])
  }

  @Test("are not heard of while a recognizer may take them, nor after it has")
  func delayedBeginning() {
    let pan = PanGestureRecognizer()
    pan.delaysTouchesBegan = true
    pad.addGestureRecognizer(pan)
    hand.down(30, 50)
    #expect(pad.names.isEmpty)
    hand.move(30, 90)
    hand.up(30, 90)
    #expect(pan.state == .ended && pad.names.isEmpty)
    hand.rest(1)
    hand.down(30, 50)
    hand.up(30, 50)
    #expect(pad.log == ["began 30,50", "ended 30,50"])
    #expect(pad.complaints.isEmpty)
  }

  @Test("that a double tap keeps begin and end when it has failed, with their own times")
  func delayedBoth() {
    final class Clock: View {
      var times: [Double] = []
      override func touchesBegan(_ touches: Set<Touch>, with event: Event?) {
        times += touches.map(\.timestamp)
      }
      override func touchesEnded(_ touches: Set<Touch>, with event: Event?) {
        times += touches.map(\.timestamp)
      }
    }
    let clock = Clock(frame: pad.bounds)
    window.addSubview(clock)
    let tap = TapGestureRecognizer()
    tap.numberOfTapsRequired = 2
    tap.delaysTouchesBegan = true
    clock.addGestureRecognizer(tap)
    hand.rest(0.2)
    hand.down(30, 50)
    let start = hand.time
    hand.rest(0.05)
    hand.up(30, 50)
    let end = hand.time
    #expect(clock.times.isEmpty)
    hand.rest(1)
    #expect(clock.times == [start, end])
  }

  @Test("are never heard of when the system takes them away before")
  func lost() {
    let pan = PanGestureRecognizer()
    pan.delaysTouchesBegan = true
    pad.addGestureRecognizer(pan)
    hand.down(30, 50)
    hand.lose()
    hand.rest(1)
    #expect(pad.names.isEmpty)
  }

  @Test("that wait for their end are cancelled when their view leaves the window")
  func leaving() {
    _ = doubleTap()
    hand.tap(30, 50)
    pad.removeFromSuperview()
    hand.rest(1)
    #expect(pad.names == ["began", "cancelled"] && pad.openCount == 0)
  }
}
